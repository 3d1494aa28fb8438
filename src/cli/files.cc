#include "cli/files.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

namespace minewise::cli {
namespace {

constexpr std::size_t kMaxFile = std::size_t{256} << 20;

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

std::unexpected<Failure> failed(std::string_view file, std::string_view what, int code) {
  return std::unexpected(Failure{fmt::format("{}: {}", file, what), code});
}

}  // namespace

std::expected<std::string, Failure> read_text(const std::string& file) {
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

Ran write_text(const std::string& file, std::string_view text) {
  const std::string draft = file + ".part";
  std::FILE* handle = std::fopen(draft.c_str(), "wb");
  if (!handle) return failed(file, std::strerror(errno), kBadInput);
  const bool written = std::fwrite(text.data(), 1, text.size(), handle) == text.size();
  const bool closed = std::fclose(handle) == 0;
  std::error_code error;
  if (written && closed) std::filesystem::rename(draft, file, error);
  if (!written || !closed || error) {
    std::filesystem::remove(draft, error);
    return failed(file, "cannot be written", kFailed);
  }
  return {};
}

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
}

Ran flush_output() {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return {};
  return failed("standard output", "cannot be written", kFailed);
}

bool wants_colour() {
  const char* no_color = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (!no_color || *no_color == '\0');
}

}  // namespace minewise::cli
