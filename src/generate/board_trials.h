// Plays games on given boards, on any number of threads and processes, to measure how well an agent
// does on a layout. Searches for boards also use its parts: Asking counts progress and asks whether
// to go on; write_layout() sends layouts between processes.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "core/bytes.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/runner.h"

namespace minewise {

// Called now and then with the share that is done, by one thread at a time; returns false to stop
// the search.
using SearchGoesOn = std::function<bool(double done)>;

// Counts what all threads together have done of the whole, and asks whether to go on. Once told to
// stop, it stays stopped.
class Asking {
 public:
  // REQUIRES: `goes_on` outlives this.
  Asking(const SearchGoesOn& goes_on, std::uint64_t all) : goes_on_(goes_on), all_(all) {}

  bool operator()(std::uint64_t more) {
    const std::uint64_t done = done_ += more;
    if (const std::unique_lock lock(mutex_, std::try_to_lock); lock) {
      if (!goes_on_(static_cast<double>(done) / static_cast<double>(all_))) is_over_ = true;
    }
    return !is_over_;
  }

 private:
  const SearchGoesOn& goes_on_;
  std::uint64_t all_;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> is_over_ = false;
  std::mutex mutex_;
};

// Layouts as bytes, for questions and answers between processes: 64 cells at a time, a bit each.
// The reader has to know the size of the board.

void write_layout(ByteWriter& writer, const Layout& layout);
Layout read_layout(ByteReader& reader, int cells);

// Games on given boards.
//
// The random numbers of a game depend only on its number. So games of the same number on two boards
// have the same luck as long as the boards look the same (common random numbers). The difference of
// two boards is thus known more precisely than either value.
//
// A question for the runner is a board and some games. It is complete in itself: the process that
// answers need not know the search.

enum class Objective { Score, Won };

// Games by an agent, with the size, the rules and the seed of an ID.
struct TrialTerms {
  AgentSpec agent;
  GameId id;
  Objective objective = Objective::Score;
  std::string version = {};  // of the program: processes that differ in it do not help each other
};

// The first number of a question of BoardTrials. Searches with other kinds of questions begin those
// with other numbers.
inline constexpr std::uint64_t kGamesAsked = 0;

// Answers the questions of BoardTrials. Each lane calls `goes_on` before a game; once it returns
// false, there are no answers.
Answerer answer_trials(const TrialTerms& terms, const std::function<bool()>& goes_on);

class BoardTrials {
 public:
  // Games on the lanes of a runner, and wherever it reaches. Each lane calls `goes_on` before a
  // game; once it returns false, no more games are played, and the figures are meaningless.
  // REQUIRES: the runner outlives this.
  using GoesOn = std::function<bool()>;
  BoardTrials(
      const TrialTerms& terms, const Runner& runner, const GoesOn& goes_on = [] { return true; });

  // Plays the same games on each of the boards. The score of each game, or 1 for won and 0 for
  // lost; board after board.
  std::vector<double> play(std::span<const Layout* const> boards, const GameRange& games);

  // The same on one board, for the games first..first + count - 1.
  std::vector<double> play(const Layout& layout, std::uint64_t first, std::uint64_t count);

  // How many games have been played.
  std::uint64_t played() const { return played_; }
  bool was_stopped() const { return was_stopped_; }

  const TopologyPtr& topology() const { return topology_; }

 private:
  const Runner& runner_;
  TopologyPtr topology_;
  Answerer answerer_;
  std::uint64_t played_ = 0;
  bool was_stopped_ = false;
};

double mean_of(std::span<const double> values);

}  // namespace minewise
