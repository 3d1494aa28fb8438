// What every agent promises, under all the rules there are: it plays to the end by legal moves, it
// claims nothing that is not so, and the same seed gives the same game whatever it has played
// before. An agent is tested by being registered; the template is tested too.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <ostream>
#include <set>
#include <string>
#include <utility>

#include "agent_cases.h"
#include "core/shape.h"
#include "watched_game.h"

namespace minewise {

void PrintTo(const AgentSpec& spec, std::ostream* out) {
  *out << spec.name();
}

namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

class AgentConformance : public ::testing::TestWithParam<AgentSpec> {
 protected:
  const AgentSpec& spec() const { return GetParam(); }

  template <class See>
  void for_each_game(See see) const {
    for (const GameCase& game_case : games_to_try()) {
      SCOPED_TRACE(game_case.text());
      see(game_case);
    }
  }
};

TEST_P(AgentConformance, PlaysToTheEndByLegalMovesAndAtMostOneACell) {
  for_each_game([&](const GameCase& game_case) {
    const Transcript played = watch_game(spec(), game_case).transcript;
    EXPECT_LE(played.steps.size(), static_cast<std::size_t>(played.id.shape().cells()));
    EXPECT_EQ(played.result.moves, static_cast<int>(played.steps.size()));
  });
}

TEST_P(AgentConformance, ClaimsNothingThatTheLayoutDenies) {
  for_each_game([&](const GameCase& game_case) {
    const WatchedGame watched = watch_game(spec(), game_case);
    EXPECT_THAT(watched.untrue, IsEmpty());
    EXPECT_EQ(watched.transcript.result.wrong_flags, 0);
  });
}

TEST_P(AgentConformance, GivesAReasonThatFitsEveryMove) {
  for_each_game([&](const GameCase& game_case) {
    EXPECT_THAT(watch_game(spec(), game_case).unfounded, IsEmpty());
  });
}

TEST_P(AgentConformance, ConcludesNothingTwice) {
  for_each_game([&](const GameCase& game_case) {
    std::set<Cell> seen;
    for (const Deduction& deduction : watch_game(spec(), game_case).conclusions) {
      EXPECT_TRUE(seen.insert(deduction.cell).second) << "cell " << deduction.cell.index;
    }
  });
}

TEST_P(AgentConformance, PlaysTheSameGameFromTheSameSeed) {
  for_each_game([&](const GameCase& game_case) {
    EXPECT_EQ(format_transcript(watch_game(spec(), game_case).transcript),
              format_transcript(watch_game(spec(), game_case).transcript));
  });
}

TEST_P(AgentConformance, PlaysAfterStartAsIfItWereNew) {
  const auto used = spec().make();
  for_each_game([&](const GameCase& game_case) {
    EXPECT_EQ(format_transcript(watch_game(spec(), *used, game_case).transcript),
              format_transcript(watch_game(spec(), game_case).transcript));
  });
}

// Another agent of its kind plays a game of its own between any two moves. Randomness from anywhere
// but the stream that an agent is given, or any state shared between agents, would show.
TEST_P(AgentConformance, IsNotDisturbedByOthersOfItsKind) {
  const GameCase other{parse_game_id("5x4/5 survival seed=6").value()};
  for_each_game([&](const GameCase& game_case) {
    const auto agent = spec().make();
    const auto meanwhile = [&] { watch_game(spec(), other); };
    EXPECT_EQ(format_transcript(watch_game(spec(), *agent, game_case, meanwhile).transcript),
              format_transcript(watch_game(spec(), game_case).transcript));
  });
}

bool same_moves(const Transcript& a, const Transcript& b) {
  return std::ranges::equal(a.steps, b.steps, [](const Step& one, const Step& other) {
    return one.decision == other.decision && one.outcome == other.outcome;
  });
}

TEST_P(AgentConformance, LeavesATranscriptThatReadsBackAndReplays) {
  for_each_game([&](const GameCase& game_case) {
    const Transcript written = watch_game(spec(), game_case).transcript;
    const auto read = parse_transcript(format_transcript(written));
    ASSERT_TRUE(read.has_value()) << read.error().text();
    EXPECT_EQ(read->id, written.id);
    EXPECT_EQ(read->agent, written.agent);
    EXPECT_TRUE(same_moves(*read, written));
    EXPECT_EQ(read->layout, written.layout);
    EXPECT_EQ(read->is_given, written.is_given);
    EXPECT_EQ(read->result, written.result);
    const auto replayed = replay(*read);
    EXPECT_TRUE(replayed.has_value()) << replayed.error().text();
  });
}

std::string case_name(const ::testing::TestParamInfo<AgentSpec>& info) {
  std::string name = info.param.name();
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, AgentConformance, ::testing::ValuesIn(agents_to_try()), case_name);

// A new setting of the rules needs a game here; kinds of clue and of grid have theirs by
// themselves.
TEST(AgentConformanceGames, MeetEverySettingOfTheRules) {
  std::set<Ruleset> rulesets;
  std::set<OnMine> on_mine;
  std::set<CountRule> counts;
  std::set<std::pair<Promise, bool>> first;  // with a cell of the rules' own or without
  std::set<bool> cascades;
  std::set<std::string> clues;
  std::set<std::string_view> grids;
  std::set<std::size_t> laws;
  for (const GameCase& game_case : games_to_try()) {
    const Rules& rules = game_case.id.rules;
    rulesets.insert(rules.ruleset);
    on_mine.insert(rules.on_mine);
    counts.insert(rules.count);
    first.insert({rules.first.promise, rules.first.cell.has_value()});
    cascades.insert(rules.cascade);
    const std::string& name = rules.clues->name();
    clues.insert(name.substr(0, name.find_first_of(":+")));
    grids.insert(grid_word(rules.topology));
    laws.insert(game_case.id.mines.index());
  }
  EXPECT_EQ(rulesets.size(), 2u);
  EXPECT_EQ(on_mine.size(), 2u);
  EXPECT_EQ(counts.size(), 2u);
  EXPECT_EQ(first.size(), 6u);
  EXPECT_EQ(cascades.size(), 2u);
  for (const ClueEntry& entry : all_clues()) {
    EXPECT_THAT(clues, Contains(std::string(entry.word)));
  }
  EXPECT_EQ(grids.size(), all_grids().size());
  EXPECT_EQ(laws.size(), 2u);
}

}  // namespace
}  // namespace minewise
