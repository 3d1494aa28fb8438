#include "front/cli/pictures.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "front/cli/file_roles.h"
#include "front/run/progress.h"
#include "front/run/streams.h"
#include "show/raster/gif.h"
#include "show/raster/png.h"
#include "show/render/picture.h"
#include "show/render/stage.h"

namespace minewise::cli {
namespace {

constexpr std::size_t kMostBoards = 6;

// Opens the file of an option, if it was given.
Ran open_if(const std::optional<std::string>& file, std::optional<Draft>& draft) {
  if (!file) return {};
  auto opened = Draft::open(*file);
  if (!opened) return std::unexpected(opened.error());
  draft.emplace(std::move(*opened));
  return {};
}

// A folder for the pictures of one game: a new one, or one that is empty.
std::expected<MadeFolder, Failure> make_folder(const std::string& folder) {
  namespace fs = std::filesystem;
  const auto failed = [&](std::string_view why) {
    return std::unexpected(Failure{format_message("--svg: '{}' {}", folder, why)});
  };
  if (folder.empty() || folder == "-") return failed("is not the name of a folder");
  std::error_code error;
  MadeFolder made = MadeFolder::make(folder, error);
  if (!fs::is_directory(folder, error)) return failed("cannot be made a folder");
  if (!fs::is_empty(folder, error)) return failed("holds files already; name a new folder");
  if (error) return failed("cannot be read");
  return made;
}

// Whether as much may be written as one picture a frame will take: about 250 bytes a cell (20x20/60
// survival: 120 in the first picture, 250 in the last; hexagons take up to 400). An animation holds
// differences alone, and stays below.
Ran check_amount(const PictureOptions& options, std::size_t cells, std::size_t frames) {
  constexpr std::size_t kBytesPerCell = 250, kMega = 1'000'000, kWorthSaying = 10, kMost = 100;
  const std::size_t mega = cells * frames * kBytesPerCell / kMega;
  const std::string amount = fmt::format("--svg: up to {} pictures, about {} MB", frames, mega);
  if (mega > kMost && !options.large) {
    return std::unexpected(Failure{amount + "; say --large to have them all written"});
  }
  if (mega >= kWorthSaying) say(fmt::format("minewise: {}\n", amount));
  return {};
}

// What is said of pictures goes with one.
Ran check_dependents(const PictureOptions& options) {
  if (options.theme && !options.any()) {
    return std::unexpected(Failure{"--theme: goes with a picture; say --gif, --svg or --png"});
  }
  if (options.large && !options.svg) {
    return std::unexpected(Failure{"--large: goes with --svg"});
  }
  if (options.delay && !options.gif) {
    return std::unexpected(Failure{"--delay: goes with --gif"});
  }
  return {};
}

}  // namespace

Theme theme_of(const std::optional<std::string>& word) {
  return word ? find_theme(*word).value_or(Theme::Light) : Theme::Light;
}

void add_theme_option(CLI::App* verb, std::optional<std::string>& theme) {
  verb->add_option("--theme", theme,
                   "The colours of pictures: light (the default), dark or colour-blind")
      ->check(CLI::IsMember({"light", "dark", "colour-blind"}));
}

void add_picture_options(CLI::App* verb, PictureOptions& options) {
  writes(verb->add_option(
      "--gif", options.gif,
      fmt::format("Write the game as an animation, one frame a decision; boards up to "
                  "{0}x{0}",
                  kMaxFilmSide)));
  writes(verb->add_option(
      "--svg", options.svg,
      fmt::format("Write one picture a step into this folder, which may come to gigabytes on "
                  "large boards; up to {0}x{0}",
                  kMaxFilmSide)));
  verb->add_flag("--large", options.large, "With --svg: write even more than 100 MB of pictures");
  writes(verb->add_option(
      "--png", options.png,
      fmt::format("Write how it ended as a picture; boards up to {0}x{0}", kMaxPictureSide)));
  add_theme_option(verb, options.theme);
  verb->add_option("--delay", options.delay,
                   "Milliseconds between the frames of an animation; left out, by the number of "
                   "frames")
      ->transform(whole_number(20, 60000));
}

Ran check_picture_size(std::string_view option, const Shape& shape, int most) {
  if (shape.width <= most && shape.height <= most) return {};
  return std::unexpected(Failure{fmt::format("{}: takes boards up to {}x{}, and this one is {}x{}",
                                             option, most, most, shape.width, shape.height)});
}

void add_answer_options(CLI::App* verb, AnswerOptions& options, const std::string& help) {
  std::vector<std::string> formats{"text", "json"};
  for (const PictureFormat& format : picture_formats()) formats.emplace_back(format.name);
  verb->add_option("--format", options.format, help)
      ->check(CLI::IsMember(formats))
      ->capture_default_str();
  add_theme_option(verb, options.theme);
}

Ran check_answer(const AnswerOptions& options, std::string_view file) {
  const PictureFormat* picture = options.picture();
  if (options.theme && !picture) {
    std::vector<std::string_view> names;
    for (const PictureFormat& format : picture_formats()) names.push_back(format.name);
    return std::unexpected(
        Failure{fmt::format("--theme: goes with --format {}", fmt::join(names, " or "))});
  }
  if (picture && !picture->is_text && isatty(STDOUT_FILENO)) {
    return std::unexpected(Failure{fmt::format(
        "--format: a {0} is no text for a terminal; add '> {1}.{0}'", picture->name, file)});
  }
  return {};
}

void print_picture(const AnswerOptions& options, const Panel& panel) {
  print(options.picture()->draw({panel}, theme_of(options.theme)));
}

std::expected<FilmFiles, Failure> FilmFiles::open(const PictureOptions& options, const Shape& shape,
                                                  std::size_t boards, std::size_t frames) {
  FilmFiles files;
  files.options_ = options;
  Ran fine = check_dependents(options);
  if (fine && options.any() && boards > kMostBoards) {
    fine = std::unexpected(
        Failure{fmt::format("--agent: pictures show up to {} agents side by side", kMostBoards)});
  }
  if (fine && options.gif) fine = check_picture_size("--gif", shape, kMaxFilmSide);
  if (fine && options.svg) fine = check_picture_size("--svg", shape, kMaxFilmSide);
  if (fine && options.png) fine = check_picture_size("--png", shape, kMaxPictureSide);
  if (fine && options.svg) {
    fine = check_amount(options, boards * static_cast<std::size_t>(shape.cells()), frames);
  }
  if (fine && options.svg) {
    auto made = make_folder(*options.svg);
    if (!made) return std::unexpected(made.error());
    files.svg_ = *std::move(made);
  }
  if (fine) fine = open_if(options.gif, files.gif_);
  if (fine) fine = open_if(options.png, files.png_);
  if (!fine) return std::unexpected(fine.error());
  return files;
}

Ran FilmFiles::write(const std::vector<Film>& films) {
  if (gif_) {
    if (const Ran written = write_gif(films); !written) return written;
  }
  if (png_) {
    std::vector<Panel> panels;
    for (const Film& film : films) panels.push_back(last_panel(film));
    const Ran written = png_->finish(draw_png(panels, theme_of(options_.theme)));
    if (!written) return written;
  }
  return options_.svg ? write_svgs(films) : Ran();
}

Ran FilmFiles::write_gif(const std::vector<Film>& films) {
  ProgressLine line("animating");
  encode_gif(
      films, theme_of(options_.theme), {.frame = options_.delay.value_or(0) / 10},
      [this](std::string_view bytes) {
        gif_->write(bytes);
        return true;  // what could not be written is found out at the end
      },
      [&line](double part) { line.update(part); });
  return gif_->finish();
}

Ran FilmFiles::write_svgs(const std::vector<Film>& films) const {
  const Stage stage = stage_for(films, theme_of(options_.theme));
  ProgressLine line("drawing");
  std::vector<Panel> panels;
  std::size_t frames = 0;
  for (const Film& film : films) {
    panels.push_back(first_panel(film));
    frames = std::max(frames, film.frames.size());
  }
  auto draft = DraftFolder::open(*options_.svg);
  if (!draft) return std::unexpected(draft.error());
  for (std::size_t step = 0; step <= frames; ++step) {
    for (std::size_t i = 0; step > 0 && i < films.size(); ++i) {
      if (step <= films[i].frames.size()) show(films[i].frames[step - 1], panels[i]);
    }
    auto file = Draft::open(fmt::format("{}/step-{:04}.svg", draft->place(), step));
    if (!file) return std::unexpected(file.error());
    if (const Ran written = file->finish(draw_svg(panels, stage)); !written) return written;
    line.update(static_cast<double>(step) / static_cast<double>(frames));
  }
  return draft->finish();
}

std::expected<StillFiles, Failure> StillFiles::open(const PictureOptions& options,
                                                    const Shape& shape) {
  StillFiles files;
  files.theme_ = theme_of(options.theme);
  if (options.gif) {
    return std::unexpected(Failure{"--gif: there is nothing to animate; say --png or --svg"});
  }
  Ran opened = check_dependents(options);
  if (opened && options.any()) {
    opened = check_picture_size(options.svg ? "--svg" : "--png", shape, kMaxPictureSide);
  }
  if (!opened) return std::unexpected(opened.error());
  for (const auto& [name, file] :
       {std::pair("svg", &options.svg), std::pair("png", &options.png)}) {
    if (!*file) continue;
    auto draft = Draft::open(**file);
    if (!draft) return std::unexpected(draft.error());
    files.stills_.push_back({find_picture_format(name), std::move(*draft)});
  }
  return files;
}

Ran StillFiles::write(const Panel& panel) {
  for (auto& [format, draft] : stills_) {
    if (const Ran written = draft.finish(format->draw({panel}, theme_)); !written) return written;
  }
  return {};
}

}  // namespace minewise::cli
