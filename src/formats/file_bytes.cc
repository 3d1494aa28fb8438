#include "formats/file_bytes.h"

#include <algorithm>

namespace minewise {

Result<void> FileBytes::status() const {
  if (error_) return std::unexpected(*error_);
  return {};
}

void FileBytes::note(std::size_t offset, std::string message) {
  error_ = Error{fmt::format("offset {}: {}", offset, message)};
  at_ = bytes_.size();
}

std::uint64_t FileBytes::number(std::size_t bytes, std::string_view what) {
  std::uint64_t value = 0;
  for (const char byte : take(bytes, what)) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

std::string_view FileBytes::take(std::size_t count, std::string_view what) {
  if (count > left()) {
    fail_at_offset(bytes_.size(), "the file ends in the middle of {}", what);
    return {};
  }
  return bytes_.substr(std::exchange(at_, at_ + count), count);
}

std::string_view FileBytes::take_until(char last, std::string_view what) {
  const std::size_t end = bytes_.find(last, at_);
  if (end == bytes_.npos) {
    fail_at_offset(bytes_.size(), "the file ends in the middle of {}", what);
    return {};
  }
  const std::size_t begin = std::exchange(at_, end + 1);
  return bytes_.substr(begin, end - begin);
}

bool FileBytes::expect(std::size_t count, std::size_t each, std::string_view what) {
  if (count > left() / each) {
    fail_at_offset(at_, "{} {} should follow, but only {} bytes are left", count, what, left());
  }
  return is_good();
}

void FileBytes::seek(std::size_t offset, std::string_view what) {
  if (offset > bytes_.size()) {
    fail_at_offset(bytes_.size(), "the file ends before {}", what);
  } else if (is_good()) {
    at_ = offset;
  }
}

}  // namespace minewise
