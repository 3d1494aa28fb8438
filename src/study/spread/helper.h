// The part of a rank that helps: it answers what the leader asks, on its own threads, until it is
// told that all is over.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "study/lab/runner.h"
#include "study/spread/wire.h"

namespace minewise {

// How helping ended.
struct HelpEnd {
  enum class How {
    Over,        // the leader said so
    Stopped,     // from outside, here
    LeaderLost,  // it was silent for too long
  };

  How how = How::Over;
};

inline constexpr double kLeaderSilence = 30;  // seconds

// Answers on so many threads. `is_over` becomes true when no more answers are needed: what is being
// answered may then be given up. REQUIRES: the wire is not that of rank 0.
HelpEnd help(Wire& wire, int jobs, std::uint64_t identity, const AnswerInLane& answer,
             std::atomic<bool>& is_over);

// The name of the machine that this process is on.
std::string machine_name();

// Tells the leader why this rank cannot help, and waits for the end.
HelpEnd decline(Wire& wire, const std::string& why);

}  // namespace minewise
