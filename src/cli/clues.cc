// minewise clues: what the kinds of clues assume, and how much each tells.
#include <memory>

#include "cli/run/streams.h"
#include "cli/verb.h"
#include "output/json/lists_json.h"
#include "output/text/lists.h"

namespace minewise::cli {
namespace {

Status describe(const std::vector<std::string>& names, const std::string& format) {
  std::vector<ClueModelPtr> models;
  if (names.empty()) models = usual_clues();
  for (const std::string& name : names) {
    auto model = parse_clue_model(name);
    if (!model) return bad_option("clues", model.error());
    models.push_back(*model);
  }
  format == "json" ? print(clues_json(models)) : print_folded(clues_text(models));
  return {};
}

}  // namespace

void add_clues(CLI::App& program, ChosenVerb& chosen) {
  auto names = std::make_shared<std::vector<std::string>>();
  auto format = std::make_shared<std::string>("text");
  CLI::App* verb =
      program.add_subcommand("clues",
                             "List the kinds of clues, and how much information each gives.\n"
                             "The measure is Shannon's mutual information between the true number "
                             "of mines around a cell and the clue that the cell shows, when each "
                             "neighbour is a mine with a probability equal to the density.");
  verb->add_option("clues", *names, "Kinds of clues, written as in rules [a selection]");
  add_format_option(verb, *format);
  verb->footer(
      "Examples:\n"
      "  minewise clues\n"
      "  minewise clues withheld:0.3+optimistic --format json");
  run_with(verb, chosen, [names, format] { return describe(*names, *format); });
}

}  // namespace minewise::cli
