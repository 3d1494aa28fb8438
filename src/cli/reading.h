// What a verb reads, from the words and files on a command line. The words name a file ('-' is
// standard input), which may hold anything that formats recognises; otherwise they are a game ID.
// Each verb then asks for what it wants: a position, a game to play, a game played, layouts.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/given.h"
#include "cli/run/progress.h"
#include "cli/verb.h"
#include "formats/game_source.h"
#include "formats/moment.h"
#include "formats/position_words.h"
#include "game/play_game.h"

namespace minewise::cli {

// Options about positions: --mines, --density, --count-prior, --count-unknown, --clues, --topology.
// An option wins over a header of the position.
using PositionOptions = PositionWords;
void add_position_options(CLI::App* verb, PositionOptions& options);

// A line that says that the number of mines is taken as unknown, if nothing tells it.
std::string note_of_count(std::string_view verb, const Position& position);

}  // namespace minewise::cli

namespace minewise {

// Shows how much of the board is played, if that takes long.
class PlayingProgress final : public Observer {
 public:
  void played(const Game& game, const Step&) override {
    const View& view = game.view();
    line_.update(static_cast<double>(view.uncovered().size()) / view.cells());
  }

 private:
  ProgressLine line_{"playing"};
};

}  // namespace minewise

namespace minewise::cli {

using IdWords = std::vector<std::string>;  // words or groups of words

using ReadingOptions = ReadingWords;

void add_source_options(CLI::App* verb, ReadingOptions& options);  // --as, --board and --seed
void add_played_options(CLI::App* verb, ReadingOptions& options);  // those and --agent
void add_moment_options(CLI::App* verb, ReadingOptions& options);  // those, --at and --link
CLI::Option* add_seed_option(CLI::App* verb, std::optional<std::uint64_t>& seed);

// What was read, and the name of where it stood, for messages.
struct Source {
  std::string verb, name;
  Input input;
  Seed usual_seed{};  // of what names none

  std::unexpected<Error> fail(const Error& error) const;
  std::unexpected<Error> refuse(const Error& error) const;

  // Whether a verb that takes layouts and positions takes this as a layout.
  bool is_layout() const { return is_taken_as_layout(input); }

  // The same as a question of the library takes it.
  Given given(ReadingOptions options, Observer* observer = nullptr) const {
    return {input, std::move(options), usual_seed, observer};
  }
};

// The answer to a question about a source, or its Error with the place named.
template <class Answer>
Result<Answer> answer_on(const Source& source, Result<Answer> answer) {
  if (!answer) return source.refuse(answer.error());
  return answer;
}

// Reads a file or an ID, or the link of --link; without words, the usual game.
Result<Source> read_source(std::string_view verb, const IdWords& words,
                           const ReadingOptions& options, std::string_view usual_game = kUsualGame);

// Whether words are the name of a file. A folder is none: its name may be a game ID, like "expert".
bool names_file(const IdWords& words);

// The same of a file that has been read already.
Result<Source> read_source_text(std::string_view verb, const std::string& file,
                                std::string_view text, const ReadingOptions& options);

// A moment of a game, or a position as it was given.
struct Seen : SeenMoment {
  std::string note;  // to be said beside the answer: what the text was taken for

  // "game ...\nagent ...\n\n" or the headers of the position: what goes before a drawn board.
  std::string head() const;
};

// The position of a source: given, or of a game at --at, which --agent plays unless it is saved.
Result<Seen> read_seen(const Source& source, const ReadingOptions& options);

// What to say beside the answer of how a source was taken: as a position, or as a game played.
std::string note_of_source(const Source& source, const ReadingOptions& options, bool is_game);

// The same if the first of several layouts was taken.
std::string note_of_board(const Source& source, const ReadingOptions& options);

// The game of a source, saved or played now.
Result<Transcript> read_played(const Source& source, const ReadingOptions& options);

// The layout of a source and the number of its board, from 1, for a verb that would take positions
// too, or would not. REQUIRES: there are layouts.
Result<Layout> read_board(const Source& source, const ReadingOptions& options,
                          bool takes_positions = true);

// All layouts of a file, or that of a game that an ID with a seed names.
Result<LayoutSet> read_layouts(std::string_view verb, const std::string& what);

// The game to be played: of a layout file under the rules of the words, or of the words alone. Who
// asks for a promise on a given layout is told that it is dropped.
Result<GameSource> read_game(const Source& source, const IdWords& words,
                             const ReadingOptions& options);
Result<GameSource> read_game(std::string_view verb, const IdWords& words,
                             const std::optional<std::string>& layout_file,
                             const ReadingOptions& options,
                             std::string_view usual_game = kUsualGame);

// The agent of --agent, or the usual one, if it can play this game.
Result<AgentSpec> read_agent(const ReadingOptions& options, std::string_view usual,
                             const GameId& id);

// The lines before what is told of a game, and a blank one.
std::string head_of(const Transcript& game);

}  // namespace minewise::cli
