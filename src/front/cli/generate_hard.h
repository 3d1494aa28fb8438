// What the search for hard boards and the figure made of many such searches share.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "front/cli/generate.h"
#include "show/render/search_film.h"
#include "study/generate/hard.h"
#include "study/lab/statistics.h"

namespace minewise::cli {

struct HardOptions : GenerateOptions {
  std::string against = "subset";
  std::string objective = "score";
  std::string rules = "survival";
  std::string method = "anneal";
  std::optional<int> max_moves;
  std::optional<std::string> unclumped;  // empty: as the start
  std::optional<std::string> from_file;
  std::uint64_t games = 20'000;
  std::uint64_t check_games = 1'000;
  std::optional<std::string> preset;
};

// A search, all of it checked.
struct HardPlan {
  GameId id;
  AgentSpec agent;
  Objective objective = Objective::Score;
  bool is_published = false;
  HardBounds bounds;
  std::uint64_t games = 0;
  std::uint64_t check_games = 0;
  int jobs = 0;
  std::optional<Layout> start;  // dealt, if there is none
};
std::expected<HardPlan, Failure> plan_hard(const HardOptions& options);

struct FoundHard {
  Layout start, board;
  Mean before, after, block;                            // by fresh games
  std::uint64_t games = 0;                              // that the search played
  std::vector<std::pair<std::uint64_t, double>> curve;  // games, and the score believed in
};

// Searches from board `number` of the plan.
FoundHard find_hard(const HardPlan& plan, std::uint64_t number, SharedProgress& progress,
                    SearchFilm* film = nullptr);

// The preset 002-fig16.
Ran reproduce_figure_16(const HardOptions& options);

}  // namespace minewise::cli
