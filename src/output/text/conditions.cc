#include "output/text/conditions.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace minewise {
namespace {

// What all conditions of a list agree in.
struct Varying {
  bool sizes = false, mines = false, laws = false, rules = false;
};

Varying what_varies(const Experiment& experiment, std::span<const std::size_t> conditions) {
  const Condition& first = experiment.conditions[conditions.front()];
  Varying varying;
  for (const std::size_t i : conditions) {
    const Condition& other = experiment.conditions[i];
    varying.sizes |= other.board.width != first.board.width;
    varying.sizes |= other.board.height != first.board.height;
    varying.mines |= other.density != first.density;
    varying.laws |= other.board.mines.index() != first.board.mines.index();
    varying.rules |= other.rules != first.rules;
  }
  return varying;
}

std::string density_name(const Condition& condition) {
  return fmt::format("{:.3g}", condition.density);
}

bool are_unlike(const std::vector<std::string>& names) {
  return std::set(names.begin(), names.end()).size() == names.size();
}

// Of boards alone, without rules.
ConditionNames name_boards(const Experiment& experiment, std::span<const std::size_t> conditions,
                           const Varying& varying) {
  const auto named = [&](std::string what, const auto& name) {
    ConditionNames names{std::move(what), {}};
    for (const std::size_t i : conditions) names.names.push_back(name(experiment.conditions[i]));
    return names;
  };
  if (!varying.sizes && !varying.laws && varying.mines) {
    ConditionNames densities = named("density", density_name);
    if (varying.rules || are_unlike(densities.names)) return densities;
  }
  if (varying.sizes && !varying.mines && !varying.laws) {
    return named("size", [](const Condition& condition) {
      return fmt::format("{}x{}", condition.board.width, condition.board.height);
    });
  }
  return named("board", [](const Condition& condition) { return format_board(condition.board); });
}

}  // namespace

ConditionNames name_by_what_varies(const Experiment& experiment,
                                   std::span<const std::size_t> conditions) {
  const Varying varying = what_varies(experiment, conditions);
  ConditionNames names = name_boards(experiment, conditions, varying);
  if (!varying.rules) return names;
  const bool boards_vary = varying.sizes || varying.mines || varying.laws;
  names.what = boards_vary ? "condition" : "rules";
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const std::string rules = format_rules(experiment.conditions[conditions[i]].rules);
    names.names[i] = boards_vary ? fmt::format("{} {}", names.names[i], rules) : rules;
  }
  return names;
}

ConditionNames name_by_what_varies(const Experiment& experiment) {
  std::vector<std::size_t> all(experiment.conditions.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return name_by_what_varies(experiment, all);
}

}  // namespace minewise
