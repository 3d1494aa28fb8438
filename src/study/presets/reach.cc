// Kind "reach": how far the influence of one cell goes, on average over positions met in play,
// against the density of mines or the size of the board. A trial is a position met in a game. It is
// measured with the number of mines known, and by the clues alone; its record holds the profiles of
// all alterations in both ways.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "review/reach.h"
#include "study/experiment.h"
#include "study/presets/trial_tools.h"

namespace minewise {

// Its rings, and how many sources reach how far.
template <class Bytes>
void field(Bytes& bytes, ReachProfile::Ring& ring) {
  fields(bytes, ring.pairs, ring.changed, ring.noticeable, ring.sum, ring.most);
}

template <class Bytes>
void field(Bytes& bytes, ReachProfile& profile) {
  std::vector rings(profile.rings().begin(), profile.rings().end());
  std::vector by_reach(profile.sources_by_reach().begin(), profile.sources_by_reach().end());
  fields(bytes, rings, by_reach);
  if constexpr (kReads<Bytes>) profile = {std::move(rings), std::move(by_reach)};
}

namespace {

// What many positions have in common, for one alteration.
struct GatheredReach {
  ReachProfile profile;
  Mean reach;     // of the mean reach in a position
  Mean farthest;  // of the greatest reach in a position

  // A position in which nothing could be altered is passed over.
  void add(const ReachProfile& position) {
    if (position.sources() == 0) return;
    profile.merge(position);
    reach.add(position.mean_reach());
    farthest.add(position.farthest());
  }
};

// Every position is measured with the number of mines known, and by the clues alone: with the
// density in place of the number.
enum class ReachBy { Count, CluesAlone };
inline constexpr ReachBy kReachBy[] = {ReachBy::Count, ReachBy::CluesAlone};

// One game's position, measured in both ways; none where the game had no such position.
struct MeasuredReach {
  bool exact = true;
  std::array<ReachProfile, std::size(kAlterations)> profiles;  // by Alteration
};
struct ReachSample {
  std::optional<std::array<MeasuredReach, std::size(kReachBy)>> measured;
};

struct MeasuredBoard {
  SquareBoard board;
  std::uint64_t positions = 0;
  bool exact = true;
  std::array<std::array<GatheredReach, std::size(kAlterations)>, std::size(kReachBy)> gathered = {};

  void add(const ReachSample& sample) {
    if (!sample.measured) return;
    ++positions;
    for (std::size_t by = 0; by < sample.measured->size(); ++by) {
      const MeasuredReach& reach = (*sample.measured)[by];
      exact = exact && reach.exact;
      for (std::size_t a = 0; a < reach.profiles.size(); ++a)
        gathered[by][a].add(reach.profiles[a]);
    }
  }
  const GatheredReach& of(ReachBy by, Alteration alteration) const {
    return gathered[std::to_underlying(by)][std::to_underlying(alteration)];
  }
};

struct ReachStudy {
  std::string name;                // "reach-density"
  std::string sample;              // in a few words: how many games
  std::string measured;            // in a line: which games, positions and sources
  BoardAxis axis;                  // what the boards differ in
  std::vector<std::size_t> drawn;  // the boards whose changes are drawn by distance
  std::vector<MeasuredBoard> boards;
};

using ReachFigure = Mean GatheredReach::*;

// A number, or nothing where there is none.
std::string or_empty(bool is_known, double number) {
  return is_known ? fmt::format("{:.6f}", number) : "";
}

std::string value_of(const Mean& mean) {
  return or_empty(mean.games() > 0, mean.value());
}

std::string_view count_word(ReachBy by) {
  return by == ReachBy::Count ? "shown" : "density";
}

std::string series_name(ReachBy by, Alteration alteration) {
  return fmt::format("{}{}", alteration_word(alteration),
                     by == ReachBy::Count ? "" : ", clues alone");
}

// Every row begins with the same columns, and there is one call for each combination.
Table empty_table(const TableRow& more) {
  return {joined({"width", "height", "mines", "density", "count", "alteration"}, more)};
}

template <class Write>
void for_each_row(const ReachStudy& study, const Write& write) {
  for (const MeasuredBoard& measured : study.boards) {
    const auto& [side, mines] = measured.board;
    for (const ReachBy by : kReachBy) {
      for (const Alteration alteration : kAlterations) {
        write(row_of(side, side, mines, measured.board.density(), count_word(by),
                     alteration_word(alteration)),
              measured.of(by, alteration));
      }
    }
  }
}

// A mean with its interval against what the boards differ in.
Plot mean_plot(const ReachStudy& study, ReachFigure figure) {
  Plot plot;
  plot.x_label = study.axis.label;
  plot.y_label = "distance";
  for (const ReachBy by : kReachBy) {
    for (const Alteration alteration : kAlterations) {
      PlotSeries series{series_name(by, alteration), {}};
      for (const MeasuredBoard& measured : study.boards) {
        const Mean& mean = measured.of(by, alteration).*figure;
        if (mean.games() == 0) continue;
        series.points.push_back(plot_point(study.axis.x(measured.board), mean));
      }
      plot.series.push_back(std::move(series));
    }
  }
  return plot;
}

// The mean change against distance, for some of the boards.
Plot rings_plot(const ReachStudy& study, ReachBy by, Alteration alteration) {
  Plot plot;
  plot.x_label = "distance";
  plot.y_label = "mean change of probability";
  plot.log_y = true;
  for (const std::size_t index : study.drawn) {
    const MeasuredBoard& measured = study.boards[index];
    PlotSeries series{measured.board.text(), {}};
    const auto rings = measured.of(by, alteration).profile.rings();
    for (std::size_t d = 1; d < rings.size(); ++d) {
      const double mean = rings[d].mean();
      if (mean > ReachProfile::kRounding) {
        series.points.push_back({static_cast<double>(d), mean, mean, mean});
      }
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

// Where a mean is greatest, and between which boards it is not told apart from that.
std::string peak_text(const ReachStudy& study, ReachBy by, Alteration alteration,
                      ReachFigure figure) {
  const auto mean_of = [&](const MeasuredBoard& measured) -> const Mean& {
    return measured.of(by, alteration).*figure;
  };
  const auto peak = std::ranges::max_element(
      study.boards, {}, [&](const MeasuredBoard& measured) { return mean_of(measured).value(); });
  const auto interval = mean_of(*peak).interval();
  std::string text = fmt::format("{} at {} {:.4g}", with_interval(mean_of(*peak), 3),
                                 study.axis.label, study.axis.x(peak->board));
  if (!interval) return text;
  double first = study.axis.x(peak->board), last = first;
  for (const MeasuredBoard& measured : study.boards) {
    const auto other = mean_of(measured).interval();
    if (!other || other->high < interval->low) continue;
    first = std::min(first, study.axis.x(measured.board));
    last = std::max(last, study.axis.x(measured.board));
  }
  return text + fmt::format(", intervals overlap from {:.4g} to {:.4g}", first, last);
}

std::string peaks_text(const ReachStudy& study) {
  std::string text;
  for (const ReachBy by : kReachBy) {
    for (const Alteration alteration : kAlterations) {
      text += fmt::format("peak of {}\n", series_name(by, alteration));
      text += fmt::format("  mean reach  {}\n",
                          peak_text(study, by, alteration, &GatheredReach::reach));
      text += fmt::format("  farthest    {}\n",
                          peak_text(study, by, alteration, &GatheredReach::farthest));
    }
  }
  return text;
}

std::string table_text(const ReachStudy& study, ReachBy by) {
  std::string text = fmt::format("{:>10} {:>7} {:>9}", "board", "density", "positions");
  for (const Alteration alteration : kAlterations) {
    text += fmt::format("  {:>13} {:>8} {:>4}", alteration_word(alteration), "farthest", "most");
  }
  text += "\n";
  for (const MeasuredBoard& measured : study.boards) {
    text += fmt::format("{:>10} {:>7.3f} {:>9}", measured.board.text(), measured.board.density(),
                        measured.positions);
    for (const Alteration alteration : kAlterations) {
      const GatheredReach& gathered = measured.of(by, alteration);
      text += fmt::format("  {:>13} {:>8.2f} {:>4}", with_interval(gathered.reach, 3),
                          gathered.farthest.value(), gathered.profile.farthest());
    }
    text += "\n";
  }
  return text;
}

// A row for each board and alteration.
Table reach_table(const ReachStudy& study) {
  Table table = empty_table({"positions", "sources", "mean_reach", "mean_reach_ci95",
                             "mean_farthest", "mean_farthest_ci95", "farthest", "share_reaching_1",
                             "share_reaching_5", "share_reaching_10"});
  for_each_row(study, [&](const TableRow& key, const GatheredReach& gathered) {
    const ReachProfile& profile = gathered.profile;
    const auto share = [&](int distance) {
      return or_empty(profile.sources() > 0, profile.share_reaching(distance));
    };
    table.rows.push_back(
        joined(key, row_of(gathered.reach.games(), profile.sources(), value_of(gathered.reach),
                           half_width(gathered.reach, 6), value_of(gathered.farthest),
                           half_width(gathered.farthest, 6), profile.farthest(), share(1), share(5),
                           share(10))));
  });
  return table;
}

// And for each distance.
Table rings_table(const ReachStudy& study) {
  Table table = empty_table(
      {"distance", "pairs", "mean_change", "greatest_change", "changed", "over_1_percent"});
  for_each_row(study, [&](const TableRow& key, const GatheredReach& gathered) {
    const auto rings = gathered.profile.rings();
    for (std::size_t d = 1; d < rings.size(); ++d) {
      table.rows.push_back(joined(
          key,
          row_of(d, rings[d].pairs, fmt::format("{:.9f}", rings[d].mean()),
                 fmt::format("{:.9f}", rings[d].most), rings[d].changed, rings[d].noticeable)));
    }
  });
  return table;
}

std::vector<Plot> reach_plots(const ReachStudy& study) {
  std::vector<Plot> plots;
  const auto add = [&](Plot plot, std::string_view name, std::string title) {
    plot.name = fmt::format("{}{}", study.name, name);
    plot.title = std::move(title);
    plot.subtitle = study.sample;
    plots.push_back(std::move(plot));
  };
  add(mean_plot(study, &GatheredReach::reach), "", "Mean reach of a source");
  add(mean_plot(study, &GatheredReach::farthest), "-farthest",
      "The greatest reach in a position, on average");
  for (const ReachBy by : kReachBy) {
    for (const Alteration alteration : kAlterations) {
      const std::string_view word = alteration_word(alteration);
      add(rings_plot(study, by, alteration), fmt::format("-{}-{}", word, count_word(by)),
          fmt::format("Change by distance: {}", series_name(by, alteration)));
    }
  }
  return with_points(std::move(plots));
}

std::string reach_summary(const ReachStudy& study) {
  std::string text = fmt::format("{}\n{}\n\n", study.sample, study.measured);
  text +=
      "The reach of a source is the greatest distance at which any probability changes\n"
      "by more than 1%. The table has the mean reach of a source with its 95% interval;\n"
      "farthest: the greatest reach in a position, on average; most: the greatest of all.\n"
      "\n"
      "with the number of mines known\n";
  text += table_text(study, ReachBy::Count);
  text +=
      "\n"
      "by the clues alone: with the density of mines instead of their number\n";
  text += table_text(study, ReachBy::CluesAlone) + "\n" + peaks_text(study);
  const bool is_exact = std::ranges::all_of(study.boards, &MeasuredBoard::exact);
  return is_exact ? text : text + "approximate: some frontiers were too large to count exactly\n";
}

struct ReachSettings {
  BoardAxis axis;
  Moment moment = Moment::Decision;
  std::size_t sources = 0;         // of each kind in a position, at most
  std::vector<std::size_t> drawn;  // the boards whose changes are drawn by distance
};

MeasuredReach profiles_of(const PositionReach& reach) {
  MeasuredReach measured;
  measured.exact = reach.exact;
  for (std::size_t a = 0; a < reach.altered.size(); ++a) {
    measured.profiles[a] = reach.altered[a].profile;
  }
  return measured;
}

ReachSample measure_game(const GameId& id, const TopologyPtr& topology, const AgentSpec& agent,
                         const ReachSettings& settings) {
  const auto view = position_in_play(id, topology, agent, settings.moment);
  if (!view) return {};
  const auto by_count = measure_reach(*view, settings.sources);
  const auto by_clues = measure_reach(*without_coupling(*view), settings.sources);
  if (!by_count || !by_clues) return {};
  return {std::array{profiles_of(*by_count), profiles_of(*by_clues)}};
}

template <class Bytes>
void field(Bytes& bytes, MeasuredReach& reach) {
  fields(bytes, reach.exact);
  for (ReachProfile& profile : reach.profiles) field(bytes, profile);
}

template <class Bytes>
void field(Bytes& bytes, ReachSample& sample) {
  bool is_there = sample.measured.has_value();
  fields(bytes, is_there);
  if (!is_there) return;
  if constexpr (kReads<Bytes>) sample.measured.emplace();
  for (MeasuredReach& reach : *sample.measured) field(bytes, reach);
}

class ReachTrials final : public RecordedTrials<ReachSample, MeasuredBoard> {
 public:
  ReachTrials(Study study, ReachSettings settings, std::vector<SquareBoard> boards)
      : RecordedTrials(std::move(study)),
        settings_(std::move(settings)),
        boards_(std::move(boards)) {}

 private:
  std::optional<ReachSample> record_of(const TrialGame& trial, const Meter&) const override {
    return measure_game(trial.id, trial.topology, study_.experiment.agents.front(), settings_);
  }

  MeasuredBoard empty_point(int series) const override { return {.board = boards_[series]}; }

  Figures figures_of(const std::vector<MeasuredBoard>& boards) const override {
    const ReachStudy study = study_of(boards);
    const std::string summary = reach_summary(study);
    return {.files = {{"reach.csv", format_csv(reach_table(study))},
                      {"rings.csv", format_csv(rings_table(study))},
                      {"reach.txt", summary}},
            .summary = summary,
            .plots = reach_plots(study)};
  }

  ReachStudy study_of(const std::vector<MeasuredBoard>& boards) const {
    const Experiment& experiment = study_.experiment;
    return {.name = study_.name,
            .sample = fmt::format("{} per board, seed {}", counted(experiment.games, "game"),
                                  static_cast<std::uint64_t>(experiment.seed)),
            .measured = fmt::format("agent {}, rules {}; one position per game, before a {}; at "
                                    "most {} sources of each kind",
                                    experiment.agents.front().name(),
                                    format_rules(experiment.conditions.front().rules),
                                    moment_word(settings_.moment), settings_.sources),
            .axis = settings_.axis,
            .drawn = settings_.drawn,
            .boards = boards};
  }

  const ReachSettings settings_;
  const std::vector<SquareBoard> boards_;  // by condition
};

Result<ReachSettings> read_reach_settings(const Study& study) {
  ReachSettings settings;
  const auto axis = find_axis(study.setting("axis"));
  if (!axis) return std::unexpected(axis.error());
  settings.axis = *axis;
  const auto moment = find_moment(study.setting("moment"));
  if (!moment) return fail("moment: '{}' is not decision or guess", study.setting("moment"));
  settings.moment = *moment;
  const auto sources = parse_whole(study.setting("sources"));
  if (!sources || *sources == 0) return fail("sources: write a number of at least 1");
  settings.sources = static_cast<std::size_t>(*sources);
  const auto drawn = parse_mine_counts(study.setting("drawn"));
  if (!drawn) return std::unexpected(Error{"drawn: " + drawn.error().text()});
  for (const int board : *drawn) {
    const auto number = static_cast<std::size_t>(board);
    if (number >= study.experiment.conditions.size())
      return fail("drawn: there is no board {}", board);
    settings.drawn.push_back(number);
  }
  return settings;
}

Result<std::unique_ptr<Trials>> make_reach_trials(const Study& study) {
  TRY(auto settings, read_reach_settings(study));
  TRY(auto boards, square_boards(study.experiment));
  if (study.experiment.agents.size() != 1) return fail("agents: name one agent only");
  for (const Condition& condition : study.experiment.conditions) {
    if (condition.rules.count != CountRule::Shown) return fail("rules: reach needs count=shown");
  }
  return std::make_unique<ReachTrials>(study, std::move(settings), std::move(boards));
}

}  // namespace

TrialKind reach_kind() {
  return {.name = "reach",
          .label = "measuring reach",
          .verb = "influence",
          .settings = {"axis", "moment", "sources", "drawn"},
          .make = make_reach_trials};
}

}  // namespace minewise
