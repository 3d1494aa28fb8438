// A game source says which game to play: a game ID, and a layout if one is given. game_of() makes
// one from any input that a game can be made of, and checks all of it. The other functions play a
// source to its end, and go to a moment of a played game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/input.h"
#include "game/game.h"
#include "game/play_game.h"

namespace minewise {

// The defaults: the game of the reports, and an agent that plays any board and proves all that can
// be proved, so that what it shows is the truth about the position.
inline constexpr std::string_view kUsualGame = "10x10/15 survival";
inline constexpr std::string_view kUsualAgent = "exact";

struct GameSource {
  GameId id;
  std::optional<Layout> layout;  // if given; otherwise the game deals one

  // The game before its first move.
  Game game() const;
};

// What else is said of a game that is made of an input.
struct GameChoice {
  std::string words = {};                   // of a game ID, with or without its board
  std::optional<std::uint64_t> board = {};  // of a layout set, from 1; the first if left out
  std::optional<Seed> seed = {};            // wins over that of the input
  Seed usual_seed{};                        // where neither has one
};

// The game that an ID names, or the layout of an input under the rules of `words`, or under its own
// if it has some: then it is the very game that was played, on the layout that it was played on.
Result<GameSource> game_of(const Input& input, const GameChoice& choice);

// An Error unless the set has board `number`, from 1; the first if none is asked for.
Result<Layout> board_of(const LayoutSet& set, std::optional<std::uint64_t> number);

// A game played to its end. An Error says why the agent gave it up.
Result<Transcript> play_out(const GameSource& source, const AgentSpec& agent,
                            Observer* observer = nullptr);

// A saved game after so many moves, or at its end. It is checked whole: an Error names the first
// line that is wrong, or the moves that there are.
Result<Game> game_after(const Transcript& transcript, std::optional<std::uint64_t> moves);

// The board drawn after so many moves, or the last. REQUIRES: there is one.
Result<Position> position_after(const Drawing& drawing, std::optional<std::uint64_t> moves);

}  // namespace minewise
