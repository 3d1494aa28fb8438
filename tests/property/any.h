// Random values of everything that has a text. Each is legal: what it formats to reads back.
#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <string>

#include "agents/registry.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/position.h"
#include "core/rules.h"
#include "game/transcript.h"

namespace minewise {

rc::Gen<double> any_probability();
rc::Gen<Shape> any_shape();
rc::Gen<std::string> any_clue_model();         // by name
rc::Gen<Rules> any_rules(const Shape& shape);  // a first cell is on the board
rc::Gen<GameId> any_game_id();
rc::Gen<Position> any_position();
rc::Gen<DrawnLayout> any_layout();
rc::Gen<Transcript> any_transcript();  // of moves that no game need allow
rc::Gen<AgentSpec> any_agent();

// For the reports of properties that fail.
void showValue(const Shape& shape, std::ostream& out);
void showValue(const Rules& rules, std::ostream& out);
void showValue(const GameId& id, std::ostream& out);
void showValue(const Position& position, std::ostream& out);
void showValue(const DrawnLayout& drawn, std::ostream& out);
void showValue(const Transcript& transcript, std::ostream& out);
void showValue(const AgentSpec& spec, std::ostream& out);

}  // namespace minewise
