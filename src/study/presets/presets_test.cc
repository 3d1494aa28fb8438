#include "study/presets/presets.h"

#include <gtest/gtest.h>

#include "ground/view/game_id.h"
#include "study/presets/figure_16.h"
#include "study/presets/figures.h"
#include "study/presets/mean_text.h"
#include "study/spread/threads.h"

namespace minewise {
namespace {

TEST(Presets, EveryOneThatIsBuiltInCanBeRead) {
  EXPECT_FALSE(preset_files().empty());
  for (const PresetFile& file : preset_files()) {
    const auto preset = find_preset(file.name);
    ASSERT_TRUE(preset) << preset.error().text();
    EXPECT_EQ(preset->name, file.name);
    EXPECT_NE(list_presets().find(preset->title), std::string::npos);
  }
}

TEST(Presets, ErrorsNameThePlace) {
  EXPECT_EQ(find_preset("nothing").error().text(),
            "unknown preset 'nothing'; --list-presets lists them");
  EXPECT_EQ(parse_preset("x", "title = \"a\"\nsizer = \"20\"\n").error().line, 2);
  EXPECT_FALSE(parse_preset("x", "title = \"a\"\ngames = 5\n"));
}

TEST(InfluencePresets, AreFoundByName) {
  for (const FigurePreset& preset : influence_presets()) {
    EXPECT_EQ(find_influence_preset(preset.name), &preset);
  }
  EXPECT_EQ(find_influence_preset("chain"), nullptr);
}

TEST(InfluencePresets, TheNumberOfThreadsDoesNotShow) {
  const auto summary = [](std::string_view name, const Runner& runner) {
    FigureRun run;
    run.games = 1;
    run.runner = &runner;
    return find_influence_preset(name)->run(name, run)->summary;
  };
  const std::string one = summary("chain-size", serial_runner());
  EXPECT_NE(one.find("peaks of exact"), std::string::npos);
  EXPECT_EQ(summary("chain-size", Threads(3)), one);
}

TEST(InfluencePresets, GiveUpWhereTheyAreTold) {
  for (const FigurePreset& preset : influence_presets()) {
    FigureRun run;
    run.games = 1;
    run.goes_on = [](double) { return false; };
    EXPECT_FALSE(preset.run(preset.name, run)) << preset.name;
  }
}

TEST(Figure16, HasThreeSizesByNineDensities) {
  EXPECT_EQ(figure_16_boards().size(), 27u);
  EXPECT_EQ(format_board(figure_16_boards()[1]), "5x5/5");
}

TEST(MeanText, SaysOnlyWhatIsKnown) {
  Mean mean;
  EXPECT_EQ(with_interval(mean, 2), "-");
  mean.add(1);
  EXPECT_EQ(with_interval(mean, 2), "1.00");
  EXPECT_EQ(half_width(mean, 2), "");
  mean.add(1);
  EXPECT_EQ(with_interval(mean, 2), "1.00 ± 0.00");
}

}  // namespace
}  // namespace minewise
