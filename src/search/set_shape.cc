#include "search/set_shape.h"

#include <algorithm>
#include <array>

#include "core/check.h"

namespace minewise {
namespace {

template <class T, std::size_t kUsual>
using Short = boost::container::small_vector<T, kUsual>;
template <class T>
using ByLayout = Short<T, kMostForShape>;
static_assert(kMostForShape <= 64, "the places of layouts are bits of a word");

// Makes of one mixed word another that is mixed differently (the step of SplitMix64).
constexpr std::uint64_t kSecondHalf = 0x9E3779B97F4A7C15u;

// The finisher of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
std::uint64_t mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
  return bits ^ (bits >> 31);
}

void refine(const SetMatrix& matrix, ByLayout<std::uint64_t>& colours) {
  ByLayout<std::uint64_t> next(matrix.layouts(), 0);
  std::array<std::uint64_t, kMostForShape + 1> group;  // by answer, what its layouts' colours are
  for (std::size_t c = 0; c < matrix.columns(); ++c) {
    const std::uint16_t* answers = matrix.column(c);
    const std::size_t end = std::size_t{1} + matrix.answers(c);
    std::fill_n(group.begin(), end, 0);
    for (std::size_t i = 0; i < matrix.layouts(); ++i) group[answers[i]] += colours[i];
    std::uint64_t whole = 0;
    for (std::size_t answer = 0; answer < end; ++answer) {
      group[answer] = mix(group[answer] + (answer == 0 ? 1 : 0));
      whole += group[answer];
    }
    for (std::size_t answer = 0; answer < end; ++answer)
      group[answer] = mix(whole + 3 * group[answer]);
    for (std::size_t i = 0; i < matrix.layouts(); ++i) next[i] += group[answers[i]];
  }
  for (std::size_t i = 0; i < matrix.layouts(); ++i) colours[i] = mix(colours[i] + 5 * next[i]);
}

// A column by the places of the layouts that give each answer, whatever the answers are called.
SetKey key_of(const std::uint16_t* answers, std::size_t named, const ByLayout<int>& places) {
  std::array<std::uint64_t, kMostForShape + 1> group;  // of places, as bits
  std::fill_n(group.begin(), named + 1, 0);
  for (std::size_t i = 0; i < places.size(); ++i) {
    group[answers[i]] |= std::uint64_t{1} << places[i];
  }
  SetKey key{group[0], ~group[0]};
  for (std::size_t answer = 1; answer <= named; ++answer) {
    const std::uint64_t mixed = mix(group[answer]);
    key += {mixed, mix(mixed + kSecondHalf)};
  }
  return {mix(key.high), mix(key.low)};
}

}  // namespace

SetKey shape_of(const SetMatrix& matrix, const LayoutFrame& frame, const LayoutTable& table) {
  CHECK(matrix.layouts() <= kMostForShape);
  // Layouts of unlike numbers of mines weigh differently.
  ByLayout<std::uint64_t> mines, colours;
  ByLayout<int> order;
  for (std::size_t i = 0; i < matrix.layouts(); ++i) {
    order.push_back(static_cast<int>(i));
    mines.push_back(static_cast<std::uint64_t>(table.mines(frame.row(matrix.member(i)))));
    colours.push_back(mix(mines.back() + 1));
  }
  for (int round = 0; round < 2; ++round) refine(matrix, colours);
  std::ranges::sort(order, [&](int a, int b) {
    const auto first = colours[a];
    const auto second = colours[b];
    return first != second ? first < second : a < b;
  });
  ByLayout<int> places(matrix.layouts(), 0);
  for (std::size_t place = 0; place < order.size(); ++place) {
    places[order[place]] = static_cast<int>(place);
  }
  Short<SetKey, 32> columns;
  for (std::size_t c = 0; c < matrix.columns(); ++c) {
    columns.push_back(key_of(matrix.column(c), matrix.answers(c), places));
  }
  std::ranges::sort(columns);
  columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
  SetKey key{matrix.layouts(), 5};
  for (const int layout : order) {
    key.high = mix(31 * key.high + mines[layout]);
    key.low = mix(37 * key.low + mines[layout]);
  }
  for (const SetKey& column : columns) key += column;
  return key;
}

}  // namespace minewise
