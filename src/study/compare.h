// A comparison in one call: every game of an experiment is played and summed up, and nothing is
// kept on a disk. Ledgers, which do that, come to the same figures (study/ledger/games.h).
//
// Limits: about 60 bytes a game are held until the end.
#pragma once

#include <functional>

#include "core/result.h"
#include "study/run.h"
#include "study/summary.h"

namespace minewise {

// Sees a chunk as it is handed in: one at a time, in any order.
using SeeChunk = std::function<void(const PlayedChunk& chunk)>;

// The figures are the same with any runner. An Error if the experiment has too many games, or none,
// or if the watch of the workers stopped it.
Result<Summary> compare(
    const Experiment& experiment, const Workers& workers = {},
    const SeeChunk& see = [](const PlayedChunk&) {});

}  // namespace minewise
