// Errors as values: bad input gives an Error that names its place, and front ends decide what to do
// about it. The library throws no exceptions at its callers. Text from outside is made safe to show
// before it becomes part of a message.
#pragma once

#include <fmt/core.h>

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace minewise {

// A file, an argument or a file name can hold anything: control characters that steer a terminal
// (U+009B as well as ESC), Unicode marks that reverse the direction of writing and so disguise a
// line, bytes that are not text (JSON and SVG do not allow them), or a megabyte of text. Code that
// shows such text calls these two functions first.

// The text with a question mark in place of each control character (C0, DEL, C1), each Unicode mark
// of direction or end of line, and each byte that is not UTF-8. Characters in `kept` stay.
std::string printable(std::string_view text, std::string_view kept = {});

// The part of a text that a message quotes: printable(), without its middle if it is longer than
// `most` bytes: "aaaa...zzzz"
inline constexpr std::size_t kMostQuoted = 200;
std::string excerpt(std::string_view text, std::size_t most = kMostQuoted);

// What kind of error it is. Front ends make an exit code, an error code or an exception of it.
enum class ErrorKind {
  Input,       // the request or the text is wrong
  Impossible,  // no layout explains the position
  Limit,       // the request goes beyond a limit
  NotFound,    // a search ended without finding what was asked for
  Failed,      // something outside failed: a full disk, a player that gave up
  Stopped,     // the caller stopped the work
};

// What is wrong, and where: in an option, or at a place in the text. Lines and columns count from
// 1; 0 means "not known". The code that reads a file puts the file's name in front.
struct Error {
  std::string message;
  int line = 0;
  int column = 0;
  ErrorKind kind = ErrorKind::Input;
  std::string option = {};               // its name, if the error is about an option: "at"
  std::vector<std::int32_t> clues = {};  // cells whose clues conflict, if it is Impossible

  // "line 3, column 7: unknown symbol 'x'", or the bare message when the place is not known. If it
  // is about an option: "at: the game has 12 moves".
  std::string text() const;
};

template <class T>
using Result = std::expected<T, Error>;

// A text as an excerpt, because an input may hold anything and be of any length; anything else as
// it is.
template <class T>
auto message_word(const T& value) {
  if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    return excerpt(value);
  } else {
    return value;
  }
}

// The formatted text as one line. Not a template, because there are many messages.
std::string message_of(fmt::string_view format, fmt::format_args args);

// A message of one line, texts among the arguments quoted.
template <class... Args>
std::string format_message(fmt::format_string<Args...> format, Args&&... args) {
  return message_of(format, fmt::make_format_args(message_word(args)...));
}

template <class... Args>
std::unexpected<Error> fail(fmt::format_string<Args...> format, Args&&... args) {
  return std::unexpected(Error{format_message(format, std::forward<Args>(args)...)});
}

// An error of any kind but Input.
inline std::unexpected<Error> fail_as(ErrorKind kind, std::string message) {
  return std::unexpected(Error{std::move(message), 0, 0, kind});
}

// An error about an option. REQUIRES: `error` is about none.
std::unexpected<Error> object_to(std::string_view option, const Error& error);

template <class... Args>
std::unexpected<Error> fail_option(std::string_view option, fmt::format_string<Args...> format,
                                   Args&&... args) {
  return object_to(option, {format_message(format, std::forward<Args>(args)...)});
}

template <class... Args>
std::unexpected<Error> fail_at(int line, int column, fmt::format_string<Args...> format,
                               Args&&... args) {
  return std::unexpected(Error{format_message(format, std::forward<Args>(args)...), line, column});
}

// An error found in a part of a text, given the place of that part in the whole text.
inline std::unexpected<Error> fail_there(int line, int column, Error error) {
  error.line = line;
  error.column = column;
  return std::unexpected(std::move(error));
}

}  // namespace minewise
