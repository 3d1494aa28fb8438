// Our search for hard boards: races between many candidates, all tried by the same games.
//
// A step proposes kCandidates boards, each with one mine of the present board elsewhere, and plays
// the same few games on all of them and on the present board. The best few go on to more games,
// again the same for all. The best of these replaces the present board if it did no worse, or
// hardly worse while the search is young. Poor neighbours are dropped after a few games, and most
// games are spent where the choice is close. Every step has games of its own, so a board that was
// merely unlucky does not meet the same luck again, and the estimated score stays honest.
//
// Three proposals in four put a mine where mines or the border are near, and take it from where it
// is lonely: no clue will tell of enclosed mines. The games decide all the same.
//
// Near the end, noise decides steps more than merit. So the last fifth of the games goes to a
// run-off between the boards that looked hardest on the way: all play the same games, and the
// better half goes on until one is left.
//
// Candidates are played on all threads and ranks at once; a step is the same with any number of
// them.
#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "generate/hard_board.h"

namespace minewise {
namespace {

constexpr std::size_t kCandidates = 16;
constexpr std::size_t kFinalists = 4;
constexpr std::uint64_t kFirstGames = 6;
constexpr std::uint64_t kMoreGames = 24;
constexpr std::uint64_t kStepGames =
    (kCandidates + 1) * kFirstGames + (kFinalists + 1) * kMoreGames;
constexpr std::size_t kContenders = 16;
constexpr double kSearchShare = 0.8;  // of the games; the rest is for the run-off
constexpr double kWarmth = 0.01;      // of the first step, in units of the score
constexpr double kRandomMove = 0.25;  // how often a mine goes just anywhere
constexpr int kLargestShare = 16;     // one candidate moves up to this part of the mines
constexpr int kMostDraws = 200;       // for a proposal within the bounds

class AnnealSearch {
 public:
  AnnealSearch(const HardSearch& search, BoardTrials& trials, Rng& rng)
      : search_(search), trials_(trials), rng_(rng), board_(search.start) {}

  Layout run() {
    if (board_.mines() == 0 || board_.mines() == board_.cells()) return board_;
    const std::uint64_t games = std::min(kMoreGames, search_.games);
    const double score = mean_of(trials_.play(board_, 0, games));
    bool goes_on = search_.observer({trials_.played(), score, &board_});
    remember(score);
    const auto share =
        static_cast<std::uint64_t>(kSearchShare * static_cast<double>(search_.games));
    while (goes_on && trials_.played() + kStepGames <= share) {
      goes_on = search_.goes_on(trials_.played()) && step();
    }
    return goes_on ? run_off() : board_;
  }

 private:
  // The boards in the race: the present one first.
  bool step() {
    const double heat =
        1 - static_cast<double>(trials_.played()) / static_cast<double>(search_.games);
    racers_.assign(1, board_);
    for (std::size_t i = 0; i < kCandidates; ++i) {
      if (auto candidate = propose()) racers_.push_back(*std::move(candidate));
    }
    if (racers_.size() == 1) return false;  // the bounds leave no other board
    const std::uint64_t first = trials_.played();
    sums_.assign(racers_.size(), 0);
    std::vector<std::size_t> order(racers_.size());
    std::iota(order.begin(), order.end(), 0u);
    play(order, first, kFirstGames);
    std::sort(order.begin() + 1, order.end(), [&](std::size_t a, std::size_t b) {
      return sums_[a] != sums_[b] ? sums_[a] < sums_[b] : a < b;
    });
    order.resize(std::min(order.size(), kFinalists + 1));
    // Finalists are judged by the second round alone: in the first they were chosen for their luck.
    std::ranges::fill(sums_, 0);
    play(order, first + kFirstGames, kMoreGames);
    const std::size_t best = *std::min_element(order.begin() + 1, order.end(),
                                               [&](auto a, auto b) { return sums_[a] < sums_[b]; });
    const double loss = (sums_[best] - sums_[0]) / static_cast<double>(kMoreGames);
    if (loss > -kWarmth * heat * std::log(1 - rng_.unit())) return true;
    board_ = racers_[best];
    const double score = sums_[best] / static_cast<double>(kMoreGames);
    remember(score);
    return search_.observer({trials_.played(), score, &board_});
  }

  // Keeps the present board for the run-off, if it is among the lowest.
  void remember(double score) {
    for (const Contender& contender : contenders_) {
      if (contender.board == board_) return;
    }
    const auto place = std::ranges::upper_bound(contenders_, score, {}, &Contender::score);
    contenders_.insert(place, {score, board_});
    if (contenders_.size() > kContenders) contenders_.pop_back();
  }

  Layout run_off() {
    racers_.clear();
    for (const Contender& contender : contenders_) racers_.push_back(contender.board);
    sums_.assign(racers_.size(), 0);
    std::vector<std::size_t> order(racers_.size());
    std::iota(order.begin(), order.end(), 0u);
    const std::uint64_t left = search_.games - std::min(search_.games, trials_.played());
    const auto rounds = static_cast<std::uint64_t>(std::bit_width(order.size()));
    while (order.size() > 1) {
      const std::uint64_t games = left / rounds / order.size();
      if (games == 0 || !search_.goes_on(trials_.played())) break;
      play(order, trials_.played(), games);
      std::ranges::sort(order, {},
                        [&](std::size_t racer) { return std::pair(sums_[racer], racer); });
      order.resize((order.size() + 1) / 2);
    }
    return racers_[order.front()];
  }

  // Plays the same games on several racers and adds up their scores.
  void play(const std::vector<std::size_t>& racers, std::uint64_t first, std::uint64_t games) {
    std::vector<const Layout*> boards;
    for (const std::size_t racer : racers) boards.push_back(&racers_[racer]);
    const auto values = trials_.play(boards, {first, first + games});
    for (std::size_t i = 0; i < values.size(); ++i) sums_[racers[i / games]] += values[i];
  }

  // A board with one or several mines elsewhere. Large boards need large steps.
  std::optional<Layout> propose() {
    for (int draws = 0; draws < kMostDraws; ++draws) {
      Layout candidate = board_;
      const int most = std::max(1, board_.mines() / kLargestShare);
      const int moves = rng_.unit() < 0.5 ? 1 : 1 + draw_below(most);
      for (int i = 0; i < moves; ++i) move_one(candidate);
      if (is_within(search_.bounds, candidate, search_.start, *trials_.topology())) {
        return candidate;
      }
    }
    return std::nullopt;
  }

  void move_one(Layout& layout) {
    const bool anywhere = rng_.unit() < kRandomMove;
    Cell from = draw_cell(layout, true), to = draw_cell(layout, false);
    for (int i = 0; i < 2 && !anywhere; ++i) {
      const Cell other = draw_cell(layout, true);
      if (enclosure(layout, other) < enclosure(layout, from)) from = other;
    }
    for (int i = 0; i < 8 && !anywhere; ++i) {
      const Cell other = draw_cell(layout, false);
      if (enclosure(layout, other) > enclosure(layout, to)) to = other;
    }
    layout.take_mine(from);
    layout.place_mine(to);
  }

  int draw_below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  // A cell with a mine, or one without; both exist.
  Cell draw_cell(const Layout& layout, bool with_mine) {
    for (;;) {
      const Cell cell{draw_below(layout.cells())};
      if (layout.has_mine(cell) == with_mine) return cell;
    }
  }

  // Sides of a cell from which no clue can come.
  int enclosure(const Layout& layout, Cell cell) const {
    const Topology& topology = *trials_.topology();
    return kMaxDegree - topology.degree(cell) + mines_around(layout, topology, cell);
  }

  // A board on the way, and the score by which it was accepted.
  struct Contender {
    double score = 0;
    Layout board;
  };

  const HardSearch& search_;
  BoardTrials& trials_;
  Rng& rng_;
  Layout board_;
  std::vector<Contender> contenders_;  // lowest first
  std::vector<Layout> racers_;
  std::vector<double> sums_;  // by racer, over the games of a round
};

}  // namespace

Layout search_anneal(const HardSearch& search, BoardTrials& trials, Rng& rng) {
  return AnnealSearch(search, trials, rng).run();
}

}  // namespace minewise
