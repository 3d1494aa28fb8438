// Requests about boards: generate, optimal and board. The first two may take as long as their
// limits allow; board gives the numbers of one layout.
#include "bindings/c/ask.h"
#include "bindings/c/options.h"
#include "core/shape.h"
#include "game/dealer.h"
#include "generate/board_filter.h"
#include "output/json/boards_json.h"
#include "study/problem.h"

namespace minewise::c {
namespace {

constexpr std::uint64_t kMostBoards = 10'000;
constexpr std::uint64_t kMostMadeCells = 20'000'000;  // of all boards, each a byte of text
constexpr std::uint64_t kMostSets = 2'000'000;        // that a search for best play looks at
constexpr std::uint64_t kMostMegabytes = 256;         // and holds
constexpr std::size_t kMostLayouts = 1'000'000;

struct BoardsAsked {
  std::optional<std::string> kind, board, topology, first, solver, mode, difficulty;
  std::optional<std::uint64_t> seed, count, attempts;
};

Answer<void> check_cells(const Shape& shape, std::uint64_t count) {
  if (static_cast<std::uint64_t>(shape.cells()) * count <= kMostMadeCells) return {};
  return refuse(Error{fmt::format("count: at most {} cells of all boards", kMostMadeCells)},
                MW_LIMIT);
}

// The board of an order: its shape and its mines.
Answer<std::pair<Shape, MineLaw>> board_asked(const BoardsAsked& asked) {
  if (!asked.board) return refuse(Error{"board: is missing"});
  auto board = parse_board(*asked.board);
  if (!board) return refuse(object_to("board", board.error()).error());
  const Grid grid = asked.topology ? *find_grid(*asked.topology) : kUsualGrid;
  const Shape shape{board->width, board->height, grid};
  TRY(check_cells(shape, asked.count.value_or(1)));
  return std::pair(shape, board->mines);
}

// Told at the start, after each board, and while one is searched for.
bool boards_go_on(Watch& watch, std::uint64_t made, std::uint64_t all) {
  return watch.goes_on({"generate", "boards", made, all, share_of(made, all)});
}

Answer<std::string> deal_boards(const BoardsAsked& asked, Watch& watch) {
  TRY(const auto planned, board_asked(asked));
  TRY(auto boards, answer_of(boards_of({planned.first, planned.second, asked.first.value_or("any"),
                                        Seed{asked.seed.value_or(1)}})));
  LayoutSet set(planned.first, boards.id.rules.first.cell);
  const std::uint64_t count = asked.count.value_or(1);
  std::uint64_t& made = boards.id.game;
  bool goes_on = boards_go_on(watch, made, count);
  while (goes_on && made < count) {
    set.add(deal(boards.id, boards.free));
    goes_on = boards_go_on(watch, ++made, count);
  }
  TRY(watch.check());
  return format_layout_set(set);
}

Answer<std::string> make_no_guess(const BoardsAsked& asked, Watch& watch) {
  TRY(const auto planned, board_asked(asked));
  const std::uint64_t count = asked.count.value_or(1);
  TRY(const auto attempts, attempts_for(planned.first, count, asked.attempts));
  TRY(const auto request,
      answer_of(
          request_of({planned.first, planned.second, asked.first.value_or("0,0"), asked.solver,
                      asked.mode.value_or("uniform"), asked.difficulty, attempts})));
  const auto goes_on = [&](std::uint64_t made) { return boards_go_on(watch, made, count); };
  auto set =
      make_no_guess_boards(request, Seed{asked.seed.value_or(1)}, count, serial_runner(), goes_on);
  if (set) goes_on(count);
  TRY(watch.check());
  if (!set) return refuse(set.error(), MW_LIMIT);
  return format_layout_set(*set);
}

bool search_goes_on(Watch& watch, const SearchProgress& progress, std::uint64_t most_sets) {
  const auto sets = static_cast<std::uint64_t>(progress.sets);
  return watch.goes_on({"optimal", "sets", sets, most_sets, progress.share});
}

Answer<Solution> solve(const Problem& problem, OptimalPlay& solver, bool with_cells,
                       std::uint64_t most_sets, Watch& watch) {
  const auto goes_on = [&](const SearchProgress& progress) {
    return search_goes_on(watch, progress, most_sets);
  };
  Solution solution =
      solver.solve(with_cells ? Wanted::EveryCell : Wanted::AllBest, goes_on, problem.only);
  TRY(watch.check());
  if (solution.complete) return solution;
  return refuse(Error{problem.name + ": the search goes beyond its limits"}, MW_LIMIT);
}

// The one layout of a text: a given one, or that of a game.
Answer<LayoutSet> layout_asked(const Input& input, const ReadingWords& words) {
  if (const auto set = layouts_in(input); set && !words.plays()) {
    LayoutSet one(set->shape(), set->first());
    TRY(const auto layout, answer_of(board_of(*set, words.board)));
    one.add(layout);
    return one;
  }
  TRY(const auto game, answer_of(find_played(input, words, kUsualSeed)));
  LayoutSet one(game.id.shape(), game.id.rules.first.cell);
  one.add(game.layout);
  return one;
}

}  // namespace

Answer<std::string> ask_board(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> first;
  VerbReader reader;
  reader.about_game(words).text("first", first);
  TRY(const auto input, reader.take_input(request, words));
  TRY(const auto set, layout_asked(input, words));
  std::optional<Place> from = set.first();
  if (first) {
    TRY(const Cell cell, answer_of(find_cell("first", *first, set.shape())));
    from = set.shape().place(cell);
  }
  return board_json(measure_board(set.shape(), set.layout(0), from));
}

Answer<std::string> ask_generate(std::string_view request, Watch& watch) {
  BoardsAsked asked;
  std::vector<std::string> grids;
  for (const Grid& grid : all_grids()) grids.emplace_back(grid_word(grid));
  VerbReader reader;
  reader.word("kind", asked.kind, {"random", "no-guess"})
      .text("board", asked.board)
      .word("topology", asked.topology, grids)
      .text("first", asked.first)
      .whole("seed", asked.seed)
      .whole("count", asked.count, 1, kMostBoards)
      .word("solver", asked.solver, {"basic", "subset", "exact"})
      .word("mode", asked.mode, {"uniform", "repair"})
      .word("difficulty", asked.difficulty, {"easy", "medium", "hard", "expert"})
      .whole("attempts", asked.attempts, 1, kMostAttempts);
  TRY(reader.take(request));
  if (!asked.kind) return refuse(Error{"kind: is missing; write random or no-guess"});
  const bool is_random = asked.kind == "random";
  if (is_random && (asked.solver || asked.mode || asked.difficulty || asked.attempts)) {
    return refuse(Error{"solver, mode, difficulty and attempts: only with no-guess"});
  }
  return is_random ? deal_boards(asked, watch) : make_no_guess(asked, watch);
}

Answer<std::string> ask_optimal(std::string_view request, Watch& watch) {
  ReadingWords reading;
  ProblemWords words;
  std::optional<std::string> text;
  std::optional<std::uint64_t> memory, sets;
  bool every_cell = false;
  VerbReader reader;
  add_reading_words(reader, reading);
  reader.text("text", text)
      .text("rules", words.rules)
      .word("first", words.first, {"any", "safe", "zero"})
      .flag("cells", every_cell)
      .whole("memory", memory, 1, kMostMegabytes)
      .whole("sets", sets, 1, kMostSets);
  TRY(reader.take(request));
  if (!text) return refuse(Error{"text: is missing"});
  TRY(const auto problem, answer_of(find_problem(*text, reading, words, kUsualSeed)));
  const auto bytes = static_cast<std::int64_t>(memory.value_or(kMostMegabytes)) << 20;
  const std::uint64_t most_sets = sets.value_or(kMostSets);
  const SolverLimits limits{kMostLayouts, bytes, static_cast<std::int64_t>(most_sets), 1};
  auto solver =
      OptimalPlay::make(problem.view, limits, [&] { return search_goes_on(watch, {}, most_sets); });
  TRY(watch.check());
  if (!solver) return refuse(Error{problem.name + ": " + solver.error().text()}, MW_LIMIT);
  const Error nowhere{problem.name + ": what is promised of the first cell can be kept nowhere"};
  if (solver->layouts() == 0 && problem.view.promise_is_pending()) return refuse(nowhere);
  if (solver->layouts() == 0) {
    return refuse(Error{problem.name + ": no layout explains this position"}, MW_IMPOSSIBLE);
  }
  const bool with_cells = problem.is_position || every_cell;
  TRY(const auto solution, solve(problem, *solver, with_cells, most_sets, watch));
  if (solution.cells.empty() && problem.view.promise_is_pending()) return refuse(nowhere);
  return optimal_json(
      {problem.name, problem.shape, problem.view, solution, solver->layouts(), with_cells, {}});
}

}  // namespace minewise::c
