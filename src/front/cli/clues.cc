// minewise clues: what the kinds of clues assume, and how much each tells.
#include <array>
#include <memory>
#include <nlohmann/json.hpp>

#include "front/cli/files.h"
#include "front/cli/verb.h"
#include "ground/clues/information.h"

namespace minewise::cli {
namespace {

constexpr std::array<double, 9> kDensities{0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9};
constexpr int kDegree = 8;

constexpr std::string_view kAssumptions =
    "A clue is drawn once, when its cell is opened, from what lies around it:\n"
    "  exact        the true number of mines around the cell\n"
    "  withheld:Q   nothing with probability Q, whatever lies around; else the true number\n"
    "  optimistic   any number from 0 to the true one, each as likely: a lower bound\n"
    "  cautious     any number from the true one to the number of neighbours: an upper bound\n"
    "  A+B          what A shows is the truth for B; what A withholds stays withheld\n"
    "Players know the kind of clues. Engines that reason in certainties use what a clue allows; "
    "the\n"
    "exact posterior weighs each number of mines by how likely the clue is given it.\n";

Ran describe(const std::vector<std::string>& names, const std::string& format) {
  std::vector<ClueModelPtr> models;
  for (const std::string& name : names) {
    auto model = parse_clue_model(name);
    if (!model) return bad_option("clues", model.error());
    models.push_back(*model);
  }
  if (format == "json") {
    auto json = nlohmann::ordered_json::array();
    for (const ClueModelPtr& model : models) {
      auto bits = nlohmann::ordered_json::array();
      for (const double density : kDensities) bits.push_back(bits_told(*model, kDegree, density));
      json.push_back({{"clues", model->name()}, {"densities", kDensities}, {"bits", bits}});
    }
    print(json.dump() + "\n");
    return {};
  }
  print(
      std::string(kAssumptions) +
      "\nbits that an opened cell tells about its eight neighbours, before anything else is known, "
      "by density\n");
  print(fmt::format("{:<26}", ""));
  for (const double density : kDensities) print(fmt::format(" {:>5}", density));
  print("\n");
  for (const ClueModelPtr& model : models) {
    print(fmt::format("{:<26}", model->name()));
    for (const double density : kDensities) {
      print(fmt::format(" {:5.3f}", bits_told(*model, kDegree, density)));
    }
    print("\n");
  }
  return {};
}

}  // namespace

void add_clues(CLI::App& program, int& code) {
  auto names = std::make_shared<std::vector<std::string>>(
      std::vector<std::string>{"exact", "withheld:0.2", "withheld:0.5", "optimistic", "cautious",
                               "withheld:0.2+optimistic", "withheld:0.2+cautious"});
  auto format = std::make_shared<std::string>("text");
  CLI::App* verb = program.add_subcommand(
      "clues",
      "Say what each kind of clue assumes and how much it tells.\n"
      "How much is Shannon's mutual information between the true number of mines around a cell "
      "and\n"
      "what the cell shows, each neighbour a mine by the density.");
  verb->add_option("clues", *names, "Kinds of clues, in the words of rules [a choice]");
  verb->add_option("--format", *format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  run_with(verb, code, [names, format] { return describe(*names, *format); });
}

}  // namespace minewise::cli
