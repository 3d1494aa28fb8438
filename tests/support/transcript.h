// Two short transcripts, line by line, and ways to spoil them.
#pragma once

#include <string>
#include <string_view>

#include "core/words.h"
#include "support/lines.h"

namespace minewise {

inline constexpr std::string_view kGiven =
    "minewise transcript 1\n"                        // 1
    "game 3x2/2 survival first=0,0 seed=3 game=0\n"  // 2
    "agent basic\n"                                  // 3
    "open 0,0 -> 1 : forced\n"                       // 4
    "open 1,2 -> mine : random\n"                    // 5
    "open 1,0 -> 1 : random\n"                       // 6
    "open 1,1 -> 2 : probability 0.25\n"             // 7
    "flag 0,1 : proof single-point 0,0\n"            // 8
    "open 0,2 -> 2 : proof subset 1,1 0,0\n"         // 9
    "layout given\n"                                 // 10
    ". * .\n"                                        // 11
    ". . *\n"                                        // 12
    "result score 0.5 won 0 stepped 1 guesses 4 moves 6 wrong_flags 0\n";

// Dealt, not given: whoever changes how boards are dealt or digests are made changes this one too.
inline constexpr std::string_view kDealt =
    "minewise transcript 1\n"              // 1
    "game 6x4/3 classic seed=5 game=0\n"   // 2
    "agent basic\n"                        // 3
    "open 2,5 -> 1 : promise\n"            // 4
    "open 0,1 -> 0 +18 : random\n"         // 5
    "flag 2,0 : proof single-point 1,0\n"  // 6
    "open 3,0 -> 1 : proof single-point 2,1\n"
    "layout\n"  // 8
    ". . . . . *\n"
    ". . . . . *\n"
    "* . . . . .\n"
    ". . . . . .\n"
    "result score 1 won 1 stepped 0 guesses 1 moves 4 wrong_flags 0\n";  // 13

// A text with one of its lines, counted from 1, replaced.
inline std::string with_line(std::string_view text, int number, std::string_view replacement) {
  std::string changed;
  int line = 0;
  for (const std::string_view each : split_lines(text)) {
    changed += ++line == number ? replacement : each;
    changed += '\n';
  }
  return changed;
}

inline std::string first_lines(std::string_view text, std::size_t count) {
  std::string kept;
  for (const std::string_view line : split_lines(text)) {
    if (count-- == 0) break;
    kept.append(line).push_back('\n');
  }
  return kept;
}

}  // namespace minewise
