// What an agent achieves on a board on average, exactly: over every layout and every outcome of its
// own random draws, rather than over a sample of games.
//
// Layouts that have shown an agent the same so far are played together; they part where a move
// shows different things, and where the agent draws at random every value is followed. Positions of
// an agent that plays by position alone (expectation.h) are worked out once. For others the number
// of games that may come of their draws soon explodes: they need few layouts.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "ground/board/layout.h"
#include "ground/view/game_id.h"
#include "play/agents/registry.h"

namespace minewise {

struct Average {
  double won = 0;      // the share of games
  double stepped = 0;  // mines stepped on
};

// Over the given layouts, all equally likely, played as given boards: nothing is promised of the
// first cell. Nothing if the agent would have to decide more than `most_decisions` times, or if
// `goes_on`, which is asked now and then, says no.
// REQUIRES: all layouts have the size of the ID, whose other rules are kept; there is at least one.
std::optional<Average> average(const AgentSpec& agent, const GameId& id,
                               std::span<const Layout> layouts, std::int64_t most_decisions,
                               const std::function<bool()>& goes_on = {});

}  // namespace minewise
