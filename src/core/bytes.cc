#include "core/bytes.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace minewise {
namespace {

// A number and what is left of a byte before it fit 64 bits, or it takes whole bytes.
constexpr int kMostOddBits = 56, kAllBits = 64;

std::uint64_t low_bits(std::uint64_t value, int bits) {
  return bits == kAllBits ? value : value & ((std::uint64_t{1} << bits) - 1);
}

std::uint64_t without_low_bits(std::uint64_t value, int bits) {
  return bits == kAllBits ? 0 : value >> bits;
}

}  // namespace

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

void ByteWriter::packed(std::span<const std::uint64_t> numbers) {
  if (numbers.empty()) return;
  const auto [least, most] = std::ranges::minmax(numbers);
  auto bits = static_cast<int>(std::bit_width(most - least));
  if (bits > kMostOddBits) bits = kAllBits;
  number(least);
  number(static_cast<std::uint64_t>(bits));
  std::uint64_t held = 0;
  int used = 0;
  for (const std::uint64_t each : numbers) {
    held |= (each - least) << used;
    for (used += bits; used >= 8; used -= 8) {
      bytes_ += static_cast<char>(held);
      held >>= 8;
    }
  }
  if (used > 0) bytes_ += static_cast<char>(held);
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

void ByteReader::packed(std::span<std::uint64_t> numbers) {
  if (numbers.empty()) return;
  const std::uint64_t least = number();
  const std::uint64_t said = number();
  if (said > kMostOddBits && said != kAllBits) failed_ = true;
  const int bits = failed_ ? 0 : static_cast<int>(said);
  std::uint64_t held = 0;
  int used = 0;
  for (std::uint64_t& each : numbers) {
    for (; used < bits; used += 8) held |= byte() << used;
    each = failed_ ? 0 : least + low_bits(held, bits);
    held = without_low_bits(held, bits);
    used -= bits;
  }
}

std::size_t ByteReader::length() {
  const std::uint64_t value = number();
  if (value > rest_.size()) failed_ = true;
  return failed_ ? 0 : static_cast<std::size_t>(value);
}

}  // namespace minewise
