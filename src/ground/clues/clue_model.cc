#include "ground/clues/clue_model.h"

#include "ground/base/check.h"
#include "ground/base/number.h"

namespace minewise {
namespace {

SumRange range_above_zero(const Likelihood& likelihood) {
  SumRange range{1, 0};
  for (int mines = 0; mines <= kMaxDegree; ++mines) {
    if (likelihood[static_cast<std::size_t>(mines)] <= 0) continue;
    if (range.least > range.most) range.least = mines;
    range.most = mines;
  }
  return range;
}

Result<ClueModelPtr> parse_single(std::string_view word) {
  if (word == "exact") return exact_clues();
  if (word == "optimistic") return optimistic_clues();
  if (word == "cautious") return cautious_clues();
  constexpr std::string_view kWithheld = "withheld:";
  if (word.starts_with(kWithheld)) {
    const auto q = parse_decimal(word.substr(kWithheld.size()));
    if (q && *q >= 0 && *q <= 1) return withheld_clues(*q);
    return fail("'{}' needs a probability from 0 to 1, such as withheld:0.2", word);
  }
  return fail(
      "unknown clue model '{}'; known are exact, withheld:Q, optimistic, cautious, and "
      "several joined by '+'",
      word);
}

}  // namespace

ClueModel::ClueModel(std::string name, const Kernel& kernel) : name_(std::move(name)) {
  for (int degree = 0; degree <= kMaxDegree; ++degree) {
    const auto d = static_cast<std::size_t>(degree);
    silence_[d] = kernel(Clue::withheld(), 0, degree);
    for (int shown = 0; shown <= kMaxDegree; ++shown) {
      Meaning& meaning = meanings_[d][slot(Clue::number(shown))];
      for (int mines = 0; mines <= degree; ++mines) {
        const double p = kernel(Clue::number(shown), mines, degree);
        meaning.likelihood[static_cast<std::size_t>(mines)] = p;
        if (shown == mines && p != 1) exact_ = false;
        if (shown != mines && p != 0) truthful_ = false;
      }
      meaning.allowed = range_above_zero(meaning.likelihood);
    }
    Meaning& nothing = meanings_[d][slot(Clue::withheld())];
    for (int mines = 0; mines <= degree; ++mines) {
      nothing.likelihood[static_cast<std::size_t>(mines)] = 1;
    }
    nothing.allowed = {0, degree};
  }
}

double ClueModel::probability(Clue shown, int mines, int degree) const {
  CHECK(0 <= mines && mines <= degree && degree <= kMaxDegree);
  if (shown.is_withheld()) return silence_[static_cast<std::size_t>(degree)];
  return meaning(shown, degree).likelihood[static_cast<std::size_t>(mines)];
}

Clue ClueModel::draw(int mines, int degree, Rng& rng) const {
  double left = rng.unit() - probability(Clue::withheld(), mines, degree);
  if (left < 0) return Clue::withheld();
  Clue last = Clue::withheld();
  for (int number = 0; number <= degree; ++number) {
    const double p = probability(Clue::number(number), mines, degree);
    if (p == 0) continue;
    last = Clue::number(number);
    if (left < p) break;
    left -= p;  // a crumb left by rounding belongs to the last number possible
  }
  return last;
}

Result<ClueModelPtr> parse_clue_model(std::string_view text) {
  constexpr int kMostJoined = 8;
  ClueModelPtr model;
  for (int joined = 1; joined <= kMostJoined; ++joined) {
    const std::size_t plus = text.find('+');
    auto next = parse_single(text.substr(0, plus));
    if (!next) return next;
    model = model ? composed_clues(*model, **next) : *next;
    if (plus == text.npos) return model;
    text.remove_prefix(plus + 1);
  }
  return fail("more than {} clue models joined", kMostJoined);
}

}  // namespace minewise
