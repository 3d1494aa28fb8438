// The reasoning behind an analysis, as far as people ask to see it: each Aspect is one way to look
// at what is known of a position.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "solver/candidates.h"
#include "solver/frontier_parts.h"
#include "solver/knowledge_base.h"

namespace minewise {

enum class Aspect {
  Equations,     // the knowledge base, and what subsets make of it
  Components,    // the parts of the frontier
  Arrangements,  // how mines can lie in each of them
  Rows,          // the matrix before and after elimination
  Counts,        // four numbers a cell
  Candidates,    // what to choose between
};

// "equations", "components", ... in this order.
std::span<const std::string_view> aspect_words();

// Reads aspects separated by commas, or "all", in any case; each once, in their order.
Result<std::vector<Aspect>> parse_aspects(std::string_view text);

// What was asked for. `parts` has the arrangements only where these were asked for.
struct Reasoning {
  std::vector<Aspect> aspects;
  std::size_t most = 0;  // entries in each list
  std::optional<KnowledgeBase> equations;
  std::optional<FrontierParts> parts;
  std::optional<Elimination> rows;
  std::optional<std::vector<NeighbourCounts>> counts;
  std::optional<Choices> candidates;

  bool shows(Aspect aspect) const;
};

// Every list is cut after `most` entries, and says how many there are.
inline constexpr std::size_t kMostListed = 40;

// REQUIRES: some layout explains the view.
Reasoning find_reasoning(const View& view, std::vector<Aspect> aspects,
                         std::size_t most = kMostListed);

}  // namespace minewise
