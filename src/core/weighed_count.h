// A prior of any shape over the number of mines: a weight for each number, from 0 on. Boards with
// the same number are equally likely.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace minewise {

// Stands before the weights in rules and headers: "prior:0,1,2.5".
constexpr std::string_view kPrior = "prior:";

class WeighedCount {
 public:
  // Reads weights with commas, spaces or line breaks between them: numbers of 0 or more that are
  // not all 0. Lines that begin with `//` are comments.
  static Result<WeighedCount> parse(std::string_view text);

  // "0,1,2.5": equal priors with equal weights give equal text.
  std::string text() const;

  // Of 0, 1, 2... mines; the last one is not 0.
  const std::vector<double>& weights() const { return *weights_; }
  bool allows(int mines) const {
    return mines < static_cast<int>(weights_->size()) &&
           (*weights_)[static_cast<std::size_t>(mines)] > 0;
  }
  int least() const;
  int most() const { return static_cast<int>(weights_->size()) - 1; }
  double mean() const;

  friend bool operator==(const WeighedCount& a, const WeighedCount& b) {
    return *a.weights_ == *b.weights_;
  }

 private:
  explicit WeighedCount(std::vector<double> weights)
      : weights_(std::make_shared<const std::vector<double>>(std::move(weights))) {}

  std::shared_ptr<const std::vector<double>> weights_;  // views are copied, long lists are not
};

}  // namespace minewise
