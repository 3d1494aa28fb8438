// Answers what a front end asks about: a recognised input, and the words (options) beside it. From
// these it finds the game to play, the played game, one moment of it, or an agent's advice at that
// moment. An Error says whether the text, an option or the player is at fault.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "formats/game_source.h"
#include "formats/position_words.h"
#include "game/advice.h"

namespace minewise {

// The words: which board of a layout set, who plays it by which seed, after how many moves; a link
// in place of a text.
struct ReadingWords {
  std::optional<std::string> as = {}, agent = {}, link = {};
  std::optional<std::uint64_t> board = {}, at = {}, seed = {};
  PositionWords position = {};

  bool plays() const { return at || agent; }
  std::optional<Seed> given_seed() const {
    return seed ? std::optional(Seed{*seed}) : std::nullopt;
  }
};

// Recognises a text. A game ID or a layout without a seed takes `usual_seed`.
Result<Input> recognise_asked(std::string_view text, const ReadingWords& words, Seed usual_seed);

// The position of the word `link`. REQUIRES: it is said.
Result<Input> recognise_link(const ReadingWords& words);

// Whether an input that could be a position or a layout counts as a layout for callers that take
// both.
bool is_taken_as_layout(const Input& input);

// The agent of that name, if it can play this game.
Result<AgentSpec> fitting_agent(std::string_view name, const GameId& id);

// The game of an input, saved or played now. `observer`, which may be null, watches it.
Result<Transcript> find_played(const Input& input, const ReadingWords& words, Seed usual_seed,
                               Observer* observer = nullptr);

// A moment of a game, or a position as it was given.
struct SeenMoment {
  Position position;
  View view;
  std::optional<Transcript> game;  // that it is a moment of
  bool is_lost = false;            // a classic game that is over, and was not won
};

// The position of an input: given, or of a game after so many moves, which an agent plays unless it
// is saved.
Result<SeenMoment> find_moment(const Input& input, const ReadingWords& words, Seed usual_seed,
                               Observer* observer = nullptr);

// The cell that a word names as ROW,COLUMN.
Result<Cell> find_cell(std::string_view word, std::string_view text, const Shape& shape);

// The advice (game/advice.h) of the agent that the words name.

// The agent that is asked. Where the input is a position or a saved game, nothing is left for it to
// play, and it is taken out of the words. Where it plays the game, it is asked for its next move;
// nothing if it can be asked in no other game than its own.
Result<std::optional<AgentSpec>> take_adviser(const Input& input, ReadingWords& words);

// What the agent would open at that moment. A position without a game is taken to be of a classic
// game that goes on. Nothing if the game is over, or if all covered cells are mines. A guess is
// weighed against `also`. REQUIRES: some layout explains the view.
std::optional<Advice> advice_on(const SeenMoment& moment, const ReadingWords& words,
                                const AgentSpec& adviser, std::optional<Cell> also = {});

}  // namespace minewise
