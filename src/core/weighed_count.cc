#include "core/weighed_count.h"

#include <algorithm>

#include "core/number.h"
#include "core/words.h"

namespace minewise {
namespace {

// More than this many weights would make a position slow to weigh; a board of 100x100 has fewer.
constexpr std::size_t kMostWeights = 10'001;
constexpr std::string_view kBetween = ", \t\r";

}  // namespace

Result<WeighedCount> WeighedCount::parse(std::string_view text) {
  std::vector<double> weights;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    const std::string_view line = lines.line();
    if (is_skipped_line(line)) continue;
    for (std::size_t at = line.find_first_not_of(kBetween); at != line.npos;) {
      const std::size_t end = std::min(line.find_first_of(kBetween, at), line.size());
      const std::string_view word = line.substr(at, end - at);
      const auto weight = parse_decimal(word);
      if (!weight || *weight < 0) {
        return fail_at(lines.number(), static_cast<int>(at) + 1,
                       "'{}' is not a weight of a number of mines; write a number of 0 or more",
                       word);
      }
      if (weights.size() == kMostWeights) return fail("at most {} weights are read", kMostWeights);
      weights.push_back(*weight);
      at = line.find_first_not_of(kBetween, end);
    }
  }
  while (!weights.empty() && weights.back() == 0) weights.pop_back();
  if (weights.empty()) return fail("no number of mines has a weight above 0");
  return WeighedCount(std::move(weights));
}

int WeighedCount::least() const {
  const auto first = std::ranges::find_if(*weights_, [](double weight) { return weight > 0; });
  return static_cast<int>(first - weights_->begin());
}

// Weights may be as large as doubles can be, so they are made shares of the largest first.
double WeighedCount::mean() const {
  const double scale = std::ranges::max(*weights_);
  double sum = 0, all = 0;
  for (int mines = 0; mines <= most(); ++mines) {
    const double share = (*weights_)[static_cast<std::size_t>(mines)] / scale;
    sum += mines * share;
    all += share;
  }
  return sum / all;
}

std::string WeighedCount::text() const {
  std::string text;
  for (const double weight : *weights_) {
    if (!text.empty()) text += ',';
    text += fmt::format("{}", weight);
  }
  return text;
}

}  // namespace minewise
