// The pictures that a verb may be asked for: an option for each format (--svg, --png, --gif), and
// the files and folders they go to.
//
// The option names the format, and a file name that ends like another kind of picture is refused. A
// game becomes an animation in a format that can animate. In SVG it becomes a folder with one
// picture a step, unless the name ends in .svg. Places are checked and files made before any work
// is done. Failures name formats as options: "--gif: ...".
#pragma once

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/files/atomic_file.h"
#include "cli/run/exit_code.h"
#include "cli/verb.h"
#include "output/drawing/animation.h"
#include "output/raster/picture_format.h"

namespace minewise {

// A picture that was asked for, and where it goes.
struct PictureRequest {
  const PictureFormat* format;
  std::string place;

  std::string option() const { return fmt::format("--{}", format->name); }
  bool is_folder() const;  // what moves becomes a folder
  bool is_animation() const { return format->animate != nullptr; }
};

struct PictureOptions {
  std::vector<std::optional<std::string>> places =
      std::vector<std::optional<std::string>>(picture_formats().size());  // by format
  std::optional<std::string> theme;
  std::optional<int> delay;  // milliseconds
  bool large = false;        // even if they take much of a disk
  bool odds = false;         // the numbers before each guess as well

  bool any() const { return !requests().empty(); }
  std::vector<PictureRequest> requests() const;

  // Where that of one format goes. REQUIRES: there is such a format.
  std::optional<std::string>& place(std::string_view format);
};

// The file of a picture that is being made.
struct AtomicPicture {
  PictureRequest request;
  AtomicFile atomic_file;
};

Theme theme_of(const std::optional<std::string>& word);  // light unless it says otherwise

// The options of formats that draw one picture a step: "--svg".
std::string step_options();

// Whether the options go together; names and formats among them.
Status check_pictures(const PictureOptions& options);

// Whether a board has a size that pictures are made of; the Error names the option.
Status check_picture_size(std::string_view option, const Shape& shape, int most);

// The files of an animation.
class AnimationFiles {
 public:
  // For `boards` boards of a shape side by side, and at most so many frames.
  static Result<AnimationFiles> open(const PictureOptions& options, const Shape& shape,
                                     std::size_t boards, std::size_t frames);
  bool any() const { return options_.any(); }
  Status write(const std::vector<Animation>& animations);

 private:
  struct StepFolder {
    const PictureFormat* format;
    std::string place;
    MadeFolder made;
  };

  Status open_folders(const Shape& shape, std::size_t boards, std::size_t frames);
  Status open_files();
  Status animate(const std::vector<Animation>& animations, AtomicPicture& file) const;
  Status write_steps(const std::vector<Animation>& animations, const StepFolder& folder) const;

  PictureOptions options_;
  std::vector<AtomicPicture> files_;
  std::vector<StepFolder> steps_;
};

// Draws a still picture in a format.
using DrawStill = std::function<std::string(const PictureFormat& format, Theme theme)>;

// The files of a still picture, in one format or several.
class StillFiles {
 public:
  static Result<StillFiles> open(const PictureOptions& options, const Shape& shape);
  bool any() const { return !stills_.empty(); }
  Status write(const DrawStill& draw);
  Status write(const Panel& panel);

 private:
  Theme theme_ = Theme::Light;
  std::vector<AtomicPicture> stills_;
};

}  // namespace minewise

namespace minewise::cli {

// Whether a verb's pictures show a game, or one board.
enum class Shown { Animation, Still };
void add_picture_options(CLI::App* verb, PictureOptions& options, Shown shown);

// An answer as text, as json, or as a picture that is printed, and pictures beside it in files.
struct AnswerOptions {
  std::string format = "text";
  PictureOptions files;

  // Null where no picture is asked for.
  const PictureFormat* picture() const { return find_picture_format(format); }
};

void add_answer_options(CLI::App* verb, AnswerOptions& options, const std::string& help);

// Whether the options go together, and with what standard output is. The Error names a file to
// write to instead, like "board".
Status check_answer(const AnswerOptions& options, std::string_view file);

// REQUIRES: a picture is asked for, and the panel has a size that pictures are made of.
void print_picture(const AnswerOptions& options, const Panel& panel);

}  // namespace minewise::cli
