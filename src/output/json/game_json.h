// JSON about single games and positions: a decision, an agent's advice, the figures of a game, the
// state of a game that is being played, a position that was read, and a person's recorded game.
// Pages and other programs draw from it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/game_id.h"
#include "core/view.h"
#include "formats/moment.h"
#include "formats/person_game.h"
#include "game/advice.h"
#include "game/game.h"
#include "output/json/pieces.h"
#include "solver/decision.h"

namespace minewise {

// A decision: the move, what it rests on, and why in a sentence. `before` is the view in which it
// was decided.
Json decision_object(const Decision& decision, const PlacedView& before);

// One decision as an answer of its own, with the outcome once the move is made. Hints, and agents
// that are watched, tell their moves this way.

// `before` is the view in which it was decided. Without an outcome, the move is not made yet.
std::string decision_json(const Decision& decision, const PlacedView& before,
                          const std::optional<Outcome>& outcome = std::nullopt);

// What an agent would open on a position.

Json advice_json(const Advice& advice, const Shape& shape);

// The JSON of an analysis with one more field, `advice`: null where there is none.
std::string with_advice(std::string analysis, const std::optional<Advice>& advice,
                        const Shape& shape);

// The answer of `minewise play`: the figures of one game.

std::string trial_json(const GameId& id, const std::string& agent, const Trial& trial);

// A game that is being played: what the player sees, the figures so far and, once it is over, the
// layout.

struct GameState {
  const Game& game;
  std::string player;
  Trial figures;
  std::span<const Cell> marks = {};   // made by hand
  std::span<const Cell> newest = {};  // uncovered by the last move, oldest first
};

std::string state_json(const GameState& state);

// The answer of `minewise position`: a position that was read, with all that a page needs to show
// it. For a moment of a game it also says which moment of how many.

// `kind` is what the text was, as kind_of() says; `at` is the moment that was asked for, or none
// for the last.
std::string position_json(std::string_view kind, const SeenMoment& moment,
                          std::optional<std::uint64_t> at);

// The answer of `minewise import`: a person's game that another program recorded, with board,
// result, clicks, and every move with its time.

// `file` is the name of its file if the answer is about several; else empty.
std::string recording_json(const PersonGame& game, std::string_view file);

}  // namespace minewise
