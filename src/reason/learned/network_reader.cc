// Reads a network from the numbers that training exports: float32, little-endian. The number of
// channels, blocks and planes; then for the stem, the two layers of each block (with the weights of
// the mean between them, in every second block) and the head: weights [3][3][input][output] (or
// [input][output]) and biases. Weights become whole numbers with as many binary places as their
// sums have room for.
#include <algorithm>
#include <bit>
#include <cmath>

#include "ground/base/try.h"
#include "reason/learned/network.h"

namespace minewise {
namespace {

constexpr int kMostChannels = 256, kMostBlocks = 64;
constexpr int kMostShift = 14;
constexpr double kMostWeight = 32767;
constexpr double kMostSum = 2147483647.0;

}  // namespace

class Network::Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  Result<Network> read() {
    Network network;
    network.channels_ = whole();
    const int blocks = whole();
    network.planes_ = whole();
    const bool fits =
        network.channels_ > 0 && network.channels_ <= kMostChannels && network.channels_ % 8 == 0 &&
        blocks >= 0 && blocks <= kMostBlocks &&
        (network.planes_ == kBoardPlanes || network.planes_ == kBoardPlanes + kMarkPlanes);
    if (!fits) return fail("not a network: its first three numbers say nothing that fits");
    TRY(network.stem_, layer(9, network.planes_, network.channels_));
    for (int i = 0; i < blocks; ++i) {
      Block block;
      TRY(block.first, layer(9, network.channels_, network.channels_));
      block.pools = i % 2 == 1;
      if (block.pools) {
        TRY(block.pool, layer(1, network.channels_, network.channels_));
      }
      TRY(block.second, layer(9, network.channels_, network.channels_));
      network.blocks_.push_back(std::move(block));
    }
    TRY(network.head_, layer(1, network.channels_, 1));
    if (next_ != bytes_.size())
      return fail("the network has {} bytes too many", bytes_.size() - next_);
    return network;
  }

 private:
  double number() {
    if (bytes_.size() - next_ < 4) {
      is_short_ = true;
      return 0;
    }
    std::uint32_t bits = 0;
    for (int i = 0; i < 4; ++i) {
      bits |= std::uint32_t{static_cast<std::uint8_t>(bytes_[next_ + static_cast<std::size_t>(i)])}
              << 8 * i;
    }
    next_ += 4;
    return std::bit_cast<float>(bits);
  }

  int whole() {
    const double value = number();
    return value >= 0 && value <= 1e6 && value == std::floor(value) ? static_cast<int>(value) : -1;
  }

  Result<Layer> layer(int places, int inputs, int outputs) {
    std::vector<double> weights(static_cast<std::size_t>(places) *
                                static_cast<std::size_t>(inputs) *
                                static_cast<std::size_t>(outputs));
    std::vector<double> bias(static_cast<std::size_t>(outputs));
    for (auto* numbers : {&weights, &bias}) {
      for (double& each : *numbers) each = number();
    }
    if (is_short_) return fail("the network ends after {} bytes, too soon", bytes_.size());
    Layer layer;
    layer.inputs = inputs;
    layer.outputs = outputs;
    TRY(layer.shift, shift_for(weights, bias));
    const double scale = std::ldexp(1.0, layer.shift);
    const auto columns = static_cast<std::size_t>(outputs),
               pairs = static_cast<std::size_t>((inputs + 1) / 2);
    layer.weights.assign(static_cast<std::size_t>(places) * pairs * 2 * columns, 0);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const std::size_t place = i / (static_cast<std::size_t>(inputs) * columns);
      const std::size_t input = i / columns % static_cast<std::size_t>(inputs),
                        output = i % columns;
      layer.weights[((place * pairs + input / 2) * columns + output) * 2 + input % 2] =
          static_cast<std::int16_t>(std::lround(weights[i] * scale));
    }
    const std::int32_t half =
        layer.shift > 0 && outputs > 1 ? 1 << (layer.shift - 1) : 0;  // to round
    for (const double each : bias) {
      layer.bias.push_back(static_cast<std::int32_t>(std::lround(each * scale * kOne)) + half);
    }
    return layer;
  }

  // As many places as leave every sum, whatever it adds, within 32 bits.
  Result<int> shift_for(const std::vector<double>& weights, const std::vector<double>& bias) const {
    std::vector<double> sums(bias.size(), 0);
    double most = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      if (!std::isfinite(weights[i])) return fail("a weight of the network is no number");
      sums[i % bias.size()] += std::abs(weights[i]);
      most = std::max(most, std::abs(weights[i]));
    }
    for (int shift = kMostShift; shift >= 0; --shift) {
      const double scale = std::ldexp(1.0, shift);
      bool fits = most * scale < kMostWeight;
      for (std::size_t i = 0; i < bias.size(); ++i) {
        const double rounding = 0.5 * static_cast<double>(weights.size() / bias.size()) + 1;
        const double sum =
            (sums[i] * scale + rounding) * kMostNumber + (std::abs(bias[i]) * kOne + 1) * scale;
        fits = fits && sum < kMostSum;  // also false where a bias is no number
      }
      if (fits) return shift;
    }
    return fail("a weight of the network is too large");
  }

  std::string_view bytes_;
  std::size_t next_ = 0;
  bool is_short_ = false;
};

Result<Network> Network::read(std::string_view bytes) {
  return Reader(bytes).read();
}

}  // namespace minewise
