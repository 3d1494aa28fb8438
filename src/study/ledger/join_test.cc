#include "study/ledger/join.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/ledger/survey.h"
#include "support/experiment.h"
#include "support/folder.h"
#include "support/ledger.h"

namespace minewise {
namespace {

using ::testing::ElementsAre;

// Boards of which one has more chunks than the other, so that some places are empty.
const Subject kSubject = subject_of(experiment_of("random,basic", "5/4,300/9", 40));

class Join : public ::testing::Test {
 protected:
  LedgerPart part(Shard shard, std::uint64_t chunks = kAllChunks) {
    auto ledger =
        Ledger::create(folder_.file(std::to_string(++files_)), kSubject, {shard, "1", ""});
    EXPECT_TRUE(play_missing(*ledger, chunks));
    return {"part", *std::move(ledger)};
  }

  // The figures of what is joined, or what is lacking.
  std::string joined(std::vector<LedgerPart>& parts) {
    auto whole = Ledger::create(folder_.file(std::to_string(++files_)), kSubject, {{}, "1", ""});
    const auto lacking = join(parts, *whole);
    EXPECT_TRUE(lacking);
    if (lacking->is_nothing()) return figures_of(*whole);
    return fmt::format("{} games of {} of {}", lacking->games, fmt::join(lacking->shards, " "),
                       lacking->count);
  }

  std::string alone() {
    auto whole = Ledger::create("", kSubject, {{}, "1", ""});
    EXPECT_TRUE(play_missing(*whole));
    return figures_of(*whole);
  }

 private:
  TestFolder folder_;
  int files_ = 0;
};

template <class... Parts>
std::vector<LedgerPart> listed(Parts... part) {
  std::vector<LedgerPart> parts;
  (parts.push_back(std::move(part)), ...);
  return parts;
}

// Damages the first chunk of a part.
void damage(LedgerPart& part) {
  const auto id = ChunkQueue(part.ledger.plan(), part.ledger.head().shard).next();
  ASSERT_TRUE(part.ledger.keep_sealed(*id, 0.25, "nonsense"));
}

TEST_F(Join, GivesTheFiguresOfOneRun) {
  const std::string expected = alone();
  auto thirds = listed(part({2, 3}), part({3, 3}), part({1, 3}));
  EXPECT_EQ(joined(thirds), expected);
  auto whole = listed(part({1, 1}));
  EXPECT_EQ(joined(whole), expected);
  auto mixed = listed(part({1, 2}), part({2, 2}, 3), part({2, 4}), part({4, 4}), part({1, 2}));
  EXPECT_EQ(joined(mixed), expected);
}

TEST_F(Join, SaysWhatIsLacking) {
  auto two = listed(part({1, 3}), part({2, 3}));
  EXPECT_THAT(joined(two), ::testing::EndsWith("games of 3 of 3"));
  auto begun = listed(part({1, 3}, 2), part({2, 3}), part({3, 3}, 0));
  EXPECT_THAT(joined(begun), ::testing::EndsWith("games of 1 3 of 3"));
}

TEST_F(Join, TakesADamagedChunkFromAPartThatHasItSound) {
  auto parts = listed(part({1, 2}), part({2, 2}));
  damage(parts[1]);
  EXPECT_THAT(joined(parts), ::testing::EndsWith("games of 2 of 2"));
  EXPECT_EQ(parts[1].damaged, 1u);
  EXPECT_EQ(parts[0].damaged, 0u);
  parts.push_back(part({1, 1}));
  EXPECT_EQ(joined(parts), alone());
}

TEST_F(Join, IsStoppedByWhoeverWaits) {
  auto parts = listed(part({1, 2}), part({2, 2}));
  auto whole = Ledger::create("", kSubject, {{}, "1", ""});
  double seen = 0;
  const auto lacking = join(parts, *whole, [&](double share) { return (seen = share) < 0.3; });
  ASSERT_TRUE(lacking);
  EXPECT_TRUE(lacking->was_stopped);
  EXPECT_LT(seen, 0.4);
  EXPECT_EQ(survey(*whole)->chunks, 0u);
}

TEST_F(Join, SurveyFindsWhatIsMissingAndDamaged) {
  LedgerPart half = part({1, 2}, 3);
  damage(half);
  const Survey seen = survey(half.ledger).value(), examined = examine(half.ledger).value();
  for (const Survey& each : {seen, examined}) {
    EXPECT_EQ(each.chunks, 3u);
    EXPECT_EQ(each.all_chunks, ChunkPlan(kSubject.plan).chunks() / 2);
    EXPECT_EQ(each.missing, each.all_chunks - 3);
    EXPECT_EQ(each.all_games, 80u);
    EXPECT_EQ(each.seconds, 0.75);
    EXPECT_EQ(each.first_missing.size(), 5u);
    EXPECT_FALSE(each.is_finished());
  }
  EXPECT_TRUE(seen.damaged.empty());
  EXPECT_THAT(examined.damaged, ElementsAre(ChunkId{0, 0}));
  LedgerPart other = part({2, 2});
  EXPECT_TRUE(examine(other.ledger)->is_sound());
}

TEST_F(Join, ACopyHoldsTheSameWithoutWhatWasDropped) {
  TestFolder folder;
  {
    LedgerPart whole = part({1, 1});
    damage(whole);
    const auto examined = examine(whole.ledger);
    ASSERT_TRUE(whole.ledger.finish());
    ASSERT_TRUE(whole.ledger.copy_to(folder.file("copy")));
    auto copy = Ledger::take(folder.file("copy"), plan_of_games);
    ASSERT_TRUE(copy) << copy.error().text();
    EXPECT_EQ(examine(*copy)->damaged, examined->damaged);
    ASSERT_TRUE(copy->drop(examined->damaged));
    EXPECT_TRUE(Ledger::read(folder.file("copy"), plan_of_games).error().text().contains("in use"));
  }
  auto copy = Ledger::resume(folder.file("copy"), kSubject, {{1, 1}, "1", ""});
  ASSERT_TRUE(copy) << copy.error().text();
  EXPECT_EQ(examine(*copy)->missing, 1u);
  EXPECT_TRUE(examine(*copy)->damaged.empty());
  ASSERT_TRUE(play_missing(*copy));
  EXPECT_EQ(figures_of(*copy), alone());
}

}  // namespace
}  // namespace minewise
