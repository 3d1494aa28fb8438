#include "front/files/read_text.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>

#include "front/run/progress.h"
#include "ground/view/words.h"

namespace minewise {
namespace {

// The most that a text can hold. A board of 1000x1000, position or layout, takes 2 MB with a space
// after each symbol; the rest is for comments. A transcript of such a board has 60 MB, and a layout
// set is as long as it has boards; the text of a game may have a board for every move.
constexpr std::size_t kMaxBoard = std::size_t{8} << 20;
constexpr std::size_t kMaxGames = std::size_t{256} << 20;

// The most that a file of another program has: a replay of hours.
constexpr std::size_t kMaxBinary = std::size_t{64} << 20;

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

// How much a text may hold that begins like this.
std::size_t most_bytes(std::string_view begin) {
  LineReader lines(begin);
  while (!lines.at_end() && is_skipped_line(lines.line())) lines.next();
  const std::string_view first = WordReader(lines.line()).word().text;
  const bool is_of_games = first == "minewise" || first == "layouts" || first == "game";
  return is_of_games ? kMaxGames : kMaxBoard;
}

}  // namespace

std::unexpected<Failure> failed(std::string_view file, std::string_view what, int code) {
  return std::unexpected(
      Failure{format_message("{}: {}", file == "-" ? "standard input" : file, what), code});
}

std::unexpected<Failure> bad_name(std::string_view file) {
  return failed(file, "is not the name of a file", kBadInput);
}

std::unexpected<Failure> bad_file(std::string_view file, const Error& error) {
  std::string place = file == "-" ? "standard input" : excerpt(file);
  if (error.line > 0) place += fmt::format(":{}", error.line);
  if (error.column > 0) place += fmt::format(":{}", error.column);
  return std::unexpected(Failure{fmt::format("{}: {}", place, error.message)});
}

namespace {

// A file of which at most so much is read if it is no text.
std::expected<std::string, Failure> read_whole(const std::string& file, std::size_t most_binary) {
  if (file.empty()) return bad_name("''");
  std::error_code ignored;
  if (file != "-" && std::filesystem::is_directory(file, ignored)) {
    return failed(file, "is a directory", kBadInput);
  }
  const FileHandle handle(file == "-" ? stdin : std::fopen(file.c_str(), "rb"));
  if (!handle) return failed(file, std::strerror(errno), kBadInput);
  std::optional<OwnDisplay> typing;  // a person types: nothing else is shown meanwhile
  if (handle.get() == stdin && isatty(STDIN_FILENO)) typing.emplace();
  std::string text;
  std::size_t most = kMaxBoard;
  bool is_binary = false;
  char block[1 << 16];
  while (const std::size_t got = std::fread(block, 1, sizeof block, handle.get())) {
    const std::string_view more(block, got);
    text += more;
    is_binary = is_binary || more.find('\0') != more.npos;
    if (is_binary && text.size() > most_binary) {
      return failed(file, "is not a text file", kBadInput);
    }
    if (is_binary) continue;
    if (text.size() > most) most = most_bytes(text);
    if (text.size() > most) {
      return failed(file,
                    fmt::format("is larger than {} MiB; no {} is", most >> 20,
                                most == kMaxBoard ? "board" : "game or layout set"),
                    kBadInput);
    }
  }
  if (std::ferror(handle.get())) return failed(file, "cannot be read", kBadInput);
  return text;
}

}  // namespace

std::expected<std::string, Failure> read_text(const std::string& file) {
  return read_whole(file, 0);
}

std::expected<std::string, Failure> read_any(const std::string& file) {
  return read_whole(file, kMaxBinary);
}

}  // namespace minewise
