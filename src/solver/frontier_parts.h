// The independent parts of a position, as reports 001 and 002 enumerate them: the components of its
// frontier, each with its clues, its cells and the arrangements of mines that its clues allow; and
// the interior, the cells next to no clue.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "core/view.h"
#include "solver/count/count.h"
#include "solver/layouts.h"

namespace minewise {

// An arrangement of a counted component: how many mines lie in each region. The list is made by
// walking the tables of the count from the end to the starts. Every state can be reached from a
// start, so no walk is in vain, and the first arrangements of a component with billions come as
// fast as those of a small one.
struct RegionArrangement {
  std::vector<int> mines;  // by region
  // The logarithm of its weight, on the scale of ComponentCount::total(): all ways to lay the mines
  // within regions, the tilt and the likelihood of the clues included.
  double log_weight = 0;
};

struct ArrangementList {
  std::vector<RegionArrangement> listed;
  bool is_complete = true;  // false: there are more
};

// At most `most` arrangements, in no particular order. REQUIRES: the count is exact and ready for
// sampling, and no clue was left open.
ArrangementList list_arrangements(const ComponentCount& count, std::size_t most);

// What clues settle is not taken out first, so every covered cell next to a clue is part of its
// component. But where a component is then too large to count, and on boards with more than 16,384
// covered cells, what single clues settle is taken out.
//
// An arrangement says how many mines lie in each region, the cells that no clue tells apart. It can
// be laid in `ways` ways within the regions. Its weight is the number of ways to lay the other
// mines outside the component. Where mines are not counted, or clues weigh numbers of mines, there
// is no such number: then only its share is given, the probability of the arrangement.

struct Arrangement {
  std::vector<int> mines_in;  // by region
  int mines = 0;
  BigInt ways;
  std::optional<BigInt> weight;
  double share = 0;  // of all ways together
};

// Why the arrangements of a part are not listed.
enum class NotListed {
  NotAsked,
  NotCountedExactly,
  TooManyRegions,
  NotTogether,  // components were not weighed together (posterior.h): there are no shares
  NoRoom,       // for all that was asked for
};
std::string_view why_not_listed(NotListed reason);

struct ListedArrangements {
  // The most likely first; of equals, those with mines in the first regions. If `looked_at_all` is
  // false, only of those found first.
  std::vector<Arrangement> listed;
  std::size_t found = 0;  // arrangements by region that were looked at
  bool looked_at_all = true;

  // How many of all arrangements the number of mines leaves; nothing where they or the mines are
  // not counted.
  std::optional<BigInt> fitting;
};

struct FrontierPart {
  std::vector<Cell> clues;                 // ascending
  std::vector<std::vector<Cell>> regions;  // by first cell; cells ascending
  std::vector<double> mine_probability;    // by region
  bool is_exact = true;                    // false: too large to count, probabilities are estimates

  // The arrangements that the clues allow, each way counted, by number of mines; or why they were
  // not counted.
  BigTallyCount arrangements;

  std::expected<ListedArrangements, NotListed> list = std::unexpected(NotListed::NotAsked);

  std::size_t cells() const;
};

struct FrontierParts {
  std::vector<FrontierPart> parts;  // by their first cell; the first so many
  std::size_t parts_in_all = 0;
  bool without_settled = false;  // what single clues settle was taken out
  int interior_cells = 0;
  double interior_probability = 0;  // of each of these cells
};

// It takes about as long as to analyse the view: what would take longer is left out, and says so.
// REQUIRES: some layout explains the view.
FrontierParts find_parts(const View& view, std::size_t most, bool with_arrangements);

}  // namespace minewise
