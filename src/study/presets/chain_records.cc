// Kind "chain-records": the longest chain that a search finds on a board of one size against the
// number of mines, beside the longest on as many random boards. `games` are the boards that are
// looked at. A trial is one of the runs that a search consists of, and its share of the random
// boards.
#include <fmt/format.h>

#include <algorithm>

#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "generate/long_chain.h"
#include "study/presets/trial_tools.h"

namespace minewise {
namespace {

// What a trial found.
struct ChainSearch {
  int cells = 0;  // of the board
  std::optional<LongChainBoard> found = {};
  RandomChains chance = {};
};

struct RecordPoint {
  int mines = 0;
  std::optional<LongChainBoard> found = {};
  RandomChains chance = {};

  void add(const ChainSearch& search) {
    if (search.found && (!found || search.found->length > found->length)) found = search.found;
    chance.add(search.chance);
  }
};

template <class Bytes>
void field(Bytes& bytes, ChainSearch& search) {
  bool is_found = search.found.has_value();
  fields(bytes, is_found);
  if (is_found) {
    if constexpr (kReads<Bytes>) search.found = LongChainBoard{Layout(search.cells)};
    auto& [layout, length, travel, looked_at] = *search.found;
    fields(bytes, length, travel);
    for (int cell = 0; cell < search.cells; ++cell) {
      bool is_mine = layout.has_mine(Cell{cell});
      fields(bytes, is_mine);
      if (kReads<Bytes> && is_mine) layout.place_mine(Cell{cell});
    }
  }
  auto& [boards, cleared, longest, longest_cleared, sum] = search.chance;
  fields(bytes, boards, cleared, sum, longest, longest_cleared);
}

// What was measured, a point for each number of mines.
struct RecordStudy {
  const Study* study = nullptr;
  LongChainRequest request;  // but for the mines
  std::vector<RecordPoint> points;

  std::uint64_t seed() const { return static_cast<std::uint64_t>(study->experiment.seed); }
};

Table table_of(const RecordStudy& study) {
  const auto [width, height, grid] = study.request.shape;
  Table table{{"width", "height", "mines", "boards", "length", "travel", "random_longest",
               "random_longest_cleared", "random_mean", "random_cleared"}};
  for (const auto& [mines, found, chance] : study.points) {
    table.rows.push_back(
        row_of(width, height, mines, chance.boards, found ? fmt::format("{}", found->length) : "",
               found ? fmt::format("{}", found->travel) : "", chance.longest,
               chance.longest_cleared, fmt::format("{:.4f}", chance.mean()), chance.cleared));
  }
  return table;
}

std::string summary_of(const RecordStudy& study) {
  const std::vector<RecordPoint>& points = study.points;
  const LongChainRequest& request = study.request;
  std::string text = fmt::format(
      "The longest chain on {}x{} boards, first cell {}, solver {}:\n"
      "{} in the search and as many random ones, seed {}.\n"
      "\n"
      "{:>5} {:>8} {:>7} {:>9} {:>8} {:>8} {:>8}\n",
      request.shape.width, request.shape.height, request.first.text(), solver_word(request.solver),
      counted(request.boards, "board"), study.seed(), "mines", "search", "travel", "a mine",
      "random", "mean", "cleared");
  const RecordPoint* peak = nullptr;
  const RecordPoint* luckiest = &points.front();
  for (const RecordPoint& point : points) {
    const auto& [mines, found, chance] = point;
    if (found && (!peak || found->length > peak->found->length)) peak = &point;
    if (chance.longest > luckiest->chance.longest) luckiest = &point;
    text += fmt::format("{:>5} {:>8} {:>7} {:>9} {:>8} {:>8.2f} {:>8}\n", mines,
                        found ? fmt::format("{}", found->length) : "-",
                        found ? fmt::format("{}", found->travel) : "-",
                        found ? fmt::format("{:.2f}", found->length / double(mines)) : "-",
                        chance.longest, chance.mean(), chance.cleared);
  }
  if (peak) {
    text += fmt::format("\npeak by search  {} with {}\n", counted(peak->found->length, "deduction"),
                        counted(peak->mines, "mine"));
  }
  return text + fmt::format("peak by chance  {} with {}\n",
                            counted(luckiest->chance.longest, "deduction"),
                            counted(luckiest->mines, "mine"));
}

Plot plot_of(const RecordStudy& study) {
  const Shape& shape = study.request.shape;
  Plot plot;
  plot.name = study.study->name;
  plot.title = fmt::format("The longest chain on {}x{} boards", shape.width, shape.height);
  plot.subtitle =
      fmt::format("{} per point, seed {}", counted(study.request.boards, "board"), study.seed());
  plot.x_label = "mines";
  plot.y_label = "deductions";
  plot.series = {{"search", {}}, {"random, the longest", {}}, {"random, on average", {}}};
  for (const auto& [mines, found, chance] : study.points) {
    const auto add = [&, x = mines](std::size_t series, double y) {
      plot.series[series].points.push_back({static_cast<double>(x), y, y, y});
    };
    if (found) add(0, found->length);
    add(1, chance.longest);
    add(2, chance.mean());
  }
  return plot;
}

std::string boards_of(const RecordStudy& study) {
  LayoutSet set(study.request.shape, study.request.first);
  for (const RecordPoint& point : study.points) {
    if (point.found) set.add(point.found->layout);
  }
  return format_layout_set(set);
}

class ChainRecordTrials final : public RecordedTrials<ChainSearch, RecordPoint> {
 public:
  ChainRecordTrials(Study study, LongChainRequest request, std::vector<SquareBoard> boards)
      : RecordedTrials(std::move(study)), request_(request), boards_(std::move(boards)) {}

  ChunkPlan plan() const override { return ChunkPlan(study_.experiment.series(), kLongChainRuns); }

 private:
  std::optional<ChainSearch> record_of(const TrialGame& trial, const Meter& meter) const override {
    LongChainRequest request = request_;
    request.mines = boards_[trial.series].mines;
    const Seed seed = study_.experiment.seed;
    const auto search = run_long_chain(request, seed, 0, trial.id.game, meter.goes_on);
    const auto part = [&](std::uint64_t run) {
      return request.boards / kLongChainRuns * run + std::min(run, request.boards % kLongChainRuns);
    };
    const auto chance =
        longest_of_random(request, seed, {part(trial.id.game), part(trial.id.game + 1)},
                          serial_runner(), [&](double) { return meter.goes_on(); });
    if (!chance || !meter.goes_on()) return std::nullopt;
    return ChainSearch{request.shape.cells(), search.best, *chance};
  }

  ChainSearch empty_record() const override { return {request_.shape.cells()}; }
  RecordPoint empty_point(int series) const override { return {boards_[series].mines}; }

  Figures figures_of(const std::vector<RecordPoint>& points) const override {
    const RecordStudy study{&study_, request_, points};
    const std::string summary = summary_of(study);
    return {.files = {{"records.csv", format_csv(table_of(study))},
                      {"records.txt", summary},
                      {"boards.txt", boards_of(study)}},
            .summary = summary,
            .plots = {plot_of(study)}};
  }

  const LongChainRequest request_;         // but for the mines
  const std::vector<SquareBoard> boards_;  // by condition, of one size
};

// The only agent stands for the solver of its name.
Result<std::unique_ptr<Trials>> make_chain_record_trials(const Study& study) {
  const Experiment& experiment = study.experiment;
  TRY(auto boards, square_boards(experiment));
  const auto solver = find_solver(experiment.agents.front().name());
  if (experiment.agents.size() != 1 || !solver) {
    return fail("agents: name one solver: basic, subset or exact");
  }
  const Rules& rules = experiment.conditions.front().rules;
  if (!rules.first.cell) return fail("rules: the first cell is missing; add first=R,C");
  const int side = boards.front().side;
  LongChainRequest request{
      {side, side, rules.topology}, 0, *rules.first.cell, *solver, experiment.games};
  for (const SquareBoard& board : boards) {
    if (board.side != side) return fail("sizes: name one size only");
    request.mines = board.mines;
    if (auto fine = check_request(request); !fine) {
      return std::unexpected(Error{"mines: " + fine.error().text()});
    }
  }
  return std::make_unique<ChainRecordTrials>(study, request, std::move(boards));
}

}  // namespace

TrialKind chain_records_kind() {
  return {.name = "chain-records",
          .label = "searching",
          .verb = "influence",
          .make = make_chain_record_trials};
}

}  // namespace minewise
