#include "search/network.h"

#include <algorithm>
#include <array>

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

}  // namespace minewise
