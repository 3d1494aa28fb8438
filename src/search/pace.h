// Asks now and then whether to go on: after so many steps of work, so that what is asked does not
// depend on a clock, and a few large steps are asked about as soon as many small ones.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>

namespace minewise {

class Pace {
 public:
  // `goes_on` may be empty: then it goes on to the end.
  explicit Pace(std::function<bool()> goes_on = {}) : goes_on_(std::move(goes_on)) {}

  // To be called as work is done; a step is a look at one cell of one layout. Returns whether to go
  // on. Once it does not, it stays so.
  bool spend(std::int64_t steps) {
    left_ -= steps;
    return left_ > 0 ? !is_stopped_ : ask();
  }

  // Asks at once.
  bool ask() {
    left_ = kBetweenQuestions;
    if (goes_on_ && !is_stopped_) is_stopped_ = !goes_on_();
    return !is_stopped_;
  }

  bool is_stopped() const { return is_stopped_; }

 private:
  static constexpr std::int64_t kBetweenQuestions = 500'000;  // thousandths of a second

  std::function<bool()> goes_on_;
  std::int64_t left_ = kBetweenQuestions;
  bool is_stopped_ = false;
};

}  // namespace minewise
