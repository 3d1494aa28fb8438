// Spreads searches for long chains, and measurements of random boards, over threads and processes.
// A question is one run of one board's search, or a range of random boards; it says which.
//
// A search has few runs, so those of several boards are asked for at once.
#include <algorithm>
#include <utility>

#include "core/bytes.h"
#include "core/macros.h"
#include "generate/board_trials.h"
#include "generate/long_chain.h"

namespace minewise {

namespace {

constexpr std::uint64_t kBoardsAtOnce = 64;  // random boards in a question, at most

enum class ChainWork : std::uint8_t { Run, Random };

struct ChainQuestion {
  ChainWork work = ChainWork::Run;
  // Run: the number of the board, and of the run. Random: the first board, and one past the last.
  std::uint64_t first = 0, second = 0;

  std::string bytes() const {
    ByteWriter writer;
    writer.number(static_cast<std::uint64_t>(work));
    writer.number(first);
    writer.number(second);
    return writer.take();
  }
};

ChainQuestion read_question_of_chains(std::string_view bytes) {
  ByteReader reader(bytes);
  const auto work = static_cast<ChainWork>(reader.number());
  const std::uint64_t first = reader.number(), second = reader.number();
  CHECK(!reader.failed() && work <= ChainWork::Random);
  return {work, first, second};
}

std::string bytes_of(const LongChainRun& run) {
  ByteWriter writer;
  writer.number(run.looked_at);
  writer.number(run.best.has_value());
  if (run.best) {
    writer.number(static_cast<std::uint64_t>(run.best->length));
    writer.number(static_cast<std::uint64_t>(run.best->travel));
    write_layout(writer, run.best->layout);
  }
  return writer.take();
}

LongChainRun read_run(std::string_view bytes, int cells) {
  ByteReader reader(bytes);
  LongChainRun run;
  run.looked_at = reader.number();
  if (reader.number() != 0) {
    const int length = reader.small_number(), travel = reader.small_number();
    run.best = LongChainBoard{read_layout(reader, cells), length, travel, 0};
  }
  CHECK(!reader.failed());
  return run;
}

std::string bytes_of(const RandomChains& chains) {
  ByteWriter writer;
  writer.number(chains.boards);
  writer.number(chains.cleared);
  writer.number(static_cast<std::uint64_t>(chains.longest));
  writer.number(static_cast<std::uint64_t>(chains.longest_cleared));
  writer.number(chains.sum);
  return writer.take();
}

RandomChains read_random(std::string_view bytes) {
  ByteReader reader(bytes);
  RandomChains chains;
  chains.boards = reader.number();
  chains.cleared = reader.number();
  chains.longest = reader.small_number();
  chains.longest_cleared = reader.small_number();
  chains.sum = reader.number();
  CHECK(!reader.failed());
  return chains;
}

std::uint64_t identity_of(const LongChainRequest& request, Seed seed) {
  Digest identity("long-chain");
  return identity.add(request.version)
      .add(static_cast<std::uint64_t>(seed))
      .add(static_cast<std::uint64_t>(request.shape.width))
      .add(static_cast<std::uint64_t>(request.shape.height))
      .add(grid_word(request.shape.grid))
      .add(static_cast<std::uint64_t>(request.mines))
      .add(request.first.text())
      .add(static_cast<std::uint64_t>(request.solver))
      .add(request.boards)
      .value();
}

// Asks all questions; looks made elsewhere are counted as they come in.
class ChainTask {
 public:
  ChainTask(const LongChainRequest& request, Seed seed, const SearchGoesOn& goes_on,
            std::uint64_t looks)
      : asking_(goes_on, looks),
        answerer_(answer_long_chains(request, seed, [this] { return asking_(1); })) {}

  // `take` is called with an answer and returns how many looks it took.
  bool run(const Runner& runner, HandIn hand_in,
           const std::function<std::optional<ChainQuestion>()>& next,
           const std::function<std::optional<std::uint64_t>(const Answered& answered)>& take) {
    const auto next_bytes = [&] {
      return next().transform([](const ChainQuestion& question) { return question.bytes(); });
    };
    const auto take_counted = [&](const Answered& answered) {
      const auto looks = take(answered);
      return looks && asking_(answered.rank > 0 ? *looks : 0);
    };
    const Task task{answerer_.identity, next_bytes, answerer_.answer, take_counted};
    return runner.run(task, hand_in);
  }

 private:
  Asking asking_;
  Answerer answerer_;
};

}  // namespace

Answerer answer_long_chains(const LongChainRequest& request, Seed seed,
                            const std::function<bool()>& goes_on) {
  CHECK(check_request(request).has_value());
  const auto answer = [=](std::string_view question, int) -> TaskAnswer {
    const auto [work, first, second] = read_question_of_chains(question);
    bool is_whole = true;
    const auto asked = [&] { return is_whole = is_whole && goes_on(); };
    std::string bytes = work == ChainWork::Run
                            ? bytes_of(run_long_chain(request, seed, first, second, asked))
                            : bytes_of(look_at_random(request, seed, {first, second}, asked));
    if (!is_whole) return std::unexpected("");
    return bytes;
  };
  return {identity_of(request, seed), answer};
}

bool find_long_chains(const LongChainRequest& request, Seed seed, const GameRange& numbers,
                      const Runner& runner, const SearchGoesOn& goes_on,
                      const TakeLongChain& take) {
  ChainTask task(request, seed, goes_on, request.boards * numbers.size());
  ChainQuestion next{ChainWork::Run, numbers.first, 0};
  const auto ask = [&]() -> std::optional<ChainQuestion> {
    if (next.first == numbers.end) return std::nullopt;
    const ChainQuestion asked = next;
    next = asked.second + 1 < kLongChainRuns
               ? ChainQuestion{ChainWork::Run, asked.first, asked.second + 1}
               : ChainQuestion{ChainWork::Run, asked.first + 1, 0};
    return asked;
  };
  LongChainRun so_far;  // of the present board
  const auto add = [&](const Answered& answered) -> std::optional<std::uint64_t> {
    const LongChainRun run = read_run(answered.answer, request.shape.cells());
    so_far.looked_at += run.looked_at;
    if (run.best && (!so_far.best || run.best->length > so_far.best->length)) {
      so_far.best = run.best;
    }
    if (read_question_of_chains(answered.question).second + 1 < kLongChainRuns) {
      return run.looked_at;
    }
    if (so_far.best) so_far.best->looked_at = so_far.looked_at;
    if (!take(std::exchange(so_far, {}).best)) return std::nullopt;
    return run.looked_at;
  };
  return task.run(runner, HandIn::InOrder, ask, add);
}

std::optional<LongChainBoard> find_long_chain(const LongChainRequest& request, Seed seed,
                                              std::uint64_t number, const Runner& runner,
                                              const SearchGoesOn& goes_on) {
  std::optional<LongChainBoard> found;
  const auto take = [&](const std::optional<LongChainBoard>& board) {
    found = board;
    return true;
  };
  if (!find_long_chains(request, seed, {number, number + 1}, runner, goes_on, take)) {
    return std::nullopt;
  }
  return found;
}

std::optional<RandomChains> longest_of_random(const LongChainRequest& request, Seed seed,
                                              const GameRange& boards, const Runner& runner,
                                              const SearchGoesOn& goes_on) {
  ChainTask task(request, seed, goes_on, boards.size());
  const std::uint64_t share = things_a_question(runner, boards.size(), kBoardsAtOnce);
  std::uint64_t asked = boards.first;
  const auto ask = [&]() -> std::optional<ChainQuestion> {
    if (asked == boards.end) return std::nullopt;
    const std::uint64_t first = asked;
    asked += std::min(share, boards.end - first);
    return ChainQuestion{ChainWork::Random, first, asked};
  };
  RandomChains all;
  const auto add = [&](const Answered& answered) -> std::optional<std::uint64_t> {
    const RandomChains part = read_random(answered.answer);
    all.add(part);
    return part.boards;
  };
  if (!task.run(runner, HandIn::AsFinished, ask, add)) return std::nullopt;
  return all;
}

}  // namespace minewise
