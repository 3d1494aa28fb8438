#include "core/result.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace minewise {

namespace {

struct Range {
  std::uint32_t first, last;
};

constexpr std::array<Range, 9> kUnshown{{
    {0x00, 0x1f},      // control characters
    {0x7f, 0x9f},      // the same, with the eighth bit
    {0x061c, 0x061c},  // Arabic letter mark
    {0x200e, 0x200f},  // left-to-right and right-to-left mark
    {0x2028, 0x202e},  // separators of lines and paragraphs; embeddings and overrides
    {0x2066, 0x2069},  // isolates
    {0xfeff, 0xfeff},  // byte order mark
    {0xfff9, 0xfffb},  // annotations
    {0xfffe, 0xffff},  // no characters
}};

// A character and the bytes it takes; 0 bytes where there is none.
struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 0;
};

// The character that a text begins with, by the table of RFC 3629: neither longer than it need be,
// nor a surrogate, nor past the last one.
Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  if (byte(0) < 0x80) return {byte(0), 1};
  const std::size_t bytes = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < bytes) return {};
  std::uint32_t code = byte(0) & (0xffu >> (bytes + 1));
  for (std::size_t at = 1; at < bytes; ++at) {
    if ((byte(at) & 0xc0) != 0x80) return {};
    code = (code << 6) | (byte(at) & 0x3fu);
  }
  const bool is_too_long = code < (bytes == 4 ? 0x10000u : bytes == 3 ? 0x800u : 0x80u);
  const bool is_no_character = code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return is_too_long || is_no_character ? Character{} : Character{code, bytes};
}

bool is_shown(std::uint32_t code) {
  return std::ranges::none_of(
      kUnshown, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

// Where a text can be cut without cutting a character, at `at` or before.
std::size_t cut_before(std::string_view text, std::size_t at) {
  while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80) --at;
  return at;
}

}  // namespace

std::string printable(std::string_view text, std::string_view kept) {
  std::string shown;
  while (!text.empty()) {
    const auto [code, bytes] = first_character(text);
    const bool stays = bytes > 0 && (is_shown(code) || kept.find(text[0]) != kept.npos);
    stays ? shown.append(text.substr(0, bytes)) : shown.append("?");
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return shown;
}

std::string excerpt(std::string_view text, std::size_t most) {
  if (text.size() <= most) return printable(text);
  const std::size_t end = most / 3;
  const std::size_t head = cut_before(text, most - end);
  const std::size_t tail = cut_before(text, text.size() - end);
  return printable(text.substr(0, head)) + "..." + printable(text.substr(tail));
}

std::string Error::text() const {
  if (!option.empty()) return fmt::format("{}: {}", option, message);
  if (line > 0 && column > 0) return fmt::format("line {}, column {}: {}", line, column, message);
  if (line > 0) return fmt::format("line {}: {}", line, message);
  if (column > 0) return fmt::format("column {}: {}", column, message);
  return message;
}

std::unexpected<Error> object_to(std::string_view option, const Error& error) {
  return std::unexpected(Error{error.text(), 0, 0, error.kind, std::string(option)});
}

std::string message_of(fmt::string_view format, fmt::format_args args) {
  return printable(fmt::vformat(format, args));
}

}  // namespace minewise
