// The rules of a game as one value: every variant in the reports is a setting. Size and mines are
// not among the rules: they belong to the game, and its View tells the player what it may know of
// the mines.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/clue_model.h"
#include "core/result.h"
#include "core/shape.h"
#include "core/words.h"

namespace minewise {

// Stands before the weights in rules and headers: "prior:0,1,2.5".
constexpr std::string_view kPrior = "prior:";

// A prior of any shape over the number of mines: a weight for each number, from 0 on. Boards with
// the same number are equally likely.
class WeighedCount {
 public:
  // Reads weights with commas, spaces or line breaks between them: numbers of 0 or more that are
  // not all 0. Lines that begin with `//` are comments.
  static Result<WeighedCount> parse(std::string_view text);

  // "0,1,2.5": equal priors with equal weights give equal text.
  std::string text() const;

  // Of 0, 1, 2... mines; the last one is not 0.
  const std::vector<double>& weights() const { return *weights_; }
  bool allows(int mines) const {
    return mines < static_cast<int>(weights_->size()) &&
           (*weights_)[static_cast<std::size_t>(mines)] > 0;
  }
  int least() const;
  int most() const { return static_cast<int>(weights_->size()) - 1; }
  double mean() const;

  friend bool operator==(const WeighedCount& a, const WeighedCount& b) {
    return *a.weights_ == *b.weights_;
  }

 private:
  explicit WeighedCount(std::vector<double> weights)
      : weights_(std::make_shared<const std::vector<double>>(std::move(weights))) {}

  std::shared_ptr<const std::vector<double>> weights_;  // views are copied, long lists are not
};

enum class Ruleset {
  Survival,  // the reports' game: over when every cell is open or flagged, won if no mine was
             // stepped on
  Classic,   // over and won when every safe cell is open
};

enum class OnMine {
  Go,    // the mine is shown, no clue with it, and play goes on
  Lose,  // the game is over
};

enum class CountRule {
  Shown,    // the player is told the number of mines
  Hidden,   // it is not
  Weighed,  // it is told how likely each number is
};

enum class FlagRule {
  Certain,   // a flag is a claim of certainty, and a wrong one a fault
  Believed,  // a flag may be set on belief; a wrong one takes from the score
};

enum class Promise {
  None,
  Safe,  // the first cell is free of mines
  Zero,  // the first cell and all its neighbours are free of mines
};

struct FirstMove {
  Promise promise = Promise::None;
  std::optional<Place> cell;  // the first cell, when the rules choose it

  friend bool operator==(const FirstMove&, const FirstMove&) = default;
};

struct Rules {
  Ruleset ruleset = Ruleset::Survival;
  OnMine on_mine = OnMine::Go;
  CountRule count = CountRule::Hidden;
  std::optional<WeighedCount> weighed;  // what is told where the count is weighed
  FirstMove first;
  bool cascade = false;  // a clue that proves all neighbours safe opens them
  ClueModelPtr clues = exact_clues();
  Grid topology = kUsualGrid;
  FlagRule flags = FlagRule::Certain;

  static Rules survival() { return {}; }
  static Rules classic();

  friend bool operator==(const Rules& a, const Rules& b);
};

// Reads the words of rules: "survival" or "classic", then settings in any order, such as
// "survival count=shown clues=optimistic". Columns in errors count within `text`.
Result<Rules> parse_rules(std::string_view text);
Result<Rules> parse_rules(std::span<const Word> words);

// The ruleset, then the settings that differ from its usual ones, in a fixed order: equal rules
// give equal text.
std::string format_rules(const Rules& rules);

}  // namespace minewise
