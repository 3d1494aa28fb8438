// The search for long chains: simulated annealing (Kirkpatrick, Gelatt and Vecchi, "Optimization by
// simulated annealing", Science 220, 1983), from a dealt board and over moves of one mine.
//
// The length of the longest chain alone is a poor guide: most moves leave it as it is. So a board
// is also worth something for the mean depth of its deductions, which tells of the many chains that
// are about to become the longest. It loses for every safe cell that proof does not reach, so the
// search finds its way to boards that are cleared, and stays there.
//
// Half of the moves shift a mine to a neighbouring cell, which mends a chain or bends it; the
// others put it anywhere. Several runs share the boards that may be measured, because chance
// decides much of a single run; threads and processes share the runs.
#include "generate/long_chain.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "game/dealer.h"
#include "generate/chain_meter.h"

namespace minewise {
namespace {

constexpr double kDepthWorth = 0.3;  // of the mean depth, against the length
constexpr double kUnreached = 0.5;   // lost for each safe cell that stays covered
constexpr double kWarmest = 1.5;     // in deductions, at the start of a run
constexpr double kCoolest = 0.3;     // and at its end
constexpr double kShift = 0.5;       // how often a mine goes to a neighbouring cell

// The cells where mines may be: all but those that make the first one a zero.
std::vector<Cell> open_to_mines(const Topology& topology, Cell first) {
  const auto free = kept_free(topology, first, Promise::Zero);
  std::vector<Cell> cells;
  for (int index = 0; index < topology.cells(); ++index) {
    if (!std::ranges::binary_search(free, Cell{index})) cells.push_back(Cell{index});
  }
  return cells;
}

Digest stream_of(const LongChainRequest& request, std::string_view purpose) {
  Digest stream("long-chain");
  return stream.add(purpose)
      .add(static_cast<std::uint64_t>(request.shape.width))
      .add(static_cast<std::uint64_t>(request.shape.height))
      .add(grid_word(request.shape.grid))
      .add(static_cast<std::uint64_t>(request.mines));
}

// Looks at one board after another.
class Looker {
 public:
  explicit Looker(const LongChainRequest& request)
      : mines_(static_cast<std::size_t>(request.mines)),
        topology_(make_topology(request.shape)),
        first_(request.shape.cell(request.first)),
        room_(open_to_mines(*topology_, first_)),
        meter_(topology_, means_of(request.solver)) {
    is_room_.assign(static_cast<std::size_t>(topology_->cells()), false);
    for (const Cell cell : room_) is_room_[cell.at()] = true;
  }

  Layout deal(Rng& rng) {
    Layout layout(topology_->cells());
    std::ranges::sort(room_);  // whatever the board before left of the order
    for (std::size_t i = 0; i < mines_; ++i) {
      std::swap(room_[i], room_[i + rng.below(static_cast<std::uint32_t>(room_.size() - i))]);
      layout.place_mine(room_[i]);
    }
    return layout;
  }

  // A cell of those where mines may be.
  Cell draw_cell(Rng& rng) const {
    return room_[rng.below(static_cast<std::uint32_t>(room_.size()))];
  }
  bool has_choice() const { return mines_ > 0 && mines_ < room_.size(); }
  bool may_hold_mine(Cell cell) const { return is_room_[cell.at()]; }

  int look(const Layout& layout) { return meter_.measure(layout, first_); }
  const ChainMeter& meter() const { return meter_; }
  const Topology& topology() const { return *topology_; }

 private:
  std::size_t mines_;
  TopologyPtr topology_;
  Cell first_;
  std::vector<Cell> room_;  // in any order
  std::vector<bool> is_room_;
  ChainMeter meter_;
};

// One run, from a dealt board on.
class ChainRun {
 public:
  ChainRun(const LongChainRequest& request, Rng rng) : looker_(request), rng_(rng) {}

  void run(std::uint64_t boards, const std::function<bool()>& goes_on) {
    board_ = looker_.deal(rng_);
    worth_ = look();
    for (std::uint64_t i = 1; i < boards && looker_.has_choice(); ++i) {
      if (!goes_on()) return;
      const double done = static_cast<double>(i) / static_cast<double>(boards);
      step(kWarmest * std::pow(kCoolest / kWarmest, done));
    }
  }

  const std::optional<LongChainBoard>& best() const { return best_; }
  std::uint64_t looked_at() const { return looked_at_; }

 private:
  void step(double warmth) {
    const auto [from, to] = draw_move();
    board_.take_mine(from);
    board_.place_mine(to);
    const double worth = look();
    if (worth - worth_ >= warmth * std::log(1 - rng_.unit())) {
      worth_ = worth;
      return;
    }
    board_.take_mine(to);
    board_.place_mine(from);
  }

  struct MineMove {
    Cell from, to;
  };

  MineMove draw_move() {
    for (;;) {
      const Cell from = looker_.draw_cell(rng_);
      if (!board_.has_mine(from)) continue;
      Cell to = looker_.draw_cell(rng_);
      if (rng_.unit() < kShift) {
        const auto around = looker_.topology().neighbours(from);
        if (around.empty()) continue;
        to = around[rng_.below(static_cast<std::uint32_t>(around.size()))];
      }
      if (looker_.may_hold_mine(to) && !board_.has_mine(to)) return {from, to};
    }
  }

  // What the present board is worth; the best that is cleared is kept.
  double look() {
    const int length = looker_.look(board_);
    ++looked_at_;
    const ChainMeter& meter = looker_.meter();
    if (meter.is_cleared() && (!best_ || length > best_->length)) {
      best_ = LongChainBoard{board_, length, meter.longest().travel, 0};
    }
    const auto unreached =
        static_cast<double>(meter.view().covered().size()) - static_cast<double>(board_.mines());
    double depths = 0;
    const auto inferences = meter.graph().inferences();
    for (const Inference& inference : inferences) depths += inference.depth;
    const double mean = inferences.empty() ? 0 : depths / static_cast<double>(inferences.size());
    return length + kDepthWorth * mean - kUnreached * unreached;
  }

  Looker looker_;
  Rng rng_;
  Layout board_;
  double worth_ = 0;
  std::optional<LongChainBoard> best_;
  std::uint64_t looked_at_ = 0;
};

}  // namespace

Result<void> check_request(const LongChainRequest& request) {
  const Shape& shape = request.shape;
  if (!shape.contains(request.first)) {
    return fail("the first cell {} is outside the board of {}x{}", request.first.text(),
                shape.width, shape.height);
  }
  const auto free = neighbours_of(shape, request.first).size() + 1;
  const auto room = static_cast<std::size_t>(shape.cells()) - free;
  if (static_cast<std::size_t>(request.mines) > room) {
    return fail("{} are too many: the first cell and its neighbours stay free, so at most {} fit",
                counted(request.mines, "mine"), room);
  }
  return {};
}

LongChainRun run_long_chain(const LongChainRequest& request, Seed seed, std::uint64_t number,
                            std::uint64_t run, const std::function<bool()>& goes_on) {
  CHECK(check_request(request).has_value() && run < kLongChainRuns);
  const std::uint64_t boards =
      request.boards / kLongChainRuns + (run < request.boards % kLongChainRuns);
  if (boards == 0) return {};
  ChainRun search(request, Rng(seed, stream_of(request, "search").add(number).add(run)));
  search.run(boards, goes_on);
  return {search.best(), search.looked_at()};
}

RandomChains look_at_random(const LongChainRequest& request, Seed seed, const GameRange& boards,
                            const std::function<bool()>& goes_on) {
  CHECK(check_request(request).has_value());
  Looker looker(request);
  RandomChains found;
  for (std::uint64_t i = boards.first; i < boards.end && goes_on(); ++i) {
    Rng rng(seed, stream_of(request, "random").add(i));
    const int length = looker.look(looker.deal(rng));
    found.add(length, looker.meter().is_cleared());
  }
  return found;
}

void RandomChains::add(int length, bool is_cleared) {
  add({1, is_cleared, length, is_cleared ? length : 0, static_cast<std::uint64_t>(length)});
}

void RandomChains::add(const RandomChains& more) {
  boards += more.boards;
  cleared += more.cleared;
  longest = std::max(longest, more.longest);
  longest_cleared = std::max(longest_cleared, more.longest_cleared);
  sum += more.sum;
}

}  // namespace minewise
