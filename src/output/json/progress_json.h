// How far a long request has come, as JSON: told to whoever watches it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace minewise {

struct Progress {
  std::string_view verb;
  std::string_view unit;   // what is counted: "sets", "games", "boards"
  std::uint64_t done = 0;  // so far
  std::uint64_t most = 0;  // all there are, or the limit for a search that may end sooner
  double share = 0;        // of the work that is done, 0 to 1; for a search, an estimate
};

// The share of things that are made one after the other.
inline double share_of(std::uint64_t done, std::uint64_t all) {
  return static_cast<double>(done) / static_cast<double>(all);
}

std::string progress_json(const Progress& progress);

}  // namespace minewise
