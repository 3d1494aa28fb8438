// Writes games of our own as replay files of every format and version into a folder, one folder a
// format: the seeds of the fuzzers, and what the tests of the command line import. With --check it
// says which files there are not as it would write them.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/rawvf.h"
#include "formats/recording.h"
#include "support/replay_files.h"

namespace minewise {
namespace {

std::vector<std::pair<std::string, std::string>> replay_files() {
  const Recording won = own_game(), lost = lost_game();
  std::vector<std::pair<std::string, std::string>> files{
      {"avf/arbiter.avf", avf_file(won)},
      {"avf/custom.avf", avf_file(lost, true)},
      {"avf/freesweeper.avf", avf_file(lost, false, 10)},
      {"rmv/version1.rmv", rmv_file(won, 1)},
      {"rmv/version2.rmv", rmv_file(lost, 2, false, {{7, 7}})},
      {"rawvf/won.rawvf", format_rawvf(won)},
      {"rawvf/cells.rawvf", format_rawvf(must(read_rmv(rmv_file(lost, 1, false))))},
      {"evf/converted.evf", evf_file(lost, 4, false, true)}};
  for (int version = 0; version <= 4; ++version) {
    files.emplace_back(fmt::format("evf/version{}.evf", version),
                       evf_file(version == 3 ? won : lost, version, version == 3));
  }
  const std::pair<std::string_view, MvfShape> shapes[] = {
      {"early", MvfShape::Early},      {"player076", MvfShape::Player076},
      {"digits", MvfShape::Player075}, {"beta097", MvfShape::Beta097},
      {"funny", MvfShape::Funny},      {"changed", MvfShape::Changed},
      {"of2006", MvfShape::Of2006},    {"of2007", MvfShape::Of2007}};
  for (const auto& [name, shape] : shapes) {
    const bool is_won = shape == MvfShape::Of2007;
    files.emplace_back(fmt::format("mvf/{}.mvf", name), mvf_file(is_won ? won : lost, shape));
  }
  return files;
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return (std::ostringstream() << file.rdbuf()).str();
}

}  // namespace
}  // namespace minewise

int main(int argc, char** argv) {
  using namespace minewise;
  const bool checks = argc == 3 && std::string_view(argv[1]) == "--check";
  if (argc != 2 && !checks) return std::puts("usage: write_replays [--check] FOLDER"), 2;
  int wrong = 0;
  for (const auto& [name, bytes] : replay_files()) {
    const auto path = std::filesystem::path(argv[argc - 1]) / name;
    if (!checks) {
      std::filesystem::create_directories(path.parent_path());
      std::ofstream(path, std::ios::binary) << bytes;
    } else if (content_of(path) != bytes) {
      std::printf("%s is not as it would be written\n", path.c_str());
      ++wrong;
    }
  }
  return wrong > 0;
}
