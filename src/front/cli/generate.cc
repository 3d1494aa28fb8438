// minewise generate: boards made to order, as layout sets that every other verb can read.
#include "front/cli/generate.h"

#include <fmt/format.h>

#include <limits>
#include <utility>

#include "front/cli/file_roles.h"
#include "front/cli/interrupt.h"
#include "front/cli/results.h"
#include "front/terminal/ending.h"
#include "ground/board/grid.h"
#include "ground/view/layout_set.h"
#include "show/raster/png.h"

namespace minewise::cli {

void add_board_options(CLI::App* kind, GenerateOptions& options) {
  std::vector<std::string> words;
  for (const Grid& grid : all_grids()) words.emplace_back(grid_word(grid));
  kind->add_option("board", options.board, "WxH/M, WxH@P, or beginner, intermediate, expert")
      ->required();
  kind->add_option("--topology", options.topology, grid_words())
      ->check(CLI::IsMember(words))
      ->capture_default_str();
  kind->add_option("--seed", options.seed, "Another seed, other boards")
      ->transform(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
      ->capture_default_str();
  writes(kind->add_option("--out", options.out_file,
                          "Write the layout set to a file [standard output]"));
  writes(kind->add_option("--png", options.pictures.still("png"),
                          "Draw the boards, the first four if there are more"));
  add_theme_option(kind, options.pictures.theme);
}

void add_count_option(CLI::App* kind, GenerateOptions& options) {
  kind->add_option("--count", options.count, "How many boards")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
}

void add_jobs_option(CLI::App* kind, GenerateOptions& options) {
  kind->add_option("--jobs", options.jobs, "Threads; the boards do not depend on it [all cores]")
      ->check(CLI::Range(1, 1024));
}

std::expected<PlannedBoard, Failure> plan_board(const GenerateOptions& options) {
  auto board = parse_board(options.board);
  if (!board) return bad_option("board", board.error());
  return PlannedBoard{{board->width, board->height, *find_grid(options.topology)}, board->mines};
}

std::expected<std::optional<Draft>, Failure> open_draft(const std::optional<std::string>& file) {
  if (!file) return std::nullopt;
  auto draft = Draft::open(*file);
  if (!draft) return std::unexpected(draft.error());
  return std::move(*draft);
}

std::expected<BoardWriter, Failure> BoardWriter::open(const GenerateOptions& options,
                                                      const Shape& shape,
                                                      std::optional<Place> first) {
  BoardWriter writer(shape, first);
  auto draft = open_draft(options.out_file);
  if (!draft) return std::unexpected(draft.error());
  if (*draft) writer.draft_.emplace(std::move(**draft));
  auto report = open_draft(options.report_file);
  if (!report) return std::unexpected(report.error());
  if (*report) writer.report_.emplace(std::move(**report));
  if (options.pictures.theme && !options.pictures.any()) {
    return std::unexpected(Failure{"--theme: goes with a picture"});
  }
  if (!options.pictures.still("png")) return writer;
  const Ran fits = check_picture_size("--png", shape, kMaxPictureSide);
  if (!fits) return std::unexpected(fits.error());
  auto png = open_draft(options.pictures.still("png"));
  if (!png) return std::unexpected(png.error());
  writer.png_.emplace(std::move(**png));
  writer.theme_ = theme_of(options.pictures.theme);
  return writer;
}

void BoardWriter::write(const Layout& layout, std::string_view report_text) {
  const Unbroken whole;
  LayoutSet set(shape_, first_);
  if (written_++ == 0) put(format_layout_set(set));
  set.add(layout);
  put(std::string(set.row(0)) + "\n");
  if (png_ && drawn_.size() < kMostDrawn) drawn_.push_back(layout);
  report(report_text);
}

void BoardWriter::report(std::string_view text) {
  if (!report_ || text.empty()) return;
  report_->write(text);
  is_reported_ = true;
}

void BoardWriter::put(const std::string& text) {
  draft_ ? draft_->write(text) : print(text);
}

Ran BoardWriter::draw() {
  const Topology topology(shape_);
  std::vector<Panel> panels;
  for (const Layout& layout : drawn_) {
    const Board board{shape_.width, shape_.height, FixedCount{layout.mines()}};
    panels.push_back({fmt::format("board {}, {}", panels.size(), format_board(board)),
                      shape_,
                      tiles_of(layout, topology, true),
                      {}});
  }
  return png_->finish(draw_png(panels, theme_));
}

Ran BoardWriter::put_in_place(std::string_view report_text) {
  const Unbroken whole;
  report(report_text);
  Ran put;
  if (draft_ && written_ > 0) {
    put = draft_->finish();
    draft_.reset();
  }
  if (put && is_reported_) {
    put = report_->finish();
    report_.reset();
    is_reported_ = false;
  }
  return put;
}

Ran BoardWriter::finish(std::string_view report_text) {
  if (const Ran put = put_in_place(report_text); !put) return put;
  if (!png_ || written_ == 0) return {};
  const Ran drawn = draw();
  png_.reset();
  return drawn;
}

std::string BoardWriter::stop(std::uint64_t count, std::string_view report_text) {
  if (written_ > 0) static_cast<void>(put_in_place(report_text));
  return fmt::format("stopped after {} of {} boards", written_, count);
}

bool SharedProgress::goes_on() {
  if (const std::unique_lock lock(mutex_, std::try_to_lock); lock) line_.update(share_);
  return !InterruptWatch::was_interrupted();
}

void add_generate(CLI::App& program, int& code) {
  CLI::App* verb = program.add_subcommand(
      "generate",
      "Make boards to order: random, without a guess, fiendish, the worst, with long chains.\n"
      "What is printed is a layout set, one board a line, which 'minewise compare --layouts' "
      "plays.");
  verb->require_subcommand(1);
  add_generate_random(*verb, code);
  add_generate_no_guess(*verb, code);
  add_generate_hard(*verb, code);
  add_generate_extremes(*verb, code);
  add_generate_long_chain(*verb, code);
  verb->footer(
      "Examples:\n"
      "  minewise generate no-guess 30x16/99 --count 10 --seed 7\n"
      "  minewise generate hard 15x15/45 --max-moves 20 --against subset\n"
      "  minewise generate extremes 3x3/4 --count 5\n"
      "  minewise generate random 20@0.2 --count 100 --out boards.txt\n"
      "Each kind has its own --help.");
}

}  // namespace minewise::cli
