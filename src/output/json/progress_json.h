// Progress as JSON: the status file of a run of many games (--status), and how far a long request
// has come.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "output/text/run_progress.h"

namespace minewise {

// The state of a run of many games: the file that --status names.
struct RunStatus {
  std::string version;                 // of the program
  std::string verb;                    // "compare"
  std::string state = "running";       // or "finished", "stopped", "failed"
  int pid = 0;                         // of rank 0
  std::string host;                    // that it is on
  std::string started, updated;        // UTC, as 2026-01-31T23:59:59Z
  RunProgress progress = {};           // of the games
  std::optional<std::string> folder;   // of the results
  std::optional<std::string> message;  // why it was stopped or failed
};

std::string status_json(const RunStatus& status);

// How far a long request has come, for front ends that show progress.

struct Progress {
  std::string_view verb;
  std::string_view unit;   // what is counted: "sets", "games", "boards"
  std::uint64_t done = 0;  // so far
  std::uint64_t most = 0;  // all there are, or the limit for a search that may end sooner
  double share = 0;        // of the work that is done, 0 to 1; for a search, an estimate
};

// The share of things that are made one after the other.
inline double share_of(std::uint64_t done, std::uint64_t all) {
  return static_cast<double>(done) / static_cast<double>(all);
}

std::string progress_json(const Progress& progress);

}  // namespace minewise
