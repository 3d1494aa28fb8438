// Boards by their numbers: conditions such as "3bv<=80 zini<60", all of which have to hold. A
// number is a word of metric_words(), compared by < <= = >= or > with a whole number; spaces and
// commas separate. docs/metrics.md says what each means.
//
// Cheap numbers are looked at first. A ZiNi is searched for only where its bounds, which cost a
// thousandth, do not decide.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "game/openings.h"

namespace minewise {

// "3bv", "openings", "islands", "mines", "n0" to "n8", "gzini", "hzini", "zini".
std::span<const std::string> metric_words();

enum class Comparison { Less, AtMost, Equal, AtLeast, More };

struct BoardCondition {
  std::size_t metric = 0;  // among metric_words()
  Comparison comparison = Comparison::Equal;
  int limit = 0;
};

class BoardFilter {
 public:
  // Lets every board through.
  BoardFilter() = default;

  // An Error names the column.
  static Result<BoardFilter> parse(std::string_view text);

  bool has_conditions() const { return !conditions_.empty(); }
  bool admits(const Layout& layout, const Topology& topology) const;

  // "3bv<=80 zini<60"
  std::string text() const;

 private:
  std::vector<BoardCondition> conditions_;  // the cheapest first
};

}  // namespace minewise
