#include "study/extremes.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/bytes.h"
#include "core/macros.h"
#include "core/message.h"
#include "generate/board_trials.h"

namespace minewise {
namespace {

constexpr int kMostCells = 25;
constexpr std::uint64_t kLayoutsAtOnce = 64;  // in a question, at most

using Mask = std::uint32_t;  // bit i: a mine in cell i

// The images of a place under turns, reflections and shifts; nothing where it leaves the board.
std::optional<Place> image(Place place, int turn, int down, int right, const Shape& shape) {
  if ((turn & 4) != 0) std::swap(place.row, place.col);
  if (!shape.contains(place)) return std::nullopt;
  if ((turn & 1) != 0) place.row = shape.height - 1 - place.row;
  if ((turn & 2) != 0) place.col = shape.width - 1 - place.col;
  return Place{(place.row + down) % shape.height, (place.col + right) % shape.width};
}

std::optional<std::vector<Cell>> permutation(int turn, int down, int right, const Shape& shape) {
  std::vector<Cell> cells;
  for (int i = 0; i < shape.cells(); ++i) {
    const auto to = image(shape.place(Cell{i}), turn, down, right, shape);
    if (!to) return std::nullopt;
    cells.push_back(shape.cell(*to));
  }
  return cells;
}

bool keeps_neighbours(const std::vector<Cell>& to, const Topology& topology) {
  for (int i = 0; i < topology.cells(); ++i) {
    std::vector<Cell> moved;
    for (const Cell cell : topology.neighbours(Cell{i})) moved.push_back(to[cell.at()]);
    std::ranges::sort(moved);
    if (!std::ranges::equal(moved, topology.neighbours(to[Cell{i}.at()]))) return false;
  }
  return true;
}

// The first cell counts most, as in a row of 0 and 1 read as a number.
Mask bit_of(Cell cell, int cells) {
  return Mask{1} << (cells - 1 - cell.index);
}

Mask image_of(Mask mask, const std::vector<Cell>& to) {
  const int cells = static_cast<int>(to.size());
  Mask image = 0;
  for (int i = 0; i < cells; ++i) {
    if ((mask & bit_of(Cell{i}, cells)) != 0) image |= bit_of(to[Cell{i}.at()], cells);
  }
  return image;
}

// How many layouts a mask stands for, or 0 if another stands for it.
int images_of(Mask mask, const std::vector<std::vector<Cell>>& group, std::vector<Mask>& images) {
  images.clear();
  for (const auto& to : group) {
    images.push_back(image_of(mask, to));
    if (images.back() < mask) return 0;
  }
  std::ranges::sort(images);
  return static_cast<int>(std::ranges::unique(images).begin() - images.begin());
}

Layout layout_of(Mask mask, int cells) {
  Layout layout(cells);
  for (int i = 0; i < cells; ++i) {
    if ((mask & bit_of(Cell{i}, cells)) != 0) layout.place_mine(Cell{i});
  }
  return layout;
}

// The next larger number with as many bits set (Gosper). REQUIRES: some bit is set.
std::uint64_t next_with_as_many(std::uint64_t mask) {
  const std::uint64_t lowest = mask & -mask;
  const std::uint64_t carried = mask + lowest;
  return carried | (((mask ^ carried) >> 2) / lowest);
}

// One layout for each class of images.
std::vector<RankedLayout> representatives(const ExtremesRequest& request) {
  const int cells = request.id.shape().cells();
  const int mines = std::get<FixedCount>(request.id.mines).mines;
  const auto group = symmetries(request.id.shape(), request.id.rules.first.cell);
  std::vector<RankedLayout> all;
  std::vector<Mask> images;
  for (std::uint64_t mask = (std::uint64_t{1} << mines) - 1; mask < std::uint64_t{1} << cells;
       mask = next_with_as_many(mask)) {
    const int count = images_of(static_cast<Mask>(mask), group, images);
    if (count > 0) all.push_back({layout_of(static_cast<Mask>(mask), cells), count, {}, false});
    if (mines == 0) break;
  }
  return all;
}

double value_of(const RankedLayout& ranked, Objective objective) {
  const double value = objective == Objective::Score ? ranked.expected.score : ranked.expected.won;
  return std::round(value / kTiedValue);
}

// The worst first and those not found last; ties stay in the order they came in.
std::vector<RankedLayout> in_order(std::vector<RankedLayout> all, Objective objective) {
  std::vector<std::size_t> order(all.size());
  std::iota(order.begin(), order.end(), 0u);
  std::ranges::sort(order, {}, [&](std::size_t i) {
    return std::tuple(!all[i].is_found, value_of(all[i], objective), i);
  });
  std::vector<RankedLayout> sorted;
  for (const std::size_t i : order) sorted.push_back(std::move(all[i]));
  return sorted;
}

// A question: where in the ranking some layouts stand, and the layouts.
std::string ranking_question(const GameRange& places, const std::vector<RankedLayout>& all) {
  ByteWriter writer;
  writer.number(places.first);
  writer.number(places.end);
  for (std::uint64_t i = places.first; i < places.end; ++i) write_layout(writer, all[i].layout);
  return writer.take();
}

GameRange read_places(ByteReader& question) {
  const std::uint64_t first = question.number(), end = question.number();
  return {first, end};
}

// An answer: the figures of each layout, if they were found.
void write_expected(ByteWriter& writer, const std::optional<ExpectedTrial>& expected) {
  writer.number(expected.has_value());
  if (!expected) return;
  const auto& [score, won, stepped, guesses, moves] = *expected;
  for (const double figure : {score, won, stepped, guesses, moves}) writer.real(figure);
}

std::optional<ExpectedTrial> read_expected(ByteReader& reader) {
  if (reader.number() == 0) return std::nullopt;
  ExpectedTrial expected;
  auto& [score, won, stepped, guesses, moves] = expected;
  for (double* figure : {&score, &won, &stepped, &guesses, &moves}) *figure = reader.real();
  return expected;
}

std::uint64_t identity_of(const ExtremesRequest& request) {
  Digest identity("extremes");
  return identity.add(request.version)
      .add(request.agent.name())
      .add(format_game_id(request.id))
      .add(request.most_games)
      .value();
}

}  // namespace

std::vector<std::vector<Cell>> symmetries(const Shape& shape, const std::optional<Place>& first) {
  const Topology topology(shape);
  const bool wraps = shape.wraps();
  std::vector<std::vector<Cell>> group;
  for (int turn = 0; turn < 8; ++turn) {
    for (int down = 0; down < (wraps ? shape.height : 1); ++down) {
      for (int right = 0; right < (wraps ? shape.width : 1); ++right) {
        auto to = permutation(turn, down, right, shape);
        if (!to || !keeps_neighbours(*to, topology)) continue;
        if (first && (*to)[shape.cell(*first).at()] != shape.cell(*first)) continue;
        group.push_back(*std::move(to));
      }
    }
  }
  return group;
}

Result<void> check_request(const ExtremesRequest& request) {
  const int cells = request.id.shape().cells();
  if (cells > kMostCells) {
    return fail("a board of {} has too many layouts; at most {} cells can be ranked",
                counted(cells, "cell"), kMostCells);
  }
  const auto* fixed = std::get_if<FixedCount>(&request.id.mines);
  if (!fixed) return fail("a ranking needs a number of mines; write WxH/M");
  double layouts = 1;
  for (int i = 0; i < fixed->mines; ++i) layouts = layouts * (cells - i) / (i + 1);
  if (layouts > static_cast<double>(kMostLayouts)) {
    return fail("there are {:.0f} layouts; at most {} can be ranked", layouts, kMostLayouts);
  }
  return {};
}

Answerer answer_extremes(const ExtremesRequest& request, const std::function<bool()>& goes_on) {
  const auto lanes = std::make_shared<LanesAsNeeded<std::unique_ptr<Expectation>>>();
  const auto answer = [=](std::string_view question, int lane) -> TaskAnswer {
    auto& expectation = (*lanes)[lane];
    if (!expectation) {
      expectation = std::make_unique<Expectation>(request.agent, request.id, request.most_games);
    }
    ByteReader reader(question);
    const GameRange asked = read_places(reader);
    ByteWriter writer;
    for (std::uint64_t i = 0; i < asked.size(); ++i) {
      if (!goes_on()) return std::unexpected("");
      write_expected(writer, expectation->of(read_layout(reader, request.id.shape().cells())));
    }
    CHECK(!reader.failed());
    return writer.take();
  };
  return {identity_of(request), answer};
}

std::optional<std::vector<RankedLayout>> rank_layouts(const ExtremesRequest& request,
                                                      const Runner& runner,
                                                      const SearchGoesOn& goes_on) {
  CHECK(check_request(request).has_value());
  std::vector<RankedLayout> all = representatives(request);
  const std::uint64_t share = things_a_question(runner, all.size(), kLayoutsAtOnce);
  std::uint64_t asked = 0;
  const auto next = [&]() -> std::optional<std::string> {
    if (asked == all.size()) return std::nullopt;
    const std::uint64_t first = asked;
    asked = std::min<std::uint64_t>(all.size(), first + share);
    return ranking_question({first, asked}, all);
  };
  Asking asking(goes_on, all.size());
  const Answerer answerer = answer_extremes(request, [&] { return asking(1); });
  const auto take = [&](const Answered& answered) {
    ByteReader question(answered.question), answer(answered.answer);
    const GameRange places = read_places(question);
    for (std::uint64_t i = places.first; i < places.end; ++i) {
      const auto expected = read_expected(answer);
      all[i].is_found = expected.has_value();
      all[i].expected = expected.value_or(ExpectedTrial{});
    }
    CHECK(!answer.failed());
    return asking(answered.rank > 0 ? places.size() : 0);
  };
  const Task task{answerer.identity, next, answerer.answer, take};
  if (!runner.run(task, HandIn::AsFinished)) return std::nullopt;
  return in_order(std::move(all), request.objective);
}

}  // namespace minewise
