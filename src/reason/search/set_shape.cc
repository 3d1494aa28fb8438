#include "reason/search/set_shape.h"

#include <algorithm>
#include <array>

#include "ground/base/check.h"
#include "reason/search/game_tree.h"

namespace minewise {
namespace {

template <class T, std::size_t kUsual>
using Short = boost::container::small_vector<T, kUsual>;
template <class T>
using ByLayout = Short<T, kMostForShape>;

// The finisher of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
std::uint64_t mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
  return bits ^ (bits >> 31);
}

// Random bits for an answer of that name at that place.
const SetKey& random_bits(std::size_t place, std::size_t name) {
  constexpr std::size_t kNames = kMostForShape + 1;  // no column has more answers than layouts
  static const auto keys = random_key_array<kMostForShape * kNames>();
  return keys[place * kNames + name];
}

void refine(const SetMatrix& matrix, ByLayout<std::uint64_t>& colours) {
  ByLayout<std::uint64_t> next(matrix.layouts(), 0);
  Short<std::uint64_t, 64> group;  // by answer, what its layouts' colours come to
  for (std::size_t c = 0; c < matrix.columns(); ++c) {
    const std::uint16_t* answers = matrix.column(c);
    group.assign(std::size_t{1} + *std::max_element(answers, answers + matrix.layouts()), 0);
    for (std::size_t i = 0; i < matrix.layouts(); ++i) group[answers[i]] += colours[i];
    std::uint64_t whole = 0;
    for (std::size_t answer = 0; answer < group.size(); ++answer) {
      if (group[answer] == 0) continue;
      group[answer] = mix(group[answer] + (answer == 0 ? 1 : 0));
      whole += group[answer];
    }
    for (std::uint64_t& each : group) each = mix(mix(whole) ^ (3 * each));
    for (std::size_t i = 0; i < matrix.layouts(); ++i) next[i] += group[answers[i]];
  }
  for (std::size_t i = 0; i < matrix.layouts(); ++i) colours[i] = mix(colours[i] + 5 * next[i]);
}

// A column in the given order of layouts, its answers renamed as they come up.
SetKey key_of(const std::uint16_t* answers, const ByLayout<int>& order) {
  SetKey key;
  Short<std::uint16_t, 64> names;
  std::uint16_t named = 0;
  for (std::size_t place = 0; place < order.size(); ++place) {
    const std::uint16_t answer = answers[order[place]];
    if (answer >= names.size()) names.resize(std::size_t{1} + answer, 0);
    if (answer != 0 && names[answer] == 0) names[answer] = ++named;
    key += random_bits(place, names[answer]);
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
  Short<SetKey, 32> columns;
  for (std::size_t c = 0; c < matrix.columns(); ++c) {
    columns.push_back(key_of(matrix.column(c), order));
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
