// minewise render: pictures of what is in a file.
#include <fmt/format.h>

#include <memory>

#include "front/cli/file_roles.h"
#include "front/cli/pictures.h"
#include "front/cli/position_options.h"
#include "front/cli/verb.h"
#include "front/files/read_text.h"
#include "front/run/streams.h"
#include "ground/base/try.h"
#include "ground/view/layout_set.h"
#include "ground/view/layout_text.h"
#include "show/render/analysis.h"
#include "show/render/trace.h"
#include "show/wording/analysis.h"
#include "show/wording/grounds.h"

namespace minewise::cli {
namespace {

struct RenderOptions {
  std::string file;
  std::string kind = "any";
  std::optional<std::size_t> board;
  bool numbers = false;
  PositionOptions position;
  PictureOptions pictures;
};

// What a text holds, by its first word. Between a layout and a position, a layout if it can be one.
std::string kind_of(std::string_view text) {
  if (text.starts_with("minewise transcript")) return "transcript";
  if (text.starts_with("layouts ")) return "layouts";
  return parse_layout(text) ? "layout" : "position";
}

bool says_more_than_topology(const PositionOptions& options) {
  return options.mines || options.density || options.clues || options.count_unknown;
}

// What an option says must be about something that the file holds.
Status check_options(const RenderOptions& options, std::string_view kind) {
  const auto refuse = [&](std::string_view what, std::string_view with) {
    return std::unexpected(
        Failure{fmt::format("{}: only with {}, and this is a {}", what, with, kind)});
  };
  if (options.board && kind != "layouts") return refuse("--board", "a layout set");
  if (kind != "position" && says_more_than_topology(options.position)) {
    return refuse("--mines, --density, --count-unknown and --clues", "a position");
  }
  if (kind != "transcript") return {};
  if (options.position.topology) return refuse("--topology", "a position or a layout");
  return options.numbers ? Status(refuse("--numbers", "a position or a layout")) : Status();
}

// The board as text, where no picture was asked for.
Status print_tiles(const Tiles& tiles, const Shape& shape) {
  if (!is_drawable(shape)) {
    return std::unexpected(Failure{fmt::format(
        "boards over {} cells a side are not drawn as text; say --png FILE", kMaxDrawnSide)});
  }
  print(draw_tiles(tiles, shape, Ink(wants_colour())));
  return {};
}

Status show_still(const RenderOptions& options, const Panel& panel) {
  if (options.pictures.odds || options.pictures.delay || options.pictures.large) {
    return std::unexpected(Failure{"--odds, --delay and --large: only with a saved game"});
  }
  TRY(auto files, StillFiles::open(options.pictures, panel.shape));
  return files.any() ? files.write(panel) : print_tiles(panel.tiles, panel.shape);
}

Status render_layout(const RenderOptions& options, Shape shape, const Layout& layout,
                     std::string_view name) {
  if (options.position.topology) {
    const auto grid = read_topology(*options.position.topology);
    if (!grid) return std::unexpected(grid.error());
    shape.grid = *grid;
  }
  const std::string board = format_board({shape.width, shape.height, FixedCount{layout.mines()}});
  return show_still(options, {fmt::format("{}{}", board, name),
                              shape,
                              tiles_of(layout, Topology(shape), options.numbers),
                              {}});
}

Status render_layout_set(const RenderOptions& options, std::string_view text) {
  const auto set = parse_layout_set(text);
  if (!set) return bad_file(options.file, set.error());
  const std::size_t board = options.board.value_or(0);
  if (board >= set->size()) {
    return bad_option("--board", {fmt::format("there is no board {}: the file holds {}, from 0",
                                              board, set->size())});
  }
  return render_layout(options, set->shape(), set->layout(board),
                       fmt::format(", board {} of {}", board, set->size()));
}

Status render_position(const RenderOptions& options, std::string_view text) {
  TRY(const auto position, read_position(options.file, text, options.position));
  const View view = view_of(position);
  const Shape& shape = position.shape;
  if (!options.numbers) {
    return show_still(options, {describe_board({view, shape}), shape, tiles_of(view), {}});
  }
  const Analysis analysis = analyze(view);
  if (analysis.clash) {
    return std::unexpected(Failure{describe_clash(*analysis.clash, {view, shape}), kNoLayout});
  }
  return show_still(options, picture_of({view, shape}, analysis, std::nullopt));
}

Status render_transcript(const RenderOptions& options, std::string_view text) {
  const auto transcript = parse_transcript(text);
  if (!transcript) return bad_file(options.file, transcript.error());
  if (auto checked = replay(*transcript); !checked) return bad_file(options.file, checked.error());
  const Shape shape = transcript->id.shape();
  TRY(auto files, FilmFiles::open(options.pictures, shape, 1, transcript->steps.size() + 1));

  if (!files.any() && !is_drawable(shape)) return print_tiles({}, shape);
  Game game = game_of(*transcript, make_topology(shape));
  Filming filming(fmt::format("{}, {}", transcript->agent, format_game_id(transcript->id)), game,
                  nullptr, nullptr, options.pictures.odds);
  for (const Step& step : transcript->steps) {
    filming.decided(game, step.decision);
    game.play(step.decision.move);
    filming.played(game, step);
  }
  const Film film = std::move(filming).finish(game, transcript->result);
  if (files.any()) return files.write({film});
  return print_tiles(last_panel(film).tiles, shape);
}

Status render(const RenderOptions& options) {
  TRY(const auto text, read_text(options.file));
  const std::string kind = options.kind == "any" ? kind_of(text) : options.kind;
  TRY(check_options(options, kind));
  if (kind == "transcript") return render_transcript(options, text);
  if (kind == "layouts") return render_layout_set(options, text);
  if (kind == "position") return render_position(options, text);
  const auto drawn = parse_layout(text);
  if (!drawn) return bad_file(options.file, drawn.error());
  return render_layout(options, drawn->shape, drawn->layout, "");
}

}  // namespace

void add_render(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<RenderOptions>();
  CLI::App* verb = program.add_subcommand(
      "render",
      "Draw what is in a file: a saved game, a position or a layout.\n"
      "A transcript becomes an animation (--gif), one picture a step (--svg "
      "FOLDER) or how it ended\n"
      "(--png, --svg FILE.svg). A position or a layout becomes one picture in "
      "any of these formats.\n"
      "Without any of them the board is drawn as text.");
  reads(verb->add_option(
            "file", options->file,
            "A transcript, a position, a layout or a layout set ('-' for standard input)"))
      ->required();
  verb->add_flag("--numbers", options->numbers,
                 "In a layout, how many mines each free cell touches; in a position, how likely "
                 "each covered cell is a mine, as a heat map");
  verb->add_option("--as", options->kind,
                   "What the file holds, where that is not plain: any, transcript, position, "
                   "layout or layouts")
      ->transform(one_of({"any", "transcript", "position", "layout", "layouts"}))
      ->capture_default_str();
  verb->add_option("--board", options->board, "Which board of a layout set, from 0")
      ->transform(whole_number(0, 1'000'000'000));
  add_picture_options(verb, options->pictures, Shown::Film);
  add_position_options(verb, options->position);
  verb->footer(
      "Examples:\n"
      "  minewise render game.txt --gif game.gif --theme dark\n"
      "  minewise render position.txt --mines 20 --numbers --png position.png\n"
      "  minewise render boards.txt --board 3 --numbers --svg board.svg");
  run_with(verb, chosen, [options] { return render(*options); });
}

}  // namespace minewise::cli
