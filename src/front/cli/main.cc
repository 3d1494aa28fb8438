// The command line: one program, one file per verb.
#include "front/cli/verb.h"

#include <algorithm>
#include <iostream>
#include <sstream>

#include "front/run/streams.h"
#include "study/ledger/code_version.h"

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

// In the list of verbs, the first line of each one's manual; in a manual, room before "Usage".
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_subcommand(const CLI::App* verb) const override {
    const std::string manual = verb->get_description();
    std::stringstream line;
    CLI::detail::format_help(line, verb->get_display_name(true),
                             manual.substr(0, manual.find('\n')), 14);
    return line.str();
  }
  std::string make_description(const CLI::App* app) const override {
    return app->get_description() + "\n\n";
  }
};

constexpr std::size_t kMostSaid = 600;  // the parser lists the words that it knows

// One line, whatever the parser had to say.
void report_usage(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App* verb = &program;
  while (!verb->get_subcommands().empty()) verb = verb->get_subcommands().front();
  const std::string name = minewise::cli::full_name(verb);
  minewise::say(fmt::format("{}: {}; see '{} --help'\n", name,
                            minewise::excerpt(error.what(), kMostSaid), name));
}

// Says so if the first word names no verb, or the second no kind of a verb that has kinds.
bool reports_unknown_verb(const CLI::App& program, int argc, char** argv) {
  const CLI::App* app = &program;
  for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
    const auto verbs = app->get_subcommands([](const CLI::App*) { return true; });
    if (verbs.empty()) return false;
    const auto named = std::ranges::find(verbs, argv[i], &CLI::App::get_name);
    if (named == verbs.end()) {
      const std::string name = minewise::cli::full_name(app);
      minewise::say(fmt::format("{}: unknown {} '{}'; see '{} --help'\n", name,
                                app == &program ? "verb" : "kind", minewise::excerpt(argv[i]),
                                name));
      return true;
    }
    app = *named;
  }
  return false;
}

// The verb, or the kind of one, that a word names; `app` itself if it names none.
const CLI::App* app_of(const CLI::App* app, std::string_view word) {
  const auto verbs = app->get_subcommands([](const CLI::App*) { return true; });
  const auto named = std::ranges::find(verbs, word, &CLI::App::get_name);
  return named == verbs.end() ? app : *named;
}

// Says so if a flag is given a value. (CLI11 by itself takes --quiet=3 for --quiet, and --quiet=0
// for its opposite.)
bool reports_flag_with_value(const CLI::App& program, int argc, char** argv) {
  const CLI::App* app = &program;
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
    const std::string_view word = argv[i];
    app = app_of(app, word);
    const std::size_t equals = word.find('=');
    if (!word.starts_with('-') || equals == word.npos) continue;
    const CLI::Option* flag = app->get_option_no_throw(std::string(word.substr(0, equals)));
    if (!flag || flag->get_items_expected_max() > 0) continue;
    const std::string name = minewise::cli::full_name(app);
    minewise::say(
        fmt::format("{}: {}: takes no value; see '{} --help'\n", name, flag->get_name(), name));
    return true;
  }
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace minewise;
  using namespace minewise::cli;
  occupy_standard_streams();
  ChosenVerb chosen;
  CLI::App program(kAbout, "minewise");
  program.formatter(std::make_shared<HelpFormatter>());
  program.set_version_flag("--version", fmt::format("minewise {}", minewise::version()));
  program.set_help_flag("--help,-h", "Show this help");
  program.require_subcommand(1);
  add_play(program, chosen);
  add_watch(program, chosen);
  add_replay(program, chosen);
  add_review(program, chosen);
  add_analyze(program, chosen);
  add_influence(program, chosen);
  add_render(program, chosen);
  add_position(program, chosen);
  add_compare(program, chosen);
  add_study(program, chosen);
  add_merge(program, chosen);
  add_match(program, chosen);
  add_generate(program, chosen);
  add_optimal(program, chosen);
  add_agents(program, chosen);
  add_clues(program, chosen);
  add_bench(program, chosen);
  program.footer(kFooter);
  if (reports_unknown_verb(program, argc, argv)) return kBadInput;
  if (reports_flag_with_value(program, argc, argv)) return kBadInput;
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      program.exit(error);
      if (const Status flushed = flush_output(); !flushed) {
        say(fmt::format("minewise: {}\n", flushed.error().message));
        return flushed.error().code;
      }
      return 0;
    }
    report_usage(program, error);
    return kBadInput;
  }
  return run_chosen(chosen);
}
