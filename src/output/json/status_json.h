// How a run of many games stands, as JSON: the file that --status names, for whoever watches it.
#pragma once

#include <optional>
#include <string>

#include "output/text/run_progress.h"

namespace minewise {

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

}  // namespace minewise
