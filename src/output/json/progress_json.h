// Progress as JSON: the status file of a run of many games (--status), and how far a long request
// has come.
#pragma once

#include <optional>
#include <string>

#include "output/text/progress.h"

namespace minewise {

// The state of a run of many games: the file that --status names.
struct RunStatus {
  std::string version;                 // of the program
  std::string verb;                    // "compare"
  std::string state = "running";       // or "finished", "stopped", "failed"
  int pid = 0;                         // of rank 0
  std::string host;                    // that it is on
  std::string started, updated;        // UTC, as 2026-01-31T23:59:59Z
  Progress progress = {};              // of the games
  std::optional<std::string> folder;   // of the results
  std::optional<std::string> message;  // why it was stopped or failed
};

std::string status_json(const RunStatus& status);

// For front ends that show how far a long request has come.
std::string progress_json(const Progress& progress);

}  // namespace minewise
