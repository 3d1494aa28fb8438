#include "show/report/figures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "show/report/gnuplot.h"
#include "show/report/html.h"
#include "show/report/page.h"
#include "show/report/table.h"
#include "support/experiment.h"

namespace minewise {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// Every game alike, but for the score of the agent.
Summary summary_of(const Experiment& experiment) {
  Summary summary;
  summary.series.resize(static_cast<std::size_t>(experiment.series()));
  for (std::size_t condition = 0; condition < experiment.conditions.size(); ++condition) {
    ConditionSummary figures(experiment, condition);
    std::vector<ChunkRecord> records(2);
    records[0].games.assign(2, {false, {0.25, 2, 3, 4, 0}, 7});
    records[1].games.assign(2, {true, {0.75, 2, 3, 4, 0}, 7});
    figures.add(records);
    figures.finish(summary);
  }
  return summary;
}

std::vector<std::string> names_of(const std::vector<Plot>& plots) {
  std::vector<std::string> names;
  for (const Plot& plot : plots) names.push_back(plot.name);
  return names;
}

TEST(Figures, AreDrawnAgainstWhatVaries) {
  const Experiment densities = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  EXPECT_THAT(names_of(plots_of(densities, summary_of(densities))),
              ElementsAre("score-1", "won-1", "stepped-1", "beyond-1", "time-1"));
  const Experiment sizes = experiment_of("basic,exact", "10,20", 2, {0.1});
  EXPECT_THAT(names_of(plots_of(sizes, summary_of(sizes))), ElementsAre("score-1", "time-1"));
  const Experiment lone = experiment_of("basic,exact", "9x9/10,30x16/99", 2);
  EXPECT_THAT(names_of(plots_of(lone, summary_of(lone))),
              ElementsAre("score-agents", "won-agents", "stepped-agents"));
}

TEST(Figures, HaveACurveAnAgentWithItsIntervals) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const std::vector<Plot> plots = plots_of(experiment, summary_of(experiment));
  const Plot& won = plots[1];
  ASSERT_EQ(won.series.size(), 2u);
  EXPECT_EQ(won.series[1].name, "exact");
  ASSERT_EQ(won.series[1].points.size(), 2u);
  EXPECT_EQ(won.series[1].points[0].x, 0.1);
  EXPECT_EQ(won.series[1].points[0].y, 1);
  EXPECT_LT(won.series[1].points[0].low, 1);
}

TEST(Script, KeepsNamesFromBeingTakenForCommands) {
  Plot plot;
  plot.name = "x";
  plot.title = "it's `date` \"quoted\"";
  plot.series = {{"o'hara", {{0, 1, 1, 1}}}};
  const std::string script = gnuplot_script(plot, PlotFormat::Svg, "x.svg");
  EXPECT_THAT(script, HasSubstr("'o''hara'"));
  EXPECT_THAT(script, HasSubstr("\\`date\\`"));
  EXPECT_THAT(script, HasSubstr("\\\"quoted\\\""));
}

TEST(Html, EscapesWhatIsNotMarkup) {
  EXPECT_EQ(svg_address("<svg a='#1'>\n"), "data:image/svg+xml,%3Csvg a='%231'%3E%0A");
  EXPECT_THAT(html_table({{"a", "<"}, {"b", "1"}}), HasSubstr("<th>b</th><td>1</td>"));
}

TEST(Page, NeedsNothingFromElsewhere) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const std::string page =
      make_page({"Title <1>", "About.", "minewise compare", "0.1", {"<svg></svg>"}, {}}, experiment,
                summary_of(experiment));
  EXPECT_THAT(page, HasSubstr("<h1>Title &lt;1&gt;</h1>"));
  EXPECT_THAT(page, HasSubstr("minewise compare"));
  EXPECT_THAT(page, HasSubstr("seed 11"));
  EXPECT_THAT(page, HasSubstr("%3Csvg%3E"));
  EXPECT_THAT(page, Not(HasSubstr("http")));
  EXPECT_THAT(page, Not(HasSubstr("<script")));
}

TEST(Tables, SayHowFarAgentsAreApart) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const std::string text = draw_tables(summary_tables(experiment, summary_of(experiment)));
  EXPECT_THAT(text, HasSubstr("+0.5000*"));
  EXPECT_THAT(text, HasSubstr("10x10 survival, 2 games of each agent at each density, seed 11"));
}

}  // namespace
}  // namespace minewise
