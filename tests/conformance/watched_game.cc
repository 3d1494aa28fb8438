#include "watched_game.h"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>

namespace minewise {
namespace {

std::string in_words(const Decision& decision) {
  return fmt::format("{} {} by {}", decision.move.kind == Move::Kind::Open ? "open" : "flag",
                     decision.move.cell.index, basis_word(decision.basis));
}

bool is_on_board(const View& view, Cell cell) {
  return cell.index >= 0 && cell.index < view.cells();
}

// What is wrong with the reason given, seen from before the move; empty when nothing is.
std::string flaw_of(const Decision& decision, const Game& game) {
  const View& view = game.view();
  const FirstMove& first = game.id().rules.first;
  const bool is_first = view.uncovered().empty();
  const bool promised = is_first && first.promise != Promise::None;
  if (decision.move.kind == Move::Kind::Flag && decision.basis != Basis::Proof) {
    return "a flag without proof";
  }
  if (decision.basis == Basis::Promise && !promised) return "nothing was promised";
  if (decision.basis == Basis::Forced && !(is_first && first.cell)) return "nothing was prescribed";
  if (decision.basis == Basis::Proof) {
    const bool open = std::ranges::all_of(decision.reason.because, [&](Cell cell) {
      return is_on_board(view, cell) && view.is_open(cell);
    });
    if (!open) return "a proof from a cell that is not open";
  } else if (!decision.reason.because.empty()) {
    return "premises without a proof";
  }
  const auto& estimate = decision.estimate;
  if (decision.basis != Basis::Probability && estimate) return "an estimate with no use";
  if (estimate && !(*estimate >= 0 && *estimate <= 1)) return "no estimate";
  if (!estimate && decision.choice != Choice{}) return "a choice by no number";
  return "";
}

class Watcher final : public Observer {
 public:
  Watcher(WatchedGame& watched, const std::function<void()>& meanwhile)
      : watched_(watched), meanwhile_(meanwhile) {}

  void decided(const Game& game, const Decision& decision) override {
    const Cell cell = decision.move.cell;
    if (!is_on_board(game.view(), cell) || !game.view().is_covered(cell)) {
      throw std::runtime_error("an illegal move: " + in_words(decision));
    }
    if (const std::string flaw = flaw_of(decision, game); !flaw.empty()) {
      watched_.unfounded.push_back(in_words(decision) + ": " + flaw);
    }
    if (meanwhile_) meanwhile_();
  }

  void played(const Game& game, const Step& step) override { recorder_.played(game, step); }

  const Recorder& recorder() const { return recorder_; }

 private:
  WatchedGame& watched_;
  const std::function<void()>& meanwhile_;
  Recorder recorder_;
};

// A flag claims a mine; an opening on the ground of a proof or a promise claims that there is none.
void judge_moves(WatchedGame& watched) {
  const Layout& layout = watched.transcript.layout;
  for (const auto& [decision, outcome, line] : watched.transcript.steps) {
    const bool flag = decision.move.kind == Move::Kind::Flag;
    const bool claim = flag || decision.basis == Basis::Proof || decision.basis == Basis::Promise;
    if (claim && layout.has_mine(decision.move.cell) != flag) {
      watched.untrue.push_back(in_words(decision));
    }
  }
}

void judge_conclusions(WatchedGame& watched) {
  for (const auto& [cell, verdict, reason] : watched.conclusions) {
    const bool mine = verdict == Verdict::Mine;
    if (watched.transcript.layout.has_mine(cell) != mine) {
      watched.untrue.push_back(fmt::format("{} is {}", cell.index, mine ? "a mine" : "safe"));
    }
  }
}

}  // namespace

WatchedGame watch_game(const AgentSpec& spec, Agent& agent, const GameCase& game_case,
                       const std::function<void()>& meanwhile) {
  WatchedGame watched;
  Game game = make_game(game_case);
  Rng rng = rng_for(spec, game.id());
  Watcher watcher(watched, meanwhile);
  const Trial trial = play_game(agent, game, rng, &watcher);
  watched.transcript = watcher.recorder().transcript(game, spec.name(), trial);
  const auto conclusions = agent.conclusions();
  watched.conclusions.assign(conclusions.begin(), conclusions.end());
  judge_moves(watched);
  judge_conclusions(watched);
  return watched;
}

WatchedGame watch_game(const AgentSpec& spec, const GameCase& game_case) {
  const auto agent = spec.make();
  return watch_game(spec, *agent, game_case);
}

}  // namespace minewise
