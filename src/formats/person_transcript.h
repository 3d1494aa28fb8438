// A person's game as plain text: a transcript of version 2, because a person's game has clicks,
// times, chords, and flags that are taken back. One click per line:
//
//     minewise transcript 2
//     game 8x8/10 classic
//     program Minesweeper Arbiter
//     version 0.52.3
//     mode classic
//     marks off
//     claims 3bv 28 time 3070 step 10
//     -120 flag 3,3
//     0 open 1,1 -> 0 +15
//     680 open 1,1 wasted
//     690 unflag 3,3
//     950 chord 2,2 -> +3
//     1200 open 7,0 -> mine
//     layout given
//     ...
//     result lost time 1200 3bv 28 left 3 right 2 chord 1 wasted 1
//     differs the file claims a 3BV of 28, the board has 27
//
// A click begins with its time in ms since the first cell was opened. `-> 0 +15` is a clue that
// opened 15 more cells, `-> +3` a chord that opened 3, `-> mine` and `-> mine +2` a click that
// lost, and `wasted` a click that did nothing. The rest follows from game, marks and clicks, so it
// can be checked; the lines `differs` follow from the claims. Empty lines (version, mode, claims)
// are left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "formats/person_game.h"

namespace minewise {

struct PersonTranscript {
  PersonGame game;

  // What each click is written to show: the clue of an open cell, or -1. Empty when not read.
  std::vector<std::int8_t> clues = {};

  // The lines of claims, clicks, layout and result in the text they were read from; 0 when not
  // read. The differences follow the result.
  int claims_line = 0;
  std::vector<int> click_lines = {};
  int layout_line = 0;
  int result_line = 0;
};

// Whether a text is one of these, as its first line says.
bool is_person_transcript(std::string_view text);

std::string format_person_transcript(const PersonGame& game);
// "won time 3070 3bv 28 left 2 right 5 chord 13 wasted 2"
std::string format_result(const PersonGame& game);
Result<PersonTranscript> parse_person_transcript(std::string_view text);

// Makes every click again, and compares what it does and what the game comes to with the text. An
// Error names the first line that differs.
Result<void> check(const PersonTranscript& transcript);

}  // namespace minewise
