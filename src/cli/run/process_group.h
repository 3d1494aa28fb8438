// The processes that run a verb together. Started by mpirun, every rank reads the same command line
// and files. Rank 0 leads: it alone opens ledgers, writes and prints. The others help it by
// answering its questions, and are silent. Started alone, a process is its own coordinator.
//
// One process, one process group: like signals, this is about the process.
#pragma once

#include <cstdint>
#include <vector>

#include "cli/run/failure.h"
#include "core/runner.h"
#include "study/spread/scheduler.h"

namespace minewise {

// Whether this process was started to help another. Known before the process group is joined.
bool was_started_as_worker();

// Joins the process group, if there is one to join. REQUIRES: no thread was started by the verb.
Status join_process_group();

// Whether this process helps. Then the verb asks `work_for_coordinator` instead of running.
bool is_worker();

// The runner for this process: its threads (0: its share of the cores), and all that help.
// REQUIRES: this process leads. All callers ask for the same number of threads.
const Runner& process_group_runner(int jobs);

// Answers the coordinator until all is over.
Status work_for_coordinator(int jobs, std::uint64_t identity, const AnswerInLane& answer);

// Whether work goes on: neither this process was interrupted, nor has the coordinator said that all
// is over.
bool run_goes_on();

// Why a rank had to stop the run; empty if none had.
std::string trouble_of_process_group();

// What is known of the ranks; empty if this process is alone. `now` is the clock of `heard`.
struct ProcessGroupState {
  std::vector<RankState> ranks;
  double now = 0;
};
ProcessGroupState process_group_state();

// Takes leave of the process group. What the verb printed has been given out by then: where a rank
// is lost, MPI ends this process as well. Returns the exit code, given the verb's own.
int leave_process_group(const Status& ran);

}  // namespace minewise
