// Plays the games of a chunk, and measures what the first games of a series take of memory.
#pragma once

#include <functional>
#include <optional>

#include "study/chunk.h"
#include "study/memory_gauge.h"
#include "study/record.h"
#include "study/run_queue.h"

namespace minewise {

// Nothing if it was stopped: a chunk is kept as a whole or not at all. Without a gauge, memory is
// not measured; nor is that of agents outside of this program.
std::optional<ChunkRecord> play_chunk(const Experiment& experiment, const ChunkPlan& plan,
                                      const ChunkId& chunk, const GameWatch& watch,
                                      const MemoryGauge* gauge = nullptr);

// One game of an experiment, on the board that its number stands for.
Game make_game(const Experiment& experiment, const Condition& condition, std::uint64_t index,
               const TopologyPtr& topology);

}  // namespace minewise
