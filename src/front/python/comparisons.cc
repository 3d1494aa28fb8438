// Comparisons: every agent meets the same boards. The tables are those that `minewise compare`
// writes as CSV, to the last digit, since both are made of the same rows of text.
#include <pybind11/stl.h>

#include <algorithm>

#include "front/python/bindings.h"
#include "front/python/boards.h"
#include "front/python/errors.h"
#include "front/python/long_calls.h"
#include "front/python/players.h"
#include "show/report/csv.h"
#include "study/lab/experiment_options.h"
#include "study/lab/run.h"
#include "study/lab/summary.h"
#include "study/spread/threads.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// The games of an experiment, by series and chunk.
using Records = std::vector<std::vector<ChunkRecord>>;

Experiment experiment_on(const Request& request, const std::string& layouts) {
  return or_raise(make_experiment(request, std::make_shared<LayoutSet>(layouts_from(layouts))));
}

Experiment plan(const Players& players, ExperimentOptions options,
                const std::optional<std::string>& layouts) {
  options.agents = "all";  // the players take their place
  if (layouts) options.layouts_file = "layouts";
  Request request = or_raise(read_request(options));
  request.agents = players.specs();
  request.fitting_agents_only = players.is_all();
  Experiment experiment =
      layouts ? experiment_on(request, *layouts) : or_raise(make_experiment(request));
  or_raise(check_size(experiment));
  return experiment;
}

// Plays the chunks of an experiment.
class ComparisonRun {
 public:
  ComparisonRun(const Experiment& experiment, Players& players)
      : experiment_(experiment),
        players_(players),
        plan_(experiment),
        records_(static_cast<std::size_t>(experiment.series())) {
    for (int series = 0; series < experiment.series(); ++series) {
      records_[series].resize(plan_.chunks_of(series));
    }
  }

  void run(const Runner& runner, const GoesOn& goes_on) {
    ChunkQueue queue(plan_, {});
    const auto play = [&](const ChunkId& chunk) { return play_one(chunk, goes_on); };
    const auto take = [&](const PlayedChunk& chunk) {
      records_[chunk.id.series][chunk.id.number] = chunk.record;
      return true;
    };
    Workers workers;
    workers.runner = &runner;
    run_queue<ChunkRecord>(queue, workers, play, take);
  }

  const Records& records() const { return records_; }
  const ChunkPlan& plan() const { return plan_; }

 private:
  std::optional<ChunkRecord> play_one(const ChunkId& chunk, const GoesOn& goes_on) {
    const Condition& condition = experiment_.condition_of(chunk.series);
    const auto& [width, height, mines] = condition.board;
    if (players_.has_python()) players_.sit_at({width, height, condition.rules.topology});
    std::uint64_t game = plan_.games_of(chunk).first;
    GameWatch watch;
    watch.after_game = [&](int, const GameRecord&) {
      ++game;
      return goes_on();
    };
    try {
      return play_chunk(experiment_, plan_, chunk, watch);
    } catch (const IllegalMove& illegal) {
      raise_illegal(illegal, game_id_of(experiment_, condition, game));
    }
  }

  const Experiment& experiment_;
  Players& players_;
  ChunkPlan plan_;
  Records records_;
};

Summary summarise(const Experiment& experiment, const Records& records) {
  Summary summary;
  summary.series.resize(records.size());
  for (std::size_t condition = 0; condition < experiment.conditions.size(); ++condition) {
    ConditionSummary figures(experiment, condition);
    for (std::size_t number = 0; number < records[condition].size(); ++number) {
      std::vector<ChunkRecord> by_agent;
      for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
        by_agent.push_back(records[experiment.series_of(agent, condition)][number]);
      }
      figures.add(by_agent);
    }
    figures.finish(summary);
  }
  return summary;
}

CsvTable games_table(const Experiment& experiment, const ComparisonRun& run) {
  CsvTable table{game_columns(), {}};
  for (int series = 0; series < experiment.series(); ++series) {
    std::uint64_t index = 0;
    for (const ChunkRecord& chunk : run.records()[series]) {
      for (const GameRecord& game : chunk.games) {
        table.rows.push_back(game_row(experiment, series, index++, game));
      }
    }
  }
  return table;
}

// {column: texts}
py::dict columns_of(const CsvTable& table) {
  py::dict columns;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    py::list texts;
    for (const auto& row : table.rows) texts.append(row[i]);
    columns[py::str(table.columns[i])] = texts;
  }
  return columns;
}

// An agent in Python is asked on this thread, where Ctrl-C reaches it by itself.
void play_all(ComparisonRun& run, const Players& players, int jobs) {
  if (players.has_python()) {
    const py::gil_scoped_release others_run;
    run.run(serial_runner(), [] {
      check_signals();
      return true;
    });
  } else {
    run_long([&](const GoesOn& goes_on) { run.run(Threads(jobs), goes_on); });
  }
}

py::dict compare(const py::list& agents, const ExperimentOptions& options,
                 const std::optional<std::string>& layouts, int jobs, bool per_game) {
  Players players;
  for (const py::handle agent : agents) players.add(agent);
  if (players.specs().empty()) throw py::value_error("agents: name one at least");
  const Experiment experiment = plan(players, options, layouts);
  ComparisonRun run(experiment, players);
  play_all(run, players, jobs);
  const Summary summary = summarise(experiment, run.records());
  py::dict tables;
  tables["results"] = columns_of(results_table(experiment, summary));
  tables["differences"] = columns_of(differences_table(experiment, summary));
  if (per_game) tables["games"] = columns_of(games_table(experiment, run));
  return tables;
}

}  // namespace

void bind_comparisons(py::module_& module) {
  module.def(
      "compare",
      [](const py::list& agents, std::optional<std::string> sizes,
         std::optional<std::string> densities, std::optional<std::string> mines,
         const std::optional<std::string>& layouts, std::optional<std::uint64_t> games,
         std::vector<std::string> rules, std::uint64_t seed, int jobs, bool per_game) {
        const ExperimentOptions options{.agents = {},
                                        .sizes = std::move(sizes),
                                        .densities = std::move(densities),
                                        .mines = std::move(mines),
                                        .layouts_file = {},
                                        .games = games,
                                        .rules = std::move(rules),
                                        .seed = seed};
        return compare(agents, options, layouts, jobs, per_game);
      },
      py::arg("agents"), py::kw_only(), py::arg("sizes"), py::arg("densities"), py::arg("mines"),
      py::arg("layouts"), py::arg("games"), py::arg("rules"), py::arg("seed"), py::arg("jobs"),
      py::arg("per_game"), "Compares agents; tables as columns of text.");
}

}  // namespace minewise::python
