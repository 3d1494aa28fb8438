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
  if (!spec) return bad_option("--agent", spec.error());
  LivePlayer player(*std::move(spec), [](std::string_view lines) {
    print(lines);
    return flush_output().has_value();
  });
  if (isatty(STDIN_FILENO) != 0) say("'help' lists the lines, 'quit' ends.\n");
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
      "Let an agent answer another program: lines on standard input, answers on standard output.\n"
      "The lines are those of docs/library.md: 'position ROWS HEADERS' or 'game BOARD RULES' and\n"
      "'shows CELL SYMBOL ...' say what is seen, 'go' asks for a move and its reason, 'analyze' "
      "for\n"
      "all that is known, as JSON; 'help' lists the rest. A line that cannot be is answered by\n"
      "'error' and its reason, and changes nothing.");
  verb->add_option("--agent", *agent, "Who answers; 'minewise agents' lists them")
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  printf 'position 1?/?? mines 1\\ngo\\nanalyze\\n' | minewise engine\n"
      "  printf 'game 9x9/10 classic\\ngo\\n' | minewise engine --agent basic");
  run_with(verb, chosen, [agent] { return answer_lines(*agent); });
}

}  // namespace minewise::cli
