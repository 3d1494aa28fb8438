// A BigInt as Boost's number, for code that computes at length.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <new>
#include <utility>

#include "core/big_int.h"

namespace minewise {

using Whole = boost::multiprecision::cpp_int;

// Where a BigInt keeps its number.
struct BigIntStorage {
  static_assert(sizeof(Whole) <= sizeof(BigInt::storage_) && alignof(Whole) <= alignof(BigInt));
  static Whole& in(BigInt& number) {
    return *std::launder(reinterpret_cast<Whole*>(number.storage_));
  }
  static const Whole& in(const BigInt& number) {
    return *std::launder(reinterpret_cast<const Whole*>(number.storage_));
  }
  static void* place(BigInt& number) { return number.storage_; }
};

inline const Whole& whole(const BigInt& number) {
  return BigIntStorage::in(number);
}

inline BigInt big(Whole number) {
  BigInt result;
  BigIntStorage::in(result) = std::move(number);
  return result;
}

}  // namespace minewise
