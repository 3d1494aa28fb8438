// Boards, rules and IDs for tests, drawn and written as players would. A text that does not read is
// a mistake in the test: it throws, and the test fails with the reader's message.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "core/game_id.h"
#include "core/layout.h"
#include "core/position.h"
#include "core/result.h"
#include "core/view.h"

namespace minewise {

// The value of a result that must not fail.
template <class T>
T must(Result<T> result) {
  if (!result) throw std::invalid_argument(result.error().text());
  return std::move(*result);
}

// The error of a result as users meet it; "no error" when there is none.
template <class T>
std::string error_of(const Result<T>& result) {
  return result ? "no error" : result.error().text();
}

inline Position drawn_position(std::string_view text) {
  return must(parse_position(text));
}

inline View drawn_view(std::string_view text) {
  return view_of(drawn_position(text));
}

inline Layout drawn_layout(std::string_view text) {
  return must(parse_layout(text)).layout;
}

inline GameId id_of(std::string_view text) {
  return must(parse_game_id(text, Seed{1}));
}

// The symbols of a view, row by row: "?1M\n0_F\n".
inline std::string symbols_of(const View& view, int width) {
  std::string rows;
  for (int index = 0; index < view.cells(); ++index) {
    rows += symbol_of(view, Cell{index});
    if ((index + 1) % width == 0) rows += '\n';
  }
  return rows;
}

}  // namespace minewise
