// The processes that run a verb together. Started by mpirun, every rank reads the same command line
// and files. Rank 0 leads: it alone opens ledgers, writes and prints. The others help it by
// answering its questions, and are silent. Started alone, a process is its own leader.
//
// One process, one team: like signals, this is about the process.
#pragma once

#include <cstdint>
#include <vector>

#include "cli/run/failure.h"
#include "core/runner.h"
#include "study/spread/scheduler.h"

namespace minewise {

// Whether this process was started to help another. Known before the team is joined.
bool was_started_to_help();

// Joins the team, if there is one to join. REQUIRES: no thread was started by the verb.
Status join_team();

// Whether this process helps. Then the verb asks `help_leader` instead of running.
bool is_helper();

// The runner for this process: its threads (0: its share of the cores), and all that help.
// REQUIRES: this process leads. All callers ask for the same number of threads.
const Runner& team_runner(int jobs);

// Answers the leader until all is over.
Status help_leader(int jobs, std::uint64_t identity, const AnswerInLane& answer);

// Whether work goes on: neither this process was interrupted, nor has the leader said that all is
// over.
bool run_goes_on();

// Why a rank had to stop the run; empty if none had.
std::string trouble_of_team();

// What is known of the ranks; empty if this process is alone. `now` is the clock of `heard`.
struct TeamState {
  std::vector<RankState> ranks;
  double now = 0;
};
TeamState team_state();

// Takes leave of the team. What the verb printed has been given out by then: where a rank is lost,
// MPI ends this process as well. Returns the exit code, given the verb's own.
int leave_team(const Status& ran);

}  // namespace minewise
