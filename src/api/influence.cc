#include "api/influence.h"

#include "core/macros.h"
#include "output/text/analysis.h"
#include "solver/analyze.h"

namespace minewise {
namespace {

bool go_on(const InfluenceRequest& request, std::string_view stage, double done) {
  return !request.progress || request.progress(stage, done);
}

// The agent whose reasons are to be followed; null for every engine.
Result<std::unique_ptr<Agent>> find_reasoner(const ReadingWords& words) {
  if (!words.agent) return nullptr;
  const auto spec = parse_inner_agent(*words.agent);
  if (!spec) return object_to("agent", spec.error());
  return spec->make();
}

Result<InfluenceReport> look_at_position(Given given) {
  TRY(const auto agent, find_reasoner(given.words));
  if (std::holds_alternative<Drawing>(given.input)) given.words.agent.reset();  // it does not play
  TRY(const auto moment, moment_in(given));
  const PlacedView placed{moment.view, moment.position.shape};
  if (const auto conflict = analyze(moment.view).conflict) {
    return std::unexpected(error_of(*conflict, placed));
  }
  return report_on(placed.shape, influence_of(moment.view, agent.get()));
}

Result<InfluenceReport> look_at_saved(const Transcript& saved, const ReadingWords& words,
                                      const InfluenceRequest& request) {
  if (words.seed) return fail_option("seed", "cannot be used with a saved game, which has its own");
  TRY(const auto agent, find_reasoner(words));
  const auto progress = [&](double done) { go_on(request, "reasoning", done); };
  TRY(auto influence, influence_of(saved, progress, agent.get()));
  return report_on_game(saved.id, saved.is_given, saved.agent, std::move(influence));
}

Result<InfluenceReport> follow_game(const GameSource& source, const Given& given) {
  const std::string name = given.words.agent.value_or(std::string(kUsualAgent));
  TRY(const auto spec, fitting_agent(name, source.id));
  if (const auto inside = check_inside(spec); !inside) return object_to("agent", inside.error());
  Game game = source.game();
  const auto agent = spec.make();
  Rng rng = rng_for(spec, game.id());
  InfluenceWatch watch(*agent, game.view());
  ObserverList observers;
  observers.join(&watch);
  if (given.observer) observers.join(given.observer);
  play_game(*agent, game, rng, &observers);
  return report_on_game(game.id(), source.layout.has_value(), spec.name(),
                        watch.gather(game.view()));
}

Result<void> add_lost(InfluenceReport& report, const std::string& without,
                      const InfluenceRequest& request) {
  TRY(const Cell cell, find_cell("without", without, report.shape));
  const View& view = report.influence.view;
  if (!view.is_open(cell) || view.clue(cell).is_withheld()) {
    return fail_option("without", "{} shows no clue; name an open cell with a clue",
                       report.shape.place(cell).text());
  }
  report.without = cell;
  report.lost = lost_without(report.influence, cell,
                             [&](double done) { go_on(request, "removing the clue", done); });
  return {};
}

// In a position as it is, in a game as it stood at the end, where flags are claims that tell
// nothing.
Result<void> add_reach(InfluenceReport& report, const InfluenceRequest& request) {
  const View& seen = report.influence.view;
  const View view = report.influence.is_position ? seen : as_it_ended(seen);
  const Reach now(view);
  if (!now.is_possible()) return fail_as(ErrorKind::Impossible, "no layout explains the position");
  if (!now.is_exact()) {
    return fail_as(ErrorKind::NotFound,
                   "part of the frontier is too large to count exactly, so its reach is not "
                   "measured");
  }
  report.reach =
      find_reach(view, now, [&](double done) { return go_on(request, "measuring reach", done); });
  if (report.reach) return {};
  return fail_as(ErrorKind::Stopped, "stopped before the reach was measured");
}

Result<InfluenceReport> complete(InfluenceReport report, const InfluenceRequest& request) {
  if (request.without) {
    TRY(add_lost(report, *request.without, request));
  }
  if (request.clues) {
    add_clues(report, [&](double done) { go_on(request, "weighing clues", done); });
  }
  if (request.reach) {
    TRY(add_reach(report, request));
  }
  return report;
}

}  // namespace

Result<InfluenceReport> find_influence(const Given& given, const InfluenceRequest& request) {
  if (is_position_asked(given)) {
    TRY(auto report, look_at_position(given));
    return complete(std::move(report), request);
  }
  if (const auto* saved = std::get_if<Transcript>(&given.input)) {
    TRY(auto report, look_at_saved(*saved, given.words, request));
    return complete(std::move(report), request);
  }
  const ReadingWords& words = given.words;
  TRY(const auto source,
      game_of(given.input, {{}, words.board, words.given_seed(), given.default_seed}));
  return find_influence(source, given, request);
}

Result<InfluenceReport> find_influence(const GameSource& source, const Given& given,
                                       const InfluenceRequest& request) {
  TRY(auto report, follow_game(source, given));
  return complete(std::move(report), request);
}

}  // namespace minewise
