// Numbers as bytes, the same on every machine, for records that ledgers store and shards exchange.
// Whole numbers take seven bits a byte, lowest first; the eighth bit says that more follow. Numbers
// of fixed width, and doubles, take eight bytes, lowest first. A list of numbers is packed: its
// least number, the bits that the largest difference from it needs, then each difference in so many
// bits.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace minewise {

class ByteWriter {
 public:
  void number(std::uint64_t number);
  void fixed(std::uint64_t number);
  void real(double value);
  void text(std::string_view text);                     // its length, then its bytes
  void packed(std::span<const std::uint64_t> numbers);  // without how many they are

  void reserve(std::size_t bytes) { bytes_.reserve(bytes); }
  const std::string& bytes() const { return bytes_; }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

// Reads them back. If the bytes end too early, or hold too large a number, the reader has failed,
// and every number from there on is 0.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  bool at_end() const { return rest_.empty(); }
  bool failed() const { return failed_; }

  std::uint64_t number();
  int small_number();  // one that fits an int
  std::uint64_t fixed();
  double real();
  std::string text();
  void packed(std::span<std::uint64_t> numbers);  // as many as there is room for

  // How many things follow, each of which takes a byte at least: no more than there are bytes.
  std::size_t length();

 private:
  std::uint64_t byte();

  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace minewise
