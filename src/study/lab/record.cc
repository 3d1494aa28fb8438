#include "study/lab/record.h"

#include "study/lab/bytes.h"

namespace minewise {
namespace {

void put_game(ByteWriter& writer, const GameRecord& game) {
  const auto& [won, score, stepped, guesses, moves, wrong_flags] = game.trial;
  writer.number(2 * static_cast<std::uint64_t>(wrong_flags) + (won ? 1 : 0));
  writer.real(score);
  for (const int number : {stepped, guesses, moves, game.mines}) {
    writer.number(static_cast<std::uint64_t>(number));
  }
}

GameRecord get_game(ByteReader& reader) {
  GameRecord game;
  auto& [won, score, stepped, guesses, moves, wrong_flags] = game.trial;
  const int flags_and_won = reader.small_number();
  won = flags_and_won % 2 == 1;
  wrong_flags = flags_and_won / 2;
  score = reader.real();
  for (int* number : {&stepped, &guesses, &moves, &game.mines}) *number = reader.small_number();
  return game;
}

}  // namespace

std::string encode(const ChunkRecord& record) {
  ByteWriter writer;
  writer.reserve(64 + 16 * record.games.size());
  for (const std::uint64_t count : record.deductions) writer.number(count);
  for (const GameRecord& game : record.games) put_game(writer, game);
  return writer.take();
}

Result<ChunkRecord> decode(std::string_view bytes) {
  ChunkRecord record;
  ByteReader reader(bytes);
  for (std::uint64_t& count : record.deductions) count = reader.number();
  while (!reader.at_end() && !reader.failed()) record.games.push_back(get_game(reader));
  if (reader.failed()) return fail("a record of games is cut short");
  return record;
}

}  // namespace minewise
