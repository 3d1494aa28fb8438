// A decision as a piece of answers: the move, what it rests on, and why in a sentence.
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

// `before` is the view in which it was decided.
Json decision_object(const Decision& decision, const PlacedView& before);

// The JSON of one decision: the move, what it rests on, why in a sentence and, once it is made, the
// answer. Hints and agents that are watched tell their moves so.

// `before` is the view in which it was decided. Without an outcome, the move is not made yet.
std::string decision_json(const Decision& decision, const PlacedView& before,
                          const std::optional<Outcome>& outcome = std::nullopt);

// What an agent would open on a position, as JSON.

Json advice_json(const Advice& advice, const Shape& shape);

// The JSON of an analysis with one more field, `advice`: null where there is none.
std::string with_advice(std::string analysis, const std::optional<Advice>& advice,
                        const Shape& shape);

// The JSON answer of `minewise play`: the figures of one game.

std::string trial_json(const GameId& id, const std::string& agent, const Trial& trial);

// The JSON of a game that is being played: what the player sees, the figures so far and, once it is
// over, the layout. Pages and other programs draw from it.

struct GameState {
  const Game& game;
  std::string player;
  Trial figures;
  std::span<const Cell> marks = {};   // made by hand
  std::span<const Cell> newest = {};  // uncovered by the last move, oldest first
};

std::string state_json(const GameState& state);

// The JSON of a position that was read: all that a page needs to show it, and where it was a moment
// of a game, which of how many. Of `minewise position`.

// `kind` is what the text was, as kind_of() says; `at` the moment that was asked for, the last if
// none was.
std::string position_json(std::string_view kind, const SeenMoment& moment,
                          std::optional<std::uint64_t> at);

// The JSON of a person's game that another program recorded: board, result, clicks, and every move
// with its time. Of `minewise import`.

// `file` is the name of where it stood, if several are told of; empty if not.
std::string recording_json(const PersonGame& game, std::string_view file);

}  // namespace minewise
