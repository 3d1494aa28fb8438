// A descriptor of the operating system: a file or a socket that is closed by whoever holds it last.
#pragma once

#include <utility>

namespace minewise {

class Descriptor {
 public:
  Descriptor() = default;  // none
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor();

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_ = -1;
};

}  // namespace minewise
