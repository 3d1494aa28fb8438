// Every board is played by an agent, through the game itself: what made it has no part in that.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

#include "game/play_game.h"
#include "generate/no_guess.h"
#include "support/grid.h"

namespace minewise {

namespace {

constexpr auto kAlways = [] { return true; };

NoGuessRequest request_for(std::string_view board, NoGuessMode mode = NoGuessMode::Uniform,
                           Solver solver = Solver::Exact, Grid grid = kUsualGrid) {
  const Board parsed = parse_board(board).value();
  NoGuessRequest request;
  request.shape = {parsed.width, parsed.height, grid};
  request.mines = parsed.mines;
  request.solver = solver;
  request.mode = mode;
  return request;
}

// Whether the agent of the solver's name clears the board with no guess but the first, given, cell.
bool is_cleared_in_play(const NoGuessRequest& request, const Layout& layout, Agent& agent) {
  GameId id{request.shape.width,
            request.shape.height,
            FixedCount{layout.mines()},
            Rules::classic(),
            Seed{1},
            0};
  id.rules.topology = request.shape.grid;
  id.rules.first = {Promise::None, request.first};
  Game game(id, make_topology(request.shape), layout);
  Rng rng(Seed{1}, Digest("unused"));
  const Trial trial = play_game(agent, game, rng);
  return trial.won && trial.guesses == 1;
}

bool opens_a_zero(const NoGuessRequest& request, const Layout& layout) {
  const Cell first = request.shape.cell(request.first);
  return !layout.has_mine(first) && mines_around(layout, Topology(request.shape), first) == 0;
}

void expect_boards(const NoGuessRequest& request, std::uint64_t count) {
  NoGuessMaker maker(request);
  const auto agent = parse_agent(solver_word(request.solver)).value().make();
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto board = maker.make(Seed{3}, i, kAlways);
    ASSERT_TRUE(board) << i;
    ASSERT_TRUE(opens_a_zero(request, board->layout)) << i;
    ASSERT_TRUE(is_cleared_in_play(request, board->layout, *agent)) << i;
    if (const auto* fixed = std::get_if<FixedCount>(&request.mines)) {
      ASSERT_EQ(board->layout.mines(), fixed->mines);
    }
  }
}

TEST(NoGuess, UniformBoardsAreClearedInPlay) {
  expect_boards(request_for("5x5/5"), 500);
  expect_boards(request_for("9x9/10"), 1000);
  expect_boards(request_for("9x9@0.15"), 300);
  expect_boards(request_for("16x16/40"), 500);
  expect_boards(request_for("30x16/80"), 100);
  expect_boards(request_for("9x9/10", NoGuessMode::Uniform, Solver::Basic), 500);
  expect_boards(request_for("16x16/40", NoGuessMode::Uniform, Solver::Subset), 300);
}

TEST(NoGuess, RepairedBoardsAreClearedInPlay) {
  expect_boards(request_for("9x9/10", NoGuessMode::Repair), 500);
  expect_boards(request_for("9x9/30", NoGuessMode::Repair), 300);
  expect_boards(request_for("16x16/60", NoGuessMode::Repair), 200);
  expect_boards(request_for("30x16/99", NoGuessMode::Repair), 500);
  expect_boards(request_for("30x16/130", NoGuessMode::Repair), 100);
  expect_boards(request_for("30x16/170", NoGuessMode::Repair), 10);
  expect_boards(request_for("20@0.25", NoGuessMode::Repair), 50);
  expect_boards(request_for("60x60@0.2", NoGuessMode::Repair), 5);
  expect_boards(request_for("30x16/80", NoGuessMode::Repair, Solver::Basic), 100);
  expect_boards(request_for("30x16/99", NoGuessMode::Repair, Solver::Subset), 100);
}

// bench/no_guess_rounds prints the same digest.
std::uint64_t digest_of_repaired(std::string_view board, Solver solver, std::uint64_t seeds) {
  NoGuessMaker maker(request_for(board, NoGuessMode::Repair, solver));
  Digest digest("boards");
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const Layout layout = maker.make(Seed{seed}, 0, kAlways)->layout;
    for (int cell = 0; cell < layout.cells(); ++cell) {
      if (layout.has_mine(Cell{cell})) digest.add(static_cast<std::uint64_t>(cell));
    }
  }
  return digest.value();
}

// A seed is how a board is named to others.
TEST(NoGuess, ASeedGivesTheSameRepairedBoardsForEver) {
  EXPECT_EQ(digest_of_repaired("9x9/30", Solver::Exact, 30), 0xc8aa0e13ece7fa6cu);
  EXPECT_EQ(digest_of_repaired("30x16/99", Solver::Exact, 20), 0xd01c56b5f2047d6bu);
  EXPECT_EQ(digest_of_repaired("30x16/130", Solver::Exact, 5), 0xc0e5bc50a76b52beu);
  EXPECT_EQ(digest_of_repaired("30x16/99", Solver::Subset, 10), 0x257ae22013333ad9u);
  EXPECT_EQ(digest_of_repaired("30x16/80", Solver::Basic, 10), 0x7e811f063b81265cu);
}

TEST(NoGuess, AnyTopologyAnyFirstCell) {
  for (const Grid grid : {grid_named("torus"), grid_named("hex")}) {
    for (const NoGuessMode mode : {NoGuessMode::Uniform, NoGuessMode::Repair}) {
      for (const Solver solver : {Solver::Basic, Solver::Subset, Solver::Exact}) {
        NoGuessRequest request = request_for("9x8/12", mode, solver, grid);
        request.first = {3, 4};
        expect_boards(request, 50);
      }
    }
  }
}

TEST(NoGuess, BoardsHaveTheGradeAskedFor) {
  for (const Grade grade : {Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert}) {
    NoGuessRequest request = request_for("9x9/16", NoGuessMode::Repair);
    request.grade = grade;
    NoGuessMaker maker(request);
    Grader grader(make_topology(request.shape));
    for (std::uint64_t i = 0; i < 5; ++i) {
      const auto board = maker.make(Seed{5}, i, kAlways);
      ASSERT_TRUE(board);
      EXPECT_EQ(grader.grade(board->layout, Cell{0}), grade);
    }
  }
}

TEST(NoGuess, ABoardDependsOnItsNumberAlone) {
  for (const NoGuessMode mode : {NoGuessMode::Uniform, NoGuessMode::Repair}) {
    const NoGuessRequest request = request_for("16x16/50", mode);
    NoGuessMaker all(request), one(request);
    std::vector<Layout> boards;
    for (std::uint64_t i = 0; i < 8; ++i) boards.push_back(all.make(Seed{9}, i, kAlways)->layout);
    EXPECT_EQ(one.make(Seed{9}, 7, kAlways)->layout, boards[7]);
    EXPECT_EQ(one.make(Seed{9}, 2, kAlways)->layout, boards[2]);
    EXPECT_NE(one.make(Seed{8}, 2, kAlways)->layout, boards[2]);
  }
}

TEST(NoGuess, GivesUpAtItsLimit) {
  NoGuessRequest request = request_for("30x16/200");
  request.attempts = 20;
  EXPECT_FALSE(NoGuessMaker(request).make(Seed{1}, 0, kAlways));
  request.mode = NoGuessMode::Repair;
  EXPECT_FALSE(NoGuessMaker(request).make(Seed{1}, 0, kAlways));
  request.attempts = 1'000'000;
  EXPECT_FALSE(NoGuessMaker(request).make(Seed{1}, 0, [] { return false; }));
}

TEST(NoGuess, SenselessRequestsAreRefused) {
  NoGuessRequest request = request_for("4x4/13");
  EXPECT_EQ(
      check_request(request).error().text(),
      "13 mines are too many: the first cell and its neighbours stay free, so at most 12 fit");
  request = request_for("4x4/3");
  request.first = {4, 0};
  EXPECT_EQ(check_request(request).error().text(),
            "the first cell 4,0 is outside the board of 4x4");
  request = request_for("4x4/3", NoGuessMode::Uniform, Solver::Subset);
  request.grade = Grade::Hard;
  EXPECT_EQ(check_request(request).error().text(),
            "solver 'subset' clears no board of difficulty hard; choose another");
}

TEST(NoGuess, BoardsWithoutAChoiceAreFine) {
  expect_boards(request_for("1x1/0"), 1);
  expect_boards(request_for("4x4/12", NoGuessMode::Repair), 2);
  expect_boards(request_for("4x4/0"), 2);
}

// The boards that can be cleared, by name, among all with these mines and a free first corner.
std::map<std::string, int> every_clearable(const NoGuessRequest& request) {
  const int cells = request.shape.cells();
  const int mines = std::get<FixedCount>(request.mines).mines;
  const auto agent = parse_agent("exact").value().make();
  std::map<std::string, int> boards;
  for (unsigned set = 0; set < 1u << cells; ++set) {
    if (std::popcount(set) != mines) continue;
    Layout layout(cells);
    std::string name;
    for (int i = 0; i < cells; ++i) {
      const bool mine = (set >> i & 1) != 0;
      if (mine) layout.place_mine(Cell{i});
      name += mine ? '1' : '0';
    }
    if (!opens_a_zero(request, layout)) continue;
    if (is_cleared_in_play(request, layout, *agent)) boards[name] = 0;
  }
  return boards;
}

// Pearson's statistic, as the number of standard deviations by which it is too large
// (Wilson-Hilferty).
TEST(NoGuess, UniformMeansUniform) {
  for (const std::string_view board : {"4x4/3", "4x3/4", "5x3/5"}) {
    const NoGuessRequest request = request_for(board);
    auto boards = every_clearable(request);
    const std::uint64_t draws = 50 * boards.size();
    NoGuessMaker maker(request);
    for (std::uint64_t i = 0; i < draws; ++i) {
      const Layout layout = maker.make(Seed{11}, i, kAlways)->layout;
      std::string name;
      for (int c = 0; c < layout.cells(); ++c) name += layout.has_mine(Cell{c}) ? '1' : '0';
      ASSERT_TRUE(boards.contains(name)) << name;
      ++boards[name];
    }
    double chi = 0;
    for (const auto& [name, count] : boards) chi += (count - 50.0) * (count - 50.0) / 50.0;
    const double freedom = static_cast<double>(boards.size()) - 1;
    const double spread = 2 / (9 * freedom);
    const double z = (std::cbrt(chi / freedom) - (1 - spread)) / std::sqrt(spread);
    EXPECT_LT(std::abs(z), 3) << board << ": " << boards.size() << " boards, chi-square " << chi;
  }
}

TEST(NoGuess, ManyBoardsInOneCall) {
  const NoGuessRequest request = request_for("9x9/10");
  const LayoutSet set = make_no_guess_boards(request, Seed{5}, 3).value();
  ASSERT_EQ(set.size(), 3U);
  NoGuessMaker maker(request);
  EXPECT_EQ(set.layout(2), maker.make(Seed{5}, 2, kAlways)->layout);
}

TEST(NoGuess, ManyBoardsStopWhenToldTo) {
  std::uint64_t asked = 0, last = 0;
  const auto made = make_no_guess_boards(request_for("5x5/3"), Seed{1}, 1000, serial_runner(),
                                         [&](std::uint64_t so_far) {
                                           last = so_far;
                                           return ++asked < 20;
                                         });
  ASSERT_FALSE(made);
  EXPECT_EQ(asked, 20U);
  EXPECT_TRUE(made.error().message.starts_with(fmt::format("found {} of", last)))
      << made.error().message;
  EXPECT_GT(last, 0U);
}

TEST(NoGuess, ManyBoardsThatCannotBeMade) {
  NoGuessRequest request = request_for("30x16/200");
  request.attempts = 2;
  EXPECT_EQ(make_no_guess_boards(request, Seed{5}, 3).error().message,
            "found 0 of 3 boards; 2 attempts were not enough for the next one");
  request.mines = FixedCount{480};
  EXPECT_FALSE(make_no_guess_boards(request, Seed{5}, 3));
}

}  // namespace

}  // namespace minewise
