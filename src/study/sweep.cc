#include "study/sweep.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "core/number.h"

namespace minewise {
namespace {

// How often clues are withheld, where that is all that keeps them from being exact.
std::optional<double> share_withheld(const ClueModel& clues) {
  constexpr std::string_view kWithheld = "withheld:";
  if (clues.is_exact()) return 0;
  const std::string& name = clues.name();
  if (!name.starts_with(kWithheld)) return std::nullopt;
  return parse_decimal(std::string_view(name).substr(kWithheld.size()));
}

// What a condition shares with others of its sweep, in words; empty if it takes part in none.
std::string rest_of(const Condition& condition, Sweep::By by) {
  const auto& [board, density, rules] = condition;
  const bool is_fixed = std::holds_alternative<FixedCount>(board.mines);
  const std::string law = format_rules(rules) + (is_fixed ? "" : ", each cell by itself");
  if (by == Sweep::By::Density) return fmt::format("{}x{} {}", board.width, board.height, law);
  if (by == Sweep::By::Size) return fmt::format("density {} {}", density, law);
  if (!share_withheld(*rules.clues)) return "";
  Rules exact = rules;
  exact.clues = exact_clues();
  return fmt::format("{} {}", format_board(board), format_rules(exact));
}

double x_of(const Condition& condition, Sweep::By by) {
  if (by == Sweep::By::Density) return condition.density;
  if (by == Sweep::By::Size) return std::sqrt(condition.board.width * condition.board.height);
  return share_withheld(*condition.rules.clues).value_or(0);
}

// In the order in which the experiment has them.
void add_sweeps(const Experiment& experiment, Sweep::By by, std::vector<Sweep>& sweeps) {
  std::vector<Sweep> found;
  std::map<std::string, std::size_t> place_of;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const Condition& condition = experiment.conditions[i];
    const std::string rest = rest_of(condition, by);
    if (rest.empty()) continue;
    const auto [place, is_new] = place_of.emplace(rest, found.size());
    if (is_new) found.push_back({rest, {}, by});
    found[place->second].conditions.emplace_back(x_of(condition, by), i);
  }
  for (Sweep& sweep : found) {
    std::ranges::sort(sweep.conditions);
    const bool varies = sweep.conditions.front().first < sweep.conditions.back().first;
    if (varies) sweeps.push_back(std::move(sweep));
  }
}

}  // namespace

std::string_view words_for(Sweep::By by) {
  if (by == Sweep::By::Density) return "mine density";
  return by == Sweep::By::Size ? "side of the board" : "share of clues withheld";
}

std::string_view word_for(Sweep::By by) {
  if (by == Sweep::By::Density) return "density";
  return by == Sweep::By::Size ? "size" : "withheld";
}

std::vector<Sweep> sweeps_of(const Experiment& experiment) {
  std::vector<Sweep> sweeps;
  for (const Sweep::By by : {Sweep::By::Density, Sweep::By::Size, Sweep::By::Withheld}) {
    add_sweeps(experiment, by, sweeps);
  }
  return sweeps;
}

std::vector<std::size_t> lone_conditions(const Experiment& experiment,
                                         const std::vector<Sweep>& sweeps) {
  std::vector<std::size_t> lone;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const auto has = [i](const Sweep& sweep) {
      return std::ranges::find(sweep.conditions, i, &std::pair<double, std::size_t>::second) !=
             sweep.conditions.end();
    };
    if (std::ranges::none_of(sweeps, has)) lone.push_back(i);
  }
  return lone;
}

}  // namespace minewise
