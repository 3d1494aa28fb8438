#include "search/optimal.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <variant>

#include "core/macros.h"
#include "search/game_tree.h"
#include "search/layout_table.h"
#include "search/root_search.h"
#include "solver/layouts.h"

namespace minewise {
// The layouts, their weights as losses are counted, and what has been searched.
template <class Loss>
struct SearchedTree {
  GameTree<Loss> game;
  SetTable<Loss> known;

  SearchedTree(GameTree<Loss> tree, std::int64_t most_bytes)
      : game(std::move(tree)), known(most_bytes) {}
};

template <class Loss>
using TreePtr = std::unique_ptr<SearchedTree<Loss>>;

namespace {

// Symmetries take time and memory for each layout, so they are not followed without end.
constexpr std::size_t kMostSymmetries = SetKeys::kMostImages - 1;
constexpr std::size_t kMostImages = 4'000'000;

bool is_untouched(const View& view) {
  return view.uncovered().empty();
}

// Under a promise of which the first cell decides, layouts are compared within what it leaves.
int cells_for_mines(const View& view) {
  const int promised = view.promise_is_pending() ? 1 : static_cast<int>(view.promised().size());
  return view.cells() - promised;
}

std::vector<Whole> weights_by_mines(const View& view) {
  auto weights = layout_weights(view.count(), cells_for_mines(view));
  weights.resize(static_cast<std::size_t>(view.cells()) + 1, Whole(0));
  return weights;
}

// The weights of all rows; empty if they are all the same.
template <class Loss>
std::vector<Loss> weights_by_row(const LayoutTable& table, const std::vector<Whole>& by_mines) {
  std::vector<Loss> weights;
  bool alike = true;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    weights.push_back(static_cast<Loss>(by_mines[table.mines(row)]));
    alike = alike && table.mines(row) == table.mines(0);
  }
  if (alike) weights.clear();
  return weights;
}

// Cells that symmetries make the same, by column.
std::vector<std::size_t> orbits_of(const LayoutTable& table,
                                   const std::vector<Symmetry>& symmetries) {
  std::vector<std::size_t> orbit(table.columns());
  std::iota(orbit.begin(), orbit.end(), 0);
  const auto root = [&](std::size_t column) {
    while (orbit[column] != column) column = orbit[column];
    return column;
  };
  std::vector<std::size_t> column_of(table.columns());
  for (std::size_t c = 0; c < table.columns(); ++c) column_of[table.cell(c).at()] = c;
  for (const Symmetry& symmetry : symmetries) {
    for (std::size_t c = 0; c < table.columns(); ++c) {
      const std::size_t a = root(c), b = root(column_of[symmetry[table.cell(c).at()].at()]);
      orbit[std::max(a, b)] = std::min(a, b);
    }
  }
  for (std::size_t c = 0; c < table.columns(); ++c) orbit[c] = root(c);
  return orbit;
}

// Whether a table's cells and layouts go to themselves under the symmetries of the board.
std::vector<Symmetry> useful_symmetries(const View& view, const LayoutTable& table) {
  if (!is_untouched(view) || view.cells() > 64 || table.rows() == 0) return {};
  const std::size_t most = std::min(kMostSymmetries, kMostImages / table.rows());
  return find_symmetries(view.topology(), most);
}

template <class Loss>
TreePtr<Loss> make_tree(const View& view, LayoutTable table, const std::vector<Whole>& by_mines,
                        const std::vector<Symmetry>& symmetries, std::int64_t most_bytes,
                        Pace& pace) {
  auto weights = weights_by_row<Loss>(table, by_mines);
  auto keys = keys_with_images(table, symmetries, pace);
  const bool survives_mines = view.rules().on_mine == OnMine::Go;
  GameTree<Loss> tree{std::move(table), std::move(weights), survives_mines, std::move(keys)};
  return std::make_unique<SearchedTree<Loss>>(std::move(tree), most_bytes);
}

Whole most_loss(const LayoutTable& table, const std::vector<Whole>& by_mines) {
  Whole sum = 0;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    sum += by_mines[table.mines(row)];
  }
  return 2 * sum * static_cast<unsigned>(table.columns() + 1);
}

// The rows that a later view leaves.
std::vector<std::uint32_t> rows_of(const LayoutTable& table, const View& view) {
  std::vector<bool> promised(static_cast<std::size_t>(view.cells()), false);
  for (const Cell cell : view.promised()) promised[cell.at()] = true;
  const auto* count = std::get_if<FixedCount>(&view.count());
  std::vector<std::uint32_t> rows;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    bool possible = !count || table.mines(row) == count->mines;
    bool has_safe_cell = false;
    for (std::size_t column = 0; possible && column < table.columns(); ++column) {
      const Cell cell = table.cell(column);
      const auto answer = table.answer(row, column);
      const bool mine = answer == LayoutTable::kMine;
      if (view.is_open(cell)) {
        const Clue clue = view.clue(cell);
        possible = clue.is_withheld() ? !mine : answer == clue.number();
      } else if (!view.is_covered(cell)) {
        possible = mine;
      } else {
        possible = !(mine && promised[cell.at()]);
        has_safe_cell = has_safe_cell || !mine;
      }
    }
    const bool over = view.rules().ruleset == Ruleset::Classic && !has_safe_cell;
    if (possible && (!over || is_untouched(view))) rows.push_back(static_cast<std::uint32_t>(row));
  }
  return rows;
}

// The move to be made: one of these cells, or any if there are none.
FirstChoice first_choice(const View& view, const LayoutTable& table, std::span<const Cell> only) {
  const bool pending = view.promise_is_pending();
  FirstChoice first;
  if (pending) first.promise = view.rules().first.promise;
  first.tells_count = pending && view.rules().count == CountRule::Shown &&
                      std::holds_alternative<Independent>(view.count());
  for (std::size_t column = 0; column < table.columns(); ++column) {
    const Cell cell = table.cell(column);
    const bool is_asked = only.empty() || std::ranges::find(only, cell) != only.end();
    if (view.is_covered(cell) && is_asked) first.columns.push_back(column);
  }
  return first;
}

}  // namespace

struct OptimalPlay::Trunk {
  View view;
  SolverLimits limits;
  std::variant<TreePtr<std::uint64_t>, TreePtr<Wide>> tree;
  std::vector<std::size_t> orbits;

  // Of all layouts.
  Solution solve_all(std::span<const Cell> only, Wanted wanted, const GoesOn& goes_on) {
    std::vector<std::uint32_t> rows(table().rows());
    std::iota(rows.begin(), rows.end(), 0);
    return solve(std::move(rows), first_choice(view, table(), only), wanted, goes_on);
  }

  Solution solve(std::vector<std::uint32_t> rows, const FirstChoice& first, Wanted wanted,
                 const GoesOn& goes_on) {
    return std::visit(
        [&]<class Loss>(TreePtr<Loss>& each) {
          Effort effort;
          effort.most_sets = limits.most_sets;
          RootSearch<Loss> root(each->game, each->known, effort);
          if (first.columns.size() == each->game.table.columns()) root.take_as_one(orbits);
          return root.solve(std::move(rows), first, wanted, limits.threads, goes_on);
        },
        tree);
  }

  const LayoutTable& table() const {
    return std::visit([](const auto& each) -> const LayoutTable& { return each->game.table; },
                      tree);
  }
};

OptimalPlay::OptimalPlay(std::unique_ptr<Trunk> trunk) : trunk_(std::move(trunk)) {}
OptimalPlay::OptimalPlay(OptimalPlay&&) noexcept = default;
OptimalPlay::~OptimalPlay() = default;

Result<void> OptimalPlay::check_rules(const View& view) {
  const Rules& rules = view.rules();
  if (!rules.clues->is_exact()) {
    return fail("clues={}: best play needs exact clues", rules.clues->name());
  }
  const bool classic = rules.ruleset == Ruleset::Classic;
  if (classic && rules.on_mine == OnMine::Go) {
    return fail("on-mine=go: every classic game would be won; use on-mine=lose");
  }
  if (!classic && rules.on_mine == OnMine::Lose) {
    return fail("on-mine=lose: best play for survival needs on-mine=go");
  }
  constexpr int kMostCells = 400;  // beyond, layouts of unlike numbers of mines weigh too unlike
  if (!std::holds_alternative<FixedCount>(view.count()) && view.cells() > kMostCells) {
    return fail("without a known number of mines, boards can have at most {} cells", kMostCells);
  }
  if (view.promise_is_pending() && rules.first.promise == Promise::Zero &&
      (std::holds_alternative<UnknownCount>(view.count()) ||
       std::holds_alternative<WeighedCount>(view.count()))) {
    return fail("first=zero: needs a known number of mines");
  }
  return {};
}

namespace {

// How many layouts there are, where that can be told, and how many there may be.
std::unexpected<Error> too_many(const View& view, const SolverLimits& limits, std::size_t most) {
  const std::string room =
      most < limits.most_layouts ? fmt::format(" in {} MB", limits.most_bytes >> 20) : "";
  const auto layouts = count_layouts(Knowledge(view));
  if (!layouts)
    return fail("there are more than the {} layouts that can be searched{}", most, room);
  constexpr std::size_t kMostDigits = 15;  // that are read at a glance
  const std::string digits = layouts->str();
  return fail("there are {} layouts, but at most {} can be searched{}",
              digits.size() > kMostDigits ? fmt::format("over 10^{}", digits.size() - 1) : digits,
              most, room);
}

}  // namespace

Result<OptimalPlay> OptimalPlay::make(const View& view, const SolverLimits& limits,
                                      const std::function<bool()>& goes_on) {
  TRY(check_rules(view));
  const Error stopped{"the search was stopped"};
  Pace pace(goes_on);
  if (!pace.ask()) return std::unexpected(stopped);
  constexpr std::int64_t kCopies = 6;  // the table and its frames
  const std::int64_t fit =
      limits.most_bytes / (kCopies * LayoutTable::bytes_of(1, std::max(16, view.cells())));
  const std::size_t most = std::min(limits.most_layouts, static_cast<std::size_t>(fit));
  auto table = layouts_explaining(view, most, pace);
  if (pace.is_stopped()) return std::unexpected(stopped);
  if (!table) return too_many(view, limits, most);
  const auto by_mines = weights_by_mines(view);
  table->keep_rows([&](int mines) { return by_mines[mines] != 0; });
  const Whole bound = most_loss(*table, by_mines);
  if (msb(Whole(bound + 1)) >= kWideBits - 1) {
    return fail("the density has too many digits for exact arithmetic");
  }
  const auto symmetries = useful_symmetries(view, *table);
  const bool is_narrow = msb(Whole(bound + 1)) < 63;
  const std::size_t keys = sizeof(SetKey) * (1 + symmetries.size());
  const std::size_t weight = is_narrow ? sizeof(std::uint64_t) : sizeof(Wide);
  const std::int64_t used =
      kCopies * LayoutTable::bytes_of(static_cast<std::int64_t>(table->rows()),
                                      static_cast<std::int64_t>(table->columns())) +
      static_cast<std::int64_t>(table->rows() * (keys + weight));
  const std::int64_t left = std::max<std::int64_t>(limits.most_bytes - used, 0);
  auto trunk = std::make_unique<Trunk>(Trunk{view, limits, {}, {}});
  if (!symmetries.empty()) trunk->orbits = orbits_of(*table, symmetries);
  if (is_narrow) {
    trunk->tree =
        make_tree<std::uint64_t>(view, std::move(*table), by_mines, symmetries, left, pace);
  } else {
    trunk->tree = make_tree<Wide>(view, std::move(*table), by_mines, symmetries, left, pace);
  }
  if (pace.is_stopped()) return std::unexpected(stopped);
  return OptimalPlay(std::move(trunk));
}

std::size_t OptimalPlay::layouts() const {
  return trunk_->table().rows();
}

Solution OptimalPlay::solve(Wanted wanted, const GoesOn& goes_on, std::optional<Cell> only) {
  CHECK(layouts() > 0);
  const auto first = only ? std::span<const Cell>(&*only, 1) : std::span<const Cell>();
  return trunk_->solve_all(first, wanted, goes_on);
}

Solution OptimalPlay::solve_for(std::span<const Cell> cells) {
  CHECK(layouts() > 0);
  return trunk_->solve_all(cells, Wanted::EveryCell, {});
}

Solution OptimalPlay::solve_later(const View& view, Wanted wanted) {
  auto rows = rows_of(trunk_->table(), view);
  if (rows.empty()) return {};
  return trunk_->solve(std::move(rows), first_choice(view, trunk_->table(), {}), wanted, {});
}

}  // namespace minewise
