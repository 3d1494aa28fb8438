// Requests about games and players: play, review, influence, agents, clues and compare.
#include "bindings/c/ask.h"
#include "bindings/c/options.h"
#include "output/json/experiment_json.h"
#include "output/json/game_json.h"
#include "output/json/influence_json.h"
#include "output/json/lists_json.h"
#include "output/json/review_json.h"
#include "output/text/lists.h"
#include "review/critique.h"
#include "review/influence.h"
#include "solver/analyze.h"
#include "study/experiment.h"
#include "study/run.h"

namespace minewise::c {

namespace {

// The agent whose reasons are to be followed; null for every engine.
Answer<std::unique_ptr<Agent>> find_reasoner(const ReadingWords& words) {
  if (!words.agent) return nullptr;
  const auto spec = parse_agent(*words.agent);
  if (!spec) return refuse(object_to("agent", spec.error()).error());
  return spec->make();
}

Answer<InfluenceReport> influence_in_position(const Input& input, const ReadingWords& words) {
  ReadingWords about = words;
  if (std::holds_alternative<Drawing>(input)) about.agent.reset();  // it reasons, and does not play
  TRY(const auto moment, answer_of(find_moment(input, about, kUsualSeed)));
  const PlacedView placed{moment.view, moment.position.shape};
  if (const auto conflict = analyze(moment.view).conflict) return refuse(*conflict, placed);
  TRY(const auto agent, find_reasoner(words));
  return report_on(placed.shape, influence_of(moment.view, agent.get()));
}

Answer<InfluenceReport> influence_in_saved(const Transcript& saved, const ReadingWords& words) {
  if (words.seed) return refuse(Error{"seed: a saved game has its own"});
  TRY(const auto agent, find_reasoner(words));
  TRY(auto influence, answer_of(influence_of(saved, {}, agent.get())));
  return report_on_game(saved.id, saved.is_given, saved.agent, std::move(influence));
}

Answer<InfluenceReport> influence_in_play(const Input& input, const ReadingWords& words) {
  TRY(const auto source,
      answer_of(game_of(input, {{}, words.board, words.given_seed(), kUsualSeed})));
  TRY(const auto spec,
      answer_of(fitting_agent(words.agent.value_or(std::string(kUsualAgent)), source.id)));
  Game game = source.game();
  const auto agent = spec.make();
  Rng rng = rng_for(spec, game.id());
  InfluenceWatch watch(*agent, game.view());
  play_game(*agent, game, rng, &watch);
  return report_on_game(game.id(), game.is_given(), spec.name(), watch.gather(game.view()));
}

Answer<InfluenceReport> find_influence(const Input& input, const ReadingWords& words) {
  const auto* drawing = std::get_if<Drawing>(&input);
  if (words.at || words.position.any() || (drawing && !drawing->moments.empty())) {
    return influence_in_position(input, words);
  }
  const auto* saved = std::get_if<Transcript>(&input);
  return saved ? influence_in_saved(*saved, words) : influence_in_play(input, words);
}

Answer<void> add_lost(InfluenceReport& report, const std::optional<std::string>& without) {
  if (!without) return {};
  TRY(const Cell cell, answer_of(find_cell("without", *without, report.shape)));
  const View& view = report.influence.view;
  if (!view.is_open(cell) || view.clue(cell).is_withheld()) {
    return refuse(Error{format_message("without: {} shows no clue", *without)});
  }
  report.without = cell;
  report.lost = lost_without(report.influence, cell);
  return {};
}

}  // namespace

Answer<std::string> ask_play(std::string_view request) {
  GameAsked asked;
  std::optional<std::string> text, format;
  VerbReader reader;
  add_game_words(reader, asked);
  add_no_guess_words(reader, asked);
  reader.text("text", text)
      .text("agent", asked.agent)
      .word("format", format, {"json", "transcript"});
  TRY(reader.take(request));
  TRY(const auto found,
      find_game(text.value_or(asked.layout ? "" : std::string(kUsualGame)), asked));
  const GameId& id = found.source.id;
  auto agents =
      parse_agents_for(asked.agent.value_or(std::string(kUsualAgent)), id.board(), id.rules);
  if (!agents) return refuse(object_to("agent", agents.error()).error());
  std::string answer;
  for (const AgentSpec& agent : *agents) {
    TRY(const auto played, answer_of(play_out(found.source, agent)));
    answer += format == "transcript" ? format_transcript(played)
                                     : trial_json(played.id, played.agent, played.result);
  }
  return answer;
}

Answer<std::string> ask_review(std::string_view request) {
  ReadingWords words;
  VerbReader reader;
  reader.about_game(words);
  TRY(const auto input, reader.take_input(request, words));
  TRY(const auto played, answer_of(find_played(input, words, kUsualSeed)));
  TRY(const auto judged, answer_of(critique(played)));
  std::string answer;
  write_review_json({played, judged}, [&](std::string_view piece) { answer += piece; });
  return answer;
}

Answer<std::string> ask_influence(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> without;
  VerbReader reader;
  reader.about(words).text("without", without);
  TRY(const auto input, reader.take_input(request, words));
  TRY(auto report, find_influence(input, words));
  TRY(add_lost(report, without));
  add_clues(report);
  std::string answer;
  write_influence_json(report, [&](std::string_view piece) { answer += piece; });
  return answer;
}

Answer<std::string> ask_agents(std::string_view request) {
  VerbReader reader;
  TRY(reader.take(request));
  return agents_json(all_agents());
}

Answer<std::string> ask_clues(std::string_view request) {
  std::vector<std::string> names;
  VerbReader reader;
  reader.texts("clues", names);
  TRY(reader.take(request));
  std::vector<ClueModelPtr> models;
  if (names.empty()) models = usual_clues();
  for (const std::string& name : names) {
    auto model = parse_clue_model(name);
    if (!model) return refuse(object_to("clues", model.error()).error());
    models.push_back(*std::move(model));
  }
  return clues_json(models);
}

// compare: agents on the same boards, one game after another.

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
