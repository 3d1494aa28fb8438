// What the kinds of `minewise generate` share: the options that all of them have, and where boards
// go. Each kind is a file of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "front/cli/pictures.h"
#include "front/cli/verb.h"
#include "front/files/draft.h"
#include "front/run/shared_progress.h"
#include "ground/board/layout.h"
#include "ground/board/shape.h"
#include "ground/view/game_id.h"

namespace minewise::cli {

struct GenerateOptions {
  std::string board;
  std::string topology{grid_word(kUsualGrid)};
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::optional<std::string> out_file;
  std::optional<std::string> report_file;
  PictureOptions pictures;
  int jobs = 0;  // threads; 0: all cores
};

// Size, --topology, --seed, --out and --png; then those that not every kind has.
void add_board_options(CLI::App* kind, GenerateOptions& options);
void add_count_option(CLI::App* kind, GenerateOptions& options);
void add_jobs_option(CLI::App* kind, GenerateOptions& options);

struct PlannedBoard {
  Shape shape;
  MineLaw mines;
};
std::expected<PlannedBoard, Failure> plan_board(const GenerateOptions& options);

// Writes a layout set as its boards are found, a report on them if one is wanted, and draws the
// first of them if a picture is. Without a board, nothing is written and an old file stays.
class BoardWriter {
 public:
  static std::expected<BoardWriter, Failure> open(const GenerateOptions& options,
                                                  const Shape& shape,
                                                  std::optional<Place> first = std::nullopt);

  // A board, and what the report has to say of it: both or neither, when the run is ended.
  void write(const Layout& layout, std::string_view report = {});
  std::uint64_t written() const { return written_; }

  bool has_report() const { return report_.has_value(); }
  void report(std::string_view text);

  // Puts boards in place, and the report if there is any of it; draws. REQUIRES: no board follows.
  Ran finish(std::string_view report = {});

  // The last words of a run that was to make `count` boards. What it has made is put in place.
  std::string stop(std::uint64_t count, std::string_view report = {});

 private:
  BoardWriter(const Shape& shape, std::optional<Place> first) : shape_(shape), first_(first) {}
  void put(const std::string& text);
  Ran put_in_place(std::string_view report);
  Ran draw();

  Shape shape_;
  std::optional<Place> first_;
  static constexpr std::size_t kMostDrawn = 4;
  std::optional<Draft> draft_;  // without one, standard output
  std::optional<Draft> report_;
  std::optional<Draft> png_;
  Theme theme_ = Theme::Light;
  std::vector<Layout> drawn_;
  std::uint64_t written_ = 0;
  bool is_reported_ = false;  // some of it
};

// The kinds, each in its own file.
void add_generate_random(CLI::App& generate, int& code);
void add_generate_no_guess(CLI::App& generate, int& code);
void add_generate_hard(CLI::App& generate, int& code);
void add_generate_extremes(CLI::App& generate, int& code);
void add_generate_long_chain(CLI::App& generate, int& code);

}  // namespace minewise::cli
