// An exact whole number of any length, and fractions of such numbers. Boost.Multiprecision does the
// arithmetic, but its headers compile slowly. Only big_int.cc and code that computes at length
// (whole.h) include them.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace minewise {

class BigInt {
 public:
  BigInt() : BigInt(0) {}
  template <std::integral Number>
  BigInt(Number number)
      : BigInt(std::is_signed_v<Number> && number < 0, number < 0
                                                           ? 0 - static_cast<std::uint64_t>(number)
                                                           : static_cast<std::uint64_t>(number)) {}
  explicit BigInt(std::string_view digits);  // REQUIRES: decimal digits, at least one

  BigInt(const BigInt& other);
  BigInt(BigInt&& other) noexcept;
  BigInt& operator=(const BigInt& other);
  BigInt& operator=(BigInt&& other) noexcept;
  ~BigInt();

  BigInt& operator+=(const BigInt& other);
  BigInt& operator*=(const BigInt& other);
  BigInt& add_product(const BigInt& a, const BigInt& b);  // += a * b

  friend BigInt operator+(const BigInt& a, const BigInt& b);
  friend BigInt operator-(const BigInt& a, const BigInt& b);
  friend BigInt operator*(const BigInt& a, const BigInt& b);
  friend BigInt operator/(const BigInt& a, const BigInt& b);  // rounded towards 0
  friend bool operator==(const BigInt& a, const BigInt& b);
  friend std::strong_ordering operator<=>(const BigInt& a, const BigInt& b);

  explicit operator double() const;
  std::string str() const;  // in decimal digits
  std::string hex() const;  // REQUIRES: not negative
  int bits() const;         // of the number without its sign; 0 has none

 private:
  friend struct BigIntStorage;  // whole.h

  BigInt(bool is_negative, std::uint64_t magnitude);

  alignas(std::max_align_t) std::byte storage_[32];
};

struct Fraction {
  BigInt num = 0;
  BigInt den = 1;

  double decimal() const;
  Fraction reduced() const;
};

}  // namespace minewise
