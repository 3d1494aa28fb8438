#include "study/lab/bytes.h"

#include <bit>
#include <limits>

namespace minewise {

void ByteWriter::number(std::uint64_t number) {
  char buffer[10];
  std::size_t size = 0;
  for (; number >= 0x80; number >>= 7) buffer[size++] = static_cast<char>(number | 0x80);
  buffer[size++] = static_cast<char>(number);
  bytes_.append(buffer, size);
}

void ByteWriter::fixed(std::uint64_t number) {
  char buffer[8];
  for (char& byte : buffer) {
    byte = static_cast<char>(number);
    number >>= 8;
  }
  bytes_.append(buffer, sizeof buffer);
}

void ByteWriter::real(double value) {
  fixed(std::bit_cast<std::uint64_t>(value));
}

void ByteWriter::text(std::string_view text) {
  number(text.size());
  bytes_ += text;
}

std::uint64_t ByteReader::byte() {
  if (rest_.empty()) failed_ = true;
  if (failed_) return 0;
  const auto first = static_cast<unsigned char>(rest_.front());
  rest_.remove_prefix(1);
  return first;
}

std::uint64_t ByteReader::number() {
  std::uint64_t number = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    const std::uint64_t next = byte();
    number |= (next & 0x7f) << shift;
    if (next < 0x80) return number;
  }
  failed_ = true;
  return 0;
}

int ByteReader::small_number() {
  const std::uint64_t value = number();
  if (value > std::numeric_limits<int>::max()) failed_ = true;
  return failed_ ? 0 : static_cast<int>(value);
}

std::uint64_t ByteReader::fixed() {
  std::uint64_t number = 0;
  for (int shift = 0; shift < 64; shift += 8) number |= byte() << shift;
  return number;
}

double ByteReader::real() {
  return std::bit_cast<double>(fixed());
}

std::string ByteReader::text() {
  const std::size_t size = length();
  std::string text(rest_.substr(0, size));
  rest_.remove_prefix(size);
  return text;
}

std::size_t ByteReader::length() {
  const std::uint64_t value = number();
  if (value > rest_.size()) failed_ = true;
  return failed_ ? 0 : static_cast<std::size_t>(value);
}

}  // namespace minewise
