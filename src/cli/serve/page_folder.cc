#include "cli/serve/page_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "cli/files/read_text.h"
#include "core/macros.h"

namespace minewise {

Descriptor::~Descriptor() {
  if (is_open()) ::close(number_);
}

namespace {

namespace fs = std::filesystem;

// Browsers run a module or a worker only if its type is right, and compile WebAssembly while it is
// loaded only if it is application/wasm.
constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".txt", "text/plain; charset=utf-8"},
    {".json", "application/json; charset=utf-8"},
    {".map", "application/json; charset=utf-8"},
    {".webmanifest", "application/manifest+json; charset=utf-8"},
    {".svg", "image/svg+xml; charset=utf-8"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".wasm", "application/wasm"},
};

struct Coding {
  std::string_view name, ending;
};
constexpr Coding kCodings[] = {{"br", ".br"}, {"gzip", ".gz"}};  // the smaller first

struct FileState {
  Descriptor file;
  struct stat state{};

  auto changed() const { return std::pair(state.st_mtim.tv_sec, state.st_mtim.tv_nsec); }
};

// Whether links lead to a place below `root` that a request could name: to no hidden file either.
bool is_shown_below(const fs::path& root, const fs::path& path) {
  const auto [end, rest] = std::ranges::mismatch(root, path);
  return end == root.end() && std::all_of(rest, path.end(), [](const fs::path& name) {
           return !name.native().starts_with('.');
         });
}

// What stands in the way of a file that is there is not that it is missing.
Refusal refusal_of(int why) {
  const bool lacks = why == EMFILE || why == ENFILE || why == ENOMEM;
  return lacks ? kNothingLeft : kNoSuchFile;
}

// Opens a plain file that lies below `root`, wherever links lead. O_NONBLOCK: a pipe would wait.
std::expected<FileState, Refusal> open_below(const fs::path& root, const fs::path& wanted) {
  std::error_code error;
  const fs::path path = fs::canonical(wanted, error);
  if (error) return std::unexpected(refusal_of(error.value()));
  if (!is_shown_below(root, path)) return std::unexpected(kNoSuchFile);
  FileState found;
  found.file = Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (!found.file.is_open() || fstat(found.file.number(), &found.state) != 0) {
    return std::unexpected(refusal_of(errno));
  }
  if (!S_ISREG(found.state.st_mode)) return std::unexpected(kNoSuchFile);
  return found;
}

PageFile as_page_file(FileState found, std::string_view name, std::string_view coding) {
  const auto [seconds, nanoseconds] = found.changed();
  const auto size = static_cast<std::uint64_t>(found.state.st_size);
  return {std::move(found.file), size,
          fmt::format("\"{:x}-{:x}-{:x}{}\"", size, seconds, nanoseconds, coding),
          type_of_file(name), coding};
}

}  // namespace

std::string_view type_of_file(std::string_view name) {
  for (const auto& [ending, type] : kTypes) {
    if (name.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

Result<PageFolder> PageFolder::open(const std::string& folder) {
  std::error_code error;
  const fs::path place = fs::absolute(folder, error);
  if (error || !fs::is_directory(place, error)) {
    return failed(folder, "is not a folder", ErrorKind::Input);
  }
  if (!fs::is_regular_file(place / kBeginning, error)) {
    return failed(folder, fmt::format("has no {}, the first file of the page", kBeginning),
                  ErrorKind::Input);
  }
  return PageFolder(place.string());
}

std::expected<PageFile, Refusal> PageFolder::find(const HttpRequest& request) const {
  std::error_code error;
  const fs::path root = fs::canonical(place_, error);
  fs::path wanted = root;
  for (const std::string& name : request.path) wanted /= name;
  if (error) return std::unexpected(refusal_of(error.value()));
  TRY(auto plain, open_below(root, wanted));
  const std::string name = wanted.filename().string();
  for (const auto& [coding, ending] : kCodings) {
    if (!accepts_coding(request.accept_encoding, coding)) continue;
    auto copy = open_below(root, wanted.string() + std::string(ending));
    const bool is_current = copy && copy->changed() >= plain.changed();
    if (is_current) return as_page_file(std::move(*copy), name, coding);
  }
  return as_page_file(std::move(plain), name, "");
}

Result<std::string> find_own_page() {
  std::error_code error;
  const fs::path beside = fs::canonical("/proc/self/exe", error).parent_path();
  // bin/minewise of an installation, build/release/minewise of a checkout
  for (const fs::path& place : {beside / "../share/minewise/page", beside / "../../web/dist"}) {
    if (fs::is_regular_file(place / kBeginning, error)) return place.lexically_normal().string();
  }
  return fail_as(ErrorKind::Failed,
                 "the page is missing; build it with 'make web', or name its folder with --folder");
}

}  // namespace minewise
