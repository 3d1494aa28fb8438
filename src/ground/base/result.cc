#include "ground/base/result.h"

namespace minewise {

std::string Error::text() const {
  if (line > 0 && column > 0) return fmt::format("line {}, column {}: {}", line, column, message);
  if (line > 0) return fmt::format("line {}: {}", line, message);
  if (column > 0) return fmt::format("column {}: {}", column, message);
  return message;
}

}  // namespace minewise
