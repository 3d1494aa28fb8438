#include "core/result.h"

namespace minewise {

std::string Error::text() const {
  if (line > 0 && column > 0) return fmt::format("line {}, column {}: {}", line, column, message);
  if (line > 0) return fmt::format("line {}: {}", line, message);
  if (column > 0) return fmt::format("column {}: {}", column, message);
  return message;
}

std::string message_of(fmt::string_view format, fmt::format_args args) {
  return printable(fmt::vformat(format, args));
}

}  // namespace minewise
