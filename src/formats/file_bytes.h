// Reads a file byte by byte, whatever it holds. The first thing that is wrong is kept as an Error
// that names the offset; after that every read gives zeros, so that a reader can take a whole
// record and ask once. Numbers have their high byte first, as in all these formats.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace minewise {

class FileBytes {
 public:
  explicit FileBytes(std::string_view bytes) : bytes_(bytes) {}

  bool is_good() const { return !error_; }
  std::size_t offset() const { return at_; }
  std::size_t left() const { return bytes_.size() - at_; }

  // The error, or nothing yet.
  Result<void> status() const;

  // `what` stands in messages: "the file ends in the middle of the mines".
  int u8(std::string_view what) { return static_cast<int>(number(1, what)); }
  int u16(std::string_view what) { return static_cast<int>(number(2, what)); }
  int u24(std::string_view what) { return static_cast<int>(number(3, what)); }
  std::uint32_t u32(std::string_view what) { return static_cast<std::uint32_t>(number(4, what)); }
  std::int16_t i16(std::string_view what) { return static_cast<std::int16_t>(number(2, what)); }
  int peek() const { return left() > 0 ? static_cast<unsigned char>(bytes_[at_]) : -1; }

  // So many bytes.
  std::string_view take(std::size_t count, std::string_view what);
  void skip(std::size_t count, std::string_view what) { take(count, what); }

  // All bytes up to `last`, which is taken too.
  std::string_view take_until(char last, std::string_view what);

  // Whether `count` things of `each` bytes can still follow; if not, that is the error. To be asked
  // before memory is taken for them.
  bool expect(std::size_t count, std::size_t each, std::string_view what);

  // Goes to an offset. One after the end is the error.
  void seek(std::size_t offset, std::string_view what);

  // Notes what is wrong at an offset, unless something is already.
  template <class... Args>
  void fail_at_offset(std::size_t offset, fmt::format_string<Args...> format, Args&&... args) {
    if (!error_) note(offset, format_message(format, std::forward<Args>(args)...));
  }

 private:
  std::uint64_t number(std::size_t bytes, std::string_view what);
  void note(std::size_t offset, std::string message);

  std::string_view bytes_;
  std::size_t at_ = 0;
  std::optional<Error> error_;
};

}  // namespace minewise
