// A vector of plain values that grows without initializing them. Memory for many values is made
// once, and they are then written in place. A std::vector would set them to zero first, or check
// its capacity value by value. Where a table has three states, that takes longer than writing them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace minewise {

template <class T>
class UninitializedVector {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));

 public:
  UninitializedVector() = default;
  UninitializedVector(const UninitializedVector& other) { *this = other; }
  UninitializedVector& operator=(const UninitializedVector& other) {
    if (this == &other) return *this;
    clear();
    std::copy(other.begin(), other.end(), make_room(other.size()));
    take(other.size());
    return *this;
  }
  UninitializedVector(UninitializedVector&& other) noexcept { swap(other); }
  UninitializedVector& operator=(UninitializedVector&& other) noexcept {
    swap(other);
    return *this;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return room_.get(); }
  const T* data() const { return room_.get(); }
  T& operator[](std::size_t index) { return data()[index]; }
  const T& operator[](std::size_t index) const { return data()[index]; }
  T& back() { return data()[size_ - 1]; }
  const T& back() const { return data()[size_ - 1]; }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }

  // Keeps the first so many values. REQUIRES: there are as many.
  void cut(std::size_t size) { size_ = size; }
  void clear() { size_ = 0; }

  // Room for so many values after the last, with any content. They belong to the vector once take()
  // has taken them in.
  T* make_room(std::size_t values) {
    if (capacity_ - size_ < values) [[unlikely]]
      grow(values);
    return data() + size_;
  }
  void take(std::size_t values) { size_ += values; }

  std::size_t capacity() const { return capacity_; }

  // Gives back the room that no value needs.
  void fit() {
    if (capacity_ > size_) move_to(size_);
  }

  void push_back(T value) {
    *make_room(1) = value;
    ++size_;
  }

 private:
  void swap(UninitializedVector& other) noexcept {
    std::swap(room_, other.room_);
    std::swap(capacity_, other.capacity_);
    std::swap(size_, other.size_);
  }

  [[gnu::noinline]] void grow(std::size_t values) {
    constexpr std::size_t kLeast = 4;
    move_to(std::max({kLeast, 2 * capacity_, size_ + values}));
  }

  void move_to(std::size_t capacity) {
    Room room(static_cast<T*>(::operator new(capacity * sizeof(T))));
    std::copy(begin(), end(), room.get());
    room_ = std::move(room);
    capacity_ = capacity;
  }

  struct Free {
    void operator()(T* room) const { ::operator delete(room); }
  };
  using Room = std::unique_ptr<T, Free>;

  Room room_;  // for capacity_ values; the first size_ are there
  std::size_t capacity_ = 0;
  std::size_t size_ = 0;
};

}  // namespace minewise
