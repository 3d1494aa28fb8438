#include "generate/no_guess.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>
#include <utility>

#include "core/macros.h"
#include "core/message.h"
#include "game/dealer.h"

namespace minewise {

namespace {

constexpr double kTipping = 0.9;            // how often a cell that settles a clue is preferred
constexpr double kSettled = 0.8;            // how often the exchange is with a settled cell
constexpr int kMostPartnerDraws = 64;       // for a partner of the other kind
constexpr std::uint64_t kPatience = 5'000;  // clearings without gain

Cell draw(const std::vector<Cell>& cells, Rng& rng) {
  return cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
}

void swap_mine(Layout& layout, Cell a, Cell b) {
  const bool from_a = layout.has_mine(a);
  layout.take_mine(from_a ? a : b);
  layout.place_mine(from_a ? b : a);
}

int unsettled(const Clearing& clearing) {
  return clearing.view().cells() - static_cast<int>(clearing.facts().known().size());
}

}  // namespace

Repair::Repair(const TopologyPtr& topology, const std::vector<Cell>& free, Solver solver)
    : now_(std::make_unique<Clearing>(topology, means_of(solver))),
      trial_(std::make_unique<Clearing>(topology, means_of(solver))) {
  for (int index = 0; index < topology->cells(); ++index) {
    const Cell cell{index};
    if (!std::ranges::binary_search(free, cell)) may_hold_mines_.push_back(cell);
  }
}

bool Repair::mend(Layout& layout, Cell first, std::uint64_t& attempts, Rng& rng,
                  const std::function<bool()>& goes_on) {
  if (attempts == 0) return false;
  --attempts;
  if (now_->clear(layout, first)) return true;
  take_stock(layout);
  int left = unsettled(*now_);
  for (std::uint64_t in_vain = 0; attempts > 0 && in_vain < kPatience && goes_on(); ++in_vain) {
    --attempts;
    if (!exchange(layout, rng)) continue;
    if (trial_->clear_like(*now_, layout, first)) return true;
    const int left_now = unsettled(*trial_);
    if (left_now > left) {
      swap_mine(layout, changed_, partner_);
      continue;
    }
    if (left_now < left) in_vain = 0;
    left = left_now;
    std::swap(now_, trial_);
    take_stock(layout);
  }
  return false;
}

void Repair::take_stock(const Layout& layout) {
  tipping_.clear();
  frontier_.clear();
  unknown_.clear();
  settled_.clear();
  const Facts& facts = now_->facts();
  for (const Cell cell : may_hold_mines_) {
    if (facts.is_known(cell)) {
      settled_.push_back(cell);
      continue;
    }
    unknown_.push_back(cell);
    const bool is_mine = layout.has_mine(cell);
    bool is_frontier = false, tips_a_clue = false;
    now_->view().for_each_open_around(cell, [&](Cell clue) {
      is_frontier = true;
      tips_a_clue |= is_tipped(clue, is_mine);
    });
    if (is_frontier) frontier_.push_back(cell);
    if (tips_a_clue) tipping_.push_back(cell);
  }
}

// Whether a clue would have no mines left to find if a mine next to it were free, or nothing but
// mines if a free cell were one.
bool Repair::is_tipped(Cell clue, bool is_mine) const {
  const auto [unknown, mines] = now_->facts().around(clue);
  const int left = now_->view().clue(clue).number() - mines;
  return is_mine ? left == 1 : left + 1 == unknown;
}

// Returns whether two cells of different kinds were found.
bool Repair::exchange(Layout& layout, Rng& rng) {
  const auto& frontier = frontier_.empty() ? unknown_ : frontier_;
  const bool tips = !tipping_.empty() && rng.unit() < kTipping;
  changed_ = draw(tips ? tipping_ : frontier, rng);
  for (int draws = 0; draws < kMostPartnerDraws; ++draws) {
    partner_ = draw(partners(rng), rng);
    if (layout.has_mine(partner_) == layout.has_mine(changed_)) continue;
    swap_mine(layout, changed_, partner_);
    return true;
  }
  return false;
}

const std::vector<Cell>& Repair::partners(Rng& rng) const {
  return settled_.empty() || rng.unit() >= kSettled ? unknown_ : settled_;
}

namespace {

std::vector<Cell> all_but(int cells, const std::vector<Cell>& free) {
  std::vector<Cell> rest;
  for (int index = 0; index < cells; ++index) {
    if (!std::ranges::binary_search(free, Cell{index})) rest.push_back(Cell{index});
  }
  return rest;
}

// The grades that a solver's boards can have.
Grade hardest_for(Solver solver) {
  switch (solver) {
    case Solver::Basic:
      return Grade::Easy;
    case Solver::Subset:
      return Grade::Medium;
    case Solver::Exact:
      break;
  }
  return Grade::Expert;
}

Digest stream_of(const NoGuessRequest& request, std::uint64_t number) {
  Digest stream("no-guess");
  stream.add(static_cast<std::uint64_t>(request.shape.width))
      .add(static_cast<std::uint64_t>(request.shape.height))
      .add(grid_word(request.shape.grid));
  if (const auto* fixed = std::get_if<FixedCount>(&request.mines)) {
    stream.add("count").add(static_cast<std::uint64_t>(fixed->mines));
  } else {
    const double density = std::get<Independent>(request.mines).density;
    stream.add("density").add(std::bit_cast<std::uint64_t>(density));
  }
  return stream.add(number);
}

}  // namespace

Result<void> check_request(const NoGuessRequest& request) {
  const Shape& shape = request.shape;
  if (!shape.contains(request.first)) {
    return fail("the first cell {} is outside the board of {}x{}", request.first.text(),
                shape.width, shape.height);
  }
  if (const auto* fixed = std::get_if<FixedCount>(&request.mines)) {
    const auto free = neighbours_of(shape, request.first).size() + 1;
    const auto room = static_cast<std::size_t>(shape.cells()) - free;
    if (static_cast<std::size_t>(fixed->mines) > room) {
      return fail("{} are too many: the first cell and its neighbours stay free, so at most {} fit",
                  counted(fixed->mines, "mine"), room);
    }
  }
  if (request.grade && *request.grade > hardest_for(request.solver)) {
    return fail("solver '{}' clears no board of difficulty {}; choose another",
                solver_word(request.solver), grade_word(*request.grade));
  }
  return {};
}

NoGuessMaker::NoGuessMaker(const NoGuessRequest& request)
    : request_(request),
      topology_(make_topology(request.shape)),
      first_(request.shape.cell(request.first)) {
  CHECK(check_request(request).has_value());
  const auto free = kept_free(*topology_, first_, Promise::Zero);
  open_to_mines_ = all_but(topology_->cells(), free);
  if (request.mode == NoGuessMode::Repair) {
    repair_.emplace(topology_, free, request.solver);
  } else {
    clearing_.emplace(topology_, means_of(request.solver));
  }
  if (request.grade) grader_.emplace(topology_);
}

std::optional<NoGuessBoard> NoGuessMaker::make(Seed seed, std::uint64_t number,
                                               const std::function<bool()>& goes_on) {
  Rng rng(seed, stream_of(request_, number));
  std::ranges::sort(open_to_mines_);  // whatever the board before left of the order
  std::uint64_t left = request_.attempts;
  while (left > 0 && goes_on()) {
    Layout layout(topology_->cells());
    deal(rng, layout);
    if (!try_once(layout, left, rng, goes_on)) continue;
    if (!grader_ || grader_->grade(layout, first_) == request_.grade) {
      return NoGuessBoard{std::move(layout), request_.attempts - left};
    }
  }
  return std::nullopt;
}

// A partial Fisher-Yates shuffle draws every set of cells equally often, whatever order it starts
// from.
void NoGuessMaker::deal(Rng& rng, Layout& layout) {
  auto& cells = open_to_mines_;
  if (const auto* fixed = std::get_if<FixedCount>(&request_.mines)) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(fixed->mines); ++i) {
      std::swap(cells[i], cells[i + rng.below(static_cast<std::uint32_t>(cells.size() - i))]);
      layout.place_mine(cells[i]);
    }
    return;
  }
  const double density = std::get<Independent>(request_.mines).density;
  for (const Cell cell : cells) {
    if (rng.unit() < density) layout.place_mine(cell);
  }
}

bool NoGuessMaker::try_once(Layout& layout, std::uint64_t& attempts, Rng& rng,
                            const std::function<bool()>& goes_on) {
  if (repair_) return repair_->mend(layout, first_, attempts, rng, goes_on);
  --attempts;
  return clearing_->clear(layout, first_);
}

Result<LayoutSet> make_no_guess_boards(const NoGuessRequest& request, Seed seed,
                                       std::uint64_t count, const Runner& runner,
                                       const std::function<bool(std::uint64_t)>& goes_on) {
  TRY(check_request(request));
  struct Lane {
    std::unique_ptr<NoGuessMaker> maker;
    std::optional<NoGuessBoard> board;
  };
  Lanes<Lane> lanes(runner);
  std::atomic<std::uint64_t> made = 0;
  const auto make = [&](std::uint64_t number, int index) {
    auto& [maker, board] = lanes[index];
    if (!maker) maker = std::make_unique<NoGuessMaker>(request);
    board = maker->make(seed, number, [&] { return goes_on(made); });
  };
  LayoutSet set(request.shape, request.first);
  const auto take = [&](std::uint64_t, int index) {
    const auto& board = lanes[index].board;
    if (board) set.add(board->layout);
    made = set.size();
    return board.has_value();
  };
  if (make_in_order(runner, count, make, take)) return set;
  return fail("found {}; {} were not enough for the next one",
              counted_of(set.size(), count, "board"), counted(request.attempts, "attempt"));
}

}  // namespace minewise
