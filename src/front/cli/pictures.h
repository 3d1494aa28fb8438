// The pictures that a verb was asked for: --gif, an option for each format of still pictures
// (--svg,
// --png), and how they look. Places are checked and files made before any work is done.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "front/cli/verb.h"
#include "front/files/draft.h"
#include "front/files/folders.h"
#include "show/raster/picture_format.h"
#include "show/render/film.h"

namespace minewise::cli {

// A still picture that was asked for, and where it goes.
struct StillRequest {
  const PictureFormat* format;
  std::string place;

  std::string option() const { return fmt::format("--{}", format->name); }
  bool is_folder() const { return format->draw_step != nullptr; }  // for a film
};

struct PictureOptions {
  std::optional<std::string> gif;
  std::vector<std::optional<std::string>> stills =
      std::vector<std::optional<std::string>>(picture_formats().size());  // by format
  std::optional<std::string> theme;
  std::optional<int> delay;  // milliseconds
  bool large = false;        // even if they take much of a disk

  bool any() const { return gif || !still_requests().empty(); }
  std::vector<StillRequest> still_requests() const;

  // Where that of one format goes. REQUIRES: there is such a format.
  std::optional<std::string>& still(std::string_view format);
  const std::optional<std::string>& still(std::string_view format) const;
};

// The file of a still picture that is being made.
struct StillDraft {
  const PictureFormat* format;
  Draft draft;
};

void add_picture_options(CLI::App* verb, PictureOptions& options);
void add_theme_option(CLI::App* verb, std::optional<std::string>& theme);
Theme theme_of(const std::optional<std::string>& word);  // light unless it says otherwise

// Whether a board has a size that pictures are made of; the Failure names the option.
Status check_picture_size(std::string_view option, const Shape& shape, int most);

// An answer as text, as json, or as a picture that is printed: --format and --theme.
struct AnswerOptions {
  std::string format = "text";
  std::optional<std::string> theme;

  // Null where no picture is asked for.
  const PictureFormat* picture() const { return find_picture_format(format); }
};

void add_answer_options(CLI::App* verb, AnswerOptions& options, const std::string& help);

// Whether the options go together, and with what standard output is. The Failure names a file to
// write to instead, like "board".
Status check_answer(const AnswerOptions& options, std::string_view file);

// REQUIRES: a picture is asked for, and the panel has a size that pictures are made of.
void print_picture(const AnswerOptions& options, const Panel& panel);

// The files of a film.
class FilmFiles {
 public:
  // For `boards` boards of a shape side by side, and at most so many frames.
  static std::expected<FilmFiles, Failure> open(const PictureOptions& options, const Shape& shape,
                                                std::size_t boards, std::size_t frames);
  bool any() const { return options_.any(); }
  Status write(const std::vector<Film>& films);

 private:
  struct StepFolder {
    const PictureFormat* format;
    std::string place;
    MadeFolder made;
  };

  Status open_folders(const Shape& shape, std::size_t boards, std::size_t frames);
  Status open_files();
  Status write_gif(const std::vector<Film>& films);
  Status write_steps(const std::vector<Film>& films, const StepFolder& folder) const;

  PictureOptions options_;
  std::optional<Draft> gif_;
  std::vector<StillDraft> endings_;
  std::vector<StepFolder> steps_;
};

// The files of a still picture, in one format or several.
class StillFiles {
 public:
  static std::expected<StillFiles, Failure> open(const PictureOptions& options, const Shape& shape);
  bool any() const { return !stills_.empty(); }
  Status write(const Panel& panel);

 private:
  Theme theme_ = Theme::Light;
  std::vector<StillDraft> stills_;
};

}  // namespace minewise::cli
