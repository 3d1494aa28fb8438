// Reads a network from the numbers that training exports: whole, little-endian. The number of
// channels, blocks and planes, in 32 bits; then for the stem, the two layers of each block (with
// the weights of the mean between them, in every second block) and the head: the shift in 32 bits,
// weights [3][3][input][output] (or [input][output]) in 16 and biases in 32. A shift leaves as many
// binary places as sums have room for; a file in which some sum may have none is refused.
#include <algorithm>
#include <cstdlib>

#include "core/try.h"
#include "search/network.h"

namespace minewise {
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
    if (!fits) return fail("not a network: its first three numbers say nothing that fits");
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
      return fail("the network has {} bytes too many", bytes_.size() - next_);
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
      return fail("the network ends after {} bytes, too soon", bytes_.size());
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

}  // namespace minewise
