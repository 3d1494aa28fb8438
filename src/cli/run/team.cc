#include "cli/run/team.h"

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

std::unique_ptr<Wire> wire;        // null: this process is alone
std::unique_ptr<Leader> leader;    // of several ranks
std::unique_ptr<Threads> threads;  // of this process, alone
std::atomic<bool> is_over = false;
std::optional<HelpEnd> helped;  // how that ended

// The cores of a machine are shared by the ranks on it, unless each was bound to some.
int share_of_cores() {
  const int bound = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const int all = static_cast<int>(std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)));
  return std::clamp(all / wire->ranks_here(), 1, bound);
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

// Takes leave of the leader, if it is still there.
int leave_leader(const HelpEnd& end) {
  if (end.how == HelpEnd::How::LeaderLost) {
    if (wire->rank() == 1) std::fputs("minewise: rank 0 is silent: the run ends\n", stderr);
    return kFailed;
  }
  wire->finish(true, 0);
  return 0;
}

// The end of a process whose threads do not end: programs that it started are ended with it.
void abandon(const HelpEnd& end) {
  undo_all();  // before MPI may end this process
  _exit(leave_leader(end));
}

HelpingProcess this_process() {
  return {.goes_on = [] { return !InterruptWatch::was_interrupted(); },
          .stop_answering = [] { is_over = true; },
          .abandon = abandon};
}

}  // namespace

bool was_started_to_help() {
  return started_as().rank > 0;
}

Status join_team() {
  if (started_as().ranks < 2) return {};
  auto joined = join_mpi();
  if (!joined) return std::unexpected(Failure{joined.error().text(), kFailed});
  wire = *std::move(joined);
  if (wire->ranks() != started_as().ranks) {
    const int ranks = wire->ranks();
    wire.reset();
    return std::unexpected(
        Failure{fmt::format("MPI has joined {} of {} ranks: mpirun is of another MPI than the one "
                            "that minewise was built with",
                            ranks, started_as().ranks),
                kFailed});
  }
  if (wire->rank() == 0) {
    const auto tell = [](const std::string& notice) { say(fmt::format("minewise: {}\n", notice)); };
    leader = std::make_unique<Leader>(*wire, digest_of_words(), tell, run_goes_on);
  }
  return {};
}

bool is_helper() {
  return wire && wire->rank() > 0;
}

const Runner& team_runner(int jobs) {
  if (!wire) {
    if (!threads) threads = std::make_unique<Threads>(jobs);
    return *threads;
  }
  leader->use_threads(jobs_of(jobs));
  return *leader;
}

Status help_leader(int jobs, std::uint64_t identity, const AnswerInLane& answer) {
  const InterruptWatch watch("stopped", TimeToStop::UntilNextSignal);
  helped = help(*wire, jobs_of(jobs), team_identity(digest_of_words(), identity), answer,
                this_process());
  return {};
}

bool run_goes_on() {
  return !InterruptWatch::was_interrupted() && !is_over;
}

std::string trouble_of_team() {
  return leader ? leader->trouble() : "";
}

TeamState team_state() {
  return leader ? TeamState{leader->ranks(), leader->now()} : TeamState{};
}

namespace {

void help_to_the_end(const Status& ran) {
  if (!helped) {
    const InterruptWatch watch("stopped", TimeToStop::UntilNextSignal);
    helped = decline(*wire, ran ? "" : ran.error().message, this_process());
  }
  if (const int code = leave_leader(*helped); code != 0) _exit(code);  // MPI would wait for rank 0
}

void dismiss_all(int code) {
  const bool everyone = leader->dismiss();
  if (!everyone) {
    say("minewise: MPI ends the ranks that are lost, and tells so below\n");
  }
  leader.reset();
  wire->finish(everyone, code);
}

}  // namespace

int leave_team(const Status& ran) {
  const int code = ran ? 0 : ran.error().code;
  if (!wire) return code;
  const bool was_helper = is_helper();
  was_helper ? help_to_the_end(ran) : dismiss_all(code);
  wire.reset();
  return was_helper ? 0 : code;
}

}  // namespace minewise
