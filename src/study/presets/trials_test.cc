// What every kind of trial promises, by registration: a new kind is held to it without another
// line.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "study/presets/presets.h"
#include "study/presets/trials.h"

namespace minewise {

namespace {

// The first preset of a kind, cut down to small boards.
Study small_study(std::string_view kind) {
  const auto presets = all_presets();
  EXPECT_EQ(presets.size(), preset_files().size());  // every file can be read
  Preset preset = *std::ranges::find(presets, kind, &Preset::kind);
  preset.options.sizes = preset.options.sizes->find('/') == std::string::npos ? "5" : "5x5/4";
  if (preset.options.densities) preset.options.densities = "0.2,0.3";
  if (preset.options.mines) preset.options.mines = "3,4";
  if (preset.settings.contains("drawn")) preset.settings["drawn"] = "1";
  if (preset.settings.contains("check-games")) preset.settings["check-games"] = "3";
  if (preset.settings.contains("boards")) preset.settings["boards"] = "2";
  return plan_study(preset, 70, 3).value();
}

class EveryKind : public ::testing::TestWithParam<TrialKind> {
 protected:
  EveryKind() : trials_(make_trials(small_study(GetParam().name)).value()), plan_(trials_->plan()) {
    for (int series = 0; plan_.has({series, 0}); ++series) {
      for (std::uint64_t number = 0; number < plan_.chunks_of(series); ++number) {
        records_[{series, number}] = trials_->measure({series, number}, {}).value();
      }
    }
  }

  Result<Figures> figures() const {
    return trials_->figures([&](int series, const SeeRecord& see) -> Result<void> {
      for (std::uint64_t number = 0; number < plan_.chunks_of(series); ++number) {
        auto seen = see(plan_.games_of({series, number}), records_.at({series, number}));
        if (!seen) return seen;
      }
      return {};
    });
  }

  std::unique_ptr<Trials> trials_;
  ChunkPlan plan_;
  std::map<std::pair<int, std::uint64_t>, std::string> records_;
};

TEST_P(EveryKind, HasSeveralChunks) {
  EXPECT_GT(plan_.chunks(), 3u);
}

TEST_P(EveryKind, MeasuresAChunkByItself) {
  for (const ChunkId chunk : {ChunkId{0, 1}, ChunkId{0, 0}}) {
    EXPECT_EQ(trials_->measure(chunk, {}), records_.at({chunk.series, chunk.number}));
  }
}

TEST_P(EveryKind, DrawsFiguresFromItsRecords) {
  const auto drawn = figures();
  ASSERT_TRUE(drawn) << drawn.error().text();
  ASSERT_FALSE(drawn->files.empty());
  for (const FigureFile& file : drawn->files) EXPECT_FALSE(file.text.empty()) << file.name;
  for (const Plot& plot : drawn->plots) EXPECT_FALSE(plot.series.front().points.empty());
  EXPECT_EQ(figures()->files.front().text, drawn->files.front().text);
}

TEST_P(EveryKind, RefusesRecordsThatAreCutShortOrTooLong) {
  std::string& record = records_.at({0, 0});
  const std::string whole = record;
  for (std::size_t size = 0; size < whole.size(); size += 1 + whole.size() / 200) {
    record = whole.substr(0, size);
    EXPECT_FALSE(figures()) << size;
  }
  record = whole + '\0';
  EXPECT_FALSE(figures());
}

// Whatever the bytes are, reading them ends; the checksum of the ledger is what tells them apart.
TEST_P(EveryKind, ReadsAnyBytesToAnEnd) {
  std::string& record = records_.at({0, 0});
  const std::string whole = record;
  for (std::size_t byte = 0; byte < whole.size(); byte += 1 + whole.size() / 200) {
    record = whole;
    record[byte] = static_cast<char>(record[byte] ^ 0xff);
    static_cast<void>(figures());
  }
}

TEST_P(EveryKind, GivesUpWhereItIsTold) {
  EXPECT_FALSE(trials_->measure({0, 0}, {.goes_on = [] { return false; }}));
}

INSTANTIATE_TEST_SUITE_P(Trials, EveryKind, ::testing::ValuesIn(all_trial_kinds()),
                         [](const auto& kind) {
                           std::string name(kind.param.name);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace

}  // namespace minewise
