// What every reader promises, whatever bytes it is given: a value that is written as a text which
// reads back to itself, or an Error that can be shown to a person.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/macros.h"
#include "core/result.h"
#include "support/lines.h"

namespace minewise {

inline std::string_view as_text(const std::uint8_t* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

// One line of message, and a place within the text: the line after the last stands for its end.
inline void check_error(const Error& error, std::string_view text) {
  CHECK(!error.message.empty());
  CHECK(printable(error.text()) == error.text());
  CHECK(error.line >= 0 && error.column >= 0);
  const auto lines = split_lines(text);
  const auto line = static_cast<std::size_t>(error.line);
  CHECK(line <= lines.size() + 1);
  const std::string_view within = line == 0              ? text
                                  : line <= lines.size() ? lines[line - 1]
                                                         : std::string_view{};
  CHECK(static_cast<std::size_t>(error.column) <= within.size() + 1);
}

// Reads a text; what reads is written, read and written once more. Returns what was read.
template <class Read, class Write>
auto check_reader(std::string_view text, const Read& read, const Write& write) {
  const auto value = read(text);
  if (!value) {
    check_error(value.error(), text);
    return value;
  }
  const std::string written = write(*value);
  const auto again = read(written);
  CHECK(again.has_value());
  CHECK(write(*again) == written);
  return value;
}

}  // namespace minewise
