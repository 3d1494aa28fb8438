// The command line: one program, one file per verb.
#include "cli/verb.h"

namespace {

constexpr const char* kAbout =
    "minewise plays Minesweeper by inference, and shows how.\n"
    "A game is named by one line that reproduces it anywhere: size and mines, rules, seed.\n"
    "  10x10/15 survival seed=7        15 mines, the game goes on after a mine\n"
    "  30x16/99 classic seed=42        the game that players know; so is 'expert classic'\n"
    "  20@0.2 survival topology=hex    each cell a mine with probability 0.2, on hexagons";

constexpr const char* kFooter =
    "Start with:\n"
    "  minewise play --trace steps\n"
    "  minewise play --agent basic \"beginner classic seed=7\" --trace log\n"
    "Each verb has its own --help.";

// One line, whatever the parser had to say.
void report_usage(const CLI::App& program, const CLI::ParseError& error) {
  std::string message = error.what();
  for (char& letter : message) {
    if (letter == '\n') letter = ' ';
  }
  const auto verbs = program.get_subcommands();
  const std::string name = verbs.empty() ? "minewise" : "minewise " + verbs.front()->get_name();
  fmt::print(stderr, "{}: {}; see '{} --help'\n", name, message, name);
}

}  // namespace

int main(int argc, char** argv) {
  using namespace minewise::cli;
  int code = 0;
  CLI::App program(kAbout, "minewise");
  program.footer(kFooter);
  program.set_version_flag("--version", "minewise " MINEWISE_VERSION);
  program.set_help_flag("--help,-h", "Show this help");
  program.require_subcommand(1);
  add_play(program, code);
  add_replay(program, code);
  add_agents(program, code);
  add_bench(program, code);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return program.exit(error);
    report_usage(program, error);
    return kBadInput;
  }
  return code;
}
