// Requests about boards: generate, optimal and board. The first two may take as long as their
// limits allow; board gives the numbers of one layout.
#include "api/generate.h"
#include "api/optimal.h"
#include "bindings/c/ask.h"
#include "bindings/c/options.h"
#include "core/shape.h"
#include "generate/difficulty.h"
#include "output/json/boards_json.h"

namespace minewise::c {
namespace {

constexpr std::uint64_t kMostBoards = 10'000;
constexpr std::uint64_t kMostMadeCells = 20'000'000;  // of all boards, each a byte of text
constexpr std::uint64_t kMostSets = 2'000'000;        // that a search for best play looks at
constexpr std::uint64_t kMostMegabytes = 256;         // and holds
constexpr std::size_t kMostLayouts = 1'000'000;

Result<void> check_cells(const BoardsRequest& request) {
  TRY(const auto board, plan_board(request));
  if (static_cast<std::uint64_t>(board.shape.cells()) * request.count <= kMostMadeCells) return {};
  return fail_as(
      ErrorKind::Limit,
      fmt::format("count: all boards together can have at most {} cells", kMostMadeCells));
}

Result<std::string> as_text(const Result<LayoutSet>& set) {
  if (!set) return std::unexpected(set.error());
  return format_layout_set(*set);
}

}  // namespace

Result<std::string> ask_board(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> first;
  VerbReader reader;
  reader.about_game(words).text("first", first);
  TRY(const auto given, reader.take_given(request, words));
  TRY(const auto set, layout_in(given));
  std::optional<Place> from = set.first();
  if (first) {
    TRY(const Cell cell, find_cell("first", *first, set.shape()));
    from = set.shape().place(cell);
  }
  return board_json(measure_board(set.shape(), set.layout(0), from));
}

Result<std::string> ask_generate(std::string_view request, Watch& watch) {
  std::optional<std::string> kind, board, topology, mode;
  std::optional<std::uint64_t> seed, count, attempts;
  BoardsRequest asked;
  std::vector<std::string> grids;
  for (const Grid& grid : all_grids()) grids.emplace_back(grid_word(grid));
  VerbReader reader;
  reader.word("kind", kind, {"random", "no-guess"})
      .text("board", board)
      .word("topology", topology, grids)
      .text("first", asked.first)
      .whole("seed", seed)
      .whole("count", count, 1, kMostBoards)
      .word("solver", asked.solver, {"basic", "subset", "exact"})
      .word("mode", mode, {"uniform", "repair"})
      .word("difficulty", asked.difficulty, {"easy", "medium", "hard", "expert"})
      .whole("attempts", attempts, 1, kMostAttempts);
  TRY(reader.take(request));
  if (!kind) return fail_option("kind", "missing; write random or no-guess");
  if (!board) return fail_option("board", "missing");
  const bool is_random = kind == "random";
  if (is_random && (asked.solver || mode || asked.difficulty || attempts)) {
    return fail("solver, mode, difficulty and attempts: work only with no-guess");
  }
  asked.board = *board;
  asked.topology = topology.value_or(asked.topology);
  asked.mode = mode.value_or(asked.mode);
  asked.seed = seed.value_or(asked.seed);
  asked.count = count.value_or(asked.count);
  TRY(check_cells(asked));
  const auto goes_on = [&](std::uint64_t made) {
    return watch.goes_on({"generate", "boards", made, asked.count, share_of(made, asked.count)});
  };
  if (is_random) return as_text(make_random(asked, goes_on));
  TRY(const auto planned, plan_board(asked));
  TRY(asked.attempts, attempts_for(planned.shape, asked.count, attempts));
  return as_text(make_no_guess(asked, serial_runner(), goes_on));
}

Result<std::string> ask_optimal(std::string_view request, Watch& watch) {
  ReadingWords reading;
  ProblemWords words;
  std::optional<std::string> text;
  std::optional<std::uint64_t> memory, sets;
  OptimalRequest asked;
  VerbReader reader;
  add_reading_words(reader, reading);
  reader.text("text", text)
      .text("rules", words.rules)
      .word("first", words.first, {"any", "safe", "zero"})
      .flag("cells", asked.every_cell)
      .whole("memory", memory, 1, kMostMegabytes)
      .whole("sets", sets, 1, kMostSets);
  TRY(reader.take(request));
  if (!text) return fail_option("text", "missing");
  TRY(const auto problem, find_problem(*text, reading, words, kUsualSeed));
  const std::uint64_t most_sets = sets.value_or(kMostSets);
  asked.limits = {kMostLayouts, static_cast<std::int64_t>(memory.value_or(kMostMegabytes)) << 20,
                  static_cast<std::int64_t>(most_sets), 1};
  asked.goes_on = [&](const SearchProgress& progress) {
    const auto searched = static_cast<std::uint64_t>(progress.sets);
    return watch.goes_on({"optimal", "sets", searched, most_sets, progress.share});
  };
  TRY(const auto answer, find_optimal(problem, asked));
  return optimal_json(answer);
}

}  // namespace minewise::c
