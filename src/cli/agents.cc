// minewise agents: lists the players.
#include <memory>

#include "agents/registry.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "output/json/lists_json.h"
#include "output/text/lists.h"

namespace minewise::cli {
namespace {

Status list_agents(const std::string& format) {
  print(format == "json" ? agents_json(all_agents()) : agents_text(all_agents()));
  return {};
}

}  // namespace

void add_agents(CLI::App& program, ChosenVerb& chosen) {
  auto format = std::make_shared<std::string>("text");
  CLI::App* verb =
      program.add_subcommand("agents",
                             "List the agents: how each deduces and guesses, and its source.\n"
                             "Give parameters by name after a colon: NAME:PARAMETER=VALUE.");
  add_format_option(verb, *format);
  verb->footer(
      "Examples:\n"
      "  minewise agents\n"
      "  minewise play --agent triple-risk:threshold=0.2 \"10x10/20 survival seed=7\"");
  run_with(verb, chosen, [format] { return list_agents(*format); });
}

}  // namespace minewise::cli
