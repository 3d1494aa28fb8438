// A list of draws that replaces random numbers, for programs that go through every possible draw.
// An Rng that reads from a script (rng.h) returns its draws in order. The script notes what was
// asked for after its end.
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

  // Notes a draw that is not a choice among a few numbers: random bits, or a fraction.
  void refuse() { refused_ = true; }
  bool was_refused() const { return refused_; }

  // The n of the first call of below() after the end of the script, if there was one.
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
