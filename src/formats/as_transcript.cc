#include "formats/as_transcript.h"

#include <utility>
#include <vector>

namespace minewise {
namespace {

GameId id_of(const PersonGame& person) {
  GameId id;
  id.width = person.shape.width;
  id.height = person.shape.height;
  id.mines = FixedCount{person.layout.mines()};
  id.rules = Rules::classic();
  id.rules.first = {};
  return id;
}

// The player where no program is named: a transcript needs one.
constexpr const char* kUntold = "a person";

// Plays a game of ours beside the person's board.
class Scribe {
 public:
  explicit Scribe(const PersonGame& person)
      : person_(person),
        topology_(make_topology(person.shape)),
        game_(id_of(person), topology_, person.layout),
        last_flag_(static_cast<std::size_t>(topology_->cells()), kNone),
        is_flagged_(static_cast<std::size_t>(topology_->cells()), false) {
    for (std::size_t i = 0; i < person.clicks.size(); ++i) note_flag(person.clicks[i], i);
  }

  Transcript write() {
    for (std::size_t i = 0; i < person_.clicks.size() && !game_.is_over(); ++i) take(i);
    transcript_.id = game_.id();
    transcript_.agent = person_.program.empty() ? kUntold : person_.program;
    transcript_.layout = person_.layout;
    transcript_.is_given = true;
    transcript_.result.conclude(game_);
    return std::move(transcript_);
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  // The click that set the flag which stands at the end.
  void note_flag(const Click& click, std::size_t index) {
    if (click.is_wasted) return;
    if (click.kind == Click::Kind::Flag) last_flag_[click.cell.at()] = index;
    if (click.kind == Click::Kind::Unflag) last_flag_[click.cell.at()] = kNone;
  }

  void take(std::size_t index) {
    const Click& click = person_.clicks[index];
    if (click.is_wasted) return;
    switch (click.kind) {
      case Click::Kind::Open:
        return play({Move::Kind::Open, click.cell});
      case Click::Kind::Chord:
        for (const Cell near : topology_->neighbours(click.cell)) {
          if (!is_flagged_[near.at()]) play({Move::Kind::Open, near});
        }
        return;
      case Click::Kind::Flag:
        is_flagged_[click.cell.at()] = true;
        if (last_flag_[click.cell.at()] == index) play({Move::Kind::Flag, click.cell});
        return;
      case Click::Kind::Unflag:
        is_flagged_[click.cell.at()] = false;
        return;
      case Click::Kind::Unmark:
        return;
    }
  }

  void play(Move move) {
    if (game_.is_over() || !game_.view().is_covered(move.cell)) return;
    Step step;
    step.decision.move = move;
    step.decision.basis = Basis::Untold;
    step.outcome = game_.play(move);
    transcript_.result.count(step.decision);
    transcript_.steps.push_back(std::move(step));
  }

  const PersonGame& person_;
  TopologyPtr topology_;
  Game game_;
  std::vector<std::size_t> last_flag_;  // by cell
  std::vector<bool> is_flagged_;        // by cell, now: such a cell is in the way of a chord
  Transcript transcript_;
};

}  // namespace

Transcript transcript_of(const PersonGame& person) {
  return Scribe(person).write();
}

}  // namespace minewise
