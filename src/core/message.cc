#include "core/message.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

namespace minewise {

namespace {

constexpr std::size_t kLongestWord = 40;

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The only known word that begins with `word`; nothing shorter than three letters is looked up.
std::optional<std::string> begun(std::string_view word, std::span<const std::string> known) {
  if (word.size() < 3) return std::nullopt;
  std::optional<std::string> found;
  for (const std::string& candidate : known) {
    if (!lower_case(candidate).starts_with(lower_case(word))) continue;
    if (found) return std::nullopt;
    found = candidate;
  }
  return found;
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), small);
  return lower;
}

int slips_between(std::string_view a, std::string_view b) {
  // slips[i][j]: between the first i letters of a and the first j of b.
  std::vector<std::vector<int>> slips(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      int& least = slips[i][j];
      if (i == 0 || j == 0) {
        least = static_cast<int>(i + j);
        continue;
      }
      const bool same = small(a[i - 1]) == small(b[j - 1]);
      least = std::min({slips[i - 1][j] + 1, slips[i][j - 1] + 1, slips[i - 1][j - 1] + !same});
      const bool swapped = i > 1 && j > 1 && small(a[i - 1]) == small(b[j - 2]) &&
                           small(a[i - 2]) == small(b[j - 1]);
      if (swapped) least = std::min(least, slips[i - 2][j - 2] + 1);
    }
  }
  return slips[a.size()][b.size()];
}

std::optional<std::string> near_miss(std::string_view word, std::span<const std::string> known) {
  if (word.empty() || word.size() > kLongestWord) return std::nullopt;
  const std::string* nearest = nullptr;
  // Every third letter may be wrong; the dashes before an option are no letters.
  const std::size_t letters = word.size() - std::min(word.size(), word.find_first_not_of('-'));
  int least = (static_cast<int>(letters) + 2) / 3 + 1;
  for (const std::string& candidate : known) {
    const int slips = slips_between(word, candidate);
    if (slips >= least || slips >= static_cast<int>(candidate.size())) continue;
    least = slips;
    nearest = &candidate;
  }
  if (nearest) return *nearest;
  return begun(word, known);
}

std::string did_you_mean(std::string_view word, std::span<const std::string> known) {
  const auto meant = near_miss(word, known);
  return meant ? fmt::format("; did you mean '{}'?", *meant) : "";
}

std::string in_known_case(std::string_view word, std::span<const std::string> known) {
  const std::string lower = lower_case(word);
  const auto same = std::ranges::find_if(
      known, [&](const std::string& candidate) { return lower_case(candidate) == lower; });
  return same == known.end() ? std::string(word) : *same;
}

}  // namespace minewise
