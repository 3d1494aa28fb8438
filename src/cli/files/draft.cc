#include "cli/files/draft.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>
#include <vector>

#include "cli/files/apart.h"
#include "cli/files/read_text.h"
#include "core/macros.h"
#include "core/result.h"
#include "core/words.h"

namespace minewise {

namespace {

namespace fs = std::filesystem;

constexpr mode_t kAnyMode = 0666;  // less what the umask takes away

std::string folder_of(const std::string& path) {
  const std::string folder = fs::path(path).parent_path().string();
  return folder.empty() ? "." : folder;
}

}  // namespace

std::optional<int> stream_of(std::string_view file) {
  if (file == "/dev/stdout") return STDOUT_FILENO;
  if (file == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (file.starts_with(folder)) return parse_int(file.substr(folder.size()));
  }
  return std::nullopt;
}

std::expected<Draft, Failure> Draft::open(const std::string& file) {
  if (file.empty() || file == "-") return bad_name(fmt::format("'{}'", file));
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (fs::is_directory(status)) return failed(file, "is a directory", kBadInput);
  if (!fs::exists(status) && fs::is_symlink(fs::symlink_status(file, error))) {
    return failed(file, "is a link to nothing", kBadInput);
  }
  TRY(check_output(file));
  Draft draft;
  draft.file_ = file;
  const auto stream = stream_of(file);
  // A second handle of a stream is at the same place in it; its name opened again begins anew.
  const int opened = stream ? dup(*stream) : draft.open_target();
  if (opened != -1) draft.handle_ = fdopen(opened, "wb");
  if (!draft.handle_ && errno == ENOENT) {
    return failed(file, "there is no such folder; make it first", kBadInput);
  }
  if (!draft.handle_) return failed(file, std::strerror(errno), kBadInput);
  return draft;
}

std::expected<std::optional<Draft>, Failure> open_draft(const std::optional<std::string>& file) {
  if (!file) return std::nullopt;
  TRY(auto draft, Draft::open(*file));
  return draft;
}

int Draft::open_target() {
  struct stat status{};
  const bool is_there = stat(file_.c_str(), &status) == 0;
  if (!is_there && errno != ENOENT) return -1;
  if (is_there && !S_ISREG(status.st_mode)) return ::open(file_.c_str(), O_WRONLY | O_CLOEXEC);
  if (is_there && access(file_.c_str(), W_OK) != 0) return -1;
  std::error_code error;
  path_ = is_there ? fs::canonical(file_, error).string() : file_;
  const int made = make_draft();
  if (made != -1 && is_there) static_cast<void>(fchmod(made, status.st_mode & 0777));
  return made;
}

int Draft::make_draft() {
  const bool can_be_named = access("/proc/self/fd", X_OK) == 0;
  const int made = ::open(folder_of(path_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kAnyMode);
  if (made != -1 && can_be_named) return made;
  if (made != -1) close(made);
  const bool knows_none = made != -1 || errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
  return knows_none ? make_named_draft() : -1;
}

// Calls `make` with one name after the other until one is free. A name that is taken, by whatever
// it may be, is left alone.
template <class Make>
int Draft::with_free_name(Make make) {
  constexpr int kMostTries = 10'000;
  const Unbroken whole;
  for (int i = 0; i < kMostTries; ++i) {
    const std::string name = fmt::format("{}/.minewise-{}-{}.part", folder_of(path_), getpid(), i);
    const int made = make(name.c_str());
    if (made == -1 && errno == EEXIST) continue;
    if (made == -1) break;
    draft_ = name;
    naming_ = Undo([name] { std::remove(name.c_str()); });
    return made;
  }
  return -1;
}

int Draft::make_named_draft() {
  return with_free_name([](const char* name) {
    return ::open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, kAnyMode);
  });
}

// Gives a draft that has no name one, from which it can be moved.
bool Draft::name_draft() {
  if (!draft_.empty()) return true;
  const std::string nameless = fmt::format("/proc/self/fd/{}", fileno(handle_));
  return with_free_name([&](const char* name) {
           return linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW);
         }) != -1;
}

Draft::Draft(Draft&& other) noexcept
    : file_(std::move(other.file_)),
      path_(std::move(other.path_)),
      draft_(std::move(other.draft_)),
      handle_(std::exchange(other.handle_, nullptr)),
      is_written_(other.is_written_),
      naming_(std::move(other.naming_)) {}

Draft::~Draft() {
  if (handle_) std::fclose(handle_);
}

void Draft::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), handle_) != text.size()) is_written_ = false;
}

Status Draft::finish(std::string_view text) {
  if (path_.empty()) std::fflush(stdout);  // which may be the same: what was printed comes first
  write(text);
  bool is_done = std::fflush(handle_) == 0 && is_written_;
  if (is_done && !path_.empty()) is_done = name_draft();
  is_done = std::fclose(std::exchange(handle_, nullptr)) == 0 && is_done;
  if (is_done && !path_.empty()) {
    is_done = std::rename(draft_.c_str(), path_.c_str()) == 0;
    if (is_done) naming_.forget();
  }
  return is_done ? Status{} : failed(file_, "cannot be written", kFailed);
}

namespace fs = std::filesystem;

MadeFolder MadeFolder::make(const std::string& folder, std::error_code& error) {
  const Unbroken whole;           // else folders could come to be after they were undone
  std::vector<fs::path> missing;  // the deepest first
  fs::path path = fs::absolute(folder, error).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();  // "folder/"
  while (!fs::exists(path, error) && path.has_relative_path()) {
    missing.push_back(path);
    path = path.parent_path();
  }
  MadeFolder made;
  made.making_ = Undo([missing] {
    std::error_code ignored;
    for (const fs::path& one : missing) fs::remove(one, ignored);  // only if it is empty
  });
  fs::create_directories(folder, error);
  return made;
}

std::expected<DraftFolder, Failure> DraftFolder::open(const std::string& folder) {
  DraftFolder draft;
  draft.folder_ = folder;
  draft.place_ = (fs::path(folder) / "unfinished.part").string();
  draft.making_ = Undo([place = draft.place_] {
    std::error_code ignored;
    fs::remove_all(place, ignored);
  });
  std::error_code error;
  fs::remove_all(draft.place_, error);  // of a run that was killed
  fs::create_directory(draft.place_, error);
  if (!error) return draft;
  return std::unexpected(Failure{format_message("{}: {}", folder, error.message()), kFailed});
}

Status DraftFolder::finish() {
  const Unbroken whole;
  std::error_code error;
  for (const auto& file : fs::directory_iterator(place_, error)) {
    TRY(check_output((fs::path(folder_) / file.path().filename()).string()));
  }
  for (const auto& file : fs::directory_iterator(place_, error)) {
    if (!error) fs::rename(file.path(), fs::path(folder_) / file.path().filename(), error);
  }
  making_ = {};
  if (!error) return {};
  return std::unexpected(Failure{format_message("{}: {}", folder_, error.message()), kFailed});
}

}  // namespace minewise
