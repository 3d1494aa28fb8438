// Influence: which clue led to which deduction, in a position or a game.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "api/given.h"
#include "review/influence.h"

namespace minewise {

// How far one stage of the work has come: "reasoning", "weighing clues". Returns whether to go on.
using StageProgress = std::function<bool(std::string_view stage, double done)>;

struct InfluenceRequest {
  std::optional<std::string> without = {};  // a clue to do without, ROW,COLUMN
  bool clues = true;                        // also what each clue is worth, on boards that allow it
  bool reach = false;                       // also how far the influence of single cells travels
  StageProgress progress = {};              // may be empty
};

// A position, a saved game or a moment of a game is reasoned about by the agent of the words, or by
// every engine. Anything else is a game that the agent plays, and its own reasons count.
Result<InfluenceReport> find_influence(const Given& given, const InfluenceRequest& request);

// The same of a game that the agent of the words plays.
Result<InfluenceReport> find_influence(const GameSource& source, const Given& given,
                                       const InfluenceRequest& request);

}  // namespace minewise
