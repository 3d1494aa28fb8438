#include "search/set_factors.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "search/game_tree.h"

namespace minewise {
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
