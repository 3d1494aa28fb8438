// The request compare: agents on the same boards, one game after the other.
#include "bindings/c/ask.h"
#include "output/json/experiment_json.h"
#include "study/compare.h"
#include "study/experiment_options.h"

namespace minewise::c {
namespace {

constexpr std::uint64_t kMostGames = 100'000;     // of all agents
constexpr std::uint64_t kMostCells = 50'000'000;  // of all their boards

// The boards to be played, if they are given.
Answer<std::shared_ptr<const LayoutSet>> layouts_asked(const std::optional<std::string>& text) {
  if (!text) return nullptr;
  TRY(const auto input, answer_of(recognise(*text)));
  auto found = layouts_in(input);
  if (!found) return refuse(Error{"layouts: this is " + describe(input) + ", which holds none"});
  return std::make_shared<const LayoutSet>(*std::move(found));
}

// The games of all agents.
std::uint64_t games_of(const Experiment& experiment) {
  return static_cast<std::uint64_t>(experiment.series()) * experiment.games;
}

Answer<void> check_work(const Experiment& experiment) {
  const std::uint64_t games = games_of(experiment);
  std::uint64_t cells = 0;  // of one game under each condition
  for (const Condition& each : experiment.conditions) {
    cells += static_cast<std::uint64_t>(each.board.width) *
             static_cast<std::uint64_t>(each.board.height);
  }
  if (games <= kMostGames && cells * experiment.agents.size() * experiment.games <= kMostCells) {
    return {};
  }
  return refuse(Error{fmt::format("games: at most {} of all agents, on boards of at most {} cells "
                                  "in all",
                                  kMostGames, kMostCells)},
                MW_LIMIT);
}

// One game after the other, each of them told.
Workers workers_for(const Experiment& experiment, Watch& watch) {
  Workers workers;
  workers.after_game = [&watch, all = games_of(experiment), done = std::uint64_t{0}](
                           int, const GameRecord&) mutable {
    ++done;
    return watch.goes_on({"compare", "games", done, all, share_of(done, all)});
  };
  return workers;
}

}  // namespace

Answer<std::string> ask_compare(std::string_view request, Watch& watch) {
  ExperimentOptions options;
  std::optional<std::string> agents, layouts, estimate;
  std::optional<std::uint64_t> seed;
  VerbReader reader;
  reader.text("agents", agents)
      .text("sizes", options.sizes)
      .text("densities", options.densities)
      .text("mines", options.mines)
      .text("layouts", layouts)
      .whole("games", options.games, 1, kMostGames)
      .texts("rules", options.rules)
      .whole("seed", seed)
      .word("estimate", estimate, {"none", "luckless"});
  TRY(reader.take(request));
  options.agents = agents.value_or("");
  options.seed = seed.value_or(options.seed);
  options.estimate = estimate.value_or(options.estimate);
  if (layouts) options.layouts_file = "layouts";
  TRY(const auto asked, answer_of(read_request(options)));
  TRY(const auto set, layouts_asked(layouts));
  TRY(const auto experiment, answer_of(set ? make_experiment(asked, set) : make_experiment(asked)));
  TRY(check_work(experiment));
  const auto summary = compare(experiment, workers_for(experiment, watch));
  TRY(watch.check());
  if (!summary) return refuse(summary.error());
  return experiment_json(experiment, *summary);
}

}  // namespace minewise::c
