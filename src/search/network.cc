#include "search/network.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "core/macros.h"

namespace minewise {

namespace {

std::int16_t cut(std::int32_t number) {
  return static_cast<std::int16_t>(std::clamp(number, 0, kMostNumber));
}

}  // namespace

// What is not zero is listed once, and read by the nine cells around it.
void Network::list_non_zero(const Layer& layer, std::span<const std::int16_t> from) {
  non_zero_.clear();
  first_.clear();
  for (std::size_t spot = 0; spot < from.size(); spot += static_cast<std::size_t>(layer.inputs)) {
    first_.push_back(non_zero_.size());
    const std::int16_t* numbers = from.data() + spot;
    for (int k = 0; k < layer.inputs; k += 2) {
      if (numbers[k] == 0 && numbers[k + 1] == 0) continue;
      non_zero_.push_back({{numbers[k], numbers[k + 1]}, k * layer.outputs});
    }
  }
  first_.push_back(non_zero_.size());
}

// Outputs `first` and those after it, as many as a tile has.
template <int kOutputs>
void Network::convolve_tile(const Layer& layer, int row, int first, const Spots& spots,
                            const std::int16_t* added, std::int16_t* to) {
  for (const int spot : spots) {
    Surroundings around;
    for (int place = 0; place < kPlaces; ++place) {
      const int near = spot + (place / 3 - 1) * row + place % 3 - 1;
      around[place] = {non_zero_.data() + first_[near], first_[near + 1] - first_[near]};
    }
    std::array<std::int32_t, kOutputs> sums;
    std::copy_n(layer.bias.begin() + first, kOutputs, sums.begin());
    add_tile(around, layer.weights.data() + 2 * first, layer.inputs * layer.outputs,
             std::span<std::int32_t, kOutputs>(sums));
    const int offset = spot * layer.outputs + first;
    for (int i = 0; i < kOutputs; ++i) {
      to[offset + i] = cut((sums[i] >> layer.shift) + (added ? added[offset + i] : 0));
    }
  }
}

void Network::convolve(const Layer& layer, int row, std::span<const std::int16_t> from,
                       const Spots& spots, const std::int16_t* added, std::int16_t* to) {
  list_non_zero(layer, from);
  int first = 0;
  for (; first + kWideTileOutputs <= layer.outputs; first += kWideTileOutputs) {
    convolve_tile<kWideTileOutputs>(layer, row, first, spots, added, to);
  }
  for (; first < layer.outputs; first += kTileOutputs) {
    convolve_tile<kTileOutputs>(layer, row, first, spots, added, to);
  }
}

// Which cells each layer has to work out, from the last to the first.
void Network::plan_spots(const Framed& framed, std::span<const Cell> cells) {
  const auto list = [&](Spots& spots) {
    spots.clear();
    for (std::size_t i = 0; i < wanted_.size(); ++i) {
      if (wanted_[i]) spots.push_back(static_cast<int>(i));
    }
  };
  const auto want_all = [&] {
    for (int row = 1; row <= framed.height(); ++row) {
      std::fill_n(wanted_.begin() + row * framed.row() + 1, framed.width(), 1);
    }
  };
  const auto grow = [&] {
    grown_.assign(wanted_.size(), 0);
    for (int row = 1; row <= framed.height(); ++row) {
      for (int column = 1; column <= framed.width(); ++column) {
        const int spot = row * framed.row() + column;
        bool any = false;
        for (const int step : {-framed.row(), 0, framed.row()}) {
          any = any || wanted_[spot + step - 1] || wanted_[spot + step] || wanted_[spot + step + 1];
        }
        grown_[spot] = any;
      }
    }
    wanted_.swap(grown_);
  };
  spots_.resize(2 * blocks_.size() + 1);
  wanted_.assign(framed.size(), 0);
  for (const Cell cell : cells) wanted_[framed.at(cell)] = 1;
  for (std::size_t i = blocks_.size(); i-- > 0;) {
    list(spots_[2 * i + 2]);
    grow();
    if (blocks_[i].pools) want_all();
    list(spots_[2 * i + 1]);
    grow();
  }
  list(spots_[0]);
}

void Network::add_mean(const Framed& framed, const Block& block, const Spots& spots,
                       Numbers& numbers) {
  const int cells = framed.width() * framed.height();
  std::vector<std::int64_t> sums(static_cast<std::size_t>(channels_), 0);
  for (const int spot : spots) {
    const std::int16_t* each = numbers.data() + spot * channels_;
    for (int k = 0; k < channels_; ++k) sums[k] += each[k];
  }
  std::vector<std::int32_t> more(block.pool.bias);
  for (int k = 0; k < channels_; ++k) {
    const auto mean = static_cast<std::int32_t>(sums[k] / cells);
    const std::int16_t* weights = block.pool.weights.data() + k / 2 * 2 * channels_ + k % 2;
    for (int out = 0; out < channels_; ++out) more[out] += mean * weights[2 * out];
  }
  for (std::int32_t& number : more) number >>= block.pool.shift;
  for (const int spot : spots) {
    std::int16_t* each = numbers.data() + spot * channels_;
    for (int k = 0; k < channels_; ++k) {
      each[k] = static_cast<std::int16_t>(std::clamp(each[k] + more[k], -kMostNumber, kMostNumber));
    }
  }
}

void Network::ask(const Framed& framed, std::span<const std::int16_t> planes,
                  std::span<const Cell> cells, std::vector<double>& answers) {
  plan_spots(framed, cells);
  const std::size_t size = framed.size() * static_cast<std::size_t>(channels_);
  for (Numbers* numbers : {&x_, &y_, &z_}) numbers->assign(size, 0);
  convolve(stem_, framed.row(), planes, spots_[0], nullptr, x_.data());
  for (std::size_t i = 0; i < blocks_.size(); ++i) {
    const Block& block = blocks_[i];
    convolve(block.first, framed.row(), x_, spots_[2 * i + 1], nullptr, y_.data());
    if (block.pools) add_mean(framed, block, spots_[2 * i + 1], y_);
    convolve(block.second, framed.row(), y_, spots_[2 * i + 2], x_.data(), z_.data());
    x_.swap(z_);
  }
  answers.clear();
  for (const Cell cell : cells) {
    std::int64_t sum = head_.bias[0];
    const std::int16_t* numbers = x_.data() + framed.at(cell) * channels_;
    for (int k = 0; k < channels_; ++k) sum += numbers[k] * std::int64_t{head_.weights[k]};
    answers.push_back(static_cast<double>(sum) /
                      static_cast<double>(std::int64_t{kOne} << head_.shift));
  }
}

// Reads a network from the numbers that training exports: whole, little-endian. The number of
// channels, blocks and planes, in 32 bits; then for the stem, the two layers of each block (with
// the weights of the mean between them, in every second block) and the head: the shift in 32 bits,
// weights [3][3][input][output] (or [input][output]) in 16 and biases in 32. A shift leaves as many
// binary places as sums have room for; a file in which some sum may have none is refused.

namespace {

constexpr int kMostChannels = 256, kMostBlocks = 64;
constexpr int kMostShift = 14;
constexpr std::int64_t kMostSum = 2'147'483'647;

}  // namespace

class Network::Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  Result<Network> read() {
    Network network;
    network.channels_ = number<std::int32_t>();
    const int blocks = number<std::int32_t>();
    network.planes_ = number<std::int32_t>();
    const bool fits =
        network.channels_ > 0 && network.channels_ <= kMostChannels && network.channels_ % 8 == 0 &&
        blocks >= 0 && blocks <= kMostBlocks &&
        (network.planes_ == kBoardPlanes || network.planes_ == kBoardPlanes + kMarkPlanes);
    if (!fits) return fail("not a network: its first three numbers are wrong");
    TRY(network.stem_, layer(kPlaces, network.planes_, network.channels_));
    for (int i = 0; i < blocks; ++i) {
      Block block;
      TRY(block.first, layer(kPlaces, network.channels_, network.channels_));
      block.pools = i % 2 == 1;
      if (block.pools) {
        TRY(block.pool, layer(1, network.channels_, network.channels_));
      }
      TRY(block.second, layer(kPlaces, network.channels_, network.channels_));
      network.blocks_.push_back(std::move(block));
    }
    TRY(network.head_, layer(1, network.channels_, 1));
    if (next_ != bytes_.size())
      return fail("the network has {} extra bytes", bytes_.size() - next_);
    return network;
  }

 private:
  bool has(std::size_t bytes) const { return bytes_.size() - next_ >= bytes; }

  // The next number; 0 past the end.
  template <class Whole>
  Whole number() {
    if (!has(sizeof(Whole))) return 0;
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < sizeof(Whole); ++i) {
      bits |= std::uint32_t{static_cast<std::uint8_t>(bytes_[next_ + i])} << 8 * i;
    }
    next_ += sizeof(Whole);
    return static_cast<Whole>(bits);
  }

  Result<Layer> layer(int places, int inputs, int outputs) {
    const auto rows = static_cast<std::size_t>(places) * static_cast<std::size_t>(inputs),
               columns = static_cast<std::size_t>(outputs);
    if (!has(sizeof(std::int32_t) * (1 + columns) + sizeof(std::int16_t) * rows * columns))
      return fail("the network ends too early, after {} bytes", bytes_.size());
    Layer layer;
    layer.inputs = inputs;
    layer.outputs = outputs;
    layer.shift = number<std::int32_t>();
    if (layer.shift < 0 || layer.shift > kMostShift)
      return fail("a layer of the network has shift {}, not 0 to {}", layer.shift, kMostShift);
    std::vector<std::int64_t> sums(columns, 0);
    read_weights(rows, sums, layer);
    for (const std::int64_t sum : sums) {
      const std::int64_t bias = number<std::int32_t>();
      const std::int64_t half =
          layer.shift > 0 && outputs > 1 ? 1 << (layer.shift - 1) : 0;  // to round
      if (sum * kMostNumber + std::abs(bias) + half > kMostSum)
        return fail("a weight of the network is too large");
      layer.bias.push_back(static_cast<std::int32_t>(bias + half));
    }
    return layer;
  }

  // Puts weights in pairs of inputs, and adds up how large each output's are.
  void read_weights(std::size_t rows, std::vector<std::int64_t>& sums, Layer& layer) {
    const std::size_t columns = sums.size(), inputs = static_cast<std::size_t>(layer.inputs),
                      pairs = (inputs + 1) / 2;
    layer.weights.assign(rows / inputs * pairs * 2 * columns, 0);
    for (std::size_t i = 0; i < rows * columns; ++i) {
      const std::size_t place = i / (inputs * columns), input = i / columns % inputs,
                        output = i % columns;
      const auto weight = number<std::int16_t>();
      layer.weights[((place * pairs + input / 2) * columns + output) * 2 + input % 2] = weight;
      sums[output] += std::abs(std::int64_t{weight});
    }
  }

  std::string_view bytes_;
  std::size_t next_ = 0;
};

Result<Network> Network::read(std::string_view bytes) {
  return Reader(bytes).read();
}

Network score_network() {
  return Network::read(kScoreWeights).value();
}

Network value_network() {
  return Network::read(kValueWeights).value();
}

double Value::risk(const Shape& shape, std::span<const std::uint8_t> bytes) {
  unknown_.clear();
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (is_unknown(bytes[i])) unknown_.push_back(Cell{static_cast<int>(i)});
  }
  if (unknown_.empty()) return 0;
  const Framed framed(shape);
  fill_planes(framed, bytes, {}, planes_);
  network_.ask(framed, planes_, unknown_, answers_);
  double risk = 0;
  for (const double answer : answers_) {
    risk += answer > 30 ? answer : std::log1p(std::exp(answer));
  }
  return risk;
}

}  // namespace minewise
