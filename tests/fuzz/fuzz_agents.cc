// Agents as they are asked for, one or several, other programs among them. None is started.
#include "agents/registry.h"
#include "cli/protocol/players.h"
#include "fuzz/reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  const std::string_view text = as_text(bytes, size);
  Players players;
  offer_agents(players.offer());
  check_reader(text, parse_agent, [](const AgentSpec& spec) {
    CHECK(spec.make() != nullptr);
    return spec.name();
  });
  check_reader(text, parse_agents, [](const std::vector<AgentSpec>& specs) {
    std::string names;
    for (const AgentSpec& spec : specs) names += (names.empty() ? "" : ",") + spec.name();
    return names;
  });
  return 0;
}
