// What there is in the page's first module. It keeps the first download small: the network of
// `champion` would double it, best play is searched with whole numbers of any size, and nobody asks
// for reasoning there. The rest is in the studio, which is loaded when agents are asked or watched,
// games reviewed, or replays read.
#include "agents/registry.h"
#include "bindings/c/analysis.h"
#include "bindings/c/ask.h"
#include "formats/input.h"

namespace minewise {

// Agents that flag only what is certain.
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
  X(certain_exact)

#define MINEWISE_DECLARE(name) AgentEntry name##_agent();
MINEWISE_AGENTS(MINEWISE_DECLARE)

std::span<const AgentEntry> all_agents() {
#define MINEWISE_ENTRY(name) name##_agent(),
  static const std::vector<AgentEntry> agents{MINEWISE_AGENTS(MINEWISE_ENTRY)};
  return agents;
}

std::optional<Result<Input>> read_foreign_file(std::string_view, std::optional<InputKind>) {
  return std::nullopt;
}

Result<std::vector<Aspect>> read_aspects(const std::optional<std::string>& show) {
  if (show) return fail_option("show", "this module cannot show the reasoning");
  return {};
}

Result<std::optional<AgentSpec>> find_adviser(Given&) {
  return std::nullopt;
}

void answer_more(const AnalyzeQuestion&, AnalyzeAnswer&) {}

namespace c {

std::span<const NamedVerb> all_verbs() {
  static constexpr NamedVerb kVerbs[] = {
      {"agents", ask_agents},     {"analyze", ask_analyze},   {"clues", ask_clues},
      {"generate", ask_generate}, {"link", ask_link},         {"palette", ask_palette},
      {"play", ask_play},         {"position", ask_position}, {"read", ask_read},
      {"render", ask_render},
  };
  return kVerbs;
}

// There is neither reasoning nor advice to show.
std::string full_text(const AnalyzeAnswer&) {
  return {};
}
std::string reasoning_svg(const AnalyzeAnswer&, Theme) {
  return {};
}

}  // namespace c
}  // namespace minewise
