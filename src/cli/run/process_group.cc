#include "cli/run/process_group.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <optional>
#include <thread>

#include "cli/run/interrupt.h"
#include "cli/run/streams.h"
#include "core/digest.h"
#include "study/spread/coordinator.h"
#include "study/spread/threads.h"
#include "study/spread/transport.h"
#include "study/spread/worker.h"

namespace minewise {

namespace {

std::unique_ptr<Transport> transport;      // null: this process is alone
std::unique_ptr<Coordinator> coordinator;  // of several ranks
std::unique_ptr<Threads> threads;          // of this process, alone
std::atomic<bool> is_over = false;
std::optional<WorkerEnd> helped;  // how the work for the coordinator ended

// The cores of a machine are shared by the ranks on it, unless each was bound to some.
int share_of_cores() {
  const int bound = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const int all = static_cast<int>(std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)));
  return std::clamp(all / transport->ranks_here(), 1, bound);
}

int jobs_of(int jobs) {
  return jobs > 0 ? jobs : share_of_cores();
}

// Of the command line, but for the name of the program.
std::uint64_t digest_of_words() {
  std::ifstream file("/proc/self/cmdline");
  std::string word;
  std::getline(file, word, '\0');
  Digest digest("words");
  while (std::getline(file, word, '\0')) digest.add(word);
  return digest.value();
}

// Says goodbye to the coordinator, if it is still there.
int leave_coordinator(const WorkerEnd& end) {
  if (end.how == WorkerEnd::How::CoordinatorLost) {
    if (transport->rank() == 1)
      std::fputs("minewise: rank 0 does not answer; the run ends\n", stderr);
    return exit_code(ErrorKind::Failed);
  }
  transport->finish(true, 0);
  return 0;
}

// The end of a process whose threads do not end: programs that it started are ended with it.
void abandon(const WorkerEnd& end) {
  undo_all();  // before MPI may end this process
  _exit(leave_coordinator(end));
}

WorkerProcess this_process() {
  return {.goes_on = [] { return !InterruptWatch::was_interrupted(); },
          .stop_answering = [] { is_over = true; },
          .abandon = abandon};
}

}  // namespace

bool was_started_as_worker() {
  return started_as().rank > 0;
}

Status join_process_group() {
  if (started_as().ranks < 2) return {};
  auto joined = join_mpi();
  if (!joined) return fail_as(ErrorKind::Failed, joined.error().text());
  transport = *std::move(joined);
  if (transport->ranks() != started_as().ranks) {
    const int ranks = transport->ranks();
    transport.reset();
    return fail_as(
        ErrorKind::Failed,
        fmt::format(
            "MPI joined {} of {} ranks; use the mpirun of the MPI that minewise was built with",
            ranks, started_as().ranks));
  }
  if (transport->rank() == 0) {
    const auto tell = [](const std::string& notice) { say(fmt::format("minewise: {}\n", notice)); };
    coordinator = std::make_unique<Coordinator>(*transport, digest_of_words(), tell, run_goes_on);
  }
  return {};
}

bool is_worker() {
  return transport && transport->rank() > 0;
}

const Runner& process_group_runner(int jobs) {
  if (!transport) {
    if (!threads) threads = std::make_unique<Threads>(jobs);
    return *threads;
  }
  coordinator->use_threads(jobs_of(jobs));
  return *coordinator;
}

Status work_for_coordinator(int jobs, std::uint64_t identity, const AnswerInLane& answer) {
  const InterruptWatch watch("stopped", TimeToStop::UntilNextSignal);
  helped = help(*transport, jobs_of(jobs), process_group_identity(digest_of_words(), identity),
                answer, this_process());
  return {};
}

bool run_goes_on() {
  return !InterruptWatch::was_interrupted() && !is_over;
}

std::string trouble_of_process_group() {
  return coordinator ? coordinator->trouble() : "";
}

ProcessGroupState process_group_state() {
  return coordinator ? ProcessGroupState{coordinator->ranks(), coordinator->now()}
                     : ProcessGroupState{};
}

namespace {

void help_to_the_end(const Status& ran) {
  if (!helped) {
    const InterruptWatch watch("stopped", TimeToStop::UntilNextSignal);
    helped = decline(*transport, ran ? "" : as_printed(ran.error()), this_process());
  }
  if (const int code = leave_coordinator(*helped); code != 0)
    _exit(code);  // MPI would wait for rank 0
}

void dismiss_all(int code) {
  const bool everyone = coordinator->dismiss();
  if (!everyone) {
    say("minewise: MPI now ends the lost ranks; its own messages follow\n");
  }
  coordinator.reset();
  transport->finish(everyone, code);
}

}  // namespace

int leave_process_group(const Status& ran) {
  const int code = ran ? 0 : exit_code(ran.error().kind);
  if (!transport) return code;
  const bool was_worker = is_worker();
  was_worker ? help_to_the_end(ran) : dismiss_all(code);
  transport.reset();
  return was_worker ? 0 : code;
}

}  // namespace minewise
