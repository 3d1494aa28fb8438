// Errors as values: bad input comes back as an Error that names its place, and front ends decide
// what to do about it. Nothing in the library throws at its callers.
#pragma once

#include <fmt/core.h>

#include <expected>
#include <string>
#include <utility>

namespace minewise {

// What is wrong with an input, and where. Lines and columns count from 1; 0 means "not known", and
// the reader of a file puts the file's name in front.
struct Error {
  std::string message;
  int line = 0;
  int column = 0;

  // "line 3, column 7: unknown symbol 'x'", or the bare message when the place is not known.
  std::string text() const;
};

template <class T>
using Result = std::expected<T, Error>;

// A text as it can stand in a one-line message: control characters, which an input may hold, become
// question marks.
std::string printable(std::string text);

template <class... Args>
std::unexpected<Error> fail(fmt::format_string<Args...> format, Args&&... args) {
  return std::unexpected(Error{printable(fmt::format(format, std::forward<Args>(args)...))});
}

template <class... Args>
std::unexpected<Error> fail_at(int line, int column, fmt::format_string<Args...> format,
                               Args&&... args) {
  return std::unexpected(
      Error{printable(fmt::format(format, std::forward<Args>(args)...)), line, column});
}

}  // namespace minewise
