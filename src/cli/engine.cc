// minewise engine: our agents for any board program, by the protocol of docs/library.md.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "cli/protocol/live_player.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "formats/game_source.h"

namespace minewise::cli {
namespace {

// Longer than the line of any board; of a longer line the rest is passed over.
constexpr std::size_t kLongestInput = std::size_t{32} << 20;

// Reads a line of standard input, without its end. False at the end of input.
bool read_line(std::string& line) {
  line.clear();
  int letter = EOF;
  while ((letter = getc_unlocked(stdin)) != EOF && letter != '\n') {
    if (line.size() < kLongestInput) line += static_cast<char>(letter);
  }
  return letter != EOF || !line.empty();
}

Status answer_lines(const std::string& agent) {
  auto spec = parse_inner_agent(agent);
  if (!spec) return object_to("agent", spec.error());
  LivePlayer player(*std::move(spec), [](std::string_view lines) {
    print(lines);
    return flush_output().has_value();
  });
  if (isatty(STDIN_FILENO) != 0) say("Type 'help' for the list of commands, 'quit' to end.\n");
  std::string line;
  bool goes_on = true;
  while (goes_on && read_line(line)) goes_on = player.take(line);
  player.finish();
  TRY(flush_output());
  // A question that was stopped may still be worked out, and nothing may be taken down under it.
  if (player.has_strays()) std::_Exit(0);
  return {};
}

}  // namespace

void add_engine(CLI::App& program, ChosenVerb& chosen) {
  auto agent = std::make_shared<std::string>(kUsualAgent);
  CLI::App* verb = program.add_subcommand(
      "engine",
      "Let another program ask an agent for moves, over standard input.\n"
      "Each line of input is a command, answered on standard output; docs/library.md describes "
      "them. 'position ROWS HEADERS', or 'game BOARD RULES' and 'shows CELL SYMBOL ...', describe "
      "what the player sees. 'go' asks for a move and its reason, 'analyze' for everything known, "
      "as JSON. 'help' lists the rest. The answer to a wrong line is 'error' and the reason; the "
      "line changes nothing.");
  verb->add_option("--agent", *agent, "The agent that answers; 'minewise agents' lists all")
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  printf 'position 1?/?? mines 1\\ngo\\nanalyze\\n' | minewise engine\n"
      "  printf 'game 9x9/10 classic\\ngo\\n' | minewise engine --agent basic");
  run_with(verb, chosen, [agent] { return answer_lines(*agent); });
}

}  // namespace minewise::cli
