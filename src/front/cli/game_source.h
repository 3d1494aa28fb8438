// Which game is to be played, from the words and files on a command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "front/cli/verb.h"
#include "front/session/game_source.h"

namespace minewise::cli {

// Reads the words or groups of words of a game ID, which may name no board if a layout file ("-"
// for standard input) has one. Without either, the game is `usual_game`. A seed that is left out is
// a random one.
std::expected<GameSource, Failure> read_game_source(const std::vector<std::string>& id_words,
                                                    const std::optional<std::string>& layout_file,
                                                    std::string_view usual_game);

// A given layout is played as it is. Who asked for a promise in so many words is told.
void tell_dropped_promise(std::string_view verb, const GameSource& source,
                          const std::vector<std::string>& id_words);

}  // namespace minewise::cli
