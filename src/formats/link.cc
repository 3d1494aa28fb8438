#include "formats/link.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "formats/symbol_coder.h"

namespace minewise {
namespace {

constexpr std::string_view kLinkVersion = "1";
constexpr std::size_t kCheckLetters = 4;

// CRC-32, as in zip files, of a text that goes on. The check is its low 24 bits.
class RunningCrc {
 public:
  explicit RunningCrc(std::string_view text) {
    for (const char byte : text) add(byte);
  }

  void add(char byte) {
    crc_ ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) crc_ = crc_ >> 1 ^ (crc_ & 1 ? 0xedb88320u : 0u);
  }

  std::string check() const {
    std::string letters;
    for (int shift = 18; shift >= 0; shift -= 6) letters += kLinkLetters[~crc_ >> shift & 63];
    return letters;
  }

 private:
  std::uint32_t crc_ = ~0u;
};

// A word of rules in the characters that an address may hold, and back.
std::string spelled(std::string word) {
  for (char& letter : word) {
    if (letter == ':' || letter == '+') letter = '~';
    if (letter == '-') letter = '_';
  }
  return word;
}

std::string unspelled(std::string_view part) {
  std::string word(part);
  for (std::size_t at = 0; at < word.size(); ++at) {
    const bool before_number = at + 1 < word.size() && kDigits.contains(word[at + 1]);
    if (word[at] == '~') word[at] = before_number ? ':' : '+';
    if (word[at] == '_') word[at] = '-';
  }
  return word;
}

// Weights with ':' between them. A plus in an exponent, which says nothing, would be read as one.
std::string prior_part(const WeighedCount& prior) {
  std::string text = "w" + prior.text();
  std::ranges::replace(text, ',', ':');
  std::erase(text, '+');
  return "-" + spelled(std::move(text));
}

std::string count_part(const MineCount& count) {
  if (const auto* fixed = std::get_if<FixedCount>(&count)) return fmt::format("-m{}", fixed->mines);
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) return prior_part(*weighed);
  const auto* law = std::get_if<Independent>(&count);
  return law ? "-d" + spelled(fmt::format("{}", law->density)) : "-u";
}

// All that goes before the '.'.
std::string link_head(const Position& position) {
  std::string head =
      fmt::format("{}-{}x{}", kLinkVersion, position.shape.width, position.shape.height);
  if (position.count) head += count_part(*position.count);
  if (position.shape.grid != kUsualGrid) head += fmt::format("-{}", grid_word(position.shape.grid));
  if (!position.clues->is_exact()) head += "-" + spelled(position.clues->name());
  return head;
}

Result<void> take_mines(std::string_view number, Position& position) {
  const auto mines = parse_int(number);
  if (!mines) return fail("'{}' is not a number of mines", number);
  if (*mines > position.shape.cells()) {
    return fail("{} do not fit on {}", counted(*mines, "mine"),
                counted(position.shape.cells(), "cell"));
  }
  position.count = FixedCount{*mines};
  return {};
}

Result<void> take_density(std::string_view number, Position& position) {
  const auto density = parse_decimal(number);
  if (!density || *density < 0 || *density > 1) return fail("'{}' is not a density", number);
  position.count = Independent{*density};
  return {};
}

Result<void> take_prior(std::string weights, Position& position) {
  std::ranges::replace(weights, ':', ',');
  TRY(const auto prior, WeighedCount::parse(weights));
  if (prior.most() > position.shape.cells()) {
    return fail("{} do not fit on {}", counted(prior.most(), "mine"),
                counted(position.shape.cells(), "cell"));
  }
  position.count = prior;
  return {};
}

// What stands after the size: the letter in front tells a count from the words of rules.
Result<void> take_part(std::string_view part, Position& position) {
  const std::string word = unspelled(part);
  const bool has_number = word.size() > 1 && kDigits.contains(word[1]);
  if (has_number && word[0] == 'm') return take_mines(std::string_view(word).substr(1), position);
  if (has_number && word[0] == 'd') return take_density(std::string_view(word).substr(1), position);
  if (has_number && word[0] == 'w') return take_prior(word.substr(1), position);
  if (word == "u") {
    position.count = UnknownCount{};
  } else if (const auto grid = find_grid(word)) {
    position.shape.grid = *grid;
  } else {
    TRY(position.clues, parse_clue_model(word));
  }
  return {};
}

// The parts between '-', each with its column.
class HeadParts {
 public:
  explicit HeadParts(std::string_view head) : head_(head) { next(); }

  bool at_end() const { return begin_ > head_.size(); }
  std::string_view text() const { return at_end() ? "" : head_.substr(begin_, end_ - begin_); }
  int column() const { return static_cast<int>(begin_) + 1; }
  void next() {
    begin_ = end_ + 1;
    end_ = std::min(head_.find('-', begin_), head_.size());
  }

 private:
  std::string_view head_;
  std::size_t begin_ = 0, end_ = std::string_view::npos;  // 0 after the first step
};

Result<Position> read_head(std::string_view head) {
  HeadParts parts(head);
  if (parts.text() != kLinkVersion) {
    return fail_at(0, parts.column(), "unknown link version '{}'; this program reads {}",
                   parts.text(), kLinkVersion);
  }
  parts.next();
  const auto shape = parse_size(parts.text());
  if (!shape) return fail_there(0, parts.column(), shape.error());
  Position position;
  position.shape = *shape;
  for (parts.next(); !parts.at_end(); parts.next()) {
    const auto taken = take_part(parts.text(), position);
    if (!taken) return fail_there(0, parts.column(), taken.error());
  }
  return position;
}

// The check is of the text before it and after it, so that a damaged link is told without unpacking
// a board that may be large. `letters` begin after the '.', at `begin`.
Result<void> verify_letters(std::string_view link, std::size_t begin) {
  const std::string_view letters = link.substr(begin);
  const std::string_view check = letters.substr(0, kCheckLetters);
  RunningCrc crc(link.substr(0, begin));
  std::size_t fits = 0;  // so many letters fit the check
  for (std::size_t at = check.size(); at <= letters.size(); ++at) {
    if (crc.check() == check) fits = at;
    if (at < letters.size()) crc.add(letters[at]);
  }
  if (fits == letters.size() && fits > 0) return {};
  if (fits == 0) return fail("the link is damaged: its checksum is wrong");
  return fail_at(0, static_cast<int>(begin + fits) + 1, "{} too many after the link",
                 counted(letters.size() - fits, "character"));
}

Result<Position> read_bare_link(std::string_view link) {
  const std::size_t dot = link.rfind('.');
  if (dot == link.npos) return fail("the link is damaged: it has no '.' before its cells");
  TRY(Position position, read_head(link.substr(0, dot)));
  const std::size_t odd = link.find_first_not_of(kLinkLetters, dot + 1);
  if (odd != link.npos) {
    return fail_at(0, static_cast<int>(odd) + 1, "'{}' is not allowed in a link",
                   first_character_of(link.substr(odd)));
  }
  TRY(verify_letters(link, dot + 1));
  const std::string_view packed = link.substr(dot + 1 + kCheckLetters);
  position.symbols = unpack_symbols(packed, position.shape.width, position.shape.cells());
  if (link != format_link(position)) return fail("this is not a valid link of a position");
  return position;
}

// An address in a sentence may have its end behind it.
std::string_view without_punctuation(std::string_view address) {
  const std::size_t last = address.find_last_not_of(".,;:!?)]}>'\"");
  return address.substr(0, last + 1);
}

// The link of an address, which is the parameter p after '#'; or all of it, if it is no address.
std::optional<Word> link_within(std::string_view word) {
  std::size_t begin = word.find('#') + 1;
  if (begin == 0) return word.find("://") == word.npos ? std::optional(Word{word}) : std::nullopt;
  word = without_punctuation(word);
  while (begin < word.size()) {
    const std::size_t end = std::min(word.find('&', begin), word.size());
    const std::string_view parameter = word.substr(begin, end - begin);
    if (parameter.starts_with("p=")) return Word{parameter.substr(2), static_cast<int>(begin) + 3};
    begin = end + 1;
  }
  return std::nullopt;
}

bool is_address_of_link(std::string_view word) {
  return word.find('#') != word.npos && link_within(word);
}

// Programs that pass an address on may write %7E for '~'. The text without such, and where in the
// address each of its letters began.
struct Unescaped {
  std::string text;
  std::vector<int> began;
};

Unescaped unescaped(std::string_view part) {
  Unescaped plain;
  for (std::size_t at = 0; at < part.size(); ++at) {
    plain.began.push_back(static_cast<int>(at));
    int code = 0;
    const char* digits = part.data() + at + 1;
    const bool is_escape = part[at] == '%' && at + 2 < part.size() &&
                           std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
    plain.text += is_escape ? static_cast<char>(code) : part[at];
    if (is_escape) at += 2;
  }
  plain.began.push_back(static_cast<int>(part.size()));
  return plain;
}

// A word of a text. The line is 0 where the text has no other.
struct PlacedWord {
  Word word;
  int line = 0;
};

// The only address with a link among the words of a text, comments apart.
std::optional<PlacedWord> only_address(std::string_view text) {
  std::optional<PlacedWord> found;
  const bool is_one_line = text.find('\n') == text.npos;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (is_skipped_line(lines.line())) continue;
    for (WordReader words(lines.line()); !words.at_end(); words.next()) {
      if (!is_address_of_link(words.word().text)) continue;
      if (found) return std::nullopt;
      found = PlacedWord{words.word(), is_one_line ? 0 : lines.number()};
    }
  }
  return found;
}

Result<Position> read_word(const PlacedWord& placed) {
  const auto link = link_within(placed.word.text);
  if (!link) return fail("this address holds no position; it must follow '#p='");
  const Unescaped plain = unescaped(link->text);
  auto position = read_bare_link(plain.text);
  if (position) return position;
  const int column = position.error().column;
  if (column == 0) return fail_there(placed.line, 0, position.error());
  const int within = plain.began[static_cast<std::size_t>(column) - 1];
  return fail_there(placed.line, within + placed.word.column + link->column - 1, position.error());
}

// Whether a word begins as links do: "1-30x16." or "1-30x16-", which goes on with a count or has a
// '.' further on. A row of a board, such as 1-2x2-, has neither.
bool begins_like_link(std::string_view word) {
  const std::size_t dash = word.find_first_not_of(kDigits);
  if (dash == 0 || dash == word.npos || word[dash] != '-') return false;
  const std::size_t by = word.find_first_not_of(kDigits, dash + 1);
  if (by == word.npos || word[by] != 'x') return false;
  const std::size_t end = word.find_first_not_of(kDigits, by + 1);
  if (end == word.npos || (word[end] != '-' && word[end] != '.')) return false;
  const bool has_count = end + 1 < word.size() && (word[end + 1] == 'm' || word[end + 1] == 'd');
  return has_count || word.find('.', end) != word.npos;
}

}  // namespace

std::string format_link(const Position& position) {
  const std::string head = link_head(position) + ".";
  const std::string packed = pack_symbols(position.symbols, position.shape.width);
  return head + RunningCrc(head + packed).check() + packed;
}

Result<Position> parse_link(std::string_view text) {
  WordReader words(text);
  const Word word = words.word();
  words.next();
  if (word.text.empty()) return fail("the link is empty");
  if (words.at_end()) return read_word({word});
  if (const auto address = only_address(text)) return read_word(*address);
  return fail_at(0, words.word().column, "a link is one word");
}

bool is_link(std::string_view line) {
  WordReader words(line);
  const std::string_view word = words.word().text;
  words.next();
  if (word.empty() || !words.at_end()) return false;
  const bool is_address = word.find("://") != word.npos;
  return is_address || begins_like_link(word) || is_address_of_link(word);
}

bool has_link_address(std::string_view text) {
  return only_address(text).has_value();
}

}  // namespace minewise
