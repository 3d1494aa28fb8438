#include "output/report/figures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "output/report/gnuplot.h"
#include "output/report/html.h"
#include "output/report/page.h"
#include "output/report/table.h"
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
    for (ChunkRecord& record : records) record.peaks = {1024, 3072};
    figures.add(records);
    figures.finish(summary);
  }
  return summary;
}

std::vector<std::string> names_of(const std::vector<ReportPlot>& plots) {
  std::vector<std::string> names;
  for (const ReportPlot& each : plots) names.push_back(each.plot.name);
  return names;
}

TEST(Figures, AreDrawnAgainstWhatVariesAndNamedByIt) {
  const Experiment densities = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  EXPECT_THAT(
      names_of(plots_of(densities, summary_of(densities))),
      ElementsAre("score-by-density-10x10-survival", "won-by-density-10x10-survival",
                  "stepped-by-density-10x10-survival", "beyond-basic-by-density-10x10-survival",
                  "memory-by-density-10x10-survival", "time-by-density-10x10-survival"));
  const Experiment sizes = experiment_of("basic,exact", "10,20", 2, {0.1});
  EXPECT_THAT(
      names_of(plots_of(sizes, summary_of(sizes))),
      ElementsAre("score-by-size-density-0.1-survival", "memory-by-size-density-0.1-survival",
                  "time-by-size-density-0.1-survival"));
  const Experiment lone = experiment_of("basic,exact", "9x9/10,30x16/99", 2);
  EXPECT_THAT(names_of(plots_of(lone, summary_of(lone))),
              ElementsAre("score-by-agent", "won-by-agent", "stepped-by-agent"));
}

TEST(Figures, LeaveOutMemoryThatWasNotMeasured) {
  const Experiment sizes = experiment_of("basic,exact", "10,20", 2, {0.1});
  Summary summary = summary_of(sizes);
  for (SeriesSummary& series : summary.series) series.memory = {};
  EXPECT_THAT(names_of(plots_of(sizes, summary)), ElementsAre("score-by-size-density-0.1-survival",
                                                              "time-by-size-density-0.1-survival"));
}

// Two laws of mines are not one density after another.
TEST(Figures, DoNotJoinUnlikeBoards) {
  const Experiment mixed = experiment_of("basic,exact", "30x16/99,30x16@0.2062", 2);
  EXPECT_THAT(names_of(plots_of(mixed, summary_of(mixed))),
              ElementsAre("score-by-agent", "won-by-agent", "stepped-by-agent"));
}

TEST(Figures, HaveACurveAnAgentWithItsIntervals) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const std::vector<ReportPlot> plots = plots_of(experiment, summary_of(experiment));
  const Plot& won = plots[1].plot;
  ASSERT_EQ(won.series.size(), 2u);
  EXPECT_EQ(won.series[1].name, "exact");
  ASSERT_EQ(won.series[1].points.size(), 2u);
  EXPECT_EQ(won.series[1].points[0].y, 1);
  EXPECT_LT(won.series[1].points[0].low, 1);
  EXPECT_LT(won.series[0].points[0].x, 0.1);  // apart, to both sides of 0.1
  EXPECT_GT(won.series[1].points[0].x, 0.1);
  EXPECT_NEAR(won.series[1].points[0].x, 0.1, 0.01);
}

TEST(Figures, SayWhatTheyShow) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const std::vector<ReportPlot> plots = plots_of(experiment, summary_of(experiment));
  EXPECT_EQ(plots[0].alternative,
            "Mean score against mine density, 10x10 survival, 2 games a point, 95% intervals. From "
            "0.1 to 0.2: basic 0.25 to 0.25, exact 0.75 to 0.75. Highest at 0.1: exact; at 0.2: "
            "exact.");
  EXPECT_EQ(plots[0].heading, "Mean score");
  EXPECT_EQ(plots[0].condition, "10x10 survival, against mine density");
}

TEST(Script, TellsFourteenSeriesApartByColourAndByMark) {
  Plot plot;
  for (int i = 0; i < 14; ++i) plot.series.push_back({fmt::format("{}", i), {{0, 1, 1, 1}}});
  const std::string script = gnuplot_script(plot, PlotFormat::Svg, "x.svg");
  std::set<std::string> colours, marks;
  for (std::size_t at = script.find(" with "); at != script.npos;
       at = script.find(" with ", at + 1)) {
    colours.insert(script.substr(script.find("lc rgb", at), 16));
    marks.insert(script.substr(script.find(" pt ", at), 7));
  }
  EXPECT_EQ(colours.size(), 14u);
  EXPECT_EQ(marks.size(), 14u);
}

TEST(Script, GivesPointsTheRoomOfTheAxis) {
  Plot plot;
  plot.y_from_0_to_1 = true;
  plot.series = {{"a", {{0, 0.3, 0.25, 0.35}, {1, 0.4, 0.4, 0.45}}}};
  EXPECT_THAT(gnuplot_script(plot, PlotFormat::Svg, "x.svg"), HasSubstr("set yrange [0.24:0.46]"));
  plot.series[0].points[1].high = 1;
  EXPECT_THAT(gnuplot_script(plot, PlotFormat::Svg, "x.svg"), HasSubstr(":1]\n"));
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
  EXPECT_THAT(html_table({{"a", "<"}, {{"b", "1"}}}), HasSubstr("<th>b</th><td>1</td>"));
}

TEST(Page, NeedsNothingFromElsewhere) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const ReportPlot plot{{}, "Mean score", "10x10 survival", "what it shows"};
  const std::string page =
      make_page({"Title <1>", "About.", "minewise compare", "0.1", {{plot, "<svg></svg>"}}, {}},
                experiment, summary_of(experiment));
  EXPECT_THAT(page, HasSubstr("<h1>Title &lt;1&gt;</h1>"));
  EXPECT_THAT(page, HasSubstr("minewise compare"));
  EXPECT_THAT(page, HasSubstr("seed 11"));
  EXPECT_THAT(page, HasSubstr("alt=\"what it shows\" src=\"data:image/svg+xml,%3Csvg%3E"));
  EXPECT_THAT(page, Not(HasSubstr("http")));
  EXPECT_THAT(page, Not(HasSubstr("<script")));
}

TEST(Page, OpensWithSentencesThenATableThenContents) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const ReportPlot plot{{}, "Mean score", "10x10 survival", "what it shows"};
  const std::string page =
      make_page({"Title", "", "minewise compare", "0.1", {{plot, "<svg/>"}}, {}}, experiment,
                summary_of(experiment));
  const std::size_t sentence = page.find("exact comes first: it has a mean score of 0.750");
  const std::size_t table = page.find("<table>");
  const std::size_t contents = page.find("<a href=\"#mean-score\">Mean score</a>");
  const std::size_t heading = page.find("<h2 id=\"mean-score\">");
  const std::size_t folded = page.find("<summary>10x10 survival</summary>");
  EXPECT_LT(sentence, table);
  EXPECT_LT(table, contents);
  EXPECT_LT(contents, heading);
  EXPECT_LT(heading, folded);
  EXPECT_NE(folded, page.npos);
}

TEST(Tables, SayHowFarAgentsAreApart) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const std::string text = format_groups(summary_tables(experiment, summary_of(experiment)));
  EXPECT_THAT(text, HasSubstr("+0.5000*"));
  EXPECT_THAT(text, HasSubstr("10x10 survival, 2 games of each agent at each density, seed 11"));
}

TEST(Tables, NameColumnsByWhatVaries) {
  const Experiment experiment = experiment_of("basic,exact", "30x16/99,30x16@0.2062", 2);
  const std::string text = format_groups(summary_tables(experiment, summary_of(experiment)));
  EXPECT_THAT(text, HasSubstr("  board  30x16/99  30x16@0.2062\n"));
  EXPECT_THAT(text, HasSubstr("30x16 survival, 2 games of each agent on each board, seed 11"));
}

TEST(Tables, WriteIntervalsThatStayWithinWhatIsPossible) {
  const Experiment experiment = experiment_of("basic,exact", "9x9/10", 2);
  const std::string text = format_groups(summary_tables(experiment, summary_of(experiment)));
  EXPECT_THAT(text, HasSubstr("100.00 [34.24, 100.00]"));
  EXPECT_THAT(text, HasSubstr("0.00 [0.00, 65.76]"));
  EXPECT_THAT(text, Not(HasSubstr("+-")));
}

TEST(Overview, HasTheBestAgentFirst) {
  const Experiment experiment = experiment_of("basic,exact", "10", 2, {0.1, 0.2});
  const Summary summary = summary_of(experiment);
  const Table table = overview_table(experiment, summary, standings_of(experiment, summary));
  EXPECT_THAT(table.columns, ElementsAre("density", "0.1", "0.2", "mean of all"));
  EXPECT_THAT(table.rows, ElementsAre(ElementsAre("exact", "0.750", "0.750", "0.750"),
                                      ElementsAre("basic", "0.250", "0.250", "0.250")));
}

}  // namespace
}  // namespace minewise
