#include "study/experiment.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/check.h"
#include "core/counted.h"
#include "core/try.h"
#include "game/luckless.h"
#include "study/chunk.h"

namespace minewise {
namespace {

// Enough for every question anyone has asked; a slip such as sizes 1:1000:1 ends here.
constexpr std::size_t kMostConditions = 100'000;

// A number of mines from a density, rounded half up. The nudge makes up for densities that no
// double holds: 0.35 of 10 cells is 3.5, not a hair less.
int mines_of(double density, int cells) {
  return static_cast<int>(std::floor(density * cells + 0.5 + 1e-9));
}

double share(int mines, int cells) {
  return static_cast<double>(mines) / cells;
}

Condition with_own_mines(const Size& size) {
  const Board board{size.shape.width, size.shape.height, *size.mines};
  const auto* fixed = std::get_if<FixedCount>(&*size.mines);
  const double density =
      fixed ? share(fixed->mines, size.shape.cells()) : std::get<Independent>(*size.mines).density;
  return {board, density, {}};
}

Result<void> add_boards(const Size& size, const Request& request, std::vector<Condition>& boards) {
  if (size.mines) {
    boards.push_back(with_own_mines(size));
    return {};
  }
  const auto [width, height, grid] = size.shape;
  const int cells = size.shape.cells();
  if (request.densities.empty() && request.mine_counts.empty()) {
    return fail("sizes: {}x{} has no mines; give densities or numbers of mines", width, height);
  }
  for (const double density : request.densities) {
    boards.push_back({{width, height, FixedCount{mines_of(density, cells)}}, density, {}});
  }
  for (const int mines : request.mine_counts) {
    if (mines > cells) {
      return fail("mines: {} do not fit on {}x{}, which has {}", counted(mines, "mine"), width,
                  height, counted(cells, "cell"));
    }
    boards.push_back({{width, height, FixedCount{mines}}, share(mines, cells), {}});
  }
  return {};
}

template <class T, class Name>
Result<void> refuse_twice(std::string_view part, const std::vector<T>& items, const Name& name) {
  std::set<std::string> seen;
  for (const T& item : items) {
    const std::string text = name(item);
    if (!seen.insert(text).second) return fail("{}: '{}' is listed twice", part, text);
  }
  return {};
}

Result<Experiment> begin_experiment(const Request& request) {
  const auto agents =
      refuse_twice("agents", request.agents, [](const AgentSpec& spec) { return spec.name(); });
  if (!agents) return std::unexpected(agents.error());
  TRY(refuse_twice("rules", request.rules, format_rules));
  Experiment experiment;
  experiment.agents = request.agents;
  experiment.games = request.games;
  experiment.seed = request.seed;
  experiment.estimate = request.estimate;
  return experiment;
}

// Takes what a layout set says of first cell and topology into the rules.
Result<Rules> rules_on(const LayoutSet& set, Rules rules) {
  const Grid grid = set.shape().grid;
  if (rules.topology != kUsualGrid && grid != kUsualGrid && rules.topology != grid) {
    return fail("rules: topology={}, and the layouts are topology={}", grid_word(rules.topology),
                grid_word(grid));
  }
  if (grid != kUsualGrid) rules.topology = grid;
  if (set.first() && rules.first.cell && *set.first() != *rules.first.cell) {
    return fail("rules: first={}, and the layouts are first={}", rules.first.cell->text(),
                set.first()->text());
  }
  // No promise alters a given layout.
  rules.first = {Promise::None, set.first() ? set.first() : rules.first.cell};
  if (rules.first.cell && !set.shape().contains(*rules.first.cell)) {
    return fail("rules: the first cell {} is outside the board of {} and {}",
                rules.first.cell->text(), counted(set.shape().height, "row"),
                counted(set.shape().width, "column"));
  }
  return rules;
}

// One number of mines if all boards agree on it, and their density otherwise.
Condition condition_of(const LayoutSet& set) {
  const auto [width, height, grid] = set.shape();
  double mines = 0;
  bool alike = true;
  for (std::size_t i = 0; i < set.size(); ++i) {
    mines += set.mines(i);
    alike = alike && set.mines(i) == set.mines(0);
  }
  const double density = mines / static_cast<double>(set.size()) / set.shape().cells();
  const MineLaw law = alike ? MineLaw(FixedCount{set.mines(0)}) : MineLaw(Independent{density});
  return {{width, height, law}, density, {}};
}

Result<void> check_fit_for_all(const AgentSpec& agent, const Experiment& experiment) {
  for (const Condition& condition : experiment.conditions) {
    const auto fit = check_fit(*agent.entry, condition.board, condition.rules);
    if (!fit) return fail("agents: {}", fit.error().message);
  }
  return {};
}

Result<void> settle_agents(Experiment& experiment, bool fitting_only) {
  if (fitting_only) {
    std::erase_if(experiment.agents,
                  [&](const AgentSpec& agent) { return !check_fit_for_all(agent, experiment); });
  }
  for (const AgentSpec& agent : experiment.agents) {
    if (auto fit = check_fit_for_all(agent, experiment); !fit) return fit;
  }
  return {};
}

// A score is a share of the mines: where their number is drawn with the layout, so is what a mine
// counts. The boards of a file have theirs.
Result<void> check_estimate(const Experiment& experiment) {
  if (experiment.estimate == Estimate::None || experiment.layouts) return {};
  for (const auto& [board, density, rules] : experiment.conditions) {
    if (estimated_under(rules) == Estimated::Won) continue;
    if (rules.flags == FlagRule::Believed) {
      return fail("estimate: luckless knows no price of flags, and the rules have flags=believed");
    }
    if (std::holds_alternative<FixedCount>(board.mines)) continue;
    return fail(
        "estimate: luckless estimates a score only where the number of mines is fixed, and "
        "{} has none",
        format_board(board));
  }
  return {};
}

// No condition twice, and not too many of them; agents that fit; an estimate that can be made.
Result<Experiment> checked(Experiment experiment, const Request& request) {
  TRY(settle_agents(experiment, request.fitting_agents_only));
  TRY(check_size(experiment));
  TRY(check_estimate(experiment));
  TRY(refuse_twice("sizes", experiment.conditions, condition_text));
  return experiment;
}

}  // namespace

Result<Experiment> make_experiment(const Request& request) {
  auto experiment = begin_experiment(request);
  if (!experiment) return experiment;
  const std::size_t laws = request.densities.size() + request.mine_counts.size() + 1;
  if (request.sizes.size() * laws * request.rules.size() > kMostConditions) {
    return fail("sizes: over {} combinations of boards and rules are too many", kMostConditions);
  }
  std::vector<Condition> boards;
  for (const Size& size : request.sizes) {
    TRY(add_boards(size, request, boards));
  }
  for (const Condition& board : boards) {
    for (const Rules& rules : request.rules) {
      Condition condition = board;
      condition.rules = rules;
      const GameId id = game_id_of(*experiment, condition, 0);
      if (auto played = parse_game_id(format_game_id(id)); !played) {
        return fail("rules: {} {}: {}", format_board(id.board()), format_rules(rules),
                    played.error().message);
      }
      experiment->conditions.push_back(std::move(condition));
    }
  }
  return checked(*std::move(experiment), request);
}

Result<Experiment> make_experiment(const Request& request, std::shared_ptr<const LayoutSet> set) {
  auto experiment = begin_experiment(request);
  if (!experiment) return experiment;
  if (experiment->games == 0) experiment->games = set->size();
  if (experiment->games > set->size()) {
    return fail("games: {} are asked for, and the file has {}", experiment->games,
                counted(set->size(), "layout"));
  }
  for (const Rules& rules : request.rules) {
    TRY(auto adapted, rules_on(*set, rules));
    experiment->conditions.push_back(condition_of(*set));
    experiment->conditions.back().rules = std::move(adapted);
  }
  experiment->layouts_digest = set->digest();
  experiment->layouts = std::move(set);
  return checked(*std::move(experiment), request);
}

GameId game_id_of(const Experiment& experiment, const Condition& condition, std::uint64_t index) {
  CHECK(experiment.layouts || experiment.layouts_digest == 0);
  const Board& board = condition.board;
  GameId id{board.width, board.height, board.mines, condition.rules, experiment.seed, index};
  if (experiment.layouts) id.mines = FixedCount{experiment.layouts->mines(index)};
  return id;
}

}  // namespace minewise
