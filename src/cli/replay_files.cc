#include "cli/replay_files.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "cli/files/apart.h"
#include "cli/files/read_text.h"
#include "core/near_miss.h"
#include "core/try.h"
#include "formats/readers.h"

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

std::expected<std::vector<std::string>, Failure> replay_files_of(
    const std::vector<std::string>& names) {
  std::vector<std::string> files;
  for (const std::string& name : names) {
    std::error_code ignored;
    if (name != "-" && !fs::exists(name, ignored)) {
      return failed(name.empty() ? "''" : name, "there is no such file", kBadInput);
    }
    if (!fs::is_directory(name, ignored)) {
      files.push_back(name);
      continue;
    }
    const auto found = replays_in(name);
    if (found.empty()) return failed(name, "is a folder without replays", kBadInput);
    files.insert(files.end(), found.begin(), found.end());
  }
  for (const std::string& file : files) {
    TRY(note_input(file));  // all of them, before the first is read and anything is written
  }
  return files;
}

}  // namespace minewise::cli
