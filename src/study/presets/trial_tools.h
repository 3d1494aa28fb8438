// Tools that several kinds of trials share: square boards and the axis of a curve, means with their
// intervals, and loops over the games of a chunk and over the trials of a series.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bytes.h"
#include "core/statistics.h"
#include "core/topology.h"
#include "study/experiment.h"
#include "study/presets/trials.h"

namespace minewise {

// The boards of studies that have curves against density or size: square, with a number of mines.
struct SquareBoard {
  int side = 0;
  int mines = 0;

  double density() const { return static_cast<double>(mines) / (side * side); }
  std::string text() const;  // "16x16/40"
};

// The board of each condition. An Error where one is not square, or its mines are not counted.
Result<std::vector<SquareBoard>> square_boards(const Experiment& experiment);

// What the boards of a study differ in: its setting `axis`.
struct BoardAxis {
  std::string_view label;
  double (*x)(const SquareBoard& board) = nullptr;
};
Result<BoardAxis> find_axis(std::string_view word);  // "density", "side"

// A mean and its interval as the tables and summaries of experiments write them.

// "0.097"; empty where there is no interval.
std::string half_width(const Mean& mean, int digits);

// "0.615 ± 0.097"; "-" where nothing was measured.
std::string with_interval(const Mean& mean, int digits);

// Measures trials that are games of an experiment, each by itself; and reads the records of any
// trials back, one trial at a time.

// `measure(id, topology, writer)` for the games of a chunk: what it writes is the record.
template <class Measure>
std::optional<std::string> measure_games(const Experiment& experiment, const ChunkId& chunk,
                                         const Meter& meter, const Measure& measure) {
  const Condition& condition = experiment.condition_of(chunk.series);
  const auto& [width, height, mines] = condition.board;
  const TopologyPtr topology = make_topology({width, height, condition.rules.topology});
  const GameRange range = ChunkPlan(experiment).games_of(chunk);
  ByteWriter writer;
  for (std::uint64_t index = range.first; index < range.end; ++index) {
    if (!meter.goes_on()) return std::nullopt;
    measure(game_id_of(experiment, condition, index), topology, writer);
  }
  return writer.take();
}

// `get(reader)` for each trial of a series, and `take(what it returned)`.
template <class Get, class Take>
Result<void> each_trial(const ReadRecords& read, int series, const Get& get, const Take& take) {
  return read(series, [&](const GameRange& trials, std::string_view record) -> Result<void> {
    ByteReader reader(record);
    for (std::uint64_t i = 0; i < trials.size() && !reader.failed(); ++i) take(get(reader));
    if (reader.failed() || !reader.at_end()) {
      return fail("a record of series {} has other trials", series);
    }
    return {};
  });
}

}  // namespace minewise
