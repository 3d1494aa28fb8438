// Reads the games of a comparison from its ledger: the figures of the whole experiment, or every
// game in order. The chunks of such a ledger are the bytes of study/record.h.
#pragma once

#include "study/ledger/ledger.h"
#include "study/summary.h"

namespace minewise {

// What a ledger of a comparison keeps.
Subject subject_of(const Experiment& experiment);
Result<ChunkPlan> plan_of_games(std::string_view text);

// Both of these hold at most one chunk per agent in memory. An Error if a chunk is missing or
// damaged, or if `goes_on` stopped them.

// The figures of the whole experiment.
Result<Summary> summarise(Ledger& ledger, const Experiment& experiment,
                          const WhileReading& goes_on = kToTheEnd);

// Every game, series by series, in order.
using SeeGame = std::function<void(int series, std::uint64_t index, const GameRecord& game)>;
Result<void> each_game(Ledger& ledger, const SeeGame& see, const WhileReading& goes_on = kToTheEnd);

}  // namespace minewise
