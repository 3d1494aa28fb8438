#include "core/big_int.h"

#include <algorithm>
#include <ios>
#include <utility>

#include "core/whole.h"

namespace minewise {
namespace {

Whole& in(BigInt& number) {
  return BigIntStorage::in(number);
}

}  // namespace

BigInt::BigInt(bool is_negative, std::uint64_t magnitude) {
  Whole* number = new (storage_) Whole(magnitude);
  if (is_negative) number->backend().negate();
}

BigInt::BigInt(std::string_view digits) {
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));  // not octal
  new (storage_) Whole(std::string(digits));
}

BigInt::BigInt(const BigInt& other) {
  new (storage_) Whole(whole(other));
}

BigInt::BigInt(BigInt&& other) noexcept {
  new (storage_) Whole(std::move(in(other)));
}

BigInt& BigInt::operator=(const BigInt& other) {
  in(*this) = whole(other);
  return *this;
}

BigInt& BigInt::operator=(BigInt&& other) noexcept {
  in(*this) = std::move(in(other));
  return *this;
}

BigInt::~BigInt() {
  in(*this).~Whole();
}

BigInt& BigInt::operator+=(const BigInt& other) {
  in(*this) += whole(other);
  return *this;
}

BigInt& BigInt::operator*=(const BigInt& other) {
  in(*this) *= whole(other);
  return *this;
}

BigInt& BigInt::add_product(const BigInt& a, const BigInt& b) {
  in(*this) += whole(a) * whole(b);
  return *this;
}

BigInt operator+(const BigInt& a, const BigInt& b) {
  return big(whole(a) + whole(b));
}

BigInt operator-(const BigInt& a, const BigInt& b) {
  return big(whole(a) - whole(b));
}

BigInt operator*(const BigInt& a, const BigInt& b) {
  return big(whole(a) * whole(b));
}

BigInt operator/(const BigInt& a, const BigInt& b) {
  return big(whole(a) / whole(b));
}

bool operator==(const BigInt& a, const BigInt& b) {
  return whole(a) == whole(b);
}

std::strong_ordering operator<=>(const BigInt& a, const BigInt& b) {
  return whole(a).compare(whole(b)) <=> 0;
}

BigInt::operator double() const {
  return static_cast<double>(whole(*this));
}

std::string BigInt::str() const {
  return whole(*this).str();
}

std::string BigInt::hex() const {
  return whole(*this).str(0, std::ios_base::hex);
}

int BigInt::bits() const {
  const Whole& number = whole(*this);
  return number == 0 ? 0 : static_cast<int>(msb(abs(number))) + 1;
}

double Fraction::decimal() const {
  return static_cast<double>(boost::multiprecision::cpp_rational(whole(num), whole(den)));
}

Fraction Fraction::reduced() const {
  const BigInt common = big(gcd(whole(num), whole(den)));
  return common == 0 ? *this : Fraction{num / common, den / common};
}

}  // namespace minewise
