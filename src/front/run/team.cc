#include "front/run/team.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

#include "front/run/interrupt.h"
#include "front/run/streams.h"
#include "study/spread/helper.h"
#include "study/spread/leader.h"
#include "study/spread/mpi_wire.h"
#include "study/spread/threads.h"

namespace minewise {
namespace {

std::unique_ptr<Wire> wire;        // null: this process is alone
std::unique_ptr<Leader> leader;    // of several ranks
std::unique_ptr<Threads> threads;  // of this process, alone
std::atomic<bool> is_over = false;
bool has_helped = false;

// The cores of a machine are shared by the ranks on it, unless each was bound to some.
int share_of_cores() {
  const int bound = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const int all = static_cast<int>(std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)));
  return std::clamp(all / wire->ranks_here(), 1, bound);
}

int jobs_of(int jobs) {
  return jobs > 0 ? jobs : share_of_cores();
}

Status end_of(const HelpEnd& end) {
  has_helped = true;
  switch (end.how) {
    case HelpEnd::How::Over:
      return {};
    case HelpEnd::How::Stopped:
      return std::unexpected(Failure{"stopped", kInterrupted});
    case HelpEnd::How::LeaderLost:
      break;
  }
  return std::unexpected(Failure{
      fmt::format("rank 0 was silent for {} s; --resume goes on", kLeaderSilence), kFailed});
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
  if (wire->ranks() < 2) {
    wire->finish(true);
    wire.reset();
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
  const auto tell = [](const std::string& notice) { say(fmt::format("minewise: {}\n", notice)); };
  if (!leader) leader = std::make_unique<Leader>(*wire, jobs_of(jobs), tell);
  return *leader;
}

Status help_leader(int jobs, std::uint64_t identity, const AnswerInLane& answer) {
  const InterruptWatch watch("stopped");  // what is finished is still sent
  return end_of(help(*wire, jobs_of(jobs), identity, answer, is_over));
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

int leave_team(const Status& ran) {
  const int code = ran ? 0 : ran.error().code;
  if (!wire) return code;
  const bool helped_only = is_helper();
  bool everyone = true;
  if (helped_only) {
    Status helped = ran;
    if (!has_helped) helped = end_of(decline(*wire, ran ? "" : ran.error().message));
    if (!helped) _exit(helped.error().code);  // MPI would wait for the leader
  } else {
    team_runner(1);  // who failed before there was a runner takes leave as well
    everyone = leader->dismiss(InterruptWatch::was_interrupted());
    leader.reset();
  }
  wire->finish(everyone);
  wire.reset();
  return helped_only ? 0 : code;
}

}  // namespace minewise
