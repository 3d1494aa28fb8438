#include "cli/pictures.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "output/drawing/picture.h"
#include "output/drawing/stage.h"

namespace minewise {

namespace {

constexpr std::size_t kMostBoards = 6;

// Among all formats.
std::size_t place_of(std::string_view format) {
  return static_cast<std::size_t>(find_picture_format(format) - picture_formats().data());
}

// The options of formats that can do something: "--svg".
std::string options_of(bool (*can)(const PictureFormat& format)) {
  std::vector<std::string> options;
  for (const PictureFormat& format : picture_formats()) {
    if (can(format)) options.push_back(fmt::format("--{}", format.name));
  }
  return fmt::format("{}", fmt::join(options, " or "));
}

std::string animation_options() {
  return options_of([](const PictureFormat& format) { return format.animate != nullptr; });
}

// Endings of pictures and animations that are not written here. Any other ending says nothing of a
// kind.
constexpr std::string_view kForeignEndings[] = {
    "apng", "avif", "bmp", "eps", "heic", "heif", "ico",  "jpe", "jpeg", "jpg",  "jxl",  "mp4",
    "pbm",  "pdf",  "pgm", "pnm", "ppm",  "ps",   "svgz", "tga", "tif",  "tiff", "webm", "webp",
};

// "png" for board.PNG; empty for none.
std::string ending_of(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  return dot == name.npos ? "" : lower_case(name.substr(dot + 1));
}

// The format that a name ends like; null for none.
const PictureFormat* format_of_name(std::string_view name) {
  return find_picture_format(ending_of(name));
}

// A name that ends like a picture of another kind is refused, and the message tells the way out.
Status check_name(const PictureRequest& request) {
  const std::string_view place = request.place;
  const std::string ending = ending_of(place);
  const PictureFormat* named = find_picture_format(ending);
  const bool is_foreign = std::ranges::find(kForeignEndings, ending) != std::end(kForeignEndings);
  if (named ? named == request.format : !is_foreign) return {};
  const std::string fitting =
      fmt::format("{}{}", place.substr(0, place.rfind('.') + 1), request.format->name);
  if (named) {
    return std::unexpected(
        Error{format_message("{0}: '{1}' ends in .{2}; use --{2} {1}, or {0} {3}", request.option(),
                             place, ending, fitting)});
  }
  return std::unexpected(
      Error{format_message("{0}: '{1}' ends in .{2}, but pictures are written as {3}; use {0} {4}",
                           request.option(), place, ending, picture_format_words(), fitting)});
}

// Opens the file of a picture.
Status open_file(const PictureRequest& request, std::vector<AtomicPicture>& files) {
  TRY(auto atomic_file, AtomicFile::open(request.place));
  files.push_back({request, std::move(atomic_file)});
  return {};
}

// A folder for the pictures of one game: a new one, or one that is empty.
Result<MadeFolder> make_folder(const PictureRequest& request) {
  namespace fs = std::filesystem;
  const std::string& folder = request.place;
  const auto failed = [&](std::string_view why) {
    return std::unexpected(Error{format_message("{}: '{}' {}", request.option(), folder, why)});
  };
  if (folder.empty() || folder == "-") return failed("is not the name of a folder");
  std::error_code error;
  MadeFolder made = MadeFolder::make(folder, error);
  if (!fs::is_directory(folder, error)) return failed("cannot be created as a folder");
  if (!fs::is_empty(folder, error)) return failed("already holds files; name a new folder");
  if (error) return failed("cannot be read");
  return made;
}

// Whether as much may be written as one picture a frame will take: about 250 bytes a cell (20x20/60
// survival: 120 in the first picture, 250 in the last; hexagons take up to 400). An animation holds
// differences alone, and stays below.
Status check_amount(const PictureRequest& request, bool is_large, std::size_t cells,
                    std::size_t frames) {
  constexpr std::size_t kBytesPerCell = 250, kMega = 1'000'000, kWorthSaying = 10, kMost = 100;
  const std::size_t mega = cells * frames * kBytesPerCell / kMega;
  const std::string amount =
      fmt::format("{}: up to {}, about {} MB", request.option(), counted(frames, "picture"), mega);
  if (mega > kMost && !is_large) {
    return std::unexpected(Error{amount + "; use --large to write them all"});
  }
  if (mega >= kWorthSaying) say(fmt::format("minewise: {}\n", amount));
  return {};
}

}  // namespace

std::string step_options() {
  return options_of([](const PictureFormat& format) { return format.draw_step != nullptr; });
}

bool PictureRequest::is_folder() const {
  return format->draw_step && format_of_name(place) != format;
}

std::vector<PictureRequest> PictureOptions::requests() const {
  std::vector<PictureRequest> requests;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i]) requests.push_back({&picture_formats()[i], *places[i]});
  }
  return requests;
}

std::optional<std::string>& PictureOptions::place(std::string_view format) {
  return places[place_of(format)];
}

Status check_pictures(const PictureOptions& options) {
  const auto requests = options.requests();
  const auto goes_with = [](std::string_view option, const std::string& what) {
    return std::unexpected(Error{fmt::format("{}: needs {}", option, what)});
  };
  const std::string picture = "a picture; use " + picture_format_words("--");
  if (options.theme && requests.empty()) return goes_with("--theme", picture);
  if (options.odds && requests.empty()) return goes_with("--odds", picture);
  if (options.large && std::ranges::none_of(requests, &PictureRequest::is_folder)) {
    return goes_with("--large", step_options() + " and a folder");
  }
  if (options.delay && std::ranges::none_of(requests, &PictureRequest::is_animation)) {
    return goes_with("--delay", animation_options());
  }
  for (const PictureRequest& request : requests) {
    TRY(check_name(request));
  }
  return {};
}

Theme theme_of(const std::optional<std::string>& word) {
  return word ? find_theme(*word).value_or(Theme::Light) : Theme::Light;
}

Status check_picture_size(std::string_view option, const Shape& shape, int most) {
  if (shape.width <= most && shape.height <= most) return {};
  return std::unexpected(Error{fmt::format("{}: draws boards up to {}x{}, and this one is {}x{}",
                                           option, most, most, shape.width, shape.height)});
}

Result<AnimationFiles> AnimationFiles::open(const PictureOptions& options, const Shape& shape,
                                            std::size_t boards, std::size_t frames) {
  AnimationFiles files;
  files.options_ = options;
  Status fine = check_pictures(options);
  if (fine && options.any() && boards > kMostBoards) {
    fine = fail_option("agent", "pictures show up to {} agents side by side", kMostBoards);
  }
  for (const PictureRequest& request : options.requests()) {
    if (!fine) break;
    const bool moves = request.is_folder() || request.is_animation();
    fine = check_picture_size(request.option(), shape, moves ? kMaxAnimationSide : kMaxPictureSide);
  }
  if (fine) fine = files.open_folders(shape, boards, options.odds ? 2 * frames : frames);
  if (fine) fine = files.open_files();
  if (!fine) return std::unexpected(fine.error());
  return files;
}

Status AnimationFiles::open_folders(const Shape& shape, std::size_t boards, std::size_t frames) {
  const std::size_t cells = boards * static_cast<std::size_t>(shape.cells());
  for (const PictureRequest& request : options_.requests()) {
    if (!request.is_folder()) continue;
    const Status fine = check_amount(request, options_.large, cells, frames);
    if (!fine) return fine;
    TRY(auto made, make_folder(request));
    steps_.push_back({request.format, request.place, std::move(made)});
  }
  return {};
}

Status AnimationFiles::open_files() {
  for (const PictureRequest& request : options_.requests()) {
    if (request.is_folder()) continue;
    TRY(open_file(request, files_));
  }
  return {};
}

Status AnimationFiles::write(const std::vector<Animation>& animations) {
  std::vector<Panel> ends;
  for (const Animation& animation : animations) ends.push_back(last_panel(animation));
  for (AtomicPicture& file : files_) {
    const PictureFormat& format = *file.request.format;
    TRY(format.animate ? animate(animations, file)
                       : file.atomic_file.finish(format.draw(ends, theme_of(options_.theme))));
  }
  for (const StepFolder& folder : steps_) {
    TRY(write_steps(animations, folder));
  }
  return {};
}

Status AnimationFiles::animate(const std::vector<Animation>& animations,
                               AtomicPicture& file) const {
  ProgressLine line("animating");
  file.request.format->animate(
      animations, theme_of(options_.theme), {.frame = options_.delay.value_or(0) / 10},
      [&file](std::string_view bytes) {
        file.atomic_file.write(bytes);
        return true;  // what could not be written is found out at the end
      },
      [&line](double part) { line.update(part); });
  return file.atomic_file.finish();
}

Status AnimationFiles::write_steps(const std::vector<Animation>& animations,
                                   const StepFolder& folder) const {
  const Stage stage = stage_for(animations, theme_of(options_.theme));
  ProgressLine line("drawing");
  std::vector<Panel> panels;
  std::size_t frames = 0;
  for (const Animation& animation : animations) {
    panels.push_back(first_panel(animation));
    frames = std::max(frames, animation.frames.size());
  }
  TRY(auto atomic_file, AtomicFolder::open(folder.place));
  const auto write_step = [&](std::size_t step, std::string_view what) -> Status {
    TRY(auto file, AtomicFile::open(fmt::format("{}/step-{:04}{}.{}", atomic_file.place(), step,
                                                what, folder.format->name)));
    return file.finish(folder.format->draw_step(panels, stage));
  };
  TRY(write_step(0, ""));
  for (std::size_t step = 1; step <= frames; ++step) {
    bool has_odds = false;
    for (std::size_t i = 0; i < animations.size(); ++i) {
      if (step > animations[i].frames.size() || animations[i].frames[step - 1].odds.empty())
        continue;
      show_odds(animations[i].frames[step - 1], panels[i]);
      has_odds = true;
    }
    if (has_odds) TRY(write_step(step, "-odds"));
    for (std::size_t i = 0; i < animations.size(); ++i) {
      if (step <= animations[i].frames.size()) show(animations[i].frames[step - 1], panels[i]);
    }
    TRY(write_step(step, ""));
    line.update(share_of(step, frames));
  }
  return atomic_file.finish();
}

Result<StillFiles> StillFiles::open(const PictureOptions& options, const Shape& shape) {
  StillFiles files;
  files.theme_ = theme_of(options.theme);
  Status fine = options.any() ? check_pictures(options) : Status();
  for (const PictureRequest& request : options.requests()) {
    if (fine) fine = check_picture_size(request.option(), shape, kMaxPictureSide);
    if (fine) fine = open_file(request, files.stills_);
  }
  if (!fine) return std::unexpected(fine.error());
  return files;
}

Status StillFiles::write(const DrawStill& draw) {
  for (auto& [request, atomic_file] : stills_) {
    TRY(atomic_file.finish(draw(*request.format, theme_)));
  }
  return {};
}

Status StillFiles::write(const Panel& panel) {
  return write(
      [&](const PictureFormat& format, Theme theme) { return format.draw({panel}, theme); });
}

}  // namespace minewise

namespace minewise::cli {

namespace {

std::string help_of(const PictureFormat& format, Shown shown) {
  if (shown == Shown::Still) {
    return fmt::format("Write a picture to this file; boards up to {0}x{0}", kMaxPictureSide);
  }
  if (format.animate) {
    return fmt::format(
        "Write an animation of the game, one frame per decision; boards up to {0}x{0}",
        kMaxAnimationSide);
  }
  const std::string end =
      fmt::format("a picture of the end of the game; boards up to {0}x{0}", kMaxPictureSide);
  if (!format.draw_step) return "Write " + end;
  return fmt::format(
      "Write one picture per step to this folder, possibly gigabytes for large boards; up to "
      "{0}x{0}. If the name ends in .{1}: {2}",
      kMaxAnimationSide, format.name, end);
}

}  // namespace

void add_picture_options(CLI::App* verb, PictureOptions& options, Shown shown) {
  for (const PictureFormat& format : picture_formats()) {
    writes(verb->add_option(fmt::format("--{}", format.name), options.place(format.name),
                            help_of(format, shown)));
  }
  std::vector<std::string> themes;
  for (const Theme theme : all_themes()) themes.emplace_back(theme_word(theme));
  verb->add_option(
          "--theme", options.theme,
          fmt::format("Colours of pictures: {}; the plain ones show clues in one colour [light]",
                      fmt::join(themes, ", ")))
      ->transform(one_of(themes));
  if (shown == Shown::Still) return;
  verb->add_flag("--odds", options.odds,
                 "Before each guess, show the agent's estimate for each cell, or the mine "
                 "probability if the agent has no estimates");
  verb->add_option("--delay", options.delay,
                   "Milliseconds between frames of an animation [depends on the number of frames]")
      ->transform(whole_number(20, 60000));
  verb->add_flag("--large", options.large,
                 fmt::format("With {}: allow more than 100 MB of pictures", step_options()));
}

void add_answer_options(CLI::App* verb, AnswerOptions& options, const std::string& help) {
  std::vector<std::string> formats{"text", "json"};
  for (const PictureFormat& format : picture_formats()) formats.emplace_back(format.name);
  verb->add_option("--format", options.format, help)
      ->transform(one_of(formats))
      ->capture_default_str();
  add_picture_options(verb, options.files, Shown::Still);
}

Status check_answer(const AnswerOptions& options, std::string_view file) {
  const PictureFormat* picture = options.picture();
  if (!picture) return check_pictures(options.files);
  if (!picture->is_text && isatty(STDOUT_FILENO)) {
    return fail_option("format", "a terminal cannot show {0}; use --{0} {1}.{0}", picture->name,
                       file);
  }
  return {};
}

void print_picture(const AnswerOptions& options, const Panel& panel) {
  print(options.picture()->draw({panel}, theme_of(options.files.theme)));
}

}  // namespace minewise::cli
