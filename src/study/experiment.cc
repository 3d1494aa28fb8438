#include "study/experiment.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "game/luckless.h"
#include "study/chunk.h"

namespace minewise {

namespace {

constexpr std::size_t kMostItems = 10'000;

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> items;
  for (;;) {
    const std::size_t end = text.find(separator);
    items.push_back(text.substr(0, end));
    if (end == text.npos) return items;
    text.remove_prefix(end + 1);
  }
}

// To twelve digits, so that 0.1 + 2 * 0.1 is the number that people write 0.3.
double rounded(double value) {
  return parse_decimal(fmt::format("{:.12g}", value)).value_or(value);
}

// Adds the values of an item: one, or those of a range.
Result<void> add_values(std::string_view item, std::vector<double>& values) {
  std::vector<double> parts;
  for (const std::string_view part : split(item, ':')) {
    const auto value = parse_decimal(part);
    if (!value) return fail("'{}' is not a number", part);
    parts.push_back(*value);
  }
  if (parts.size() == 1) {
    values.push_back(parts[0]);
    return {};
  }
  if (parts.size() != 3 || parts[2] <= 0 || parts[1] < parts[0]) {
    return fail("'{}' is not a range; write FIRST:LAST:STEP, such as 0.1:0.9:0.1", item);
  }
  const double steps = std::floor((parts[1] - parts[0]) / parts[2] + 1e-9);
  if (steps >= static_cast<double>(kMostItems))
    return fail("the range '{}' has more than {} values", item, kMostItems);
  for (int i = 0; i <= static_cast<int>(steps); ++i) {
    values.push_back(rounded(parts[0] + i * parts[2]));
  }
  return {};
}

Result<std::vector<double>> parse_values(std::string_view text) {
  std::vector<double> values;
  for (const std::string_view item : split(text, ',')) {
    TRY(add_values(item, values));
  }
  if (values.size() > kMostItems) return fail("the list has more than {} values", kMostItems);
  return values;
}

template <class T>
bool has_twice(std::vector<T> values, T* twice) {
  std::ranges::sort(values);
  const auto found = std::ranges::adjacent_find(values);
  if (found == values.end()) return false;
  *twice = *found;
  return true;
}

}  // namespace

Result<std::vector<Size>> parse_sizes(std::string_view text) {
  std::vector<Size> sizes;
  const auto items = split(text, ',');
  if (items.size() > kMostItems) return fail("the list has more than {} sizes", kMostItems);
  for (const std::string_view item : items) {
    if (item.find_first_of("/@") != item.npos || item.find_first_of("0123456789") == item.npos) {
      TRY(auto board, parse_board(item));
      sizes.push_back({{board.width, board.height}, board.mines});
      continue;
    }
    TRY(auto shape, parse_size(item));
    sizes.push_back({shape, std::nullopt});
  }
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (sizes[i].shape == sizes[j].shape && sizes[i].mines == sizes[j].mines) {
        return fail("{}x{} is listed twice", sizes[i].shape.width, sizes[i].shape.height);
      }
    }
  }
  return sizes;
}

Result<std::vector<double>> parse_densities(std::string_view text) {
  auto values = parse_values(text);
  if (!values) return values;
  for (const double value : *values) {
    if (value < 0 || value > 1) {
      return fail("{} is not a mine density; write numbers from 0 to 1", value);
    }
  }
  double twice = 0;
  if (has_twice(*values, &twice)) return fail("{} is listed twice", twice);
  return values;
}

Result<std::vector<int>> parse_mine_counts(std::string_view text) {
  TRY(auto values, parse_values(text));
  std::vector<int> counts;
  for (const double value : values) {
    const bool is_count =
        value >= 0 && value <= Shape::kMaxSide * Shape::kMaxSide && value == std::floor(value);
    if (!is_count) return fail("{} is not a number of mines", value);
    counts.push_back(static_cast<int>(value));
  }
  int twice = 0;
  if (has_twice(counts, &twice)) return fail("{} is listed twice", twice);
  return counts;
}

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
    return fail_option("sizes", "{}x{} has no mines; give densities or numbers of mines", width,
                       height);
  }
  for (const double density : request.densities) {
    boards.push_back({{width, height, FixedCount{mines_of(density, cells)}}, density, {}});
  }
  for (const int mines : request.mine_counts) {
    if (mines > cells) {
      return fail_option("mines", "{} do not fit on {}x{}, which has {}", counted(mines, "mine"),
                         width, height, counted(cells, "cell"));
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
    if (!seen.insert(text).second) return fail_option(part, "'{}' is listed twice", text);
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
    return fail_option("rules", "topology={}, but the layouts have topology={}",
                       grid_word(rules.topology), grid_word(grid));
  }
  if (grid != kUsualGrid) rules.topology = grid;
  if (set.first() && rules.first.cell && *set.first() != *rules.first.cell) {
    return fail_option("rules", "first={}, but the layouts have first={}", rules.first.cell->text(),
                       set.first()->text());
  }
  // No promise alters a given layout.
  rules.first = {Promise::None, set.first() ? set.first() : rules.first.cell};
  if (rules.first.cell && !set.shape().contains(*rules.first.cell)) {
    return fail_option("rules", "the first cell {} is outside the board of {} and {}",
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
    if (!fit) return fail_option("agents", "{}", fit.error().message);
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
      return fail_option("estimate", "luckless does not work with flags=believed");
    }
    if (std::holds_alternative<FixedCount>(board.mines)) continue;
    return fail_option(
        "estimate", "luckless needs a fixed number of mines to estimate a score, and {} has none",
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
    return fail_option("sizes",
                       "more than {} combinations of boards and rules; split the experiment",
                       kMostConditions);
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
        return fail_option("rules", "{} {}: {}", format_board(id.board()), format_rules(rules),
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
    return fail_option("games", "{} requested, but the file has {}", experiment->games,
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

namespace {

Result<void> read_boards(const ExperimentOptions& options, Request& request) {
  auto sizes = parse_sizes(options.sizes.value_or("20"));
  if (!sizes) return object_to("sizes", sizes.error());
  request.sizes = *std::move(sizes);
  if (options.mines) {
    auto counts = parse_mine_counts(*options.mines);
    if (!counts) return object_to("mines", counts.error());
    request.mine_counts = *std::move(counts);
  }
  if (options.densities || !options.mines) {
    auto densities = parse_densities(options.densities.value_or("0.1:0.9:0.1"));
    if (!densities) return object_to("densities", densities.error());
    request.densities = *std::move(densities);
  }
  return {};
}

}  // namespace

Result<Request> read_request(const ExperimentOptions& options) {
  constexpr std::uint64_t kUsualGames = 100;
  Request request;
  if (options.players.empty()) {
    auto agents = parse_agents(options.agents.empty() ? "all" : options.agents);
    if (!agents) return object_to("agents", agents.error());
    request.agents = *std::move(agents);
  } else {
    request.agents = options.players;
  }
  request.fitting_agents_only = options.agents.empty() || options.agents == "all";
  request.seed = Seed{options.seed};
  const auto estimate = find_estimate(options.estimate);
  if (!estimate) return fail_option("estimate", "'{}' is not none or luckless", options.estimate);
  request.estimate = *estimate;
  request.games = options.games.value_or(options.layouts_file ? 0 : kUsualGames);
  for (const std::string& text : options.rules) {
    auto rules = parse_rules(text);
    if (!rules) return object_to("rules", rules.error());
    request.rules.push_back(*std::move(rules));
  }
  if (request.rules.empty()) request.rules.push_back(Rules::survival());
  if (options.layouts_file) return request;
  TRY(read_boards(options, request));
  return request;
}

Result<Experiment> plan_experiment(const ExperimentOptions& options,
                                   std::shared_ptr<const LayoutSet> layouts) {
  TRY(const auto request, read_request(options));
  return layouts ? make_experiment(request, std::move(layouts)) : make_experiment(request);
}

}  // namespace minewise
