#include "core/clue_model.h"

#include <algorithm>
#include <vector>

#include "core/check.h"
#include "core/near_miss.h"
#include "core/number.h"
#include "core/weighted_draw.h"

namespace minewise {

// One file each.
#define MINEWISE_CLUES(X) \
  X(exact)                \
  X(withheld)             \
  X(optimistic)           \
  X(cautious)

#define MINEWISE_DECLARE(name) ClueEntry name##_entry();
MINEWISE_CLUES(MINEWISE_DECLARE)
#undef MINEWISE_DECLARE

namespace {

// The forms of all, and how several are joined, with a word before that.
std::string clue_words(std::string_view last) {
  std::string text;
  for (const ClueEntry& entry : all_clues()) text += entry.form() + ", ";
  return fmt::format("{}{} several joined by '+'", text, last);
}

SumRange range_above_zero(const Likelihood& likelihood) {
  SumRange range{1, 0};
  for (int mines = 0; mines <= kMaxDegree; ++mines) {
    if (likelihood[mines] <= 0) continue;
    if (range.least > range.most) range.least = mines;
    range.most = mines;
  }
  return range;
}

std::unexpected<Error> unknown_clues(std::string_view text, std::string_view word) {
  std::vector<std::string> words;
  for (const ClueEntry& entry : all_clues()) words.emplace_back(entry.word);
  const std::string meant = did_you_mean(word, words);
  if (!meant.empty()) return fail("unknown clue model '{}'{}", text, meant);
  return fail("unknown clue model '{}'; known are {}", text, clue_words("and"));
}

Result<ClueModelPtr> parse_single(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string word = lower_case(text.substr(0, colon));
  const auto entry = std::ranges::find(all_clues(), word, &ClueEntry::word);
  if (entry == all_clues().end()) return unknown_clues(text, word);
  if (entry->parameter.empty() && colon != text.npos) {
    return fail("'{}': {} clues take no number", text, entry->word);
  }
  if (entry->parameter.empty()) return entry->make(0);
  if (colon == text.npos) {
    return fail("'{}' needs a probability from 0 to 1: write {}, such as {}:0.2", text,
                entry->form(), entry->word);
  }
  const auto number = parse_decimal(text.substr(colon + 1));
  if (number && *number >= 0 && *number <= 1) return entry->make(*number);
  return fail("'{}' needs a probability from 0 to 1, such as {}:0.2", text, entry->word);
}

}  // namespace

std::span<const ClueEntry> all_clues() {
#define MINEWISE_ENTRY(name) name##_entry(),
  static const std::vector<ClueEntry> clues{MINEWISE_CLUES(MINEWISE_ENTRY)};
#undef MINEWISE_ENTRY
  return clues;
}

std::string ClueEntry::form() const {
  return parameter.empty() ? std::string(word) : fmt::format("{}:{}", word, parameter);
}

std::string clue_words() {
  return clue_words("or");
}

ClueModel::ClueModel(std::string name, const Kernel& kernel) : name_(std::move(name)) {
  for (int degree = 0; degree <= kMaxDegree; ++degree) {
    const auto d = static_cast<std::size_t>(degree);
    silence_[d] = kernel(Clue::withheld(), 0, degree);
    for (int shown = 0; shown <= kMaxDegree; ++shown) {
      const std::size_t s = slot(Clue::number(shown));
      for (int mines = 0; mines <= degree; ++mines) {
        const double p = kernel(Clue::number(shown), mines, degree);
        likelihoods_[d][s][mines] = p;
        if (shown == mines && p != 1) exact_ = false;
        if (shown != mines && p != 0) truthful_ = false;
      }
      allowed_[d][s] = range_above_zero(likelihoods_[d][s]);
    }
    const std::size_t nothing = slot(Clue::withheld());
    for (int mines = 0; mines <= degree; ++mines) {
      likelihoods_[d][nothing][mines] = 1;
    }
    allowed_[d][nothing] = {0, degree};
  }
}

double ClueModel::probability(Clue shown, int mines, int degree) const {
  CHECK(0 <= mines && mines <= degree && degree <= kMaxDegree);
  if (shown.is_withheld()) return silence_[degree];
  return likelihood(shown, degree)[mines];
}

Clue ClueModel::draw(int mines, int degree, Rng& rng) const {
  WeightedDraw drawing(1, rng);
  Clue drawn = Clue::withheld();
  drawing.offer(probability(drawn, mines, degree));
  for (int number = 0; number <= degree && !drawing.is_over(); ++number) {
    const Clue clue = Clue::number(number);
    if (drawing.offer(probability(clue, mines, degree))) drawn = clue;
  }
  return drawn;
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
