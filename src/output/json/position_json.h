// The JSON of a position that was read: all that a page needs to show it, and where it was a moment
// of a game, which of how many. Of `minewise position`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/moment.h"

namespace minewise {

// `kind` is what the text was, as kind_of() says; `at` the moment that was asked for, the last if
// none was.
std::string position_json(std::string_view kind, const SeenMoment& moment,
                          std::optional<std::uint64_t> at);

}  // namespace minewise
