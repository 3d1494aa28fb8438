#include "output/json/trial_json.h"

#include "output/json/place_json.h"

namespace minewise {

std::string trial_json(const GameId& id, const std::string& agent, const Trial& trial) {
  const Json json{{"game", format_game_id(id)}, {"agent", agent},
                  {"won", trial.won},           {"score", trial.score},
                  {"stepped", trial.stepped},   {"guesses", trial.guesses},
                  {"moves", trial.moves},       {"wrong_flags", trial.wrong_flags}};
  return json.dump() + "\n";
}

}  // namespace minewise
