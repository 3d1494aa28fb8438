#include "core/clue_model.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "core/rng.h"
#include "core/words.h"

namespace minewise {

// One line each, in the order in which messages list them.
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
std::string listed_clue_words(std::string_view last) {
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
  return fail("unknown clue model '{}'; known are {}", text, listed_clue_words("and"));
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
  return listed_clue_words("or");
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

// The honest clue: the true number of mines, always.

ClueModelPtr exact_clues() {
  static const auto model = std::make_shared<const ClueModel>(
      "exact", [](Clue shown, int mines, int) { return shown == Clue::number(mines) ? 1.0 : 0.0; });
  return model;
}

ClueEntry exact_entry() {
  return {"exact", "", "the true number of mines around the cell",
          [](double) { return exact_clues(); }};
}

// A clue that may stay silent: with probability q the cell shows nothing, whatever lies around it,
// and otherwise the true number (report 003, bonus 5.1). Silence does not depend on the mines, so
// it says nothing about them.

ClueModelPtr withheld_clues(double q) {
  return std::make_shared<const ClueModel>(fmt::format("withheld:{}", q),
                                           [q](Clue shown, int mines, int) {
                                             if (shown.is_withheld()) return q;
                                             return shown.number() == mines ? 1 - q : 0.0;
                                           });
}

ClueEntry withheld_entry() {
  return {"withheld", "Q", "nothing with probability Q, else the true number", withheld_clues};
}

// A clue that plays danger down: uniform over 0..s when s neighbours are mines (report 003, bonus
// 5.2). It is a lower bound, and a likelihood of 1/(s+1) for every s at or above it.

ClueModelPtr optimistic_clues() {
  return std::make_shared<const ClueModel>("optimistic", [](Clue shown, int mines, int) {
    return !shown.is_withheld() && shown.number() <= mines ? 1.0 / (mines + 1) : 0.0;
  });
}

ClueEntry optimistic_entry() {
  return {"optimistic", "", "a random number from 0 to the true one: a lower bound",
          [](double) { return optimistic_clues(); }};
}

// A clue that plays danger up: uniform over s..degree when s neighbours are mines (report 003,
// bonus 5.3). It is an upper bound, and a likelihood of 1/(degree-s+1) for every s at or below it;
// a 0 still proves every neighbour safe.

ClueModelPtr cautious_clues() {
  return std::make_shared<const ClueModel>("cautious", [](Clue shown, int mines, int degree) {
    const bool possible =
        !shown.is_withheld() && mines <= shown.number() && shown.number() <= degree;
    return possible ? 1.0 / (degree - mines + 1) : 0.0;
  });
}

ClueEntry cautious_entry() {
  return {"cautious", "", "a random number from the true one up to all neighbours: an upper bound",
          [](double) { return cautious_clues(); }};
}

// Two models in a row: the second distorts what the first would have shown. Kernels compose like
// matrices, by summing over what passed between them. Silence passes through: a clue that the first
// model withheld stays withheld.

ClueModelPtr composed_clues(const ClueModel& first, const ClueModel& second) {
  const auto kernel = [&](Clue shown, int mines, int degree) {
    double total = shown.is_withheld() ? first.probability(shown, mines, degree) : 0;
    for (int between = 0; between <= degree; ++between) {
      total += first.probability(Clue::number(between), mines, degree) *
               second.probability(shown, between, degree);
    }
    return total;
  };
  return std::make_shared<const ClueModel>(first.name() + "+" + second.name(), kernel);
}

namespace {

// P(k mines) among `degree` cells, for k = 0..degree.
std::vector<double> binomial(int degree, double density) {
  std::vector<double> chance{1};
  for (int cell = 0; cell < degree; ++cell) {
    chance.push_back(0);
    for (std::size_t k = chance.size(); k-- > 0;) {
      chance[k] = chance[k] * (1 - density) + (k > 0 ? chance[k - 1] * density : 0);
    }
  }
  return chance;
}

}  // namespace

double bits_told(const ClueModel& model, int degree, double density) {
  const std::vector<double> prior = binomial(degree, density);
  double bits = 0;
  for (int number = -1; number <= degree; ++number) {
    const Clue shown = number < 0 ? Clue::withheld() : Clue::number(number);
    double chance = 0;  // of being shown
    for (int mines = 0; mines <= degree; ++mines) {
      chance += prior[mines] * model.probability(shown, mines, degree);
    }
    for (int mines = 0; mines <= degree; ++mines) {
      const double likelihood = model.probability(shown, mines, degree);
      const double joint = prior[mines] * likelihood;
      if (joint > 0) bits += joint * std::log2(likelihood / chance);
    }
  }
  return bits < 1e-12 ? 0 : bits;  // what rounding leaves is nothing
}

}  // namespace minewise
