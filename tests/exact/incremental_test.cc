// A posterior that keeps up with a game says at every move what one that starts afresh would say,
// and leaves alone what the move did not touch.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "exact/before.h"
#include "exact/random_positions.h"
#include "game/play_game.h"
#include "solver/exact.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr double kNearEnough = 1e-11;

// A component as it stood, and where.
struct Kept {
  int slot = 0;
  std::uint64_t version = 0;
  std::set<Cell> touched_by;  // a change in any of these touches the component
};

std::vector<Kept> components_of(const Posterior& posterior, const View& view) {
  std::vector<Kept> kept;
  const Frontier& frontier = posterior.frontier();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    if (component.clues.empty()) continue;
    Kept& one = kept.emplace_back(Kept{slot, frontier.version(slot), {}});
    for (const Cell cell : component.cells) {
      const auto around = view.topology().neighbours(cell);
      one.touched_by.insert(cell);
      one.touched_by.insert(around.begin(), around.end());
    }
    for (const ComponentClue& clue : component.clues) {
      const auto around = view.topology().neighbours(clue.cell);
      one.touched_by.insert(around.begin(), around.end());
    }
  }
  return kept;
}

// Keeps up with a game, move by move.
class Follower {
 public:
  // Forgets the last game.
  void start(const View& view, Before before) {
    before_ = before;
    opened_seen_ = 0;
    known_.emplace(counting(before));
    known_->start(view);
    see(view);
  }

  void see(const View& view) {
    const std::vector<Kept> then = components_of(posterior(), view);
    const std::size_t opened = opened_seen_, known = known_->facts().known().size();
    known_->deduce(view);
    opened_seen_ = view.uncovered().size();
    std::vector<Cell> news(view.uncovered().begin() + static_cast<std::ptrdiff_t>(opened),
                           view.uncovered().end());
    const auto facts = known_->facts().known().subspan(known);
    news.insert(news.end(), facts.begin(), facts.end());
    expect_kept(then, news);
    expect_as_afresh(view);
  }

  int kept() const { return kept_; }

 private:
  Posterior& posterior() { return known_->posterior(); }

  void expect_kept(const std::vector<Kept>& then, const std::vector<Cell>& news) {
    for (const Kept& component : then) {
      if (std::ranges::any_of(news, [&](Cell c) { return component.touched_by.contains(c); })) {
        continue;
      }
      EXPECT_EQ(posterior().frontier().version(component.slot), component.version);
      EXPECT_FALSE(posterior().frontier().component(component.slot).clues.empty());
      ++kept_;
    }
  }

  void expect_as_afresh(const View& view) {
    Knowledge afresh(view, counting(before_));
    ASSERT_EQ(posterior().is_possible(), afresh.posterior().is_possible());
    if (!posterior().is_possible()) return;
    ASSERT_TRUE(posterior().is_exact() && afresh.posterior().is_exact());
    EXPECT_EQ(posterior().interior_cells(), afresh.posterior().interior_cells());
    for (const Cell cell : view.covered()) {
      ASSERT_NEAR(posterior().mine_probability(cell), afresh.posterior().mine_probability(cell),
                  kNearEnough)
          << "cell " << cell.index;
    }
  }

  Before before_ = Before::Seen;
  std::optional<Knowledge> known_;
  std::size_t opened_seen_ = 0;
  int kept_ = 0;
};

// Sees a game as it is played.
class Watcher final : public Observer {
 public:
  explicit Watcher(Follower& follower) : follower_(follower) {}
  void played(const Game& game, const Step&) override {
    if (!game.is_over() && !::testing::Test::HasFailure()) follower_.see(game.view());
  }

 private:
  Follower& follower_;
};

// Follows a game by `exact`.
void follow(const std::string& text, Before before, Follower& follower) {
  SCOPED_TRACE(text);
  const GameId id = id_of(text);
  Game game(id, make_topology(id.shape()));
  const AgentSpec spec = must(parse_agent("exact"));
  Rng rng = rng_for(spec, id);
  follower.start(game.view(), before);
  Watcher watcher(follower);
  play_game(*spec.make(), game, rng, &watcher);
}

TEST(KeepingUp, IsAsGoodAsStartingAfreshInSmallGamesOfEveryKind) {
  Rng rng = rng_named("small games");
  Follower follower;
  for (int i = 0; i < rounds(2500); ++i) {
    const GameId id = random_id(any_of(kGrids, rng), any_of(kClueWords, rng), 42, rng);
    SCOPED_TRACE(format_game_id(id));
    Game game(id, make_topology(id.shape()));
    follower.start(game.view(), i % 2 == 0 ? Before::Seen : Before::SinglePoint);
    while (!game.is_over()) {
      game.play(random_move(game, rng));
      if (!game.is_over()) follower.see(game.view());
    }
    if (HasFailure()) return;
  }
}

TEST(KeepingUp, IsAsGoodAsStartingAfreshInLargeGames) {
  constexpr std::string_view kGames[] = {
      "20x20/80 survival",
      "20x20/80 survival count=shown",
      "20x20@0.15 survival",
      "20x20@0.2 classic count=hidden",
      "20x20/60 survival clues=optimistic",
      "10x10/15 survival count=shown clues=cautious",
      "20x20@0.2 survival clues=withheld:0.2",
      "16x16/40 classic topology=torus",
      "20x20/70 classic topology=hex",
      "30x16/99 classic",
      "30x16/99 classic count=hidden first=zero",
      "9x9/10 classic clues=withheld:0.1+optimistic",
  };
  Follower follower;
  for (const std::string_view game : kGames) {
    for (int i = 0; i < rounds(4); ++i) {
      follow(fmt::format("{} seed=20 game={}", game, i),
             i % 2 == 0 ? Before::SinglePoint : Before::Seen, follower);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(follower.kept(), rounds(1000));  // else nothing was shown
}

// Cells opened all over a large board: components grow into one another until one spans it all.
TEST(KeepingUp, IsAsGoodAsStartingAfreshWhereCluesAreScattered) {
  Rng rng = rng_named("scattered");
  Follower follower;
  for (const std::string_view text :
       {"60x60/700 survival count=shown", "60x60/2500 survival count=shown", "60x60@0.2 survival",
        "60x60/700 survival"}) {
    const GameId id = id_of(fmt::format("{} seed=20", text));
    SCOPED_TRACE(text);
    Game game(id, make_topology(id.shape()));
    follower.start(game.view(), Before::SinglePoint);
    for (int moves = 0; moves < rounds(700); ++moves) {
      game.play(random_move(game, rng));
      if (moves % 10 == 0) follower.see(game.view());
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace minewise
