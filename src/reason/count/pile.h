// A list of plain values that grows without being filled. Room is made once for many values, which
// are then written in place; a vector would set them to zero first, or look for room value by
// value. Where a table has three states, that takes longer than writing them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace minewise {

template <class T>
class Pile {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Pile() = default;
  Pile(const Pile&) = default;
  Pile& operator=(const Pile&) = default;
  Pile(Pile&& other) noexcept { swap(other); }
  Pile& operator=(Pile&& other) noexcept {
    swap(other);
    return *this;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return room_.data(); }
  const T* data() const { return room_.data(); }
  T& operator[](std::size_t index) { return room_[index]; }
  const T& operator[](std::size_t index) const { return room_[index]; }
  T& back() { return room_[size_ - 1]; }
  const T& back() const { return room_[size_ - 1]; }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }

  // Keeps the first so many values. REQUIRES: there are as many.
  void cut(std::size_t size) { size_ = size; }
  void clear() { size_ = 0; }

  // Room for so many values after the last, with any content. They belong to the pile once take()
  // has taken them in.
  T* make_room(std::size_t values) {
    if (capacity_ - size_ < values) [[unlikely]]
      grow(values);
    return data() + size_;
  }
  void take(std::size_t values) { size_ += values; }

  void push_back(T value) {
    *make_room(1) = value;
    ++size_;
  }

 private:
  void swap(Pile& other) noexcept {
    room_.swap(other.room_);
    std::swap(capacity_, other.capacity_);
    std::swap(size_, other.size_);
  }

  [[gnu::noinline]] void grow(std::size_t values) {
    capacity_ = std::max(2 * capacity_, size_ + values);
    room_.resize(capacity_);
  }

  std::vector<T> room_;       // all of it; the first size_ are in use
  std::size_t capacity_ = 0;  // its size, which a vector would have to divide for
  std::size_t size_ = 0;
};

}  // namespace minewise
