// Whatever is written down reads back as the same value, and reads the same in any of the spellings
// that the notation allows.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "any.h"
#include "core/position.h"
#include "core/words.h"
#include "formats/link.h"
#include "same.h"

namespace minewise {
namespace {

// Reads a text that must be legal.
template <class Parse>
auto read(Parse parse, const std::string& text) {
  auto result = parse(text);
  if (!result) RC_FAIL("refused: " + result.error().text() + "\n" + text);
  return *result;
}

const auto game_id_of = [](const std::string& text) { return parse_game_id(text); };
const auto rules_of = [](const std::string& text) { return parse_rules(text); };

RC_GTEST_PROP(RoundTrip, AClueModelReadsBackFromItsName, ()) {
  const std::string name = *any_clue_model();
  RC_ASSERT(read(parse_clue_model, name)->name() == name);
}

RC_GTEST_PROP(RoundTrip, APlaceReadsBack, ()) {
  const Place place{*rc::gen::inRange(0, 1'000'000'000), *rc::gen::inRange(0, 1000)};
  RC_ASSERT(read(parse_place, place.text()) == place);
}

RC_GTEST_PROP(RoundTrip, ASizeReadsBack, ()) {
  const Shape shape{*rc::gen::inRange(1, 1001), *rc::gen::inRange(1, 1001)};
  RC_ASSERT(read(parse_size, fmt::format("{}x{}", shape.width, shape.height)) == shape);
}

RC_GTEST_PROP(RoundTrip, RulesReadBack, ()) {
  const Rules rules = *any_rules(*any_shape());
  RC_ASSERT(read(rules_of, format_rules(rules)) == rules);
}

RC_GTEST_PROP(RoundTrip, SettingsMayStandInAnyOrder, ()) {
  const Rules rules = *any_rules(*any_shape());
  const std::string text = format_rules(rules);
  std::vector<std::string> settings;
  for (const Word& word : split_words(text)) settings.emplace_back(word.text);
  std::string shuffled = settings.front();
  settings.erase(settings.begin());
  while (!settings.empty()) {
    const auto next = *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(settings));
    shuffled += "  " + settings[next];
    settings.erase(settings.begin() + next);
  }
  RC_ASSERT(read(rules_of, shuffled) == rules);
}

RC_GTEST_PROP(RoundTrip, AGameIdReadsBack, ()) {
  const GameId id = *any_game_id();
  const GameId again = read(game_id_of, format_game_id(id));
  RC_ASSERT(again == id);
  RC_ASSERT(again.seed == id.seed);
  RC_ASSERT(again.game == id.game);
}

RC_GTEST_PROP(RoundTrip, AGameIdWithoutASeedTakesTheOneOffered, ()) {
  const GameId id = *any_game_id();
  const std::string text =
      fmt::format("{} {} game={}", format_board(id.board()), format_rules(id.rules), id.game);
  RC_ASSERT(!parse_game_id(text).has_value());
  RC_ASSERT(parse_game_id(text, id.seed).value() == id);
}

RC_GTEST_PROP(RoundTrip, APositionReadsBack, ()) {
  const Position position = *any_position();
  RC_ASSERT(same(read(parse_position, format_position(position)), position));
}

RC_GTEST_PROP(RoundTrip, APositionReadsBackFromItsLink, ()) {
  const Position position = *any_position();
  const std::string link = format_link(position);
  RC_ASSERT(link.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                   "-._~") == link.npos);
  RC_ASSERT(same(read(parse_link, link), position));
  RC_ASSERT(same(read(parse_link, "https://example.org/#a=1&p=" + link + "&b"), position));
}

// Other letters for the same things, other spaces, other ends of lines.
RC_GTEST_PROP(RoundTrip, APositionReadsTheSameInOtherSpellings, ()) {
  const Position position = *any_position();
  const std::string text = format_position(position);
  const std::size_t rows = text.size() - format_rows(position.symbols, position.shape.width).size();
  std::string other = "// a comment\n\n" + text.substr(0, rows);
  for (const char symbol : text.substr(rows)) {
    const auto one_of = [](const std::string& letters) { return *rc::gen::elementOf(letters); };
    if (symbol == ' ') {
      other += *rc::gen::element("", " ", "\t ");
    } else if (symbol == '\n') {
      other += *rc::gen::element("\n", "\r\n", "\n\n", "\n // a comment\n");
    } else {
      other += symbol == '?' ? one_of("?.#") : symbol == 'M' ? one_of("M*B") : symbol;
    }
  }
  RC_ASSERT(same(read(parse_position, other), position));
}

RC_GTEST_PROP(RoundTrip, APositionIsSeenAsItIsWritten, ()) {
  const Position position = *any_position();
  const View view = view_of(position);
  std::string seen;
  for (int index = 0; index < view.cells(); ++index) seen += symbol_of(view, Cell{index});
  RC_ASSERT(seen == position.symbols);
  RC_ASSERT(view.count() == position.count.value_or(UnknownCount{}));
  RC_ASSERT(view.rules().clues->name() == position.clues->name());
}

RC_GTEST_PROP(RoundTrip, ALayoutReadsBack, ()) {
  const DrawnLayout drawn = *any_layout();
  RC_ASSERT(same(read(parse_layout, format_layout(drawn.layout, drawn.shape.width)), drawn));
}

RC_GTEST_PROP(RoundTrip, ALayoutReadsTheSameInOnesAndNoughts, ()) {
  const DrawnLayout drawn = *any_layout();
  std::string text = format_layout(drawn.layout, drawn.shape.width);
  std::ranges::replace(text, '*', '1');
  std::ranges::replace(text, '.', '0');
  if (*rc::gen::arbitrary<bool>()) std::erase(text, ' ');
  RC_ASSERT(same(read(parse_layout, text), drawn));
}

RC_GTEST_PROP(RoundTrip, ATranscriptReadsBack, ()) {
  const Transcript transcript = *any_transcript();
  RC_ASSERT(same(read(parse_transcript, format_transcript(transcript)), transcript));
}

RC_GTEST_PROP(RoundTrip, AnAgentReadsBackFromItsName, ()) {
  const AgentSpec spec = *any_agent();
  RC_ASSERT(same(read(parse_agent, spec.name()), spec));
}

RC_GTEST_PROP(RoundTrip, AListOfAgentsReadsBack, ()) {
  const auto specs = *rc::gen::nonEmpty(rc::gen::container<std::vector<AgentSpec>>(any_agent()));
  std::string text;
  for (const AgentSpec& spec : specs) text += (text.empty() ? "" : ",") + spec.name();
  RC_ASSERT(std::ranges::equal(read(parse_agents, text), specs,
                               [](const auto& a, const auto& b) { return same(a, b); }));
}

}  // namespace
}  // namespace minewise
