// minewise render: pictures of what is in a file.
#include <fmt/format.h>

#include <memory>

#include "cli/pictures.h"
#include "cli/reading.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "output/drawing/analysis.h"
#include "output/drawing/trace.h"
#include "output/text/analysis.h"

namespace minewise::cli {
namespace {

struct RenderOptions {
  IdWords what;
  ReadingOptions reading;
  bool numbers = false;
  PictureOptions pictures;
};

// The board as text, where no picture was asked for. `head` goes before it.
Status print_tiles(const Tiles& tiles, const Shape& shape, const std::string& head) {
  if (!is_drawable(shape)) {
    return std::unexpected(Error{fmt::format(
        "boards with sides over {} cells are not drawn as text; use --png FILE", kMaxDrawnSide)});
  }
  print(head + draw_tiles(tiles, shape, Ink(wants_colour())));
  return {};
}

Status show_still(const RenderOptions& options, const Panel& panel, const std::string& head) {
  if (options.pictures.odds || options.pictures.delay || options.pictures.large) {
    return std::unexpected(Error{"--odds, --delay and --large: work only with a saved game"});
  }
  TRY(auto files, StillFiles::open(options.pictures, panel.shape));
  return files.any() ? files.write(panel) : print_tiles(panel.tiles, panel.shape, head);
}

Status render_layout(const RenderOptions& options, const Source& source) {
  const PositionOptions& about = options.reading.position;
  if (about.mines || about.density || about.count_prior || about.clues || about.count_unknown) {
    return std::unexpected(
        Error{"--mines, --density, --count-prior, --count-unknown and --clues: work only with a "
              "position, and this is a layout"});
  }
  const LayoutSet set = layouts_in(source.input).value();
  TRY(const Layout layout, read_board(source, options.reading));
  Position covered{set.shape(), std::nullopt, exact_clues(), {}};
  TRY(adjust(covered, about));
  const Shape& shape = covered.shape;
  const std::string name = format_board({shape.width, shape.height, FixedCount{layout.mines()}});
  const std::string number =
      std::holds_alternative<LayoutSet>(source.input)
          ? fmt::format(", board {} of {}", options.reading.board.value_or(1), set.size())
          : "";
  return show_still(options,
                    {name + number, shape, tiles_of(layout, Topology(shape), options.numbers), {}},
                    format_headers(covered));
}

Status render_position(const RenderOptions& options, const Seen& seen) {
  const View& view = seen.view;
  const Shape& shape = seen.position.shape;
  if (!options.numbers) {
    return show_still(options, {describe_board({view, shape}), shape, tiles_of(view), {}},
                      seen.head());
  }
  const Analysis analysis = analyze(view);
  if (analysis.conflict) {
    return fail_as(ErrorKind::Impossible, describe_conflict(*analysis.conflict, {view, shape}));
  }
  return show_still(options, picture_of({view, shape}, analysis, std::nullopt), seen.head());
}

Status render_game(const RenderOptions& options, const Source& source) {
  if (options.numbers) {
    return fail_option("numbers",
                       "works only with a position or a layout; use --at N to take a position "
                       "of the game");
  }
  TRY(const auto transcript, read_played(source, options.reading));
  if (auto checked = replay(transcript); !checked) return source.fail(checked.error());
  const Shape shape = transcript.id.shape();
  TRY(auto files, AnimationFiles::open(options.pictures, shape, 1, transcript.steps.size() + 1));

  const std::string head = head_of(transcript);
  if (!files.any() && !is_drawable(shape)) return print_tiles({}, shape, head);
  const Animation animation = animation_of(transcript, options.pictures.odds);
  if (files.any()) return files.write({animation});
  return print_tiles(last_panel(animation).tiles, shape, head);
}

// A game is an animation, unless one moment of it is asked for.
Status render(const RenderOptions& options) {
  const ReadingOptions& reading = options.reading;
  TRY(const auto source, read_source("render", options.what, reading));
  if (source.is_layout() && !reading.plays()) return render_layout(options, source);
  const auto* drawing = std::get_if<Drawing>(&source.input);
  const bool is_position = drawing && !drawing->moments.empty();
  if (!is_position && !reading.at && !reading.position.any()) return render_game(options, source);
  TRY(const auto seen, read_seen(source, reading));
  TRY(render_position(options, seen));
  note(seen.note);
  return {};
}

}  // namespace

void add_render(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<RenderOptions>();
  CLI::App* verb = program.add_subcommand(
      "render",
      "Draw a saved game, a position or a layout.\n"
      "A saved game becomes an animation (--gif), one picture per step (--svg FOLDER) or a picture "
      "of its end (--png, --svg FILE.svg). A position, a layout or a moment of a game (--at) "
      "becomes one picture in any of these formats. Without these options the board is drawn as "
      "text.");
  verb->add_option("file", options->what,
                   "A file ('-' for standard input) with a saved game, a position, a layout or a "
                   "layout set; or a game ID that --agent plays")
      ->required();
  verb->add_flag("--numbers", options->numbers,
                 "Show numbers: in a layout, the mines that each free cell touches; in a position, "
                 "the mine probabilities as a heat map");
  add_moment_options(verb, options->reading);
  add_picture_options(verb, options->pictures, Shown::Animation);
  add_position_options(verb, options->reading.position);
  verb->footer(
      "Examples:\n"
      "  minewise render game.txt --gif game.gif --theme dark\n"
      "  minewise render position.txt --mines 20 --numbers --png position.png\n"
      "  minewise render boards.txt --board 3 --numbers --svg board.svg");
  run_with(verb, chosen, [options] { return render(*options); });
}

}  // namespace minewise::cli
