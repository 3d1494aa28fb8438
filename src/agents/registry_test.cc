#include "agents/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "support/board.h"

namespace minewise {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string agent_error(std::string_view text) {
  return error_of(parse_agent(text));
}

TEST(AgentRegistry, NamesAreUnique) {
  std::set<std::string> names;
  for (const AgentEntry& entry : all_agents()) EXPECT_TRUE(names.insert(entry.name).second);
}

TEST(AgentRegistry, EntriesSayWhatTheyAre) {
  for (const AgentEntry& entry : all_agents()) {
    EXPECT_FALSE(entry.source.empty()) << entry.name;
    EXPECT_FALSE(entry.description.empty()) << entry.name;
    for (const Parameter& parameter : entry.parameters) {
      EXPECT_LE(parameter.least, parameter.usual) << entry.name;
      EXPECT_LE(parameter.usual, parameter.most) << entry.name;
      EXPECT_FALSE(parameter.meaning.empty()) << entry.name;
    }
  }
}

TEST(AgentRegistry, ValuesMayHaveWords) {
  EXPECT_EQ(must(parse_agent("champion:level=fast")).values.front(), 0);
  EXPECT_EQ(must(parse_agent("champion:level=DEEP")).name(), "champion:level=deep");
  EXPECT_EQ(must(parse_agent("champion:level=network")).name(), "champion");
  EXPECT_EQ(agent_error("champion:level=1"),
            "'1' is not a value of level; write fast, network, deep");
}

TEST(AgentRegistry, EveryAgentCanBeAskedForAndMade) {
  for (const AgentEntry& entry : all_agents()) {
    const AgentSpec spec = must(parse_agent(entry.name));
    EXPECT_EQ(spec.name(), entry.name);
    EXPECT_NE(spec.make(), nullptr);
  }
}

TEST(ParseAgent, RefusesUnknownNames) {
  EXPECT_EQ(agent_error("nobody"), "unknown agent 'nobody'; 'agents' lists them");
  EXPECT_THAT(agent_error(""), HasSubstr("unknown agent ''"));
  EXPECT_EQ(agent_error("bsaic"), "unknown agent 'bsaic'; did you mean 'basic'?");
  EXPECT_EQ(parse_agent("Triple-Risk").value().name(), "triple-risk");
  EXPECT_THAT(agent_error("nobody:x=1"), HasSubstr("unknown agent 'nobody'"));
}

TEST(ParseAgent, RefusesUnknownParameters) {
  EXPECT_EQ(agent_error("basic:threshold=0.2"),
            "agent 'basic' has no parameter 'threshold=0.2'; it has none");
  EXPECT_EQ(agent_error("basic:"), "agent 'basic' has no parameter ''; it has none");
}

TEST(ParseAgent, NumbersOfThingsAreWhole) {
  EXPECT_EQ(agent_error("exact:endgame=1.5"),
            "'1.5' is not a value of endgame; write a whole number from 0 to 5000");
  EXPECT_EQ(must(parse_agent("exact:endgame=100")).name(), "exact:endgame=100");
  EXPECT_EQ(must(parse_agent("triple-risk:threshold=0.2")).name(), "triple-risk:threshold=0.2");
}

// What users type is quoted back to them, on one line.
TEST(ParseAgent, MessagesStayOnOneLine) {
  EXPECT_THAT(agent_error("no\nbody"), Not(HasSubstr("\n")));
  EXPECT_THAT(agent_error("basic:a\nb"), Not(HasSubstr("\n")));
}

// An agent made up for the purpose, since names do not tell which have parameters.
TEST(AgentSpec, NameHoldsTheParametersThatDiffer) {
  const AgentEntry entry{
      .name = "gambler",
      .source = "a test",
      .description = "a test",
      .parameters = {{"threshold", 0.125, 0, 1, "a test"}, {"depth", 2, 1, 9, "a test"}},
      .make = {}};
  EXPECT_EQ((AgentSpec{&entry, {0.125, 2}}.name()), "gambler");
  EXPECT_EQ((AgentSpec{&entry, {0.2, 2}}.name()), "gambler:threshold=0.2");
  EXPECT_EQ((AgentSpec{&entry, {0.2, 3}}.name()), "gambler:threshold=0.2:depth=3");
}

TEST(ParseAgents, ReadsAListInOrder) {
  const auto specs = must(parse_agents("basic,random"));
  ASSERT_EQ(specs.size(), 2u);
  EXPECT_EQ(specs[0].name(), "basic");
  EXPECT_EQ(specs[1].name(), "random");
}

TEST(ParseAgents, OneBadNameSpoilsTheList) {
  EXPECT_THAT(error_of(parse_agents("basic,nobody")), HasSubstr("'nobody'"));
  EXPECT_THAT(error_of(parse_agents("basic,")), HasSubstr("unknown agent ''"));
  EXPECT_THAT(error_of(parse_agents("")), HasSubstr("unknown agent ''"));
}

// Agents of a front end: any text after "toy:" is one.
class OfferedAgentsTest : public testing::Test {
 protected:
  OfferedAgentsTest() {
    offer_agents({"toy:", [this](std::string_view rest) -> Result<const AgentEntry*> {
                    if (rest == "broken") return fail("'{}' is broken", rest);
                    const std::string name = fmt::format("toy:{}", rest);
                    AgentEntry& entry = entries_[name];
                    entry.name = name;
                    entry.is_outside = true;
                    return &entry;
                  }});
  }
  ~OfferedAgentsTest() override { offer_agents({}); }

  std::map<std::string, AgentEntry> entries_;
};

TEST_F(OfferedAgentsTest, AreNamedByTheirPrefix) {
  EXPECT_EQ(must(parse_agent("toy:bear --x=1 :2")).name(), "toy:bear --x=1 :2");
  EXPECT_EQ(must(parse_agent("TOY:Bear")).name(), "toy:Bear");
  EXPECT_EQ(agent_error("toy:broken"), "'broken' is broken");
  EXPECT_THAT(agent_error("toys"), HasSubstr("unknown agent 'toys'"));
}

TEST_F(OfferedAgentsTest, AreTheSameForTheSameText) {
  EXPECT_EQ(must(parse_agent("toy:bear")).entry, must(parse_agent("toy:bear")).entry);
}

TEST_F(OfferedAgentsTest, StandInListsAmongOthers) {
  const auto specs = must(parse_agents("basic,toy:bear 'a,b' \"c'd,e\",random"));
  ASSERT_EQ(specs.size(), 3u);
  EXPECT_EQ(specs[1].name(), "toy:bear 'a,b' \"c'd,e\"");
  EXPECT_EQ(specs[2].name(), "random");
}

TEST_F(OfferedAgentsTest, AreNoneOfAllAgents) {
  for (const AgentSpec& spec : must(parse_agents("all"))) EXPECT_FALSE(spec.entry->is_outside);
}

TEST_F(OfferedAgentsTest, AreNotAskedAboutPositions) {
  EXPECT_THAT(error_of(parse_inner_agent("toy:bear")), HasSubstr("'toy:bear' is another program"));
  EXPECT_EQ(must(parse_inner_agent("basic")).name(), "basic");
}

TEST(OfferedAgentsAlone, AreUnknownUntilOffered) {
  EXPECT_THAT(agent_error("toy:bear"), HasSubstr("unknown agent 'toy'"));
}

}  // namespace
}  // namespace minewise
