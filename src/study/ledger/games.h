// The games of a comparison, read from its ledger: chunks are the bytes of study/lab/record.h.
#pragma once

#include "study/lab/summary.h"
#include "study/ledger/ledger.h"

namespace minewise {

// What a ledger of a comparison keeps.
Subject subject_of(const Experiment& experiment);
Result<ChunkPlan> plan_of_games(std::string_view text);

// The figures of the whole experiment. REQUIRES: every chunk is kept.
Result<Summary> summarise(Ledger& ledger, const Experiment& experiment);

// Every game of a series, in order. REQUIRES: every chunk of it is kept.
using SeeGame = std::function<void(std::uint64_t index, const GameRecord& game)>;
Result<void> each_game(Ledger& ledger, int series, const SeeGame& see);

}  // namespace minewise
