// What the kinds of `minewise generate` share: the options that all of them have, and where boards
// go as they are found, with a report and pictures beside them. Each kind is a file of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/generate.h"
#include "cli/files/atomic_file.h"
#include "cli/pictures.h"
#include "cli/run/progress.h"
#include "cli/verb.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/shape.h"
#include "formats/moment.h"
#include "generate/board_filter.h"
#include "output/raster/picture_format.h"

namespace minewise {

// Where boards go.
struct BoardFiles {
  std::optional<std::string> boards;  // standard output if there is none
  std::optional<std::string> report;
  std::vector<std::pair<const PictureFormat*, std::string>> pictures;
  Theme theme = Theme::Light;  // of the pictures
};

// Writes a layout set as its boards are found, a report on them if one is wanted, and draws the
// first of them if pictures are. Without a board, nothing is written and an old file stays.
class BoardWriter {
 public:
  // REQUIRES: if a picture is wanted, the shape has a size that pictures are made of.
  static Result<BoardWriter> open(const BoardFiles& files, const Shape& shape,
                                  std::optional<Place> first = std::nullopt);

  // A board, and what the report has to say of it: both or neither, when the run is ended. The
  // caption stands under it in pictures.
  void write(const Layout& layout, std::string_view report = {}, std::string_view caption = {});
  std::uint64_t written() const { return written_; }

  bool has_report() const { return report_.has_value(); }
  void report(std::string_view text);

  // Puts boards in place, and the report if there is any of it; draws. REQUIRES: no board follows.
  Status finish(std::string_view report = {});

  // The last words of a run that was to make `count` boards. What it has made is put in place.
  std::string stop(std::uint64_t count, std::string_view report = {});

 private:
  BoardWriter(const Shape& shape, std::optional<Place> first) : shape_(shape), first_(first) {}
  void put(const std::string& text);
  Status put_in_place(std::string_view report);
  void keep_for_drawing(const Layout& layout, std::string_view caption);
  Status draw();

  Shape shape_;
  std::optional<Place> first_;
  static constexpr std::size_t kMostDrawn = 4;
  std::optional<AtomicFile> atomic_file_;  // without one, standard output
  std::optional<AtomicFile> report_;
  std::vector<std::pair<const PictureFormat*, AtomicFile>> pictures_;
  Theme theme_ = Theme::Light;
  std::vector<Panel> drawn_;
  std::uint64_t written_ = 0;
  bool is_reported_ = false;  // some of it
};

}  // namespace minewise

namespace minewise::cli {

// How many boards are looked at for each one that is let through.
inline constexpr std::uint64_t kTries = 100'000;

struct GenerateOptions : BoardsRequest {
  std::optional<std::string> out_file;
  std::optional<std::string> report_file;
  std::optional<std::string> where;
  std::optional<std::uint64_t> tries;  // with `where`: so many, or else kTries
  PictureOptions pictures;
  int jobs = 0;  // threads; 0: all cores
};

// Size, --topology, --seed, --out and pictures of the first four boards; then those that not every
// kind has.
void add_board_options(CLI::App* kind, GenerateOptions& options);
void add_count_option(CLI::App* kind, GenerateOptions& options);
void add_where_options(CLI::App* kind, GenerateOptions& options);  // --where and --tries

// The boards that --where lets through, and the end of a run that found too few of them.
Result<BoardFilter> plan_filter(const GenerateOptions& options);
std::unexpected<Error> too_few_boards(const GenerateOptions& options, const BoardFilter& filter,
                                      std::uint64_t found);

// Opens what was asked for, once the options are known to go together.
Result<BoardWriter> open_boards(const GenerateOptions& options, const Shape& shape,
                                std::optional<Place> first = std::nullopt);

// The kinds, each in its own file.
void add_generate_random(CLI::App& generate, ChosenVerb& chosen);
void add_generate_no_guess(CLI::App& generate, ChosenVerb& chosen);
void add_generate_hard(CLI::App& generate, ChosenVerb& chosen);
void add_generate_extremes(CLI::App& generate, ChosenVerb& chosen);
void add_generate_long_chain(CLI::App& generate, ChosenVerb& chosen);

}  // namespace minewise::cli
