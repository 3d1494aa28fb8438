#include "generate/hard_board.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "core/bytes.h"
#include "core/macros.h"
#include "game/dealer.h"
#include "generate/board_trials.h"

namespace minewise {

double clumping(const Layout& layout, const Topology& topology) {
  if (layout.mines() == 0) return 0;
  int touching = 0;
  for (int i = 0; i < layout.cells(); ++i) {
    if (layout.has_mine(Cell{i})) touching += mines_around(layout, topology, Cell{i});
  }
  return static_cast<double>(touching) / layout.mines();
}

std::optional<double> border_distance(const Layout& layout, const Shape& shape) {
  if (layout.mines() == 0 || shape.wraps()) return std::nullopt;
  int sum = 0;
  for (int i = 0; i < layout.cells(); ++i) {
    if (!layout.has_mine(Cell{i})) continue;
    const auto [row, col] = shape.place(Cell{i});
    sum += std::min({row, col, shape.height - 1 - row, shape.width - 1 - col});
  }
  return static_cast<double>(sum) / layout.mines();
}

int displaced(const Layout& layout, const Layout& from) {
  int count = 0;
  for (int i = 0; i < layout.cells(); ++i) {
    count += layout.has_mine(Cell{i}) && !from.has_mine(Cell{i});
  }
  return count;
}

// Cells are taken by the larger of row and column, so that the block grows as squares do.
Layout corner_block(const Shape& shape, int mines) {
  std::vector<Cell> cells;
  for (int i = 0; i < shape.cells(); ++i) cells.push_back(Cell{i});
  std::ranges::sort(cells, {}, [&](Cell cell) {
    const Place place = shape.place(cell);
    return std::pair(std::max(place.row, place.col), cell);
  });
  Layout layout(shape.cells());
  for (int i = 0; i < mines; ++i) layout.place_mine(cells[i]);
  return layout;
}

std::optional<FoundHard> find_hard(const HardPlan& plan, std::uint64_t number, const Runner& runner,
                                   const std::function<bool(double)>& goes_on,
                                   const SearchObserver& observer) {
  GameId id = plan.id;
  id.game = number;
  FoundHard found;
  found.start = plan.start ? *plan.start : deal(id, {});
  std::atomic<double> share = 0;
  const auto asked = [&] { return goes_on(share); };
  BoardTrials trials(terms_of(plan), runner, asked);
  HardSearch search{found.start, id.shape(), plan.bounds, plan.games};
  search.observer = [&](const SearchPoint& point) {
    found.curve.emplace_back(point.games, point.score);
    return observer(point);
  };
  search.goes_on = [&](std::uint64_t games) {
    share = static_cast<double>(games) / static_cast<double>(plan.games);
    return !trials.was_stopped() && asked();
  };
  Rng rng(id.seed, Digest("hard").add(number));
  found.board = plan.is_published ? search_published(search, trials, rng)
                                  : search_anneal(search, trials, rng);
  found.games = trials.played();
  // Fresh games, the same for all three.
  const auto measure = [&](const Layout& layout) {
    Mean mean;
    for (const double value : trials.play(layout, plan.games, plan.check_games)) mean.add(value);
    return mean;
  };
  found.before = measure(found.start);
  found.after = measure(found.board);
  found.block = measure(corner_block(id.shape(), found.start.mines()));
  if (trials.was_stopped() || !asked()) return std::nullopt;
  return found;
}

// Spreads searches for hard boards over threads and processes. A question is some games of a search
// (board_trials.h) or, if there are enough boards, a whole search, because single games are too
// short to be sent one by one.

namespace {

constexpr std::uint64_t kSearchAsked = kGamesAsked + 1;

// A mean is three numbers, which cross to the last bit.
using MeanWords = std::array<std::uint64_t, 3>;

void write_mean(ByteWriter& writer, const Mean& mean) {
  for (const std::uint64_t word : std::bit_cast<MeanWords>(mean)) writer.fixed(word);
}

Mean read_mean(ByteReader& reader) {
  MeanWords words{};
  for (std::uint64_t& word : words) word = reader.fixed();
  return std::bit_cast<Mean>(words);
}

std::string bytes_of(const FoundHard& found) {
  ByteWriter writer;
  write_layout(writer, found.start);
  write_layout(writer, found.board);
  for (const Mean& mean : {found.before, found.after, found.block}) write_mean(writer, mean);
  writer.number(found.games);
  writer.number(found.curve.size());
  for (const auto& [games, score] : found.curve) {
    writer.number(games);
    writer.real(score);
  }
  return writer.take();
}

FoundHard read_found(std::string_view bytes, int cells) {
  ByteReader reader(bytes);
  FoundHard found;
  found.start = read_layout(reader, cells);
  found.board = read_layout(reader, cells);
  for (Mean* mean : {&found.before, &found.after, &found.block}) *mean = read_mean(reader);
  found.games = reader.number();
  for (std::size_t left = reader.length(); left > 0; --left) {
    const std::uint64_t games = reader.number();
    found.curve.emplace_back(games, reader.real());
  }
  CHECK(!reader.failed());
  return found;
}

// What a search depends on beside its games.
Digest digest_of(const HardPlan& plan) {
  Digest digest("hard");
  digest.add(plan.is_published).add(plan.games).add(plan.check_games);
  const auto& [max_moves, max_clumping] = plan.bounds;
  digest.add(max_moves.has_value()).add(static_cast<std::uint64_t>(max_moves.value_or(0)));
  digest.add(max_clumping.has_value());
  digest.add(std::bit_cast<std::uint64_t>(max_clumping.value_or(0)));
  ByteWriter start;
  if (plan.start) write_layout(start, *plan.start);
  return digest.add(start.bytes());
}

// One search after another, the games of each on all lanes.
bool find_one_by_one(const HardPlan& plan, std::uint64_t count, const Runner& runner,
                     const std::function<bool(double)>& goes_on, const TakeHard& take) {
  for (std::uint64_t number = 0; number < count; ++number) {
    const auto asked = [&](double done) {
      return goes_on((static_cast<double>(number) + done) / static_cast<double>(count));
    };
    const auto found = find_hard(plan, number, runner, asked);
    if (!found || !take(*found)) return false;
  }
  return true;
}

// Several searches at once, each on one lane.
bool find_at_once(const HardPlan& plan, std::uint64_t count, const Runner& runner,
                  const std::function<bool(double)>& goes_on, const TakeHard& take) {
  std::uint64_t asked = 0;
  const auto next = [&]() -> std::optional<std::string> {
    if (asked == count) return std::nullopt;
    ByteWriter writer;
    writer.number(kSearchAsked);
    writer.number(asked++);
    return writer.take();
  };
  Asking asking(goes_on, count);
  const Answerer answerer = answer_hard(plan, [&] { return asking(0); });
  const auto take_found = [&](const Answered& answered) {
    asking(1);
    return take(read_found(answered.answer, plan.id.shape().cells()));
  };
  const Task task{answerer.identity, next, answerer.answer, take_found};
  return runner.run(task, HandIn::InOrder);
}

}  // namespace

TrialTerms terms_of(const HardPlan& plan) {
  return {plan.agent, plan.id, plan.objective,
          plan.version + " " + std::to_string(digest_of(plan).value())};
}

bool find_hards(const HardPlan& plan, std::uint64_t count, const Runner& runner,
                const std::function<bool(double)>& goes_on, const TakeHard& take) {
  const bool are_enough = count >= static_cast<std::uint64_t>(runner.lanes());
  return (are_enough ? find_at_once : find_one_by_one)(plan, count, runner, goes_on, take);
}

Answerer answer_hard(const HardPlan& plan, const std::function<bool()>& goes_on) {
  const Answerer games = answer_trials(terms_of(plan), goes_on);
  const auto answer = [=](std::string_view question, int lane) -> TaskAnswer {
    ByteReader reader(question);
    if (reader.number() != kSearchAsked) return games.answer(question, lane);
    const auto found =
        find_hard(plan, reader.number(), serial_runner(), [&](double) { return goes_on(); });
    if (!found) return std::unexpected("");
    return bytes_of(*found);
  };
  return {games.identity, answer};
}

}  // namespace minewise
