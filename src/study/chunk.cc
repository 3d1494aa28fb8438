#include "study/chunk.h"

#include <algorithm>

#include "core/bytes.h"
#include "core/macros.h"
#include "core/words.h"

namespace minewise {

namespace {

// So large that keeping a chunk costs little beside playing it, so small that little is lost with
// one, and no fewer than will keep many threads busy to the end.
constexpr std::uint64_t kCellsAChunk = std::uint64_t{1} << 16;
constexpr std::uint64_t kChunksASeries = 32;

// Huge experiments are for a thousand ranks, whose chunks all pass through one process. Past so
// many chunks a series, chunks grow instead, up to a second or two of a fast agent: 10^9 games of
// 30x16 are 57,222 chunks in place of 7 million, and a thousand ranks still have 57 each.
constexpr std::uint64_t kManyChunks = std::uint64_t{1} << 15;
constexpr std::uint64_t kMostCellsAChunk = std::uint64_t{1} << 23;

std::uint64_t games_a_chunk(std::uint64_t games, const Board& board) {
  const auto cells =
      static_cast<std::uint64_t>(board.width) * static_cast<std::uint64_t>(board.height);
  const std::uint64_t most = std::min(kMostCellsAChunk / cells, kMostGamesAChunk);
  const std::uint64_t many = std::max(kCellsAChunk / cells, std::min(games / kManyChunks, most));
  return std::max<std::uint64_t>(1, std::min(games / kChunksASeries, many));
}

}  // namespace

Result<Shard> parse_shard(std::string_view text) {
  constexpr int kMostShards = 1'000'000;
  const std::size_t slash = std::min(text.find('/'), text.size());
  const int index = parse_int(text.substr(0, slash), kMostShards).value_or(0);
  const int count =
      parse_int(text.substr(std::min(slash + 1, text.size())), kMostShards).value_or(0);
  if (index < 1 || index > count) {
    return fail("'{}' is not a shard; write I/N, part I of N, such as 2/5", text);
  }
  return Shard{index, count};
}

std::string format_shard(const Shard& shard) {
  return fmt::format("{}/{}", shard.index, shard.count);
}

Result<void> check_size(const Experiment& experiment) {
  constexpr std::uint64_t kMostGames = 1'000'000'000;
  constexpr std::uint64_t kMostSeries = 100'000;
  if (experiment.games == 0 || experiment.games > kMostGames) {
    return fail_option("games", "write a number from 1 to {}", kMostGames);
  }
  const auto agents = static_cast<std::uint64_t>(experiment.agents.size());
  const std::uint64_t series = agents * experiment.conditions.size();
  if (series > kMostSeries) {
    return fail_option(
        "sizes", "{} combinations of agents, boards and rules are too many; split the experiment",
        series);
  }
  std::uint64_t chunks = 0;
  for (const Condition& condition : experiment.conditions) {
    chunks = std::max(chunks, experiment.games / games_a_chunk(experiment.games, condition.board));
  }
  return check_size(static_cast<int>(series), chunks);
}

Result<void> check_size(int series, std::uint64_t chunks) {
  constexpr std::uint64_t kMostTurns = 20'000'000;  // a queue takes a turn a series and chunk
  if (chunks > kMostTurns || chunks * static_cast<std::uint64_t>(series) > kMostTurns) {
    return fail_option("games", "too many; split them into runs with different seeds");
  }
  return {};
}

ChunkPlan::ChunkPlan(const Experiment& experiment) : games_(experiment.games) {
  for (int series = 0; series < experiment.series(); ++series) {
    games_a_chunk_.push_back(games_a_chunk(games_, experiment.condition_of(series).board));
    chunks_ += chunks_of(series);
    most_chunks_ = std::max(most_chunks_, chunks_of(series));
  }
}

ChunkPlan::ChunkPlan(int series, std::uint64_t trials)
    : games_(trials),
      games_a_chunk_(static_cast<std::size_t>(series), 1),
      chunks_(trials * games_a_chunk_.size()),
      most_chunks_(trials) {}

std::uint64_t ChunkPlan::chunks_of(int series) const {
  const std::uint64_t size = games_a_chunk_[series];
  return (games_ + size - 1) / size;
}

bool ChunkPlan::has(const ChunkId& chunk) const {
  return chunk.series >= 0 && static_cast<std::size_t>(chunk.series) < games_a_chunk_.size() &&
         chunk.number < chunks_of(chunk.series);
}

GameRange ChunkPlan::games_of(const ChunkId& chunk) const {
  const std::uint64_t size = games_a_chunk_[chunk.series];
  return {chunk.number * size, std::min(games_, (chunk.number + 1) * size)};
}

std::optional<ChunkId> ChunkPlan::chunk_at(std::uint64_t place) const {
  const std::uint64_t series = games_a_chunk_.size();
  const ChunkId chunk{static_cast<int>(place % series), place / series};
  return has(chunk) ? std::optional(chunk) : std::nullopt;
}

ChunkQueue::ChunkQueue(const ChunkPlan& plan, const Shard& shard) : plan_(&plan), shard_(shard) {
  is_left_out_.resize(plan.places());
  while (const auto chunk = next()) games_ += plan.games_of(*chunk).size();
  next_ = 0;
}

bool ChunkQueue::leave_out(const ChunkId& chunk) {
  CHECK(plan_->has(chunk));
  const std::uint64_t place = plan_->place_of(chunk);
  if (!is_ours(place) || is_left_out_[place]) return false;
  is_left_out_[place] = true;
  games_left_out_ += plan_->games_of(chunk).size();
  return true;
}

std::optional<ChunkId> ChunkQueue::next() {
  while (next_ < is_left_out_.size()) {
    const std::uint64_t place = next_++;
    const auto chunk = plan_->chunk_at(place);
    if (chunk && is_ours(place) && !is_left_out_[place]) return chunk;
  }
  return std::nullopt;
}

namespace {

std::string question_of(const ChunkPlan& plan, const ChunkId& chunk) {
  ByteWriter writer;
  writer.number(plan.place_of(chunk));
  return writer.take();
}

// Questions come from a queue of the same plan.
ChunkId asked_chunk(const ChunkPlan& plan, std::string_view question) {
  const auto chunk = plan.chunk_at(ByteReader(question).number());
  CHECK(chunk);
  return *chunk;
}

// The time, then the record.
std::string answer_of(const ChunkBytes& chunk) {
  ByteWriter writer;
  writer.reserve(sizeof(double) + chunk.record.size());
  writer.real(chunk.seconds);
  return writer.take() += chunk.record;
}

ChunkBytes chunk_of(const ChunkPlan& plan, const Answered& answered) {
  const double seconds = ByteReader(answered.answer).real();
  const auto record = answered.answer.substr(std::min(sizeof(double), answered.answer.size()));
  return {asked_chunk(plan, answered.question), std::string(record), seconds, answered.rank};
}

}  // namespace

AnswerInLane answer_chunks(const ChunkPlan& plan, const ChunkMaker& maker) {
  return [&plan, &maker](std::string_view question, int) -> TaskAnswer {
    const ChunkId chunk = asked_chunk(plan, question);
    const double begin = maker.clock();
    auto record = maker.make(chunk);
    if (!record) return std::unexpected(maker.why());
    ChunkBytes made{chunk, *std::move(record), maker.clock() - begin};
    maker.finish(made);
    return answer_of(made);
  };
}

bool run_queue(ChunkQueue& queue, const Runner& runner, HandIn hand_in, const ChunkMaker& maker,
               const TakeRecord<std::string>& take) {
  const ChunkPlan& plan = queue.plan();
  const Task task{.identity = maker.identity,
                  .next =
                      [&] {
                        return queue.next().transform(
                            [&](const ChunkId& chunk) { return question_of(plan, chunk); });
                      },
                  .answer = answer_chunks(plan, maker),
                  .take = [&](const Answered& answered) { return take(chunk_of(plan, answered)); }};
  return runner.run(task, hand_in);
}

}  // namespace minewise
