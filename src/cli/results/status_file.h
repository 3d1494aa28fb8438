// The file that tells others how a run stands. It is written anew every second and at the end,
// whole or not at all. If it cannot be written, the run goes on: the user is told once, and it is
// tried again. The last text says how the run ended, unless the process is killed outright; then
// the file stays as it was, and its time grows old.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/run/exit_code.h"
#include "cli/run/interrupt.h"
#include "cli/run/pace.h"
#include "cli/run/progress.h"
#include "output/json/progress_json.h"

namespace minewise {

struct StatusHead {
  std::optional<std::string> file;  // nothing is written without one
  std::string verb;
  std::optional<std::string> folder = {};  // of the results
};

// An Error if the file cannot be written: before any work is done.
Status check_status_file(const std::optional<std::string>& file);

// REQUIRES: there is only one at a time.
class StatusFile {
 public:
  explicit StatusFile(const StatusHead& head);
  ~StatusFile();  // a run that did not come to its end has failed
  StatusFile(const StatusFile&) = delete;

  // To be told what happens in the run.
  RunPace& pace() { return pace_; }

  // Writes how the run ended, and passes it on.
  Status end(const Status& ran);

 private:
  void write();  // REQUIRES: it is Unbroken
  void write_last(std::string state, std::optional<std::string> message);

  std::optional<std::string> file_;
  RunPace pace_;
  RunStatus status_;
  bool is_over_ = false;     // the last text was written
  bool has_warned_ = false;  // that it cannot be written
  std::optional<LastAct> last_act_;
  Ticker ticker_;  // the last: it reads the others
};

}  // namespace minewise
