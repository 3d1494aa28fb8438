// Requests about games and players: play, review, influence, agents, clues and compare.
#include "api/influence.h"
#include "bindings/c/ask.h"
#include "bindings/c/options.h"
#include "output/json/experiment_json.h"
#include "output/json/game_json.h"
#include "output/json/influence_json.h"
#include "output/json/lists_json.h"
#include "output/json/review_json.h"
#include "output/text/lists.h"
#include "review/critique.h"
#include "study/experiment.h"
#include "study/run.h"

namespace minewise::c {

Result<std::string> ask_play(std::string_view request) {
  GameRequest asked;
  std::optional<std::string> text, agent, format;
  VerbReader reader;
  add_game_words(reader, asked);
  add_no_guess_words(reader, asked);
  reader.text("text", text).text("agent", agent).word("format", format, {"json", "transcript"});
  TRY(reader.take(request));
  TRY(const auto found,
      find_game(text.value_or(asked.layout ? "" : std::string(kUsualGame)), asked, kUsualSeed));
  const GameId& id = found.source.id;
  auto agents = parse_agents_for(agent.value_or(std::string(kUsualAgent)), id.board(), id.rules);
  if (!agents) return object_to("agent", agents.error());
  std::string answer;
  for (const AgentSpec& player : *agents) {
    TRY(const auto played, play_out(found.source, player));
    answer += format == "transcript" ? format_transcript(played)
                                     : trial_json(played.id, played.agent, played.result);
  }
  return answer;
}

Result<std::string> ask_review(std::string_view request) {
  ReadingWords words;
  VerbReader reader;
  reader.about_game(words);
  TRY(const auto given, reader.take_given(request, words));
  TRY(const auto played, played_in(given));
  TRY(const auto judged, critique(played));
  std::string answer;
  write_review_json({played, judged}, [&](std::string_view piece) { answer += piece; });
  return answer;
}

Result<std::string> ask_influence(std::string_view request) {
  ReadingWords words;
  InfluenceRequest asked;
  VerbReader reader;
  reader.about(words).text("without", asked.without);
  TRY(const auto given, reader.take_given(request, words));
  TRY(const auto report, find_influence(given, asked));
  std::string answer;
  write_influence_json(report, [&](std::string_view piece) { answer += piece; });
  return answer;
}

Result<std::string> ask_agents(std::string_view request) {
  VerbReader reader;
  TRY(reader.take(request));
  return agents_json(all_agents());
}

Result<std::string> ask_clues(std::string_view request) {
  std::vector<std::string> names;
  VerbReader reader;
  reader.texts("clues", names);
  TRY(reader.take(request));
  std::vector<ClueModelPtr> models;
  if (names.empty()) models = usual_clues();
  for (const std::string& name : names) {
    auto model = parse_clue_model(name);
    if (!model) return object_to("clues", model.error());
    models.push_back(*std::move(model));
  }
  return clues_json(models);
}

// compare: agents on the same boards, one game after another.

namespace {

constexpr std::uint64_t kMostGames = 100'000;     // of all agents
constexpr std::uint64_t kMostCells = 50'000'000;  // of all their boards

// The games of all agents.
std::uint64_t games_of(const Experiment& experiment) {
  return static_cast<std::uint64_t>(experiment.series()) * experiment.games;
}

Result<void> check_work(const Experiment& experiment) {
  const std::uint64_t games = games_of(experiment);
  std::uint64_t cells = 0;  // of one game under each condition
  for (const Condition& each : experiment.conditions) {
    cells += static_cast<std::uint64_t>(each.board.width) *
             static_cast<std::uint64_t>(each.board.height);
  }
  if (games <= kMostGames && cells * experiment.agents.size() * experiment.games <= kMostCells) {
    return {};
  }
  return fail_as(
      ErrorKind::Limit,
      fmt::format(
          "games: at most {} for all agents together, on boards of at most {} cells together",
          kMostGames, kMostCells));
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

Result<std::string> ask_compare(std::string_view request, Watch& watch) {
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
  std::shared_ptr<const LayoutSet> set;
  if (layouts) {
    options.layouts_file = "layouts";
    TRY(auto read, layouts_in_text(*layouts));
    set = std::make_shared<const LayoutSet>(std::move(read));
  }
  TRY(const auto experiment, plan_experiment(options, set));
  TRY(check_work(experiment));
  const auto summary = compare(experiment, workers_for(experiment, watch));
  if (!summary) return std::unexpected(summary.error());
  return experiment_json(experiment, *summary);
}

}  // namespace minewise::c
