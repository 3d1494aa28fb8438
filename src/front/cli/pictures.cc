#include "front/cli/pictures.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "front/cli/file_roles.h"
#include "front/run/progress.h"
#include "front/run/streams.h"
#include "ground/base/counted.h"
#include "ground/base/try.h"
#include "show/raster/gif.h"
#include "show/render/picture.h"
#include "show/render/stage.h"

namespace minewise::cli {
namespace {

constexpr std::size_t kMostBoards = 6;

// Among all formats.
std::size_t place_of(std::string_view format) {
  return static_cast<std::size_t>(find_picture_format(format) - picture_formats().data());
}

// The options of formats that make a picture of every step: "--svg".
std::string step_options() {
  std::vector<std::string> options;
  for (const PictureFormat& format : picture_formats()) {
    if (format.draw_step) options.push_back(fmt::format("--{}", format.name));
  }
  return fmt::format("{}", fmt::join(options, " or "));
}

// Opens the file of a picture.
Status open_still(const StillRequest& request, std::vector<StillDraft>& stills) {
  TRY(auto draft, Draft::open(request.place));
  stills.push_back({request.format, std::move(draft)});
  return {};
}

// A folder for the pictures of one game: a new one, or one that is empty.
std::expected<MadeFolder, Failure> make_folder(const StillRequest& request) {
  namespace fs = std::filesystem;
  const std::string& folder = request.place;
  const auto failed = [&](std::string_view why) {
    return std::unexpected(Failure{format_message("{}: '{}' {}", request.option(), folder, why)});
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
Status check_amount(const StillRequest& request, bool is_large, std::size_t cells,
                    std::size_t frames) {
  constexpr std::size_t kBytesPerCell = 250, kMega = 1'000'000, kWorthSaying = 10, kMost = 100;
  const std::size_t mega = cells * frames * kBytesPerCell / kMega;
  const std::string amount =
      fmt::format("{}: up to {}, about {} MB", request.option(), counted(frames, "picture"), mega);
  if (mega > kMost && !is_large) {
    return std::unexpected(Failure{amount + "; say --large to have them all written"});
  }
  if (mega >= kWorthSaying) say(fmt::format("minewise: {}\n", amount));
  return {};
}

// What is said of pictures goes with one.
Status check_dependents(const PictureOptions& options) {
  if (options.theme && !options.any()) {
    return std::unexpected(Failure{
        fmt::format("--theme: goes with a picture; say --gif, {}", picture_format_words("--"))});
  }
  if (options.large && std::ranges::none_of(options.still_requests(), &StillRequest::is_folder)) {
    return std::unexpected(Failure{fmt::format("--large: goes with {}", step_options())});
  }
  if (options.delay && !options.gif) {
    return std::unexpected(Failure{"--delay: goes with --gif"});
  }
  return {};
}

void add_still_option(CLI::App* verb, const PictureFormat& format, PictureOptions& options) {
  const std::string help =
      format.draw_step
          ? fmt::format(
                "Write one picture a step into this folder, which may come to gigabytes on "
                "large boards; up to {0}x{0}",
                kMaxFilmSide)
          : fmt::format("Write how it ended as a picture; boards up to {0}x{0}", kMaxPictureSide);
  writes(verb->add_option(fmt::format("--{}", format.name), options.still(format.name), help));
  if (!format.draw_step || verb->get_option_no_throw("--large")) return;
  verb->add_flag("--large", options.large,
                 fmt::format("With {}: write even more than 100 MB of pictures", step_options()));
}

}  // namespace

std::vector<StillRequest> PictureOptions::still_requests() const {
  std::vector<StillRequest> requests;
  for (std::size_t i = 0; i < stills.size(); ++i) {
    if (stills[i]) requests.push_back({&picture_formats()[i], *stills[i]});
  }
  return requests;
}

std::optional<std::string>& PictureOptions::still(std::string_view format) {
  return stills[place_of(format)];
}

const std::optional<std::string>& PictureOptions::still(std::string_view format) const {
  return stills[place_of(format)];
}

Theme theme_of(const std::optional<std::string>& word) {
  return word ? find_theme(*word).value_or(Theme::Light) : Theme::Light;
}

void add_theme_option(CLI::App* verb, std::optional<std::string>& theme) {
  verb->add_option("--theme", theme,
                   "The colours of pictures: light (the default), dark or colour-blind")
      ->transform(one_of({"light", "dark", "colour-blind"}));
}

void add_picture_options(CLI::App* verb, PictureOptions& options) {
  writes(verb->add_option(
      "--gif", options.gif,
      fmt::format("Write the game as an animation, one frame a decision; boards up to "
                  "{0}x{0}",
                  kMaxFilmSide)));
  for (const PictureFormat& format : picture_formats()) add_still_option(verb, format, options);
  add_theme_option(verb, options.theme);
  verb->add_option("--delay", options.delay,
                   "Milliseconds between the frames of an animation; left out, by the number of "
                   "frames")
      ->transform(whole_number(20, 60000));
}

Status check_picture_size(std::string_view option, const Shape& shape, int most) {
  if (shape.width <= most && shape.height <= most) return {};
  return std::unexpected(Failure{fmt::format("{}: takes boards up to {}x{}, and this one is {}x{}",
                                             option, most, most, shape.width, shape.height)});
}

void add_answer_options(CLI::App* verb, AnswerOptions& options, const std::string& help) {
  std::vector<std::string> formats{"text", "json"};
  for (const PictureFormat& format : picture_formats()) formats.emplace_back(format.name);
  verb->add_option("--format", options.format, help)
      ->transform(one_of(formats))
      ->capture_default_str();
  add_theme_option(verb, options.theme);
}

Status check_answer(const AnswerOptions& options, std::string_view file) {
  const PictureFormat* picture = options.picture();
  if (options.theme && !picture) {
    return std::unexpected(
        Failure{fmt::format("--theme: goes with --format {}", picture_format_words())});
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
  Status fine = check_dependents(options);
  if (fine && options.any() && boards > kMostBoards) {
    fine = std::unexpected(
        Failure{fmt::format("--agent: pictures show up to {} agents side by side", kMostBoards)});
  }
  if (fine && options.gif) fine = check_picture_size("--gif", shape, kMaxFilmSide);
  for (const StillRequest& request : options.still_requests()) {
    if (!fine) break;
    fine = check_picture_size(request.option(), shape,
                              request.is_folder() ? kMaxFilmSide : kMaxPictureSide);
  }
  if (fine) fine = files.open_folders(shape, boards, frames);
  if (fine) fine = files.open_files();
  if (!fine) return std::unexpected(fine.error());
  return files;
}

Status FilmFiles::open_folders(const Shape& shape, std::size_t boards, std::size_t frames) {
  const std::size_t cells = boards * static_cast<std::size_t>(shape.cells());
  for (const StillRequest& request : options_.still_requests()) {
    if (!request.is_folder()) continue;
    const Status fine = check_amount(request, options_.large, cells, frames);
    if (!fine) return fine;
    TRY(auto made, make_folder(request));
    steps_.push_back({request.format, request.place, std::move(made)});
  }
  return {};
}

Status FilmFiles::open_files() {
  if (options_.gif) {
    TRY(auto opened, Draft::open(*options_.gif));
    gif_.emplace(std::move(opened));
  }
  for (const StillRequest& request : options_.still_requests()) {
    if (request.is_folder()) continue;
    TRY(open_still(request, endings_));
  }
  return {};
}

Status FilmFiles::write(const std::vector<Film>& films) {
  if (gif_) {
    TRY(write_gif(films));
  }
  for (auto& [format, draft] : endings_) {
    std::vector<Panel> panels;
    for (const Film& film : films) panels.push_back(last_panel(film));
    const Status written = draft.finish(format->draw(panels, theme_of(options_.theme)));
    if (!written) return written;
  }
  for (const StepFolder& folder : steps_) {
    TRY(write_steps(films, folder));
  }
  return {};
}

Status FilmFiles::write_gif(const std::vector<Film>& films) {
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

Status FilmFiles::write_steps(const std::vector<Film>& films, const StepFolder& folder) const {
  const Stage stage = stage_for(films, theme_of(options_.theme));
  ProgressLine line("drawing");
  std::vector<Panel> panels;
  std::size_t frames = 0;
  for (const Film& film : films) {
    panels.push_back(first_panel(film));
    frames = std::max(frames, film.frames.size());
  }
  TRY(auto draft, DraftFolder::open(folder.place));
  for (std::size_t step = 0; step <= frames; ++step) {
    for (std::size_t i = 0; step > 0 && i < films.size(); ++i) {
      if (step <= films[i].frames.size()) show(films[i].frames[step - 1], panels[i]);
    }
    TRY(auto file,
        Draft::open(fmt::format("{}/step-{:04}.{}", draft.place(), step, folder.format->name)));
    const Status written = file.finish(folder.format->draw_step(panels, stage));
    if (!written) return written;
    line.update(static_cast<double>(step) / static_cast<double>(frames));
  }
  return draft.finish();
}

std::expected<StillFiles, Failure> StillFiles::open(const PictureOptions& options,
                                                    const Shape& shape) {
  StillFiles files;
  files.theme_ = theme_of(options.theme);
  if (options.gif) {
    return std::unexpected(Failure{
        fmt::format("--gif: there is nothing to animate; say {}", picture_format_words("--"))});
  }
  Status fine = check_dependents(options);
  const std::vector<StillRequest> requests = options.still_requests();
  if (fine && !requests.empty()) {
    fine = check_picture_size(requests.front().option(), shape, kMaxPictureSide);
  }
  for (const StillRequest& request : requests) {
    if (fine) fine = open_still(request, files.stills_);
  }
  if (!fine) return std::unexpected(fine.error());
  return files;
}

Status StillFiles::write(const Panel& panel) {
  for (auto& [format, draft] : stills_) {
    TRY(draft.finish(format->draw({panel}, theme_)));
  }
  return {};
}

}  // namespace minewise::cli
