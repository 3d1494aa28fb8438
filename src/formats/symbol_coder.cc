#include "formats/symbol_coder.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>

namespace minewise {
namespace {

constexpr std::string_view kCodedSymbols = "?012345678_MF";
using SymbolWeights = std::array<std::uint32_t, kCodedSymbols.size()>;

// How often symbols occur in positions as players have them, of 1000.
constexpr SymbolWeights kUsualSymbols{300, 150, 190, 125, 65, 30, 10, 5, 2, 1, 4, 4, 114};
constexpr std::uint32_t kScale = 65;
constexpr std::uint32_t kWhole = 1000 * kScale;  // the sum of all weights, or a little less

// The symbols seen in one context. Old ones count less and less.
struct SymbolCounts {
  static constexpr std::uint32_t kMost = 4096;

  SymbolWeights seen{};
  std::uint32_t in_all = 0;

  void add(std::size_t symbol) {
    ++seen[symbol];
    if (++in_all < kMost) return;
    for (std::uint32_t& each : seen) each /= 2;
    in_all = std::accumulate(seen.begin(), seen.end(), 0u);
  }
};

// How likely each symbol is to come next.
class SymbolModel {
 public:
  explicit SymbolModel(int width) : width_(static_cast<std::size_t>(width)) {}

  // The weights of the symbol after those `before` it, each at least 1. The same context is used by
  // learn().
  SymbolWeights look(std::string_view before) {
    find_contexts(before);
    SymbolWeights weights = kUsualSymbols;
    for (std::uint32_t& weight : weights) weight *= kScale;
    for (std::size_t level = 0; level < kLevels; ++level) {
      const SymbolCounts& counts = counts_[context_[level]];
      for (std::size_t symbol = 0; symbol < weights.size(); ++symbol) {
        weights[symbol] = (counts.seen[symbol] * kWhole + kStrength[level] * weights[symbol]) /
                          (counts.in_all + kStrength[level]);
      }
    }
    for (std::uint32_t& weight : weights) ++weight;
    return weights;
  }

  void learn(std::size_t symbol) {
    for (const std::size_t context : context_) counts_[context].add(symbol);
  }

 private:
  static constexpr std::size_t kLevels = 3;
  static constexpr std::array<std::uint32_t, kLevels> kStrength{40, 8, 4};  // of the coarser guess

  void find_contexts(std::string_view before) {
    const std::size_t at = before.size(), col = at % width_;
    const bool has_left = col > 0, has_above = at >= width_, has_right = col + 1 < width_;
    const char left = has_left ? before[at - 1] : ' ';
    const char above = has_above ? before[at - width_] : ' ';
    const char above_left = has_above && has_left ? before[at - width_ - 1] : ' ';
    const char above_right = has_above && has_right ? before[at - width_ + 1] : ' ';
    const std::array<char, 4> touching{left, above, above_left, above_right};
    const bool has_zero = std::ranges::find(touching, '0') != touching.end();
    const auto mines = static_cast<std::size_t>(
        std::ranges::count_if(touching, [](char each) { return each == 'M' || each == 'F'; }));
    const std::size_t covered = (has_zero ? 4u : 0u) + (left == '?' ? 2u : 0u) + (above == '?');
    context_ = {has_zero, 2 + covered, 10 + covered * 5 + mines};
  }

  std::size_t width_;
  std::array<std::size_t, kLevels> context_{};
  std::array<SymbolCounts, 2 + 8 + 40> counts_;
};

// The interval that the symbols so far have left is `range_` wide. Both sides narrow it alike, and
// move on by a letter, six bits, when it gets too narrow to be divided well.
constexpr int kLetterBits = 6;
constexpr int kCodeBits = 5 * kLetterBits;
constexpr std::uint32_t kFullRange = 1u << kCodeBits;
constexpr std::uint32_t kTooNarrow = kFullRange >> kLetterBits;

class LetterWriter {
 public:
  void write(const SymbolWeights& weights, std::size_t symbol) {
    const auto chosen = weights.begin() + static_cast<std::ptrdiff_t>(symbol);
    const std::uint32_t step = range_ / std::accumulate(weights.begin(), weights.end(), 0u);
    low_ += step * std::accumulate(weights.begin(), chosen, 0u);
    range_ = step * *chosen;
    carry();
    for (; range_ < kTooNarrow; range_ <<= kLetterBits) put();
  }

  // The fewest letters that name a number in the interval; letters of value 0 at the end are left
  // out.
  std::string finish() {
    const std::uint64_t end = std::uint64_t{low_} + range_;
    std::uint32_t spare = kFullRange - 1;
    while (((std::uint64_t{low_} + spare) & ~std::uint64_t{spare}) >= end) spare >>= kLetterBits;
    low_ = (low_ + spare) & ~spare;
    carry();
    while (low_ > 0) put();
    values_.resize(values_.find_last_not_of('\0') + 1);
    for (char& value : values_) value = kLinkLetters[static_cast<std::size_t>(value)];
    return std::move(values_);
  }

 private:
  void put() {
    values_ += static_cast<char>(low_ / kTooNarrow);
    low_ = low_ % kTooNarrow << kLetterBits;
  }

  void carry() {
    if (low_ < kFullRange) return;
    low_ -= kFullRange;
    std::size_t at = values_.size();
    while (values_[at - 1] == 63) values_[--at] = 0;
    ++values_[at - 1];
  }

  std::string values_;  // of the letters
  std::uint32_t low_ = 0, range_ = kFullRange;
};

class LetterReader {
 public:
  explicit LetterReader(std::string_view letters) : letters_(letters) {
    for (int letter = 0; letter < kCodeBits / kLetterBits; ++letter) take();
  }

  std::size_t read(const SymbolWeights& weights) {
    const std::uint32_t step = range_ / std::accumulate(weights.begin(), weights.end(), 0u);
    std::uint32_t ahead = code_ / step, passed = 0;
    std::size_t symbol = 0;
    for (; symbol + 1 < weights.size() && ahead >= weights[symbol]; ++symbol) {
      ahead -= weights[symbol];
      passed += weights[symbol];
    }
    code_ -= step * passed;
    range_ = step * weights[symbol];
    for (; range_ < kTooNarrow; range_ <<= kLetterBits) take();
    return symbol;
  }

 private:
  void take() {
    const std::size_t value = at_ < letters_.size() ? kLinkLetters.find(letters_[at_]) : 0;
    ++at_;
    code_ = code_ << kLetterBits | static_cast<std::uint32_t>(value);
  }

  std::string_view letters_;
  std::size_t at_ = 0;
  std::uint32_t code_ = 0, range_ = kFullRange;
};

}  // namespace

std::string pack_symbols(std::string_view symbols, int width) {
  SymbolModel model(width);
  LetterWriter writer;
  for (std::size_t at = 0; at < symbols.size(); ++at) {
    const std::size_t symbol = kCodedSymbols.find(symbols[at]);
    writer.write(model.look(symbols.substr(0, at)), symbol);
    model.learn(symbol);
  }
  return writer.finish();
}

std::string unpack_symbols(std::string_view letters, int width, int cells) {
  SymbolModel model(width);
  LetterReader reader(letters);
  std::string symbols;
  symbols.reserve(static_cast<std::size_t>(cells));
  for (int cell = 0; cell < cells; ++cell) {
    const std::size_t symbol = reader.read(model.look(symbols));
    symbols += kCodedSymbols[symbol];
    model.learn(symbol);
  }
  return symbols;
}

}  // namespace minewise
