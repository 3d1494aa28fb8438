#include "cli/files/read_text.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

#include "cli/files/apart.h"
#include "cli/run/progress.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "formats/recording.h"

namespace minewise {

namespace {

// The most that a file may have, by what it holds. A board of 1000x1000, position or layout, takes
// 2 MB with a space after each symbol; the rest is for comments. A transcript of such a board has
// 60 MB, and a layout set is as long as it has boards; the text of a game may have a board for
// every move. A replay of another program, binary or text, may last for hours.
struct SizeLimit {
  std::size_t mib;
  std::string_view reason;

  std::size_t bytes() const { return mib << 20; }
};
constexpr SizeLimit kOfBoard{8, "; only replays, saved games and layout sets may be larger"};
constexpr SizeLimit kOfReplay{64, ", the limit for a replay"};
constexpr SizeLimit kOfGames{256, ", the limit for a saved game or a layout set"};

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

// The limit of a text that begins like this.
SizeLimit limit_of(std::string_view begin) {
  const auto is_passed_over = [](std::string_view line) {
    return is_skipped_line(line) || WordReader(line).word().text.starts_with("```");
  };
  LineReader lines(without_byte_order_mark(begin));
  while (!lines.at_end() && is_passed_over(lines.line())) lines.next();
  constexpr std::size_t kLongest = 10;
  const std::string first = lower_case(WordReader(lines.line()).word().text.substr(0, kLongest));
  if (first == "minewise" || first == "layouts" || first == "game") return kOfGames;
  return has_mark_of_replay(begin) ? kOfReplay : kOfBoard;
}

std::unexpected<Error> too_large(const std::string& file, const SizeLimit& limit) {
  return failed(file, fmt::format("is larger than {} MiB{}", limit.mib, limit.reason),
                ErrorKind::Input);
}

}  // namespace

std::unexpected<Error> failed(std::string_view file, std::string_view what, ErrorKind kind) {
  return fail_as(kind, format_message("{}: {}", file == "-" ? "standard input" : file, what));
}

std::unexpected<Error> bad_name(std::string_view file) {
  return failed(file, "is not the name of a file", ErrorKind::Input);
}

std::unexpected<Error> bad_file(std::string_view file, const Error& error) {
  std::string place = file == "-" ? "standard input" : excerpt(file);
  if (error.line > 0) place += fmt::format(":{}", error.line);
  if (error.column > 0) place += fmt::format(":{}", error.column);
  return std::unexpected(Error{fmt::format("{}: {}", place, error.message)});
}

namespace {

// A file, of which only the beginning is read if it is no text and a text is wanted.
Result<std::string> read_whole(const std::string& file, bool takes_binary) {
  if (file.empty()) return bad_name("''");
  std::error_code ignored;
  if (file != "-" && std::filesystem::is_directory(file, ignored)) {
    return failed(file, "is a directory", ErrorKind::Input);
  }
  const FileHandle handle(file == "-" ? stdin : std::fopen(file.c_str(), "rb"));
  if (!handle) return failed(file, std::strerror(errno), ErrorKind::Input);
  std::optional<ProgressLine> typing;  // a person types: nothing else is shown meanwhile
  if (handle.get() == stdin && isatty(STDIN_FILENO)) typing.emplace();
  std::string text;
  SizeLimit limit = kOfBoard;
  bool is_binary = false;
  char block[1 << 16];
  while (const std::size_t got = std::fread(block, 1, sizeof block, handle.get())) {
    const std::string_view more(block, got);
    text += more;
    is_binary = is_binary || more.find('\0') != more.npos;
    if (is_binary && (!takes_binary || text.size() > kOfReplay.bytes())) {
      if (takes_binary && has_mark_of_replay(text)) return too_large(file, kOfReplay);
      return failed(file, "is not a text file", ErrorKind::Input);
    }
    if (is_binary) continue;
    if (text.size() > limit.bytes()) limit = limit_of(text);
    if (text.size() > limit.bytes()) return too_large(file, limit);
  }
  if (std::ferror(handle.get())) return failed(file, "cannot be read", ErrorKind::Input);
  return text;
}

}  // namespace

Result<std::string> read_text(const std::string& file) {
  TRY(note_input(file));
  return read_whole(file, false);
}

Result<std::string> read_any(const std::string& file) {
  TRY(note_input(file));
  return read_whole(file, true);
}

Result<std::string> look_into(const std::string& file) {
  return read_whole(file, true);
}

}  // namespace minewise

namespace minewise::cli {

namespace {

namespace fs = std::filesystem;

// The files of a folder that are replays, by their content or by their name's ending; sorted.
std::vector<std::string> replays_in(const std::string& folder) {
  constexpr std::string_view kEndings[] = {".avf", ".rmv", ".mvf", ".evf", ".rawvf", ".fsvf"};
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    std::error_code ignored;
    if (!it->is_regular_file(ignored)) continue;
    const std::string ending = lower_case(it->path().extension().string());
    const bool is_named = std::ranges::find(kEndings, ending) != std::end(kEndings);
    const auto bytes = is_named ? std::string() : look_into(it->path().string());
    if (is_named || (bytes && find_recording(*bytes))) files.push_back(it->path().string());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

Result<std::vector<std::string>> replay_files_of(const std::vector<std::string>& names) {
  std::vector<std::string> files;
  for (const std::string& name : names) {
    std::error_code ignored;
    if (name != "-" && !fs::exists(name, ignored)) {
      return failed(name.empty() ? "''" : name, "there is no such file", ErrorKind::Input);
    }
    if (!fs::is_directory(name, ignored)) {
      files.push_back(name);
      continue;
    }
    const auto found = replays_in(name);
    if (found.empty())
      return failed(name, "is a folder without replays; name another folder, or files",
                    ErrorKind::Input);
    files.insert(files.end(), found.begin(), found.end());
  }
  for (const std::string& file : files) {
    TRY(note_input(file));  // all of them, before the first is read and anything is written
  }
  return files;
}

}  // namespace minewise::cli
