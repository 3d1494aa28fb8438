// Trials that are games of an experiment, each measured by itself; and the records of any trials
// read back one trial at a time.
#pragma once

#include <optional>
#include <string>

#include "core/bytes.h"
#include "core/topology.h"
#include "study/presets/trials.h"

namespace minewise {

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
