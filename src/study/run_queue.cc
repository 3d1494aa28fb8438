#include "study/run_queue.h"

#include "core/bytes.h"
#include "core/check.h"

namespace minewise {
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
  return [&plan, &maker](std::string_view question, int) -> ErrandAnswer {
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
  const Errand errand{
      .identity = maker.identity,
      .next =
          [&] {
            return queue.next().transform(
                [&](const ChunkId& chunk) { return question_of(plan, chunk); });
          },
      .answer = answer_chunks(plan, maker),
      .take = [&](const Answered& answered) { return take(chunk_of(plan, answered)); }};
  return runner.run(errand, hand_in);
}

}  // namespace minewise
