// Flags on belief: `exact` against a search of the whole game on small boards, under every kind of
// clues, with the number of mines shown and hidden; and how often what is flagged is a mine. The
// search shares nothing with the engines: it has its own neighbours, its own clues and its own sums
// over all layouts.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "game/play_game.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr int kHidden = -1;  // the number of mines

struct Small {
  int width = 0, height = 0;
  std::string_view clues;
  int mines = kHidden;

  int cells() const { return width * height; }
};

// A layout, and how likely it is, divided by its mines: so sums of it are in units of the score.
struct Weighed {
  unsigned layout = 0;
  double weight = 0;
};
using Weights = std::vector<Weighed>;

// All layouts. Where the number is hidden every one of 0..n is as likely. A board without mines
// has score 1 less the flags, so each is worth as much as where there is one mine; the 1 itself is
// the same for everyone, and is left out.
Weights all_layouts(const Small& board) {
  Weights all;
  double sum = 0;
  for (unsigned layout = 0; layout < 1u << board.cells(); ++layout) {
    const int mines = std::popcount(layout);
    if (board.mines != kHidden && mines != board.mines) continue;
    double weight = 1;  // one over the layouts with as many mines
    for (int i = 0; i < mines && board.mines == kHidden; ++i)
      weight *= (i + 1.0) / (board.cells() - i);
    sum += weight;
    all.push_back({layout, weight / std::max(1, mines)});
  }
  for (Weighed& each : all) each.weight /= sum;
  return all;
}

std::vector<int> around(const Small& board, int cell) {
  std::vector<int> near;
  for (int other = 0; other < board.cells(); ++other) {
    const bool is_near = std::abs(other / board.width - cell / board.width) <= 1 &&
                         std::abs(other % board.width - cell % board.width) <= 1;
    if (is_near && other != cell) near.push_back(other);
  }
  return near;
}

constexpr char kMine = 'M', kWithheld = '_', kCovered = '?';

// P(shown | mines around), by the definitions in docs/formats.md.
double chance(std::string_view clues, char shown, int mines, int degree) {
  if (clues == "withheld:0.5" && shown == kWithheld) return 0.5;
  if (shown == kWithheld) return 0;
  const int number = shown - '0';
  if (clues == "optimistic") return number <= mines ? 1.0 / (mines + 1) : 0;
  if (clues == "cautious") return number >= mines ? 1.0 / (degree - mines + 1) : 0;
  return number != mines ? 0 : clues == "exact" ? 1 : 0.5;
}

// What opening a cell may show, and the layouts that are left with each answer.
std::map<char, Weights> answers(const Small& board, const Weights& weights, int cell) {
  const std::vector<int> near = around(board, cell);
  std::string shown(1, kWithheld);
  for (std::size_t n = 0; n <= near.size(); ++n) shown += static_cast<char>('0' + n);
  std::map<char, Weights> after;
  for (const auto& [layout, weight] : weights) {
    if (layout >> cell & 1) {
      after[kMine].push_back({layout, weight});
      continue;
    }
    int mines = 0;
    for (const int other : near) mines += layout >> other & 1;
    for (const char each : shown) {
      const double p = chance(board.clues, each, mines, static_cast<int>(near.size()));
      if (p > 0) after[each].push_back({layout, weight * p});
    }
  }
  return after;
}

double worth_of_flag(const Weights& weights, int cell) {
  double worth = 0;
  for (const auto& [layout, weight] : weights) worth += layout >> cell & 1 ? weight : -weight;
  return worth;
}

// The most that anyone can expect of the score, by trying everything. With `flags_early`, a flag is
// a move like any other, at any time; else flags come last.
class WholeGame {
 public:
  WholeGame(const Small& board, bool flags_early) : board_(board), flags_early_(flags_early) {}

  double value() {
    return best(std::string(static_cast<std::size_t>(board_.cells()), kCovered),
                all_layouts(board_));
  }

 private:
  double best(const std::string& seen, const Weights& weights) {
    const auto [known, is_new] = values_.try_emplace(seen, 0);
    if (!is_new) return known->second;
    double most = flag_the_rest(seen, weights);
    for (std::size_t cell = 0; cell < seen.size(); ++cell) {
      if (seen[cell] != kCovered) continue;
      std::string then = seen;
      double worth = 0;
      for (const auto& [answer, left] : answers(board_, weights, static_cast<int>(cell))) {
        then[cell] = answer;
        worth += best(then, left);
      }
      most = std::max(most, worth);
      if (!flags_early_) continue;
      then[cell] = 'F';
      most = std::max(most, worth_of_flag(weights, static_cast<int>(cell)) + best(then, weights));
    }
    return values_[seen] = most;
  }

  double flag_the_rest(const std::string& seen, const Weights& weights) const {
    double worth = 0;
    for (std::size_t cell = 0; cell < seen.size() && !flags_early_; ++cell) {
      if (seen[cell] != kCovered) continue;
      worth += std::max(0.0, worth_of_flag(weights, static_cast<int>(cell)));
    }
    return worth;
  }

  Small board_;
  bool flags_early_;
  std::map<std::string, double> values_;
};

// The score that `exact` expects: its own move in every position that it may come to.
class Played {
 public:
  Played(const Small& board, std::string_view flags)
      : board_(board), agent_(must(parse_agent("exact"))) {
    id_ = id_of(fmt::format("{}x{}/{} survival count={} clues={} flags={}", board.width,
                            board.height, std::max(0, board.mines),
                            board.mines == kHidden ? "hidden" : "shown", board.clues, flags));
  }

  double value() { return value_of(first_view(), all_layouts(board_), false); }

  // The same if it were told when to flag all that is left: as soon as that is worth most.
  double value_if_told() { return value_of(first_view(), all_layouts(board_), true); }

 private:
  View first_view() const { return Game(id_, make_topology(id_.shape())).view(); }

  Move move_in(const View& view) const {
    Rng rng = rng_for(agent_, id_);
    const auto agent = agent_.make();
    agent->start(view);
    return agent->decide(view, rng).move;
  }

  double value_of(const View& view, const Weights& weights, bool is_told) const {
    if (view.covered().empty()) return 0;
    const Move move = move_in(view);
    double worth = 0;
    if (move.kind == Move::Kind::Flag) {
      View then = view;
      then.flag(move.cell);
      worth = worth_of_flag(weights, move.cell.index) + value_of(then, weights, is_told);
    } else {
      for (const auto& [answer, left] : answers(board_, weights, move.cell.index)) {
        worth += value_of(after(view, move.cell, answer), left, is_told);
      }
    }
    return is_told ? std::max(worth, flag_all(view, weights)) : worth;
  }

  static double flag_all(const View& view, const Weights& weights) {
    double worth = 0;
    for (const Cell cell : view.covered()) {
      worth += std::max(0.0, worth_of_flag(weights, cell.index));
    }
    return worth;
  }

  static View after(View view, Cell cell, char answer) {
    if (answer == kMine) {
      view.step_on(cell);
    } else {
      view.open(cell, answer == kWithheld ? Clue::withheld() : Clue::number(answer - '0'));
    }
    return view;
  }

  Small board_;
  AgentSpec agent_;
  GameId id_;
};

constexpr std::array<std::string_view, 4> kClues{"exact", "withheld:0.5", "optimistic", "cautious"};

// The theory of search/belief.h: nobody gains by flagging before all cells are opened that
// ever will be.
TEST(Belief, FlagsCanWait) {
  for (const std::string_view clues : kClues) {
    for (const int mines : {kHidden, 2, 3, 4}) {
      if (!tests_are_long() && mines != 2) continue;
      const Small board{3, 2, clues, mines};
      EXPECT_NEAR(WholeGame(board, true).value(), WholeGame(board, false).value(), 1e-12)
          << clues << ' ' << mines;
    }
  }
}

std::vector<Small> small_boards() {
  std::vector<Small> boards;
  for (const std::string_view clues : kClues) {
    for (const int mines : {kHidden, 1, 2, 3, 4, 5}) boards.push_back({3, 2, clues, mines});
    for (const int mines : {kHidden, 3, 5}) boards.push_back({4, 2, clues, mines});
  }
  return boards;
}

// What is lost on some boards, in score: against best play, and against the same order of cells
// with flags at the best time.
struct Lost {
  double boards = 0, all = 0, worst = 0, by_time = 0, worst_by_time = 0, by_certain = 0;

  void add(const Small& board) {
    const double best = WholeGame(board, false).value();
    const double told = Played(board, "certain").value_if_told();
    const double exact = Played(board, "believed").value();
    EXPECT_LE(exact, told + 1e-9) << board.clues << ' ' << board.mines;
    EXPECT_LE(told, best + 1e-9) << board.clues << ' ' << board.mines;
    boards += 1;
    all += best - exact;
    worst = std::max(worst, best - exact);
    by_time += told - exact;
    worst_by_time = std::max(worst_by_time, told - exact);
    by_certain += best - Played(board, "certain").value();
  }

  std::string text() const {
    return fmt::format(
        "{} boards: {:.4f}, worst {:.4f}; by time {:.4f}, worst {:.4f}; certain {:.4f}", boards,
        all / boards, worst, by_time / boards, worst_by_time, by_certain / boards);
  }
};

TEST(Belief, ExactComesCloseToASearchOfTheWholeGame) {
  if (!tests_are_long()) GTEST_SKIP() << "takes minutes, and the games below run the same code";
  Lost shown, hidden;
  for (const Small& board : small_boards()) (board.mines == kHidden ? hidden : shown).add(board);
  RecordProperty("shown", shown.text());
  RecordProperty("hidden", hidden.text());
  EXPECT_LT(shown.all, 0.025 * shown.boards);
  EXPECT_LT(shown.by_time, 0.005 * shown.boards);
  EXPECT_LT(shown.worst_by_time, 0.04);
  EXPECT_GT(shown.by_certain, 4 * shown.all);
  EXPECT_GT(hidden.by_certain, 2 * hidden.all);
}

// Flags that were set on belief, by what was claimed of them. Of each game one flag is taken into
// each tenth, at random: cells of one game go together, those of different games do not.
class FlagsOnBelief final : public Observer {
 public:
  static constexpr int kBins = 5;  // from 0.5 to 1

  void decided(const Game& game, const Decision& decision) override {
    if (decision.move.kind != Move::Kind::Flag || decision.basis != Basis::Probability) return;
    EXPECT_GT(*decision.estimate, 0.5);
    EXPECT_EQ(decision.choice.ground, Ground::Belief);
    const int bin = std::min(kBins - 1, static_cast<int>((*decision.estimate - 0.5) * 10));
    auto& flags = of_game_[static_cast<std::size_t>(bin)];
    flags.push_back({*decision.estimate, game.layout().has_mine(decision.move.cell)});
  }

  void end_game(Rng& rng) {
    for (std::size_t i = 0; i < kBins; ++i) {
      if (of_game_[i].empty()) continue;
      const Flag& flag = of_game_[i][rng.below(static_cast<std::uint32_t>(of_game_[i].size()))];
      bins[i].flags += 1;
      bins[i].mines += flag.is_mine ? 1 : 0;
      bins[i].claimed += flag.claimed;
      bins[i].variance += flag.claimed * (1 - flag.claimed);
      of_game_[i].clear();
    }
  }

  struct Bin {
    int flags = 0, mines = 0;
    double claimed = 0, variance = 0;
  };
  std::array<Bin, kBins> bins;

 private:
  struct Flag {
    double claimed = 0;
    bool is_mine = false;
  };
  std::array<std::vector<Flag>, kBins> of_game_;
};

// Boards are dealt as the player is told: a number that is shown, or a hidden one of which all from
// none to all cells are as likely.
TEST(Belief, WhatIsFlaggedIsAMineAsOftenAsClaimed) {
  const int kGames = tests_are_long() ? 300 : 20;
  const AgentSpec spec = must(parse_agent("exact"));
  FlagsOnBelief seen;
  Rng rng(Seed{28}, Digest("calibration of flags"));
  for (const std::string_view clues : kClues) {
    for (int i = 0; i < kGames; ++i) {
      const bool is_shown = i % 2 == 0;
      const int mines = is_shown ? std::array{20, 30, 45}[static_cast<std::size_t>(i / 2 % 3)]
                                 : static_cast<int>(rng.below(50));
      const GameId id =
          id_of(fmt::format("7x7/{} survival count={} clues={} flags=believed seed=28 "
                            "game={}",
                            mines, is_shown ? "shown" : "hidden", clues, i));
      Game game(id, make_topology(id.shape()));
      Rng own = rng_for(spec, id);
      play_game(*spec.make(), game, own, &seen);
      seen.end_game(rng);
    }
  }
  for (const FlagsOnBelief::Bin& bin : seen.bins) {
    EXPECT_GT(bin.flags, tests_are_long() ? 50 : 0) << bin.claimed / bin.flags;
    EXPECT_NEAR(bin.mines, bin.claimed, 4 * std::sqrt(bin.variance)) << bin.claimed / bin.flags;
  }
}

// A flag on belief is never followed by an opening.
TEST(Belief, FlagsComeLast) {
  for (const std::string_view name :
       {"exact", "local:flag=0.6", "double:flag=0.6", "triple-risk:flag=0.7"}) {
    const AgentSpec spec = must(parse_agent(name));
    for (int i = 0; i < 20; ++i) {
      const GameId id =
          id_of(fmt::format("8x8/28 survival clues=optimistic flags=believed seed=3 game={}", i));
      Game game(id, make_topology(id.shape()));
      Rng rng = rng_for(spec, id);
      Recorder recorder;
      const Trial trial = play_game(*spec.make(), game, rng, &recorder);
      bool has_flagged = false;
      for (const Step& step : recorder.transcript(game, spec.name(), trial).steps) {
        EXPECT_TRUE(!has_flagged || step.decision.move.kind == Move::Kind::Flag) << name;
        has_flagged |= step.decision.choice.ground == Ground::Belief;
      }
    }
  }
}

double score_of_exact(const std::string& game_id) {
  const AgentSpec spec = must(parse_agent("exact"));
  const GameId id = id_of(game_id);
  Game game(id, make_topology(id.shape()));
  Rng rng = rng_for(spec, id);
  return play_game(*spec.make(), game, rng).score;
}

// On the same boards, by no more than chance explains.
TEST(Belief, ExactIsNotBehindItsOwnCertainPlay) {
  if (!tests_are_long()) GTEST_SKIP() << "takes minutes, and the games above run the same code";
  constexpr int kGames = 60;
  for (const std::string_view clues :
       {"exact", "withheld:0.4", "optimistic", "withheld:0.2+optimistic", "cautious"}) {
    for (const int mines : {8, 16, 24, 32}) {
      double sum = 0, squares = 0;
      for (int i = 0; i < kGames; ++i) {
        const auto score = [&](std::string_view flags) {
          return score_of_exact(
              fmt::format("9x9/{} survival clues={} flags={} game={}", mines, clues, flags, i));
        };
        const double gain = score("believed") - score("certain");
        sum += gain;
        squares += gain * gain;
      }
      const double mean = sum / kGames;
      const double error = std::sqrt((squares / kGames - mean * mean) / kGames);
      EXPECT_GE(mean, -3 * error - 1e-9) << clues << ' ' << mines;
    }
  }
}

}  // namespace
}  // namespace minewise
