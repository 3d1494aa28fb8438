#include "front/cli/files.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>

#include "ground/base/number.h"

namespace minewise::cli {
namespace {

constexpr std::string_view kDraftEnd = ".part";
constexpr std::size_t kMaxFile = std::size_t{256} << 20;  // a transcript of 1000x1000 has 60 MB

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

std::unexpected<Failure> failed(std::string_view file, std::string_view what, int code) {
  return std::unexpected(
      Failure{fmt::format("{}: {}", file == "-" ? "standard input" : file, what), code});
}

// Removes drafts of a file whose programs were killed before they could.
void remove_abandoned_drafts(const std::filesystem::path& path) {
  const std::string begin = path.filename().string() + ".";
  std::error_code error;
  const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with(begin) || !name.ends_with(kDraftEnd)) continue;
    const std::string_view middle(
        name.data() + begin.size(),
        std::max(name.size(), begin.size() + kDraftEnd.size()) - begin.size() - kDraftEnd.size());
    const auto process = parse_int(middle);
    const bool is_gone = process && *process > 0 && kill(*process, 0) != 0 && errno == ESRCH;
    if (is_gone) std::filesystem::remove(entry.path(), error);
  }
}

}  // namespace

std::expected<std::string, Failure> read_text(const std::string& file) {
  if (file.empty()) return failed("''", "is not the name of a file", kBadInput);
  std::error_code ignored;
  if (file != "-" && std::filesystem::is_directory(file, ignored)) {
    return failed(file, "is a directory", kBadInput);
  }
  const FileHandle handle(file == "-" ? stdin : std::fopen(file.c_str(), "rb"));
  if (!handle) return failed(file, std::strerror(errno), kBadInput);
  std::string text;
  char block[1 << 16];
  while (const std::size_t got = std::fread(block, 1, sizeof block, handle.get())) {
    text.append(block, got);
    if (text.size() > kMaxFile) return failed(file, "is larger than 256 MiB", kBadInput);
  }
  if (std::ferror(handle.get())) return failed(file, "cannot be read", kBadInput);
  if (text.find('\0') != text.npos) return failed(file, "is not a text file", kBadInput);
  return text;
}

std::expected<Draft, Failure> Draft::open(const std::string& file) {
  namespace fs = std::filesystem;
  if (file.empty() || file == "-") {
    return failed(fmt::format("'{}'", file), "is not the name of a file", kBadInput);
  }
  std::error_code error;
  Draft draft;
  draft.file_ = file;
  const fs::file_status status = fs::status(file, error);
  if (fs::is_directory(status)) return failed(file, "is a directory", kBadInput);
  std::string target = file;
  if (!fs::exists(status) || fs::is_regular_file(status)) {
    draft.path_ = fs::weakly_canonical(file, error).string();  // what a link points to
    if (error) draft.path_ = file;
    remove_abandoned_drafts(draft.path_);
    draft.draft_ = fmt::format("{}.{}{}", draft.path_, getpid(), kDraftEnd);
    target = draft.draft_;
    draft.making_ = Undo([name = target] { std::remove(name.c_str()); });
  }
  // A draft that is there already is one of this run: two options name the same file.
  draft.handle_ = std::fopen(target.c_str(), draft.draft_.empty() ? "wb" : "wbx");
  if (!draft.handle_ && errno == EEXIST) {
    draft.making_.forget();
    return failed(file, "is named twice; each output needs a file of its own", kBadInput);
  }
  if (!draft.handle_) return failed(file, std::strerror(errno), kBadInput);
  return draft;
}

Draft::Draft(Draft&& other) noexcept
    : file_(std::move(other.file_)),
      path_(std::move(other.path_)),
      draft_(std::move(other.draft_)),
      handle_(std::exchange(other.handle_, nullptr)),
      is_written_(other.is_written_),
      making_(std::move(other.making_)) {}

Draft::~Draft() {
  if (handle_) std::fclose(handle_);
}

void Draft::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), handle_) != text.size()) is_written_ = false;
}

Ran Draft::finish(std::string_view text) {
  write(text);
  const bool closed = std::fclose(std::exchange(handle_, nullptr)) == 0;
  std::error_code error;
  if (is_written_ && closed && !draft_.empty()) std::filesystem::rename(draft_, path_, error);
  if (is_written_ && closed && !error) {
    making_.forget();
    return {};
  }
  making_ = {};
  return failed(file_, "cannot be written", kFailed);
}

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
}

Ran flush_output() {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return {};
  return failed("standard output", "cannot be written", kFailed);
}

void occupy_standard_streams() {
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
    // For reading only: what is printed must not seem to have arrived.
    if (fcntl(stream, F_GETFD) == -1) static_cast<void>(::open("/dev/null", O_RDONLY));
  }
}

void say(std::string_view text) {
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
  std::fflush(stderr);
}

bool wants_colour() {
  const char* no_color = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (!no_color || *no_color == '\0');
}

}  // namespace minewise::cli
