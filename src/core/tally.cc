#include "core/tally.h"

#include <cmath>
#include <limits>

namespace minewise {
namespace {

constexpr std::size_t kShort = 64;  // tallies up to this length are never cut
constexpr double kTail = 0x1p-400;
constexpr double kSmall = 0x1p-300;  // beside the largest: may vanish when multiplied

// Cuts entries of at most `least` off both ends.
bool cut_tails(Tally& tally, double least) {
  auto& weight = tally.weight;
  std::size_t begin = 0, end = weight.size();
  bool lost = false;
  while (begin < end && weight[begin] <= least) lost |= weight[begin++] > 0;
  while (begin < end && weight[end - 1] <= least) lost |= weight[--end] > 0;
  weight.resize(end);
  weight.erase(weight.begin(), weight.begin() + static_cast<std::ptrdiff_t>(begin));
  tally.first += static_cast<int>(begin);
  return lost;
}

void scale_to_one(Tally& tally) {
  double most = 0;
  for (const double w : tally.weight) most = std::max(most, w);
  if (most == 0 || most == 1) return;
  for (double& w : tally.weight) w /= most;
}

// Whether multiplying by it changes no weight.
bool has_one_weight(const Tally& tally) {
  return tally.weight.size() == 1 && tally.weight[0] == 1;
}

}  // namespace

bool normalise(Tally& tally) {
  scale_to_one(tally);
  const bool small = std::any_of(tally.weight.begin(), tally.weight.end(),
                                 [](double w) { return w > 0 && w < kSmall; });
  const bool cut = tally.weight.size() > kShort && !tally.is_zero() && cut_tails(tally, kTail);
  return small || cut;
}

bool convolve(const Tally& a, const Tally& b, Tally& out) {
  out.first = a.first + b.first;
  if (has_one_weight(a) || has_one_weight(b)) {
    out.weight = has_one_weight(a) ? b.weight : a.weight;
    return normalise(out);
  }
  out.weight.assign(a.weight.size() + b.weight.size() - 1, 0.0);
  for (std::size_t i = 0; i < a.weight.size(); ++i) {
    const double w = a.weight[i];
    if (w == 0) continue;
    for (std::size_t j = 0; j < b.weight.size(); ++j) out.weight[i + j] += w * b.weight[j];
  }
  return normalise(out);
}

double tilted_mean(const Tally& tally, double log_factor) {
  if (tally.weight.size() == 1) return tally.weight[0] > 0 ? tally.first : 0;
  const auto log_weight = [&](std::size_t i) {
    return std::log(tally.weight[i]) + static_cast<double>(i) * log_factor;
  };
  double most = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < tally.weight.size(); ++i) most = std::max(most, log_weight(i));
  double total = 0, sum = 0;
  for (std::size_t i = 0; i < tally.weight.size() && std::isfinite(most); ++i) {
    const double weight = std::exp(log_weight(i) - most);
    total += weight;
    sum += weight * static_cast<double>(i);
  }
  return total > 0 ? tally.first + sum / total : 0;
}

void weigh_part(const Tally& whole, const Tally& rest, int first, int last, Tally& out) {
  out.first = first;
  out.weight.assign(static_cast<std::size_t>(last - first + 1), 0.0);
  for (int k = first; k <= last; ++k) {
    const int begin = std::max(rest.first, whole.first - k);
    const int end = std::min(rest.last(), whole.last() - k);
    double sum = 0;
    for (int j = begin; j <= end; ++j) {
      sum += rest.weight[j - rest.first] * whole.weight[k + j - whole.first];
    }
    out.weight[k - first] = sum;
  }
  scale_to_one(out);
}

}  // namespace minewise
