// Stands in for chance where every possible draw is to be gone through rather than one taken. A
// script lists draws in the order in which they will be asked for; an Rng that reads from it
// (rng.h) returns them, and the script notes what was asked for beyond its end.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace minewise {

class DrawScript {
 public:
  // Starts again with other draws.
  void start(std::vector<std::uint32_t> draws);

  // The next draw of the script; 0 beyond its end.
  std::uint32_t below(std::uint32_t n);

  // Something was drawn that is no choice among a few: random bits, or a fraction.
  void refuse() { refused_ = true; }
  bool was_refused() const { return refused_; }

  // Out of how many the first draw beyond the end was to be chosen, once there was one.
  const std::optional<std::uint32_t>& missing() const { return missing_; }

  // How many draws of the script have been read.
  std::size_t taken() const { return taken_; }

 private:
  std::vector<std::uint32_t> draws_;
  std::size_t taken_ = 0;
  std::optional<std::uint32_t> missing_;
  bool refused_ = false;
};

}  // namespace minewise
