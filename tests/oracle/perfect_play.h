// The oracle of best play: the whole game tree of a tiny board, walked move by move.
//
// It exists to check the search, so it shares nothing with it and knows none of its shortcuts. A
// state is what the player sees; every covered cell is tried, safe ones like any other; what may
// come up is found by going through the layouts that remain. States met before are remembered, and
// a state that leaves one layout costs nothing: that is all.
//
// Cells are numbered row by row from 0, top left first.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace oracle {

struct TinyGame {
  int width = 0;
  int height = 0;                    // at most 12 cells
  std::string grid = "square";       // or "torus", "hex"
  bool goes_on = false;              // survival, or else classic
  std::vector<std::int64_t> weight;  // of a layout, by its number of mines; 0 rules it out
};

enum class First { Any, Safe, Zero };

// The chance to win (classic) or the expected number of mines stepped on (survival), not reduced,
// and the cells that give it.
struct Best {
  std::int64_t num = 0;
  std::int64_t den = 0;
  std::vector<int> cells;
};

class PerfectPlay {
 public:
  explicit PerfectPlay(const TinyGame& game);

  // Cells of which the rules cannot keep their promise are not opened first. With none left to
  // open, `den` is 0.
  Best best(First first);

  using Layout = std::uint32_t;  // a bit for each cell with a mine

  // What each cell is worth once these cells of a layout have been opened, of those that may be
  // safe.
  std::map<int, Best> worth_after(Layout truth, std::uint32_t opened);

 private:
  using Layouts = std::vector<Layout>;

  std::uint64_t symbol_in(Layout layout, int cell) const;
  std::int64_t weight_of(const Layouts& layouts) const;
  std::int64_t lost(std::uint64_t seen, const Layouts& layouts);
  std::int64_t lost_by(int cell, std::uint64_t seen, const Layouts& layouts);

  TinyGame game_;
  int cells_ = 0;
  std::vector<Layout> neighbours_;
  Layouts layouts_;
  std::unordered_map<std::uint64_t, std::int64_t> known_;
};

}  // namespace oracle
