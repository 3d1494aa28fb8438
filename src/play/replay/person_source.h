// The person's game of a file, whichever kind of file holds it: a replay of another program, or a
// transcript that 'minewise import' wrote.
#pragma once

#include <string_view>

#include "ground/base/result.h"
#include "play/replay/person_game.h"

namespace minewise {

// Whether a file holds one, or a damaged one, as far as its beginning tells.
bool holds_person_game(std::string_view beginning);

// REQUIRES: nothing; what holds none is an Error too.
Result<PersonGame> read_person_game(std::string_view bytes);

}  // namespace minewise
