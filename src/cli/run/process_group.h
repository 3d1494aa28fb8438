// The processes that run a verb together. Under mpirun, every rank reads the same command line and
// files. Rank 0 is the coordinator: it alone opens ledgers, writes and prints. The others are
// workers, which answer its questions and are silent. A process started alone is its own
// coordinator.
//
// A process belongs to one group only, so the group is global, like signals.
#pragma once

#include <cstdint>
#include <vector>

#include "cli/run/exit_code.h"
#include "core/runner.h"
#include "study/spread/scheduler.h"

namespace minewise {

// Whether this process was started as a worker. Known before the process group is joined.
bool was_started_as_worker();

// Joins the process group, if there is one to join. REQUIRES: no thread was started by the verb.
Status join_process_group();

// Whether this process is a worker. Then the verb calls work_for_coordinator() instead of running.
bool is_worker();

// The runner for this process: its threads (0: its share of the cores), and all workers. REQUIRES:
// this process is the coordinator. All callers ask for the same number of threads.
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

// Leaves the process group. The verb's output is flushed before, because MPI ends this process too
// if a rank is lost. Returns the exit code, given how the verb ended.
int leave_process_group(const Status& ran);

}  // namespace minewise
