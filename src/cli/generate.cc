#include "cli/generate.h"

#include <fmt/format.h>

#include <utility>

#include "cli/run/interrupt.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/shape.h"
#include "game/metrics.h"

namespace minewise {

Result<BoardWriter> BoardWriter::open(const BoardFiles& files, const Shape& shape,
                                      std::optional<Place> first) {
  BoardWriter writer(shape, first);
  writer.theme_ = files.theme;
  for (const auto& [file, place] : {std::pair(&files.boards, &writer.atomic_file_),
                                    std::pair(&files.report, &writer.report_)}) {
    TRY(auto atomic_file, open_atomic_file(*file));
    if (atomic_file) place->emplace(std::move(*atomic_file));
  }
  for (const auto& [format, file] : files.pictures) {
    TRY(auto atomic_file, AtomicFile::open(file));
    writer.pictures_.emplace_back(format, std::move(atomic_file));
  }
  return writer;
}

void BoardWriter::write(const Layout& layout, std::string_view report_text,
                        std::string_view caption) {
  const Unbroken whole;
  LayoutSet set(shape_, first_);
  if (written_++ == 0) put(format_layout_set(set));
  set.add(layout);
  put(std::string(set.row(0)) + "\n");
  if (!pictures_.empty() && drawn_.size() < kMostDrawn) keep_for_drawing(layout, caption);
  report(report_text);
}

void BoardWriter::report(std::string_view text) {
  if (!report_ || text.empty()) return;
  report_->write(text);
  is_reported_ = true;
}

void BoardWriter::put(const std::string& text) {
  atomic_file_ ? atomic_file_->write(text) : print(text);
}

void BoardWriter::keep_for_drawing(const Layout& layout, std::string_view caption) {
  const Topology topology(shape_);
  const Board board{shape_.width, shape_.height, FixedCount{layout.mines()}};
  const std::string heading = fmt::format("board {}, {}", drawn_.size() + 1, format_board(board));
  drawn_.push_back({heading, shape_, tiles_of(layout, topology, true),
                    fmt::format("{}{}3BV {}", caption, caption.empty() ? "" : "; ",
                                count_3bv(layout, topology))});
}

Status BoardWriter::draw() {
  for (auto& [format, atomic_file] : pictures_) {
    TRY(atomic_file.finish(format->draw(drawn_, theme_)));
  }
  return {};
}

Status BoardWriter::put_in_place(std::string_view report_text) {
  const Unbroken whole;
  report(report_text);
  Status put;
  if (atomic_file_ && written_ > 0) {
    put = atomic_file_->finish();
    atomic_file_.reset();
  }
  if (put && is_reported_) {
    put = report_->finish();
    report_.reset();
    is_reported_ = false;
  }
  return put;
}

Status BoardWriter::finish(std::string_view report_text) {
  TRY(put_in_place(report_text));
  if (written_ == 0) return {};
  const Status drawn = draw();
  pictures_.clear();
  return drawn;
}

std::string BoardWriter::stop(std::uint64_t count, std::string_view report_text) {
  if (written_ > 0) static_cast<void>(put_in_place(report_text));
  return fmt::format("stopped after {}", counted_of(written_, count, "board"));
}

}  // namespace minewise

namespace minewise::cli {

// minewise generate: boards made to order, as layout sets that every other verb can read. Each kind
// of board is a file of its own.

void add_board_options(CLI::App* kind, GenerateOptions& options) {
  std::vector<std::string> words;
  for (const Grid& grid : all_grids()) words.emplace_back(grid_word(grid));
  kind->add_option("board", options.board, "WxH/M, WxH@P, or beginner, intermediate, expert")
      ->required();
  kind->add_option("--topology", options.topology, grid_words())
      ->transform(one_of(words))
      ->capture_default_str();
  kind->add_option("--seed", options.seed, "Seed of all boards")
      ->transform(whole_number())
      ->capture_default_str();
  writes(kind->add_option("--out", options.out_file,
                          "Write the layout set to this file [standard output]"));
  add_picture_options(kind, options.pictures, Shown::Still);
}

void add_count_option(CLI::App* kind, GenerateOptions& options) {
  kind->add_option("--count", options.count, "How many boards")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
}

void add_where_options(CLI::App* kind, GenerateOptions& options) {
  kind->add_option(
      "--where", options.where,
      fmt::format("Only boards that fit these conditions, such as \"3bv<=80 zini<60\". The numbers "
                  "are {}; compare with < <= = >= or >. 'minewise board' prints them",
                  fmt::join(metric_words(), ", ")));
  kind->add_option("--tries", options.tries,
                   fmt::format("With --where: most boards to try for each one found [{}]", kTries))
      ->transform(whole_number(1, 1'000'000'000'000));
}

Result<BoardFilter> plan_filter(const GenerateOptions& options) {
  if (!options.where && options.tries) {
    return fail_option("tries", "needs --where");
  }
  if (!options.where) return BoardFilter();
  auto filter = BoardFilter::parse(*options.where);
  if (!filter) return object_to("where", filter.error());
  return *std::move(filter);
}

std::unexpected<Error> too_few_boards(const GenerateOptions& options, const BoardFilter& filter,
                                      std::uint64_t found) {
  return fail_as(ErrorKind::NotFound,
                 fmt::format("found {}; none of {} more had {}; increase --tries",
                             counted_of(found, options.count, "board"),
                             options.tries.value_or(kTries), filter.text()));
}

Result<BoardWriter> open_boards(const GenerateOptions& options, const Shape& shape,
                                std::optional<Place> first) {
  BoardFiles files{options.out_file, options.report_file, {}, theme_of(options.pictures.theme)};
  TRY(check_pictures(options.pictures));
  for (const PictureRequest& request : options.pictures.requests()) {
    TRY(check_picture_size(request.option(), shape, kMaxPictureSide));
    files.pictures.push_back({request.format, request.place});
  }
  return BoardWriter::open(files, shape, first);
}

void add_generate(CLI::App& program, ChosenVerb& chosen) {
  CLI::App* verb = program.add_subcommand(
      "generate",
      "Generate boards: random, without guesses, or hard for an agent.\n"
      "The output is a layout set, one board per line. 'minewise compare --layouts' plays it.\n"
      "mpirun spreads hard, extremes and long-chain over several machines.");
  verb->require_subcommand(1);
  add_generate_random(*verb, chosen);
  add_generate_no_guess(*verb, chosen);
  add_generate_hard(*verb, chosen);
  add_generate_extremes(*verb, chosen);
  add_generate_long_chain(*verb, chosen);
  verb->footer(
      "Examples:\n"
      "  minewise generate no-guess 30x16/99 --count 10 --seed 7\n"
      "  minewise generate hard 15x15/45 --max-moves 20 --against subset\n"
      "  minewise generate extremes 3x3/4 --count 5\n"
      "  minewise generate random 20@0.2 --count 100 --out boards.txt\n"
      "  minewise generate random expert --where \"3bv<=130 zini<90\"\n"
      "'minewise generate KIND --help' explains a kind.");
}

}  // namespace minewise::cli
