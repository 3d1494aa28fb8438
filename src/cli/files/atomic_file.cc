#include "cli/files/atomic_file.h"

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

Result<AtomicFile> AtomicFile::open(const std::string& file) {
  if (file.empty() || file == "-") return bad_name(fmt::format("'{}'", file));
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (fs::is_directory(status)) return failed(file, "is a directory", ErrorKind::Input);
  if (!fs::exists(status) && fs::is_symlink(fs::symlink_status(file, error))) {
    return failed(file, "is a broken link", ErrorKind::Input);
  }
  TRY(check_output(file));
  AtomicFile atomic_file;
  atomic_file.file_ = file;
  const auto stream = stream_of(file);
  // A second handle of a stream is at the same place in it; its name opened again begins anew.
  const int opened = stream ? dup(*stream) : atomic_file.open_target();
  if (opened != -1) atomic_file.handle_ = fdopen(opened, "wb");
  if (!atomic_file.handle_ && errno == ENOENT) {
    return failed(file, "its folder does not exist; create it first", ErrorKind::Input);
  }
  if (!atomic_file.handle_) return failed(file, std::strerror(errno), ErrorKind::Input);
  return atomic_file;
}

Result<std::optional<AtomicFile>> open_atomic_file(const std::optional<std::string>& file) {
  if (!file) return std::nullopt;
  TRY(auto atomic_file, AtomicFile::open(*file));
  return atomic_file;
}

int AtomicFile::open_target() {
  struct stat status{};
  const bool is_there = stat(file_.c_str(), &status) == 0;
  if (!is_there && errno != ENOENT) return -1;
  if (is_there && !S_ISREG(status.st_mode)) return ::open(file_.c_str(), O_WRONLY | O_CLOEXEC);
  if (is_there && access(file_.c_str(), W_OK) != 0) return -1;
  std::error_code error;
  path_ = is_there ? fs::canonical(file_, error).string() : file_;
  const int made = make_atomic_file();
  if (made != -1 && is_there) static_cast<void>(fchmod(made, status.st_mode & 0777));
  return made;
}

int AtomicFile::make_atomic_file() {
  const bool can_be_named = access("/proc/self/fd", X_OK) == 0;
  const int made = ::open(folder_of(path_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kAnyMode);
  if (made != -1 && can_be_named) return made;
  if (made != -1) close(made);
  const bool knows_none = made != -1 || errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
  return knows_none ? make_named_atomic_file() : -1;
}

// Calls `make` with one name after the other until one is free. A name that is taken, by whatever
// it may be, is left alone.
template <class Make>
int AtomicFile::with_free_name(Make make) {
  constexpr int kMostTries = 10'000;
  const Unbroken whole;
  for (int i = 0; i < kMostTries; ++i) {
    const std::string name = fmt::format("{}/.minewise-{}-{}.part", folder_of(path_), getpid(), i);
    const int made = make(name.c_str());
    if (made == -1 && errno == EEXIST) continue;
    if (made == -1) break;
    atomic_file_ = name;
    naming_ = Undo([name] { std::remove(name.c_str()); });
    return made;
  }
  return -1;
}

int AtomicFile::make_named_atomic_file() {
  return with_free_name([](const char* name) {
    return ::open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, kAnyMode);
  });
}

// Gives the file a name, if it has none yet, so that it can be moved.
bool AtomicFile::name_atomic_file() {
  if (!atomic_file_.empty()) return true;
  const std::string nameless = fmt::format("/proc/self/fd/{}", fileno(handle_));
  return with_free_name([&](const char* name) {
           return linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW);
         }) != -1;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : file_(std::move(other.file_)),
      path_(std::move(other.path_)),
      atomic_file_(std::move(other.atomic_file_)),
      handle_(std::exchange(other.handle_, nullptr)),
      is_written_(other.is_written_),
      naming_(std::move(other.naming_)) {}

AtomicFile::~AtomicFile() {
  if (handle_) std::fclose(handle_);
}

void AtomicFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), handle_) != text.size()) is_written_ = false;
}

Status AtomicFile::finish(std::string_view text) {
  if (path_.empty()) std::fflush(stdout);  // which may be the same: what was printed comes first
  write(text);
  bool is_done = std::fflush(handle_) == 0 && is_written_;
  if (is_done && !path_.empty()) is_done = name_atomic_file();
  is_done = std::fclose(std::exchange(handle_, nullptr)) == 0 && is_done;
  if (is_done && !path_.empty()) {
    is_done = std::rename(atomic_file_.c_str(), path_.c_str()) == 0;
    if (is_done) naming_.forget();
  }
  return is_done ? Status{} : failed(file_, "cannot be written", ErrorKind::Failed);
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

Result<AtomicFolder> AtomicFolder::open(const std::string& folder) {
  AtomicFolder atomic_file;
  atomic_file.folder_ = folder;
  atomic_file.place_ = (fs::path(folder) / "unfinished.part").string();
  atomic_file.making_ = Undo([place = atomic_file.place_] {
    std::error_code ignored;
    fs::remove_all(place, ignored);
  });
  std::error_code error;
  fs::remove_all(atomic_file.place_, error);  // of a run that was killed
  fs::create_directory(atomic_file.place_, error);
  if (!error) return atomic_file;
  return fail_as(ErrorKind::Failed, format_message("{}: {}", folder, error.message()));
}

Status AtomicFolder::finish() {
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
  return fail_as(ErrorKind::Failed, format_message("{}: {}", folder_, error.message()));
}

}  // namespace minewise
