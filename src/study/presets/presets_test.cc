#include "study/presets/presets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/presets/trial_tools.h"
#include "study/presets/trials.h"

namespace minewise {
namespace {

using ::testing::HasSubstr;

TEST(Presets, EveryOneThatIsBuiltInIsAStudy) {
  EXPECT_FALSE(preset_files().empty());
  for (const PresetFile& file : preset_files()) {
    const auto preset = find_preset(file.name);
    ASSERT_TRUE(preset) << preset.error().text();
    EXPECT_EQ(preset->name, file.name);
    EXPECT_THAT(list_presets(), HasSubstr(preset->title));
    const auto study = plan_study(*preset, preset->quick, 1);
    ASSERT_TRUE(study) << file.name << ": " << study.error().text();
    const auto plan = plan_of_study(format_study(*study));
    ASSERT_TRUE(plan) << file.name << ": " << plan.error().text();
    EXPECT_GT(plan->chunks(), 0u);
  }
}

TEST(Presets, OfEveryKindThereIsOne) {
  for (const TrialKind& kind : all_trial_kinds()) {
    EXPECT_THAT(list_presets(), HasSubstr(fmt::format(" {} ", kind.name)));
    EXPECT_EQ(find_trial_kind(kind.name), &kind);
  }
  EXPECT_EQ(find_trial_kind(kComparison), nullptr);
}

TEST(Presets, ThatAreComparisonsAreListedForCompare) {
  EXPECT_THAT(list_comparisons(), HasSubstr("001-figure-6 "));
  EXPECT_EQ(list_comparisons().find("chain-size"), std::string::npos);
}

TEST(Presets, ErrorsNameThePlace) {
  EXPECT_EQ(find_preset("nothing").error().text(),
            "unknown preset 'nothing'; 'minewise study' lists them");
  EXPECT_EQ(parse_preset("x", "title = \"a\"\nsizer = \"20\"\n").error().line, 2);
  EXPECT_EQ(parse_preset("x", "title = \"a\"\naxis = \"side\"\n").error().line, 2);
  EXPECT_THAT(parse_preset("x", "kind = \"cheese\"\n").error().text(), HasSubstr("cheese"));
  EXPECT_FALSE(parse_preset("x", "title = \"a\"\ngames = 5\n"));
  auto preset = find_preset("reach-size").value();
  preset.options.sizes = "cheese";
  EXPECT_THAT(plan_study(preset, 1, 1).error().text(), ::testing::StartsWith("sizes: "));
}

TEST(Presets, SettingsAreAllSetAndMakeSense) {
  const auto error = [](std::string key, std::string value) {
    auto preset = find_preset("reach-size").value();
    preset.settings[key] = std::move(value);
    const auto trials = make_trials(plan_study(preset, 1, 1).value());
    return trials ? "none" : trials.error().text();
  };
  EXPECT_EQ(error("moment", "guess"), "none");
  EXPECT_EQ(error("moment", "lunch"), "moment: 'lunch' is not decision or guess");
  EXPECT_EQ(error("axis", "weight"), "axis: 'weight' is not density or side");
  EXPECT_EQ(error("sources", "0"), "sources: write a number of at least 1");
  EXPECT_EQ(error("drawn", "0,9"), "drawn: there is no board 9");
  EXPECT_EQ(error("colour", "red"), "colour: not a setting of kind 'reach'");
  auto study = plan_study(find_preset("reach-size").value(), 1, 1).value();
  study.settings.erase("moment");
  EXPECT_EQ(make_trials(study).error().text(), "moment: missing");
}

TEST(Study, IsReadBackFromItsText) {
  for (const std::string_view name : {"reach-size", "002-fig16", "001-figure-6"}) {
    const auto study = plan_study(find_preset(name).value(), 7, 3).value();
    const std::string text = format_study(study);
    const auto again = parse_study(text);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(format_study(*again), text);
    EXPECT_EQ(again->kind, study.kind);
    EXPECT_EQ(again->settings, study.settings);
  }
}

TEST(Study, ThatIsAComparisonHasTheTextOfItsExperiment) {
  const auto study = plan_study(find_preset("001-figure-6").value(), 7, 3).value();
  EXPECT_EQ(format_study(study), format_experiment(study.experiment));
}

TEST(Study, ThatCannotBeReadSaysSo) {
  EXPECT_FALSE(parse_study(""));
  EXPECT_FALSE(parse_study("minewise study 1\nname x\n"));
  EXPECT_EQ(parse_study("minewise study 1\ncheese\nminewise experiment 1\n").error().line, 2);
  EXPECT_EQ(parse_study("minewise study 1\nkind x\nminewise experiment 1\ncheese\n").error().line,
            4);
  EXPECT_FALSE(
      parse_study("minewise study 1\nname x\nminewise experiment 1\nseed 1\ngames 1\n"
                  "agent basic\ncondition 5x5/4 0.16 survival\n"));
  EXPECT_FALSE(
      plan_of_study("minewise study 1\nkind cheese\nminewise experiment 1\nseed 1\n"
                    "games 1\nagent basic\ncondition 5x5/4 0.16 survival\n"));
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
