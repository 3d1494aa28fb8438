#include "output/report/shell_word.h"

#include <algorithm>

namespace minewise {
namespace {

// Not `~`, `=` and `{`, which mean something to some shells in some places.
constexpr std::string_view kPlain =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:@%+";

}  // namespace

std::string shell_word(std::string_view text) {
  const bool is_plain =
      !text.empty() && std::ranges::all_of(text, [](char c) { return kPlain.contains(c); });
  if (is_plain) return std::string(text);
  std::string word = "'";
  for (const char letter : text) {
    if (letter == '\'') {
      word += "'\\''";  // ends the quotes, adds a quote, begins them anew
    } else {
      word += letter;
    }
  }
  return word + "'";
}

}  // namespace minewise
