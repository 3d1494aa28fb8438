// The part of a rank that helps: it answers what the leader asks, on its own threads, until it is
// told that all is over.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/runner.h"
#include "study/spread/transport.h"

namespace minewise {

// How helping ended.
struct HelpEnd {
  enum class How {
    Over,        // the leader said so
    LeaderLost,  // it was silent for too long
  };

  How how = How::Over;
};

inline constexpr double kLeaderSilence = 8;  // seconds

// The same where this rank was told to stop: the leader most likely was too.
inline constexpr double kSilenceAfterStop = 3;

// The process that helps.
struct HelpingProcess {
  // Whether it is to go on. A rank that is told to stop answers nothing more, and waits for the
  // leader to end the run: MPI would end all ranks if one went alone.
  std::function<bool()> goes_on;

  // No more answers are needed: what is being answered may be given up.
  std::function<void()> stop_answering = [] {};

  // Ends the process, although threads are still deep in an answer that nobody needs.
  std::function<void(const HelpEnd& end)> abandon = [](const HelpEnd&) {};
};

// Answers on so many threads. REQUIRES: the wire is not that of rank 0.
HelpEnd help(Wire& wire, int jobs, std::uint64_t identity, const AnswerInLane& answer,
             const HelpingProcess& process);

// The name of the machine that this process is on.
std::string machine_name();

// Tells the leader why this rank cannot help, and waits for the end.
HelpEnd decline(Wire& wire, const std::string& why, const HelpingProcess& process);

}  // namespace minewise
