// Rules, and game IDs: one line that reproduces a game anywhere.
//
// `30x16/99 classic first=safe seed=42 game=7` is game 7 of seed 42 on a board 30 wide and 16 high
// with 99 mines. Two rulesets: `classic`, where a mine ends the game, and `survival`, where play
// goes on and counts the mines that were identified. Settings change the rest: whether the number
// of mines is told, what the first move is promised, what clues show, how cells touch.
//
// Example:
//
//     #include <minewise/rules.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto id = minewise::parse_game_id("expert classic first=zero seed=42");
//       if (!id) return std::puts(id.error().text().c_str()), 1;
//       std::puts(minewise::format_game_id(*id).c_str());
//       // prints 30x16/99 classic first=zero seed=42 game=0
//       const auto rules = minewise::parse_rules("survival count=shown clues=optimistic");
//       std::puts(rules->clues->name().c_str());  // prints optimistic
//     }
//
// Promised names: Rules, Ruleset, OnMine, CountRule, Promise, FirstMove, parse_rules(),
// format_rules(); GameId, parse_game_id(), format_game_id(); Board, parse_board(), format_board();
// MineLaw, FixedCount, Independent; Seed.
#pragma once

#include "minewise/error.h"

#include "core/game_id.h"
#include "core/rules.h"
