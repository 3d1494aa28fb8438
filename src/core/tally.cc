#include "core/tally.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace minewise {

namespace {

constexpr int kWord = 64;

std::size_t words_for(std::int64_t numbers) {
  return static_cast<std::size_t>((numbers + kWord - 1) / kWord);
}

// to |= from << by, within the words that `to` has.
template <class Bits>
void or_shifted(const Bits& from, std::int64_t by, Bits& to) {
  const auto skip = static_cast<std::size_t>(by / kWord);
  const int shift = static_cast<int>(by % kWord);
  for (std::size_t i = 0; i < from.size() && i + skip < to.size(); ++i) {
    to[i + skip] |= from[i] << shift;
    if (shift > 0 && i + skip + 1 < to.size()) to[i + skip + 1] |= from[i] >> (kWord - shift);
  }
}

}  // namespace

CountSet CountSet::range(int first, int last) {
  CountSet set;
  if (last < first) return set;
  const std::int64_t numbers = std::int64_t{last} - first + 1;
  set.first_ = first;
  set.bits_.assign(words_for(numbers), ~std::uint64_t{0});
  if (numbers % kWord) set.bits_.back() >>= kWord - numbers % kWord;
  return set;
}

int CountSet::most() const {
  return first_ + static_cast<int>(bits_.size()) * kWord - 1 - std::countl_zero(bits_.back());
}

bool CountSet::bit(std::int64_t index) const {
  return index >= 0 && index < static_cast<std::int64_t>(bits_.size()) * kWord &&
         (bits_[index / kWord] >> (index % kWord) & 1);
}

bool CountSet::contains(int number) const {
  return bit(std::int64_t{number} - first_);
}

int CountSet::next(int number) const {
  if (number <= first_) return first_;
  const std::int64_t index = std::int64_t{number} - first_;
  auto word = static_cast<std::size_t>(index / kWord);
  if (word >= bits_.size()) return most() + 1;
  std::uint64_t left = bits_[word] & (~std::uint64_t{0} << (index % kWord));
  while (left == 0) {
    if (++word == bits_.size()) return most() + 1;
    left = bits_[word];
  }
  return first_ + static_cast<int>(word) * kWord + std::countr_zero(left);
}

bool CountSet::meets(int first, int last) const {
  if (empty() || last < first) return false;
  const int found = next(first);
  return found <= last && found <= most();
}

// No words of zeros at the end, and the first bit set.
void CountSet::trim() {
  while (!bits_.empty() && bits_.back() == 0) bits_.pop_back();
  if (bits_.empty() || bits_.front() & 1) return;
  std::int64_t low = 0;
  while (!bit(low)) ++low;
  decltype(bits_) moved(bits_.size() - static_cast<std::size_t>(low / kWord), 0);
  for (std::size_t i = 0; i < moved.size(); ++i) {
    const std::size_t from = i + static_cast<std::size_t>(low / kWord);
    moved[i] = bits_[from] >> (low % kWord);
    if (low % kWord && from + 1 < bits_.size())
      moved[i] |= bits_[from + 1] << (kWord - low % kWord);
  }
  first_ += static_cast<int>(low);
  bits_ = std::move(moved);
  while (bits_.back() == 0) bits_.pop_back();
}

void CountSet::unite(const CountSet& other, int by) {
  if (other.empty()) return;
  if (empty()) {
    *this = other;
    first_ += by;
    return;
  }
  const int first = std::min(first_, other.first_ + by);
  const int last = std::max(most(), other.most() + by);
  if (first < first_ || words_for(std::int64_t{last} - first + 1) > bits_.size()) {
    decltype(bits_) wider(words_for(std::int64_t{last} - first + 1), 0);
    or_shifted(bits_, first_ - first, wider);
    bits_ = std::move(wider);
    first_ = first;
  }
  or_shifted(other.bits_, other.first_ + by - first, bits_);
}

void CountSet::intersect(const CountSet& other) {
  for (std::size_t i = 0; i < bits_.size(); ++i) {
    const std::int64_t at = std::int64_t{first_} + static_cast<std::int64_t>(i) * kWord;
    std::uint64_t theirs = 0;
    for (int b = 0; b < kWord && bits_[i] != 0; ++b) {
      theirs |= std::uint64_t{other.bit(at + b - other.first_)} << b;
    }
    bits_[i] &= theirs;
  }
  trim();
}

int CountSet::runs() const {
  int runs = 0;
  std::uint64_t before = 0;  // the last bit of the word before
  for (const std::uint64_t word : bits_) {
    runs += std::popcount(word & ~(word << 1 | before));
    before = word >> (kWord - 1);
  }
  return runs;
}

CountSet CountSet::negated() const {
  CountSet set;
  if (empty()) return set;
  const int last = most();
  set.first_ = -last;
  set.bits_.assign(bits_.size(), 0);
  for (int number = first_; number <= last; number = next(number + 1)) {
    const int index = last - number;
    set.bits_[index / kWord] |= std::uint64_t{1} << (index % kWord);
  }
  return set;
}

void sum(const CountSet& a, const CountSet& b, CountSet& out) {
  out = CountSet();
  if (a.empty() || b.empty()) return;
  const int runs_a = a.runs(), runs_b = b.runs();
  const int first = a.first_ + b.first_, last = a.most() + b.most();
  if (runs_a == 1 && runs_b == 1) {
    out = CountSet::range(first, last);
    return;
  }
  const CountSet &simple = runs_a < runs_b ? a : b, &other = runs_a < runs_b ? b : a;
  out.first_ = first;
  out.bits_.assign(words_for(std::int64_t{last} - first + 1), 0);
  const int simple_last = simple.most();
  for (int begin = simple.first_; begin <= simple_last;) {
    int end = begin;  // of the run
    while (simple.contains(end + 1)) ++end;
    // The other set with each number stretched over the length of the run, by doubling.
    auto stretched = other.bits_;
    stretched.resize(words_for(std::int64_t{other.most()} - other.first_ + 1 + end - begin), 0);
    for (std::int64_t length = 1, wanted = end - begin + 1; length < wanted;) {
      const std::int64_t more = std::min(length, wanted - length);
      const auto copy = stretched;
      or_shifted(copy, more, stretched);
      length += more;
    }
    or_shifted(stretched, begin - simple.first_, out.bits_);
    begin = simple.next(end + 1);
  }
}

void part_of(const CountSet& whole, const CountSet& rest, const CountSet& own, CountSet& out) {
  sum(whole, rest.negated(), out);
  out.intersect(own);
}

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
