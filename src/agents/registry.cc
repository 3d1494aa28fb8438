#include "agents/registry.h"

#include "agents/flags_on_belief.h"

namespace minewise {

// One file and one line each, weakest first. The page's first module has fewer
// (web/module/first.cc).
#define MINEWISE_AGENTS(X) \
  X(random)                \
  X(basic_once)            \
  X(basic)                 \
  X(subset)                \
  X(contradiction)         \
  X(gaussian)              \
  X(local)                 \
  X(groups)                \
  X(double)                \
  X(triple_tie)            \
  X(triple_risk)           \
  X(exact)                 \
  X(champion)              \
  X(optimal)

#define MINEWISE_DECLARE(name) AgentEntry name##_agent();
MINEWISE_AGENTS(MINEWISE_DECLARE)
#undef MINEWISE_DECLARE

namespace {

AgentEntry with_common_parameters(AgentEntry entry) {
  return entry.reckons ? with_flags_on_belief(std::move(entry)) : entry;
}

}  // namespace

std::span<const AgentEntry> all_agents() {
#define MINEWISE_ENTRY(name) with_common_parameters(name##_agent()),
  static const std::vector<AgentEntry> agents{MINEWISE_AGENTS(MINEWISE_ENTRY)};
#undef MINEWISE_ENTRY
  return agents;
}

}  // namespace minewise
