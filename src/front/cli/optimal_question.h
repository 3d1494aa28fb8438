// What `minewise optimal` is asked about: a board or a position, all of it checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "front/cli/verb.h"
#include "ground/view/game_id.h"
#include "ground/view/view.h"
#include "play/agents/registry.h"

namespace minewise::cli {

struct OptimalOptions {
  std::string what;
  std::string rules = "classic";
  std::optional<std::string> first;
  bool every_cell = false;
  std::string agents;
  std::uint64_t decisions = 5'000'000;  // that an exact average may take
  std::uint64_t games = 20'000;         // otherwise
  std::uint64_t memory = 4096;
  int jobs = 0;
  bool quiet = false;
  std::string format = "text";
};

// What is asked: a view, and how to speak of it.
struct Question {
  std::string name;  // "4x4/4 classic first=any"
  Shape shape;
  View view;
  std::optional<Cell> only;  // the first cell that the rules prescribe
  bool is_position = false;
  std::optional<GameId> id;       // of a board
  std::vector<AgentSpec> agents;  // to be measured against best play

  bool is_classic() const { return view.rules().ruleset == Ruleset::Classic; }
};

std::expected<Question, Failure> read_question(const OptimalOptions& options);

}  // namespace minewise::cli
