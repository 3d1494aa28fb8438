// The worker of a rank other than 0: it answers what the coordinator asks, on its own threads,
// until the coordinator says that the run is over.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/runner.h"
#include "study/spread/transport.h"

namespace minewise {

// How the work ended.
struct WorkerEnd {
  enum class How {
    Over,             // the coordinator said so
    CoordinatorLost,  // it was silent for too long
  };

  How how = How::Over;
};

inline constexpr double kCoordinatorSilence = 8;  // seconds

// The same where this rank was told to stop: the coordinator most likely was too.
inline constexpr double kSilenceAfterStop = 3;

// The process that the worker runs in.
struct WorkerProcess {
  // Whether it is to go on. A rank that is told to stop answers nothing more, and waits for the
  // coordinator to end the run: MPI would end all ranks if one went alone.
  std::function<bool()> goes_on;

  // No more answers are needed: what is being answered may be given up.
  std::function<void()> stop_answering = [] {};

  // Ends the process, although threads are still deep in an answer that nobody needs.
  std::function<void(const WorkerEnd& end)> abandon = [](const WorkerEnd&) {};
};

// Answers on so many threads. REQUIRES: the transport is not that of rank 0.
WorkerEnd help(Transport& transport, int jobs, std::uint64_t identity, const AnswerInLane& answer,
               const WorkerProcess& process);

// The name of the machine that this process is on.
std::string machine_name();

// Tells the coordinator why this rank cannot help, and waits for the end.
WorkerEnd decline(Transport& transport, const std::string& why, const WorkerProcess& process);

}  // namespace minewise
