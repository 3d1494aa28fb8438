// Kind "hard-boards": mean score before and after a search for hard boards against density, by
// report 002's search and by ours from the same boards, with the solid block beside it. This is the
// report's figure 16. `games` are those that a search may play. A trial is a board to begin with;
// its record holds the mean scores, by fresh games, of the board, of what each search made of it,
// and of the block.
#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "game/dealer.h"
#include "generate/hard_board.h"
#include "study/presets/trial_tools.h"

namespace minewise {
namespace {

struct HardSample {
  double before = 0, published = 0, anneal = 0, block = 0;
};

// Means over boards at one size and density.
struct FigurePoint {
  int side = 0;
  double density = 0;
  Mean before{}, published{}, anneal{}, block{};

  void add(const HardSample& sample) {
    before.add(sample.before);
    published.add(sample.published);
    anneal.add(sample.anneal);
    block.add(sample.block);
  }
};

template <class Bytes>
void field(Bytes& bytes, HardSample& sample) {
  fields(bytes, sample.before, sample.published, sample.anneal, sample.block);
}

Table table_of(const std::vector<FigurePoint>& points) {
  Table table{{"size", "density", "boards", "before", "published", "anneal", "block"}};
  for (const FigurePoint& point : points) {
    TableRow& row =
        table.rows.emplace_back(row_of(point.side, point.density, point.before.games()));
    for (const Mean* mean : {&point.before, &point.published, &point.anneal, &point.block}) {
      row.push_back(fmt::format("{:.4f}", mean->value()));
    }
  }
  return table;
}

Plot plot_of(const std::vector<FigurePoint>& points, int side, const HardPlan& plan) {
  Plot plot;
  plot.name = fmt::format("fig16-size-{}", side);
  plot.title = fmt::format("Hard boards of {}x{} for {}", side, side, plan.agent.name());
  plot.subtitle =
      fmt::format("{} per point, {} per search", counted(points.front().before.games(), "board"),
                  counted(plan.games, "game"));
  plot.x_label = "density";
  plot.y_label = "mean score";
  plot.y_from_0_to_1 = true;
  const auto add = [&](std::string name, Mean FigurePoint::* figure) {
    PlotSeries series{std::move(name), {}};
    for (const FigurePoint& point : points) {
      if (point.side != side) continue;
      const double value = (point.*figure).value();
      series.points.push_back({point.density, value, value, value});
    }
    plot.series.push_back(std::move(series));
  };
  add("before", &FigurePoint::before);
  add("after, published search", &FigurePoint::published);
  add("after, our search", &FigurePoint::anneal);
  add("solid block", &FigurePoint::block);
  return plot;
}

class HardTrials final : public RecordedTrials<HardSample, FigurePoint> {
 public:
  HardTrials(Study study, std::vector<HardPlan> plans, std::vector<SquareBoard> boards,
             std::uint64_t count)
      : RecordedTrials(std::move(study)),
        plans_(std::move(plans)),
        boards_(std::move(boards)),
        count_(count) {}

  ChunkPlan plan() const override { return ChunkPlan(study_.experiment.series(), count_); }

 private:
  std::optional<HardSample> record_of(const TrialGame& trial, const Meter& meter) const override {
    HardPlan plan = plans_[trial.series];
    const auto search = [&](bool is_published) {
      plan.is_published = is_published;
      return find_hard(plan, trial.id.game, serial_runner(),
                       [&](double) { return meter.goes_on(); });
    };
    const auto published = search(true);
    if (!published) return std::nullopt;
    const auto anneal = search(false);
    if (!anneal) return std::nullopt;
    return HardSample{anneal->before.value(), published->after.value(), anneal->after.value(),
                      anneal->block.value()};
  }

  FigurePoint empty_point(int series) const override {
    return {boards_[series].side, study_.experiment.conditions[series].density};
  }

  Figures figures_of(const std::vector<FigurePoint>& points) const override {
    std::vector<Plot> plots;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const bool is_new = i == 0 || points[i].side != points[i - 1].side;
      if (is_new) plots.push_back(plot_of(points, points[i].side, plans_.front()));
    }
    return {.files = {{"fig16.csv", format_csv(table_of(points))}}, .summary = {}, .plots = plots};
  }

  const std::vector<HardPlan> plans_;  // by condition, as are the boards
  const std::vector<SquareBoard> boards_;
  const std::uint64_t count_;  // of boards to begin with
};

// A number, or nothing for the word "none".
Result<std::optional<double>> read_bound(std::string_view key, std::string_view text, double most) {
  if (text == "none") return std::nullopt;
  const auto bound = parse_decimal(text);
  if (!bound || *bound < 0 || *bound > most) {
    return fail("{}: '{}' is not none or a number from 0 to {}", key, text, most);
  }
  return bound;
}

// "start": no more clumped than the board that the search begins with.
Result<HardBounds> read_bounds(const Study& study, const GameId& id) {
  constexpr double kMostMoves = 1'000'000;
  TRY(const auto moves, read_bound("max-moves", study.setting("max-moves"), kMostMoves));
  HardBounds bounds;
  if (moves && *moves != std::floor(*moves)) {
    return fail("max-moves: '{}' is not a whole number", study.setting("max-moves"));
  }
  if (moves) bounds.max_moves = static_cast<int>(*moves);
  const std::string& unclumped = study.setting("unclumped");
  if (unclumped == "none") return bounds;
  const double start = clumping(deal(id, {}), Topology(id.shape()));
  if (unclumped == "start") {
    bounds.max_clumping = start;
    return bounds;
  }
  TRY(const auto bound, read_bound("unclumped", unclumped, kMaxDegree));
  if (start > *bound) {
    return fail("unclumped: the first board has {:.3f} mines around a mine; write at least that",
                start);
  }
  bounds.max_clumping = bound;
  return bounds;
}

// How many, from a setting.
Result<std::uint64_t> read_number(const Study& study, std::string_view key, std::uint64_t least) {
  constexpr std::uint64_t kMost = 1'000'000'000;
  const auto number = parse_whole(study.setting(key));
  if (!number || *number < least || *number > kMost) {
    return fail("{}: '{}' is not a whole number from {} to {}", key, study.setting(key), least,
                kMost);
  }
  return *number;
}

Result<std::vector<HardPlan>> plan_searches(const Study& study) {
  const Experiment& experiment = study.experiment;
  const auto check_games = read_number(study, "check-games", 2);
  if (!check_games) return std::unexpected(check_games.error());
  const std::string& objective = study.setting("objective");
  if (objective != "score" && objective != "win") {
    return fail("objective: '{}' is not score or win", objective);
  }
  if (experiment.agents.size() != 1) return fail("agents: name one agent only");
  std::vector<HardPlan> plans;
  for (const Condition& condition : experiment.conditions) {
    HardPlan& plan = plans.emplace_back();
    plan.id = game_id_of(experiment, condition, 0);
    plan.agent = experiment.agents.front();
    plan.objective = objective == "win" ? Objective::Won : Objective::Score;
    plan.games = experiment.games;
    plan.check_games = *check_games;
    auto bounds = read_bounds(study, plan.id);
    if (!bounds) return std::unexpected(bounds.error());
    plan.bounds = *bounds;
  }
  return plans;
}

Result<std::unique_ptr<Trials>> make_hard_trials(const Study& study) {
  TRY(auto boards, square_boards(study.experiment));
  TRY(const auto count, read_number(study, "boards", 1));
  if (auto fits = check_size(study.experiment.series(), count); !fits) {
    return fail("boards: {} are too many; write a smaller number", count);
  }
  TRY(auto plans, plan_searches(study));
  return std::make_unique<HardTrials>(study, std::move(plans), std::move(boards), count);
}

}  // namespace

TrialKind hard_boards_kind() {
  return {.name = "hard-boards",
          .label = "searching",
          .verb = "generate hard",
          .settings = {"boards", "check-games", "objective", "max-moves", "unclumped"},
          .make = make_hard_trials};
}

}  // namespace minewise
