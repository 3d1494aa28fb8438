#include "cli/results/status_file.h"

#include <fmt/format.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <utility>

#include "cli/files/atomic_file.h"
#include "cli/files/read_text.h"
#include "cli/run/interrupt.h"
#include "cli/run/streams.h"
#include "core/macros.h"
#include "study/ledger/code_version.h"
#include "study/spread/worker.h"

namespace minewise {
namespace {

constexpr Ticker::Wait kBetweenTexts(1000);

// The time of day, for people and other programs: "2026-01-31T23:59:59Z".
std::string utc_now() {
  const time_t now = time(nullptr);
  tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  return {text.data(), strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

Status write_whole(const std::string& file, const std::string& text) {
  TRY(auto atomic_file, AtomicFile::open(file));
  return atomic_file.finish(text);
}

}  // namespace

// What is read while it is written to can only be a file that takes another's place.
Status check_status_file(const std::optional<std::string>& file) {
  if (!file) return {};
  std::error_code ignored;
  const auto kind = std::filesystem::status(*file, ignored).type();
  if (kind != std::filesystem::file_type::regular &&
      kind != std::filesystem::file_type::directory &&
      kind != std::filesystem::file_type::not_found) {
    return failed(*file, "is not a regular file", ErrorKind::Input);
  }
  TRY(const auto atomic_file, AtomicFile::open(*file));
  return {};
}

StatusFile::StatusFile(const StatusHead& head) : file_(head.file) {
  if (!file_) return;
  status_.version = version();
  status_.verb = head.verb;
  status_.pid = getpid();
  status_.host = machine_name();
  status_.started = utc_now();
  status_.folder = head.folder;
  {
    const Unbroken whole;
    write();
  }
  last_act_.emplace([this](const std::string& words) { write_last("stopped", words); });
  ticker_.start(kBetweenTexts, [this] {
    pace_.look();
    const Unbroken whole;
    write();
    return kBetweenTexts;
  });
}

StatusFile::~StatusFile() {
  if (!file_) return;
  ticker_.stop();
  write_last("failed", "the run broke off");
}

Status StatusFile::end(const Status& ran) {
  if (!file_) return ran;
  ticker_.stop();
  pace_.look();
  if (ran) {
    write_last("finished", std::nullopt);
  } else {
    write_last(ran.error().kind == ErrorKind::Stopped ? "stopped" : "failed",
               as_printed(ran.error()));
  }
  return ran;
}

void StatusFile::write_last(std::string state, std::optional<std::string> message) {
  const Unbroken whole;
  if (is_over_) return;
  status_.state = std::move(state);
  status_.message = std::move(message);
  write();
  is_over_ = true;
}

void StatusFile::write() {
  if (is_over_) return;
  status_.updated = utc_now();
  status_.progress = pace_.progress();
  const Status written = write_whole(*file_, status_json(status_));
  if (written || std::exchange(has_warned_, true)) return;
  say(fmt::format("minewise {}: --status: {}; the run continues\n", status_.verb,
                  written.error().message));
}

}  // namespace minewise
