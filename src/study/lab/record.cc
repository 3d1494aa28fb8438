#include "study/lab/record.h"

#include <algorithm>

#include "study/lab/bytes.h"

namespace minewise {
namespace {

// The column that shares a number with whether the game was won: twice the one and once the other.
constexpr std::size_t kBesideWon = static_cast<std::size_t>(
    std::ranges::find(kColumns, Kept::BesideWon, &Column::kept) - kColumns.begin());

void put_game(ByteWriter& writer, const GameRecord& game) {
  writer.number(2 * static_cast<std::uint64_t>(game.figures[kBesideWon]) + (game.won ? 1 : 0));
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].kept == Kept::Fraction) {
      writer.real(game.figures[i]);
    } else if (kColumns[i].kept == Kept::Whole) {
      writer.number(static_cast<std::uint64_t>(game.figures[i]));
    }
  }
  writer.number(static_cast<std::uint64_t>(game.mines));
}

GameRecord get_game(ByteReader& reader) {
  GameRecord game;
  const int first = reader.small_number();
  game.won = first % 2 == 1;
  game.figures[kBesideWon] = first / 2;
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].kept == Kept::Fraction) {
      game.figures[i] = reader.real();
    } else if (kColumns[i].kept == Kept::Whole) {
      game.figures[i] = reader.small_number();
    }
  }
  game.mines = reader.small_number();
  return game;
}

void put_fault(ByteWriter& writer, const FaultRecord& fault) {
  writer.number(fault.game);
  writer.number(static_cast<std::uint64_t>(fault.move));
  writer.number(fault.by_clock ? 1 : 0);
  writer.text(fault.what);
}

FaultRecord get_fault(ByteReader& reader) {
  FaultRecord fault;
  fault.game = reader.number();
  fault.move = reader.small_number();
  fault.by_clock = reader.number() != 0;
  fault.what = reader.text();
  return fault;
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
  ByteWriter writer;
  writer.reserve(64 + 16 * record.games.size());
  for (const std::uint64_t count : record.deductions) writer.number(count);
  writer.number(record.peaks.size());
  for (const std::uint64_t peak : record.peaks) writer.number(peak);
  writer.number(record.faults.size());
  for (const FaultRecord& fault : record.faults) put_fault(writer, fault);
  for (const GameRecord& game : record.games) put_game(writer, game);
  return writer.take();
}

Result<ChunkRecord> decode(std::string_view bytes) {
  ChunkRecord record;
  ByteReader reader(bytes);
  for (std::uint64_t& count : record.deductions) count = reader.number();
  record.peaks.resize(reader.length());
  for (std::uint64_t& peak : record.peaks) peak = reader.number();
  record.faults.resize(reader.length());
  for (FaultRecord& fault : record.faults) fault = get_fault(reader);
  while (!reader.at_end() && !reader.failed()) record.games.push_back(get_game(reader));
  if (reader.failed()) return fail("a record of games is cut short");
  return record;
}

}  // namespace minewise
