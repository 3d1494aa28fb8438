#include "spoiled.h"

#include <string_view>
#include <utility>
#include <vector>

#include "core/words.h"

namespace minewise {
namespace {

using rc::gen::arbitrary;
using rc::gen::elementOf;
using rc::gen::exec;
using rc::gen::inRange;

// Words that readers know, and some that they should not.
constexpr std::string_view kWords =
    "mines density unknown clues exact cautious withheld: withheld:0.5 topology hex survival "
    "classic first= seed= seed=1 game= game=2 count=shown open flag proof random layout result "
    "agent -> // {} %s - -0 + 0 9 007 1e5 1e-400 1e999 0x10 nan inf 4294967296 1000000000 "
    "99999999999999999999 1001x1001 . , : = / @ x ? # * B M F _";

// Ends of lines, spaces, and bytes that no text should hold.
constexpr std::string_view kBytes = "\n\r\t \x01\x1b\x7f\x80\xff";

std::string any_word() {
  const std::vector<Word> words = split_words(kWords);
  return std::string(words[*inRange<std::size_t>(0, words.size())].text);
}

std::string any_piece() {
  if (*inRange(0, 4) > 0) return any_word();
  std::string piece;
  const int length = *inRange(1, 4);
  for (int i = 0; i < length; ++i) piece += *elementOf(std::string(kBytes) + '\0');
  return piece;
}

// Another number somewhere, the likeliest way to be wrong and still look right.
std::string with_another_number(std::string text) {
  std::vector<std::size_t> digits;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] >= '0' && text[at] <= '9') digits.push_back(at);
  }
  if (digits.empty()) return text;
  const std::size_t at = digits[*inRange<std::size_t>(0, digits.size())];
  return text.replace(at, 1, std::to_string(*inRange(0, 30)));
}

std::string with_one_edit(std::string text) {
  const auto somewhere = [&] { return *inRange<std::size_t>(0, text.size() + 1); };
  const std::size_t from = somewhere();
  const std::size_t length = *inRange<std::size_t>(0, 12);
  switch (*inRange(0, 6)) {
    case 0:
      return text.erase(from, length);
    case 1:
      return text.insert(from, any_piece());
    case 2:
      if (from < text.size()) text[from] = *arbitrary<char>();
      return text;
    case 3:
      return with_another_number(std::move(text));
    case 4: {
      const std::string piece = text.substr(from, length);
      return text.insert(somewhere(), piece);
    }
    default:
      return *inRange(0, 4) == 0 ? text.substr(0, from) : text.replace(from, length, "0");
  }
}

}  // namespace

rc::Gen<std::string> spoiled(const std::string& text) {
  return exec([text] {
    std::string result = text;
    const int edits = *inRange(1, 5);
    for (int i = 0; i < edits; ++i) result = with_one_edit(std::move(result));
    return result;
  });
}

}  // namespace minewise
