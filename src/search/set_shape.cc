#include "search/set_shape.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>

namespace minewise {
namespace {

template <class T, std::size_t kUsual>
using Short = boost::container::small_vector<T, kUsual>;

// The finisher of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
std::uint64_t mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
  return bits ^ (bits >> 31);
}

// The set as a matrix: for each column in which it is not the same throughout, the answer of every
// layout, 0 for a mine.
struct Matrix {
  std::size_t layouts = 0, columns = 0;
  Short<std::uint16_t, 512> answers;  // column by column

  const std::uint16_t* column(std::size_t index) const { return answers.data() + index * layouts; }
};

using Members = Short<int, 48>;

void add_column(const LayoutFrame& frame, int column, const Members& members, Matrix& matrix) {
  const std::size_t first = matrix.answers.size();
  matrix.answers.resize(first + members.size(), 0);
  for (int index = 0; index < frame.answers(column); ++index) {
    const Bits* shown = frame.answer(column, index);
    for (std::size_t i = 0; i < members.size(); ++i) {
      if ((shown[members[i] / kBits] >> (members[i] % kBits)) & 1) {
        matrix.answers[first + i] = static_cast<std::uint16_t>(index + 1);
      }
    }
  }
  const auto* begin = matrix.answers.data() + first;
  if (std::all_of(begin, begin + members.size(), [&](auto answer) { return answer == *begin; })) {
    matrix.answers.resize(first);
  } else {
    ++matrix.columns;
  }
}

using Colours = Short<std::uint64_t, 48>;

void refine(const Matrix& matrix, Colours& colours) {
  Colours next(matrix.layouts, 0);
  Short<std::uint64_t, 64> group;
  for (std::size_t c = 0; c < matrix.columns; ++c) {
    const std::uint16_t* answers = matrix.column(c);
    group.assign(std::size_t{1} + *std::max_element(answers, answers + matrix.layouts), 0);
    for (std::size_t i = 0; i < matrix.layouts; ++i) group[answers[i]] += colours[i];
    std::uint64_t whole = 0;
    for (std::size_t answer = 0; answer < group.size(); ++answer) {
      if (group[answer] == 0) continue;
      group[answer] = mix(group[answer] + (answer == 0 ? 1 : 0));
      whole += group[answer];
    }
    for (std::size_t i = 0; i < matrix.layouts; ++i) {
      next[i] += mix(mix(whole) ^ (3 * group[answers[i]]));
    }
  }
  for (std::size_t i = 0; i < matrix.layouts; ++i) colours[i] = mix(colours[i] + 5 * next[i]);
}

// A column in the given order of layouts, its answers renamed as they come up.
SetKey key_of(const std::uint16_t* answers, const Members& order) {
  SetKey key{1, 2};
  Short<std::uint16_t, 64> names;
  std::uint16_t named = 0;
  for (const int layout : order) {
    const std::uint16_t answer = answers[layout];
    if (answer >= names.size()) names.resize(std::size_t{1} + answer, 0);
    if (answer != 0 && names[answer] == 0) names[answer] = ++named;
    key.high = mix(31 * key.high + names[answer]);
    key.low = mix(37 * key.low + names[answer] + 11);
  }
  return key;
}

}  // namespace

SetKey shape_of(const LayoutFrame& frame, const Bits* set, const LayoutTable& table) {
  Members members;
  for_each_member(set, frame.words(), [&](int member) { members.push_back(member); });
  Matrix matrix{members.size(), 0, {}};
  for (int column = 0; column < frame.columns(); ++column) {
    add_column(frame, column, members, matrix);
  }
  // Layouts of unlike numbers of mines weigh differently.
  const auto mines = [&](int layout) {
    return static_cast<std::uint64_t>(
        table.mines(frame.row(members[static_cast<std::size_t>(layout)])));
  };
  Colours colours;
  Members order;
  for (int i = 0; i < static_cast<int>(members.size()); ++i) {
    order.push_back(i);
    colours.push_back(mix(mines(i) + 1));
  }
  for (int round = 0; round < 2; ++round) refine(matrix, colours);
  std::ranges::sort(order, [&](int a, int b) {
    const auto first = colours[static_cast<std::size_t>(a)];
    const auto second = colours[static_cast<std::size_t>(b)];
    return first != second ? first < second : a < b;
  });
  Short<SetKey, 32> columns;
  for (std::size_t c = 0; c < matrix.columns; ++c) {
    columns.push_back(key_of(matrix.column(c), order));
  }
  std::ranges::sort(columns);
  columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
  SetKey key{members.size(), 5};
  for (const int layout : order) {
    key.high = mix(31 * key.high + mines(layout));
    key.low = mix(37 * key.low + mines(layout));
  }
  for (const SetKey& column : columns) key += column;
  return key;
}

}  // namespace minewise
