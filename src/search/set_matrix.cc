#include "search/set_matrix.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <vector>

#include "core/macros.h"
#include "search/game_tree.h"

namespace minewise {

SetMatrix::SetMatrix(const LayoutFrame& frame, const Bits* set) {
  places_.resize(static_cast<std::size_t>(frame.size()), 0);
  for_each_member(set, frame.words(), [&](int member) {
    places_[member] = static_cast<std::uint16_t>(members_.size());
    members_.push_back(member);
  });
  answers_.reserve(layouts() * static_cast<std::size_t>(frame.columns()));
  for (int column = 0; column < frame.columns(); ++column) add_column(frame, set, column);
}

void SetMatrix::add_column(const LayoutFrame& frame, const Bits* set, int column) {
  const std::size_t first = answers_.size();
  answers_.resize(first + layouts(), 0);
  std::uint16_t* const answers = answers_.data() + first;
  std::uint16_t named = 0;
  std::size_t safe = 0;
  for (int index = 0; index < frame.answers(column); ++index) {
    const Bits* shown = frame.answer(column, index);
    const std::size_t before = safe;
    for (int word = 0; word < frame.words(); ++word) {
      for (Bits rest = set[word] & shown[word]; rest != 0; rest &= rest - 1, ++safe) {
        const int member = word * kBits + std::countr_zero(rest);
        answers[places_[member]] = static_cast<std::uint16_t>(named + 1);
      }
    }
    named = static_cast<std::uint16_t>(named + (safe != before));
  }
  const bool all_equal = named == 0 || (named == 1 && safe == layouts());
  if (all_equal) {
    answers_.resize(first);
  } else {
    counts_.push_back(named);
  }
}

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

namespace {

using Columns = std::uint64_t;
using Groups = boost::container::small_vector<Columns, 8>;

// For each layout, the columns in which it differs from the first.
std::vector<Columns> differences_of(const SetMatrix& matrix) {
  std::vector<Columns> differences(matrix.layouts(), 0);
  for (std::size_t c = 0; c < matrix.columns(); ++c) {
    const std::uint16_t* answers = matrix.column(c);
    for (std::size_t i = 0; i < matrix.layouts(); ++i) {
      differences[i] |= Columns{answers[i] != answers[0]} << c;
    }
  }
  return differences;
}

void join(Groups& groups, Columns columns) {
  const auto met =
      std::ranges::partition(groups, [&](Columns group) { return (group & columns) == 0; });
  for (const Columns group : met) columns |= group;
  groups.erase(met.begin(), met.end());
  groups.push_back(columns);
}

// Where a set is made of parts, the columns in which a layout differs from the first are those of
// some parts together, and the set holds layouts that differ as much in one of these parts alone.
// So a difference lies within a part if it contains no lesser one, and also if it is the first, in
// order of size, to mention a column. What these leave apart may still depend on each other.
Groups candidate_groups(std::vector<Columns> differences, std::size_t columns) {
  std::ranges::sort(differences, {}, [](Columns each) { return std::popcount(each); });
  Groups groups;
  std::vector<Columns> least;
  Columns mentioned = 0;
  for (const Columns each : differences) {
    if (each == 0) continue;
    const auto is_less = [&](Columns less) { return (less & ~each) == 0; };
    const bool is_least = std::ranges::none_of(least, is_less);
    if (!is_least && (each & ~mentioned) == 0) continue;
    if (is_least) least.push_back(each);
    mentioned |= each;
    join(groups, each);
    if (static_cast<std::size_t>(std::popcount(groups.front())) == columns) break;
  }
  return groups;
}

// What a layout shows in a group of columns, as a number. Two that show different things share one
// only by the chance that set_table.h speaks of.
std::vector<SetKey> shown_in(const SetMatrix& matrix, Columns group) {
  constexpr std::size_t kAnswers = 64;
  static const auto keys = random_key_array<64 * kAnswers>();
  std::vector<SetKey> shown(matrix.layouts());
  for (Columns rest = group; rest != 0; rest &= rest - 1) {
    const auto column = static_cast<std::size_t>(std::countr_zero(rest));
    const std::uint16_t* answers = matrix.column(column);
    for (std::size_t i = 0; i < matrix.layouts(); ++i) {
      const SetKey& key = keys[column * kAnswers + answers[i] % kAnswers];
      const std::uint64_t more = answers[i] / kAnswers;
      shown[i] += {key.high * (2 * more + 1), key.low * (2 * more + 1)};
    }
  }
  return shown;
}

// Whether what each layout shows in a group is what one of the factor's layouts shows there.
bool is_all_in(const SetMatrix& matrix, Columns group,
               const boost::container::small_vector<int, 16>& factor) {
  const std::vector<SetKey> shown = shown_in(matrix, group);
  std::vector<SetKey> known;
  for (const int layout : factor) known.push_back(shown[layout]);
  std::ranges::sort(known);
  return std::ranges::all_of(
      shown, [&](const SetKey& each) { return std::ranges::binary_search(known, each); });
}

}  // namespace

SetFactors factors_of(const SetMatrix& matrix) {
  if (matrix.layouts() < 4 || matrix.layouts() > kMostForFactors || matrix.columns() > 64) {
    return {};
  }
  const std::vector<Columns> differences = differences_of(matrix);
  const Groups groups = candidate_groups(differences, matrix.columns());
  if (groups.size() < 2) return {};
  SetFactors factors;
  std::size_t product = 1;
  for (const Columns group : groups) {
    auto& factor = factors.emplace_back();
    for (std::size_t i = 0; i < matrix.layouts(); ++i) {
      if ((differences[i] & ~group) == 0) factor.push_back(static_cast<int>(i));
    }
    product *= factor.size();
    if (product > matrix.layouts()) return {};
  }
  if (product != matrix.layouts()) return {};
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (!is_all_in(matrix, groups[i], factors[i])) return {};
  }
  return factors;
}

}  // namespace minewise
