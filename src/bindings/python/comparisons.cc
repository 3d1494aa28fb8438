// Comparisons: every agent meets the same boards. The tables are those that `minewise compare`
// writes as CSV, to the last digit, since both are made of the same rows of text.
#include <pybind11/stl.h>

#include "bindings/python/boards.h"
#include "bindings/python/module.h"
#include "bindings/python/players.h"
#include "game/play_game.h"
#include "output/report/csv.h"
#include "study/experiment.h"
#include "study/run.h"
#include "study/spread/threads.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

Experiment planned(const Players& players, ExperimentOptions options,
                   const std::optional<std::string>& layouts) {
  options.agents = players.is_all() ? "all" : "given";
  options.players = players.specs();
  if (!layouts) return or_raise(plan_experiment(options));
  options.layouts_file = "layouts";
  return or_raise(plan_experiment(options, std::make_shared<LayoutSet>(layouts_from(*layouts))));
}

// An agent in Python is asked on this thread, where Ctrl-C reaches it by itself. ValueError: it
// made an illegal move.
Summary play_all(const Experiment& experiment, const Players& players, int jobs,
                 const SeeChunk& see) {
  Workers workers;
  if (players.has_python()) {
    std::string fault;
    workers.after_game = [](int, const GameRecord&) {
      check_signals();
      return true;
    };
    workers.after_fault = [&](const AgentSpec& agent, const GameId& id, int move,
                              const Fault& found) {
      fault = describe_fault(agent, id, move, found);
      return false;
    };
    const py::gil_scoped_release others_run;
    auto summary = minewise::compare(experiment, workers, see);
    if (!fault.empty()) throw py::value_error(fault);
    return or_raise(std::move(summary));
  }
  const Threads threads(jobs);
  workers.runner = &threads;
  Result<Summary> summary;
  run_long([&](const GoesOn& goes_on) {
    workers.after_game = [&](int, const GameRecord&) { return goes_on(); };
    summary = minewise::compare(experiment, workers, see);
  });
  return or_raise(std::move(summary));
}

// A row for each game; records lie at the places of their chunks.
Table games_table(const Experiment& experiment, const ChunkPlan& plan,
                  const std::vector<ChunkRecord>& records) {
  Table table{game_columns(), {}};
  for (int series = 0; series < experiment.series(); ++series) {
    std::uint64_t index = 0;
    for (std::uint64_t number = 0; number < plan.chunks_of(series); ++number) {
      for (const GameRecord& game : records[plan.place_of({series, number})].games) {
        table.rows.push_back(game_row(experiment, series, index++, game));
      }
    }
  }
  return table;
}

// {column: texts}
py::dict columns_of(const Table& table) {
  py::dict columns;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    py::list texts;
    for (const auto& row : table.rows) texts.append(row[i]);
    columns[py::str(table.columns[i])] = texts;
  }
  return columns;
}

py::dict compare(const py::list& agents, const ExperimentOptions& options,
                 const std::optional<std::string>& layouts, int jobs, bool per_game) {
  Players players;
  for (const py::handle agent : agents) players.add(agent);
  if (players.specs().empty())
    throw py::value_error("agents: must not be empty; name at least one");
  const Experiment experiment = planned(players, options, layouts);
  or_raise(check_size(experiment));
  const ChunkPlan plan(experiment);
  std::vector<ChunkRecord> records(per_game ? plan.places() : 0);
  const Summary summary = play_all(experiment, players, jobs, [&](const PlayedChunk& chunk) {
    if (per_game) records[plan.place_of(chunk.id)] = chunk.record;
  });
  py::dict tables;
  tables["results"] = columns_of(results_table(experiment, summary));
  tables["differences"] = columns_of(differences_table(experiment, summary));
  if (experiment.estimate != Estimate::None) {
    tables["estimates"] = columns_of(estimates_table(experiment, summary));
    tables["estimate_differences"] = columns_of(estimate_differences_table(experiment, summary));
  }
  if (per_game) tables["games"] = columns_of(games_table(experiment, plan, records));
  return tables;
}

}  // namespace

void bind_comparisons(py::module_& module) {
  module.def(
      "compare",
      [](const py::list& agents, std::optional<std::string> sizes,
         std::optional<std::string> densities, std::optional<std::string> mines,
         const std::optional<std::string>& layouts, std::optional<std::uint64_t> games,
         std::vector<std::string> rules, std::uint64_t seed, int jobs, bool per_game,
         std::string estimate) {
        const ExperimentOptions options{.agents = {},
                                        .sizes = std::move(sizes),
                                        .densities = std::move(densities),
                                        .mines = std::move(mines),
                                        .layouts_file = {},
                                        .games = games,
                                        .rules = std::move(rules),
                                        .seed = seed,
                                        .estimate = std::move(estimate)};
        return compare(agents, options, layouts, jobs, per_game);
      },
      py::arg("agents"), py::kw_only(), py::arg("sizes"), py::arg("densities"), py::arg("mines"),
      py::arg("layouts"), py::arg("games"), py::arg("rules"), py::arg("seed"), py::arg("jobs"),
      py::arg("per_game"), py::arg("estimate"), "Compares agents; tables as columns of text.");
}

}  // namespace minewise::python
