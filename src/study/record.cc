#include "study/record.h"

#include <boost/crc.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "core/bytes.h"
#include "core/digest.h"
#include "core/macros.h"
#include "study/chunk.h"

namespace minewise {

namespace {

// Games are kept by columns, each packed (core/bytes.h): what is the same in all games of a chunk
// takes no bits at all.
using Packed = std::vector<std::uint64_t>;

template <class Value>
void put_column(ByteWriter& writer, const std::vector<GameRecord>& games, const Value& value_of) {
  Packed numbers(games.size());
  std::ranges::transform(games, numbers.begin(), value_of);
  writer.packed(numbers);
}

// False where a number is larger than the column may have it.
template <class Take>
bool get_column(ByteReader& reader, std::vector<GameRecord>& games, std::uint64_t most,
                const Take& take) {
  Packed numbers(games.size());
  reader.packed(numbers);
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (numbers[i] > most) return false;
    take(games[i], numbers[i]);
  }
  return true;
}

// A fraction is known by the mines that are missed, neither identified nor stepped on: those of a
// score are none in every game that is played to its end.
double share_of_mines(const GameRecord& game, std::int64_t missed) {
  if (game.mines == 0) return 1;
  const auto identified = game.mines - static_cast<std::int64_t>(game.figures[kStepped]) - missed;
  return static_cast<double>(identified) / game.mines;
}

// One more than the mines missed; 0 where they do not give the fraction to the last bit.
std::uint64_t code_of(const GameRecord& game, double fraction) {
  if (!(fraction >= 0 && fraction <= 1)) return 0;  // nor is it no number
  const auto identified = static_cast<std::int64_t>(std::nearbyint(fraction * game.mines));
  const std::int64_t missed =
      game.mines - static_cast<std::int64_t>(game.figures[kStepped]) - identified;
  const bool is_exact = std::bit_cast<std::uint64_t>(share_of_mines(game, missed)) ==
                        std::bit_cast<std::uint64_t>(fraction);
  return is_exact && missed >= 0 ? static_cast<std::uint64_t>(missed) + 1 : 0;
}

// Those without a code follow their column, as doubles.
void put_fractions(ByteWriter& writer, const std::vector<GameRecord>& games, std::size_t column) {
  const auto code = [&](const GameRecord& game) { return code_of(game, game.figures[column]); };
  put_column(writer, games, code);
  for (const GameRecord& game : games) {
    if (code(game) == 0) writer.real(game.figures[column]);
  }
}

bool get_fractions(ByteReader& reader, std::vector<GameRecord>& games, std::size_t column) {
  std::vector<GameRecord*> others;
  const auto take = [&](GameRecord& game, std::uint64_t code) {
    if (code == 0)
      others.push_back(&game);
    else
      game.figures[column] = share_of_mines(game, static_cast<std::int64_t>(code) - 1);
  };
  if (!get_column(reader, games, std::numeric_limits<std::uint32_t>::max(), take)) return false;
  for (GameRecord* game : others) game->figures[column] = reader.real();
  return true;
}

void put_games(ByteWriter& writer, const std::vector<GameRecord>& games) {
  writer.number(games.size());
  put_column(writer, games, [](const GameRecord& game) { return game.won ? 1 : 0; });
  put_column(writer, games, [](const GameRecord& game) { return game.mines; });
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].kept != Kept::Whole) continue;
    put_column(writer, games,
               [i](const GameRecord& game) { return static_cast<std::uint64_t>(game.figures[i]); });
  }
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].kept == Kept::Fraction) put_fractions(writer, games, i);
  }
}

bool get_games(ByteReader& reader, std::vector<GameRecord>& games) {
  constexpr std::uint64_t kMostSmall = std::numeric_limits<int>::max();
  const std::uint64_t count = reader.number();
  if (count > kMostGamesAChunk) return false;
  games.resize(count);
  const auto take_won = [](GameRecord& game, std::uint64_t won) { game.won = won == 1; };
  const auto take_mines = [](GameRecord& game, std::uint64_t mines) {
    game.mines = static_cast<int>(mines);
  };
  bool fits =
      get_column(reader, games, 1, take_won) && get_column(reader, games, kMostSmall, take_mines);
  for (std::size_t i = 0; i < kColumns.size() && fits; ++i) {
    if (kColumns[i].kept != Kept::Whole) continue;
    fits = get_column(reader, games, kMostSmall, [i](GameRecord& game, std::uint64_t number) {
      game.figures[i] = static_cast<double>(number);
    });
  }
  for (std::size_t i = 0; i < kColumns.size() && fits; ++i) {
    if (kColumns[i].kept == Kept::Fraction) fits = get_fractions(reader, games, i);
  }
  return fits;
}

void put_fault(ByteWriter& writer, const FaultRecord& fault) {
  writer.number(fault.game);
  writer.number(static_cast<std::uint64_t>(fault.move));
  writer.number(fault.by_clock ? 1 : 0);
  writer.text(fault.what);
}

// Room for what is kept of some games of a chunk. Returns false where they are too many.
template <class Thing>
bool make_room(ByteReader& reader, std::vector<Thing>& things) {
  const std::size_t count = reader.length();
  if (count > kMostGamesAChunk) return false;
  things.resize(count);
  return true;
}

FaultRecord get_fault(ByteReader& reader) {
  FaultRecord fault;
  fault.game = reader.number();
  fault.move = reader.small_number();
  fault.by_clock = reader.number() != 0;
  fault.what = reader.text();
  return fault;
}

// They end a record, or are not there at all. Returns false where one is no number.
bool get_estimates(ByteReader& reader, ChunkRecord& record) {
  if (reader.at_end()) return true;
  record.estimates.resize(record.games.size());
  for (double& estimate : record.estimates) {
    estimate = reader.real();
    if (!std::isfinite(estimate)) return false;
  }
  return true;
}

// Those of the layout; before it is dealt, those that were asked for.
int mines_of(const Game& game) {
  if (game.is_dealt()) return game.layout().mines();
  const auto* fixed = std::get_if<FixedCount>(&game.id().mines);
  return fixed ? fixed->mines : 0;
}

}  // namespace

GameRecord record_of(const Trial& trial, const Game& game) {
  GameRecord record{.won = trial.won, .mines = mines_of(game)};
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    record.figures[i] = kColumns[i].measure(trial, game);
  }
  return record;
}

std::string encode(const ChunkRecord& record) {
  CHECK(record.games.size() <= kMostGamesAChunk);
  CHECK(record.estimates.empty() || record.estimates.size() == record.games.size());
  ByteWriter writer;
  for (const std::uint64_t count : record.deductions) writer.number(count);
  writer.number(record.peaks.size());
  for (const std::uint64_t peak : record.peaks) writer.number(peak);
  writer.number(record.faults.size());
  for (const FaultRecord& fault : record.faults) put_fault(writer, fault);
  put_games(writer, record.games);
  for (const double estimate : record.estimates) writer.real(estimate);
  return writer.take();
}

Result<ChunkRecord> decode(std::string_view bytes) {
  ChunkRecord record;
  ByteReader reader(bytes);
  for (std::uint64_t& count : record.deductions) count = reader.number();
  bool fits = make_room(reader, record.peaks);
  for (std::uint64_t& peak : record.peaks) peak = reader.number();
  fits = fits && make_room(reader, record.faults);
  for (FaultRecord& fault : record.faults) fault = get_fault(reader);
  fits = fits && get_games(reader, record.games);
  fits = fits && get_estimates(reader, record);
  if (!fits || reader.failed() || !reader.at_end()) {
    return fail("a record of games is cut short, or holds what no game has");
  }
  return record;
}

namespace {

std::uint64_t checksum(std::string_view bytes, std::uint64_t identity) {
  constexpr std::uint64_t kOnes = ~std::uint64_t{0};
  boost::crc_optimal<64, 0x42f0e1eba9ea3693u, kOnes, kOnes, true, true> crc;  // ECMA-182
  crc.process_bytes(bytes.data(), bytes.size());
  return Digest("record").add(identity).add(bytes.size()).add(crc.checksum()).value();
}

}  // namespace

std::string seal(std::string_view record, std::uint64_t identity) {
  ByteWriter sum;
  sum.fixed(checksum(record, identity));
  return std::string(record) += sum.bytes();
}

Result<std::string_view> unseal(std::string_view bytes, std::uint64_t identity) {
  const std::string_view record = bytes.substr(0, std::max(bytes.size(), kSealBytes) - kSealBytes);
  ByteReader sum(bytes.substr(record.size()));
  if (sum.fixed() != checksum(record, identity) || sum.failed()) {
    return fail("a record of games is damaged");
  }
  return record;
}

}  // namespace minewise
