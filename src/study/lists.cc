#include "study/lists.h"

#include <algorithm>
#include <cmath>

#include "core/number.h"
#include "core/try.h"

namespace minewise {
namespace {

constexpr std::size_t kMostItems = 10'000;

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> items;
  for (;;) {
    const std::size_t end = text.find(separator);
    items.push_back(text.substr(0, end));
    if (end == text.npos) return items;
    text.remove_prefix(end + 1);
  }
}

// To twelve digits, so that 0.1 + 2 * 0.1 is the number that people write 0.3.
double rounded(double value) {
  return parse_decimal(fmt::format("{:.12g}", value)).value_or(value);
}

// Adds the values of an item: one, or those of a range.
Result<void> add_values(std::string_view item, std::vector<double>& values) {
  std::vector<double> parts;
  for (const std::string_view part : split(item, ':')) {
    const auto value = parse_decimal(part);
    if (!value) return fail("'{}' is not a number", part);
    parts.push_back(*value);
  }
  if (parts.size() == 1) {
    values.push_back(parts[0]);
    return {};
  }
  if (parts.size() != 3 || parts[2] <= 0 || parts[1] < parts[0]) {
    return fail("'{}' is not a range; write FIRST:LAST:STEP, such as 0.1:0.9:0.1", item);
  }
  const double steps = std::floor((parts[1] - parts[0]) / parts[2] + 1e-9);
  if (steps >= static_cast<double>(kMostItems))
    return fail("the range '{}' has over {} values", item, kMostItems);
  for (int i = 0; i <= static_cast<int>(steps); ++i) {
    values.push_back(rounded(parts[0] + i * parts[2]));
  }
  return {};
}

Result<std::vector<double>> parse_values(std::string_view text) {
  std::vector<double> values;
  for (const std::string_view item : split(text, ',')) {
    TRY(add_values(item, values));
  }
  if (values.size() > kMostItems) return fail("the list has over {} values", kMostItems);
  return values;
}

template <class T>
bool has_twice(std::vector<T> values, T* twice) {
  std::ranges::sort(values);
  const auto found = std::ranges::adjacent_find(values);
  if (found == values.end()) return false;
  *twice = *found;
  return true;
}

}  // namespace

Result<std::vector<Size>> parse_sizes(std::string_view text) {
  std::vector<Size> sizes;
  const auto items = split(text, ',');
  if (items.size() > kMostItems) return fail("the list has over {} sizes", kMostItems);
  for (const std::string_view item : items) {
    if (item.find_first_of("/@") != item.npos || item.find_first_of("0123456789") == item.npos) {
      TRY(auto board, parse_board(item));
      sizes.push_back({{board.width, board.height}, board.mines});
      continue;
    }
    TRY(auto shape, parse_size(item));
    sizes.push_back({shape, std::nullopt});
  }
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (sizes[i].shape == sizes[j].shape && sizes[i].mines == sizes[j].mines) {
        return fail("{}x{} is listed twice", sizes[i].shape.width, sizes[i].shape.height);
      }
    }
  }
  return sizes;
}

Result<std::vector<double>> parse_densities(std::string_view text) {
  auto values = parse_values(text);
  if (!values) return values;
  for (const double value : *values) {
    if (value < 0 || value > 1) {
      return fail("{} is not a mine density; write numbers from 0 to 1", value);
    }
  }
  double twice = 0;
  if (has_twice(*values, &twice)) return fail("{} is listed twice", twice);
  return values;
}

Result<std::vector<int>> parse_mine_counts(std::string_view text) {
  TRY(auto values, parse_values(text));
  std::vector<int> counts;
  for (const double value : values) {
    const bool is_count =
        value >= 0 && value <= Shape::kMaxSide * Shape::kMaxSide && value == std::floor(value);
    if (!is_count) return fail("{} is not a number of mines", value);
    counts.push_back(static_cast<int>(value));
  }
  int twice = 0;
  if (has_twice(counts, &twice)) return fail("{} is listed twice", twice);
  return counts;
}

}  // namespace minewise
