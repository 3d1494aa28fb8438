// The bytes of a record: whole numbers seven bits at a time, lowest first, the eighth bit saying
// that more follow; fractions as the eight bytes of a double, lowest first. A checksum ends them,
// because a disk may hand back something else than it was given, or from somewhere else: a digest
// of their CRC-64 and of what they belong to. The CRC finds every change within 64 bits for
// certain.
#include "study/lab/record.h"

#include <algorithm>
#include <bit>
#include <boost/crc.hpp>
#include <limits>

#include "ground/base/digest.h"

namespace minewise {
namespace {

// Writes numbers one after another into a buffer that has room for them.
class ByteWriter {
 public:
  explicit ByteWriter(char* buffer) : begin_(buffer), at_(buffer) {}

  void number(std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) *at_++ = static_cast<char>(number | 0x80);
    *at_++ = static_cast<char>(number);
  }
  void fixed(std::uint64_t number) {
    for (int i = 0; i < 8; ++i, number >>= 8) *at_++ = static_cast<char>(number);
  }
  std::string_view written() const { return {begin_, at_}; }

 private:
  char* begin_;
  char* at_;
};

constexpr std::size_t kMostBytes = 10;  // of a number

std::uint64_t checksum(std::string_view bytes, std::uint64_t identity) {
  constexpr std::uint64_t kOnes = ~std::uint64_t{0};
  boost::crc_optimal<64, 0x42f0e1eba9ea3693u, kOnes, kOnes, true, true> crc;  // ECMA-182
  crc.process_bytes(bytes.data(), bytes.size());
  return Digest("record").add(identity).add(bytes.size()).add(crc.checksum()).value();
}

class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  bool at_end() const { return rest_.empty(); }
  bool failed() const { return failed_; }

  std::uint64_t number() {
    std::uint64_t number = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const std::uint64_t next = byte();
      number |= (next & 0x7f) << shift;
      if (next < 0x80) return number;
    }
    failed_ = true;
    return 0;
  }

  int small_number() {
    const std::uint64_t value = number();
    if (value > std::numeric_limits<int>::max()) failed_ = true;
    return failed_ ? 0 : static_cast<int>(value);
  }

  std::uint64_t fixed() {
    std::uint64_t number = 0;
    for (int shift = 0; shift < 64; shift += 8) number |= byte() << shift;
    return number;
  }

 private:
  std::uint64_t byte() {
    if (rest_.empty()) failed_ = true;
    if (failed_) return 0;
    const auto first = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    return first;
  }

  std::string_view rest_;
  bool failed_ = false;
};

// The column that shares a number with whether the game was won: twice the one and once the other.
constexpr std::size_t kBesideWon = static_cast<std::size_t>(
    std::ranges::find(kColumns, Kept::BesideWon, &Column::kept) - kColumns.begin());

void put_game(std::string& bytes, const GameRecord& game) {
  char buffer[(kColumns.size() + 1) * kMostBytes];
  ByteWriter writer(buffer);
  writer.number(2 * static_cast<std::uint64_t>(game.figures[kBesideWon]) + (game.won ? 1 : 0));
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].kept == Kept::Fraction) {
      writer.fixed(std::bit_cast<std::uint64_t>(game.figures[i]));
    } else if (kColumns[i].kept == Kept::Whole) {
      writer.number(static_cast<std::uint64_t>(game.figures[i]));
    }
  }
  writer.number(static_cast<std::uint64_t>(game.mines));
  bytes += writer.written();
}

GameRecord get_game(ByteReader& reader) {
  GameRecord game;
  const int first = reader.small_number();
  game.won = first % 2 == 1;
  game.figures[kBesideWon] = first / 2;
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].kept == Kept::Fraction) {
      game.figures[i] = std::bit_cast<double>(reader.fixed());
    } else if (kColumns[i].kept == Kept::Whole) {
      game.figures[i] = reader.small_number();
    }
  }
  game.mines = reader.small_number();
  return game;
}

}  // namespace

GameRecord record_of(const Trial& trial, const Game& game) {
  GameRecord record{.won = trial.won, .mines = game.is_dealt() ? game.layout().mines() : 0};
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    record.figures[i] = kColumns[i].measure(trial, game);
  }
  return record;
}

std::string encode(const ChunkRecord& record, std::uint64_t identity) {
  std::string bytes;
  bytes.reserve(64 + 16 * record.games.size());
  char buffer[kRules * kMostBytes];
  ByteWriter head(buffer);
  for (const std::uint64_t count : record.deductions) head.number(count);
  bytes += head.written();
  for (const GameRecord& game : record.games) put_game(bytes, game);
  ByteWriter end(buffer);
  end.fixed(checksum(bytes, identity));
  bytes += end.written();
  return bytes;
}

Result<ChunkRecord> decode(std::string_view bytes, std::uint64_t identity) {
  constexpr std::size_t kChecksum = 8;
  const std::string_view content = bytes.substr(0, std::max(bytes.size(), kChecksum) - kChecksum);
  ByteReader end(bytes.substr(content.size()));
  if (end.fixed() != checksum(content, identity) || end.failed()) {
    return fail("a record of games is damaged");
  }
  ChunkRecord record;
  ByteReader reader(content);
  for (std::uint64_t& count : record.deductions) count = reader.number();
  while (!reader.at_end() && !reader.failed()) record.games.push_back(get_game(reader));
  if (reader.failed()) return fail("a record of games is cut short");
  return record;
}

}  // namespace minewise
