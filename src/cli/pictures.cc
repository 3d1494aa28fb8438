#include "cli/pictures.h"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/file_roles.h"
#include "cli/run/streams.h"
#include "output/drawing/stage.h"

namespace minewise::cli {
namespace {

std::string help_of(const PictureFormat& format, Shown shown) {
  if (shown == Shown::Still) {
    return fmt::format("Write it as a picture; boards up to {0}x{0}", kMaxPictureSide);
  }
  if (format.animate) {
    return fmt::format("Write the game as an animation, one frame a decision; boards up to {0}x{0}",
                       kMaxFilmSide);
  }
  const std::string end =
      fmt::format("how it ended as a picture; boards up to {0}x{0}", kMaxPictureSide);
  if (!format.draw_step) return "Write " + end;
  return fmt::format(
      "Write one picture a step into this folder, which may come to gigabytes on large boards; up "
      "to {0}x{0}. To a name that ends in .{1}, {2}",
      kMaxFilmSide, format.name, end);
}

}  // namespace

void add_picture_options(CLI::App* verb, PictureOptions& options, Shown shown) {
  for (const PictureFormat& format : picture_formats()) {
    writes(verb->add_option(fmt::format("--{}", format.name), options.place(format.name),
                            help_of(format, shown)));
  }
  std::vector<std::string> themes;
  for (const Theme theme : all_themes()) themes.emplace_back(theme_word(theme));
  verb->add_option("--theme", options.theme,
                   fmt::format("The colours of pictures: {}; plain: clues in one colour [light]",
                               fmt::join(themes, ", ")))
      ->transform(one_of(themes));
  if (shown == Shown::Still) return;
  verb->add_flag("--odds", options.odds,
                 "Show before each guess what there was to choose from: the agent's own number for "
                 "each cell, or, if it has none, the probability of a mine");
  verb->add_option("--delay", options.delay,
                   "Milliseconds between the frames of an animation; left out, by the number of "
                   "frames")
      ->transform(whole_number(20, 60000));
  verb->add_flag("--large", options.large,
                 fmt::format("With {}: write even more than 100 MB of pictures", step_options()));
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
    return std::unexpected(Failure{fmt::format(
        "--format: a {0} is no text for a terminal; say --{0} {1}.{0}", picture->name, file)});
  }
  return {};
}

void print_picture(const AnswerOptions& options, const Panel& panel) {
  print(options.picture()->draw({panel}, theme_of(options.files.theme)));
}

}  // namespace minewise::cli
