// Rates and means over many games, from running sums: nothing is kept of a single game. Each figure
// comes with an interval that holds the truth in 95 of 100 experiments.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace minewise {

enum class IntervalKind {
  Wilson,   // a rate (Wilson 1927): sound for rates near 0 and 1, and for few games
  Student,  // a mean, by Student's t (1908): for means of many games, whatever they are means of
};
std::string_view interval_word(IntervalKind kind);  // "wilson", "student"

struct Interval {
  double low = 0;
  double high = 0;
  IntervalKind kind = IntervalKind::Student;

  double half_width() const { return (high - low) / 2; }
};

// How often something happened.
class Rate {
 public:
  void add(bool happened) {
    ++games_;
    happened_ += happened;
  }

  std::uint64_t happened() const { return happened_; }
  double value() const;                      // 0 without games
  std::optional<Interval> interval() const;  // none without games

 private:
  std::uint64_t games_ = 0;
  std::uint64_t happened_ = 0;
};

// A mean and its spread. Sums of whole numbers are exact, so that a mean of 2.4 is written 2.4.
class Mean {
 public:
  void add(double value) {
    ++games_;
    sum_ += value;
    squares_ += value * value;
  }

  std::uint64_t games() const { return games_; }
  double value() const;                      // 0 without games
  double variance() const;                   // of a single game; 0 for fewer than two
  std::optional<Interval> interval() const;  // none for fewer than two games

 private:
  std::uint64_t games_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace minewise
