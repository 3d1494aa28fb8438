// The person's game of a file, whichever kind of file holds it: a replay of another program, or a
// transcript that 'minewise import' wrote.
#pragma once

#include <optional>
#include <string_view>

#include "core/result.h"
#include "formats/person_game.h"

namespace minewise {

// The game of a file, or an Error if it is damaged. Nothing if the file is something else.
std::optional<Result<PersonGame>> find_person_game(std::string_view bytes);

// The same of a file that should hold one: something else is an Error too.
Result<PersonGame> read_person_game(std::string_view bytes);

}  // namespace minewise
