// The simplest engine, which looks at one clue at a time: if a clue's mines are all found, its
// other neighbours are safe; if it lacks as many mines as it has unknown neighbours, they are all
// mines. Every basic agent in the reports uses these rules, which make about four fifths of all
// deductions in Minesweeper.
#pragma once

#include <vector>

#include "solver/engines/engine.h"

namespace minewise {

// Looks at a clue again whenever something becomes known around it, until nothing more follows. The
// order in which clues are looked at does not matter: the facts found are the same.
class SinglePoint final : public Engine {
 public:
  Rule rule() const override { return Rule::SinglePoint; }
  void start(const View& view) override;
  void deduce(const View& view, Facts& facts) override;

 private:
  // The states of a clue. Only the one that is looked for among neighbours is odd.
  static constexpr std::uint8_t kSilent = 0;   // not open, or has nothing left to tell
  static constexpr std::uint8_t kAsleep = 1;   // has told all that it can for now
  static constexpr std::uint8_t kWaiting = 2;  // to be looked at

  void wake_first(const View& view, const Facts& facts);
  void wake_opened(const View& view, const Facts& facts);
  void wake_changed(const View& view, const Facts& facts);
  void wake(Cell clue, const Facts& facts);  // if it has anything left to tell
  void make_room();

  std::vector<Cell> waiting_;      // a queue: the first waiting_count_ of them
  std::size_t waiting_count_ = 0;  // those before have been looked at in the same call
  CellBytes state_;
  std::size_t opened_seen_ = 0;  // how much of View::uncovered() has woken its clues
  std::size_t known_seen_ = 0;   // how much of Facts::known() has woken its neighbours
};

// Looks at a clue once, when it is opened, and never again: what follows from it later is missed.
class SinglePointOnce final : public Engine {
 public:
  Rule rule() const override { return Rule::SinglePoint; }
  void start(const View&) override { opened_seen_ = 0; }
  void deduce(const View& view, Facts& facts) override;

 private:
  std::size_t opened_seen_ = 0;
};

}  // namespace minewise
