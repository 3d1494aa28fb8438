#include "study/presets/reach_figures.h"

#include <fmt/format.h>

#include <algorithm>

#include "study/presets/mean_text.h"

namespace minewise {
namespace {

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

// The columns that every row begins with, and one call for each combination.
constexpr std::string_view kKeyColumns = "width,height,mines,density,count,alteration";

template <class Write>
void for_each_row(const ReachStudy& study, const Write& write) {
  for (const MeasuredBoard& measured : study.boards) {
    const auto& [side, mines] = measured.board;
    for (const ReachBy by : kReachBy) {
      for (const Alteration alteration : kAlterations) {
        write(fmt::format("{},{},{},{},{},{}", side, side, mines, measured.board.density(),
                          count_word(by), alteration_word(alteration)),
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
        const double y = mean.value();
        const auto interval = mean.interval().value_or(Interval{y, y});
        series.points.push_back({study.axis.x(measured.board), y, interval.low, interval.high});
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

bool has_points(const Plot& plot) {
  return std::ranges::any_of(plot.series,
                             [](const PlotSeries& series) { return !series.points.empty(); });
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

}  // namespace

void GatheredReach::add(const ReachProfile& position) {
  if (position.sources() == 0) return;
  profile.merge(position);
  reach.add(position.mean_reach());
  farthest.add(position.farthest());
}

std::string reach_csv(const ReachStudy& study) {
  std::string text = fmt::format(
      "{},positions,sources,mean_reach,mean_reach_ci95,mean_farthest,mean_farthest_ci95,farthest,"
      "share_reaching_1,share_reaching_5,share_reaching_10\n",
      kKeyColumns);
  for_each_row(study, [&](const std::string& key, const GatheredReach& gathered) {
    const ReachProfile& profile = gathered.profile;
    text += fmt::format("{},{},{},{},{},{},{},{}", key, gathered.reach.games(), profile.sources(),
                        value_of(gathered.reach), half_width(gathered.reach, 6),
                        value_of(gathered.farthest), half_width(gathered.farthest, 6),
                        profile.farthest());
    for (const int distance : {1, 5, 10}) {
      text += "," + or_empty(profile.sources() > 0, profile.share_reaching(distance));
    }
    text += "\n";
  });
  return text;
}

std::string rings_csv(const ReachStudy& study) {
  std::string text = fmt::format(
      "{},distance,pairs,mean_change,greatest_change,changed,over_1_percent\n", kKeyColumns);
  for_each_row(study, [&](const std::string& key, const GatheredReach& gathered) {
    const auto rings = gathered.profile.rings();
    for (std::size_t d = 1; d < rings.size(); ++d) {
      text += fmt::format("{},{},{},{:.9f},{:.9f},{},{}\n", key, d, rings[d].pairs, rings[d].mean(),
                          rings[d].most, rings[d].changed, rings[d].noticeable);
    }
  });
  return text;
}

std::vector<Plot> reach_plots(const ReachStudy& study) {
  std::vector<Plot> plots;
  const auto add = [&](Plot plot, std::string_view name, std::string title) {
    plot.name = fmt::format("{}{}", study.name, name);
    plot.title = std::move(title);
    plot.subtitle = study.sample;
    if (has_points(plot)) plots.push_back(std::move(plot));
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
  return plots;
}

std::string reach_summary(const ReachStudy& study) {
  std::string text = fmt::format("{}\n{}\n\n", study.sample, study.measured);
  text +=
      "The reach of a source is the greatest distance at which any probability changes by more\n"
      "than 1%. Mean reach of a source with its 95% interval; farthest: the greatest reach in a\n"
      "position, on average; most: the greatest of all.\n\nwith the number of mines known\n";
  text += table_text(study, ReachBy::Count);
  text += "\nby the clues alone: with the density of mines in place of their number\n";
  text += table_text(study, ReachBy::CluesAlone) + "\n" + peaks_text(study);
  const bool is_exact = std::ranges::all_of(study.boards, &MeasuredBoard::exact);
  return is_exact ? text : text + "approximate: some frontiers were too large to count exactly\n";
}

}  // namespace minewise
