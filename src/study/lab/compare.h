// A comparison in one call: every game of an experiment is played and summed up, and nothing is
// kept on a disk. Ledgers, which do that, come to the same figures (study/ledger/games.h).
//
// Limits: about 60 bytes a game are held until the end.
#pragma once

#include "ground/base/result.h"
#include "study/lab/run.h"
#include "study/lab/summary.h"

namespace minewise {

// The figures are the same with any runner. An Error if the experiment has too many games, or none,
// or if workers.after_game stopped it.
Result<Summary> compare(const Experiment& experiment, const Workers& workers = {});

}  // namespace minewise
