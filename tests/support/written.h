// Games played for tests and written down.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/play_game.h"
#include "support/board.h"
#include "support/game.h"
#include "support/script.h"

namespace minewise {

// As written and read again, so that steps know their lines.
inline Transcript written_game(Agent& agent, std::string name, Game game, Rng rng) {
  Recorder recorder;
  const Trial trial = play_game(agent, game, rng, &recorder);
  const Transcript transcript = recorder.transcript(game, std::move(name), trial);
  return must(parse_transcript(format_transcript(transcript)));
}

// A game by a registered agent.
inline Transcript game_by(std::string_view agent, std::string_view id) {
  const AgentSpec spec = must(parse_agent(agent));
  Game game = dealt_game(id);
  Rng rng = rng_for(spec, game.id());
  return written_game(*spec.make(), spec.name(), std::move(game), rng);
}

// A game on a drawn layout, by a list of decisions.
inline Transcript game_by_script(std::string_view layout, std::string_view rules,
                                 std::vector<Decision> decisions) {
  Script script(std::move(decisions));
  return written_game(script, "script", game_on(layout, rules), Rng(Seed{1}, Digest("script")));
}

}  // namespace minewise
