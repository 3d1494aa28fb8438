// Boards of hundreds of parts that know nothing of each other but the number of mines, against the
// direct product of the parts: each part is enumerated layout by layout, and the parts are
// multiplied with whole numbers of any length. Weights of such boards range far beyond a double,
// and at the extremes of the count nothing but a few layouts is left.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <boost/multiprecision/cpp_int.hpp>
#include <string>
#include <vector>

#include "exact/random_positions.h"
#include "solver/exact.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

using Whole = boost::multiprecision::cpp_int;
using Real = boost::multiprecision::cpp_bin_float_50;
using Counts = std::vector<Whole>;  // by number of mines, from none

constexpr int kHigh = 3, kWide = 4;

// A part: its symbols, and how many of its layouts have so many mines, in all and with a mine in
// each of its cells.
struct Tile {
  std::array<std::string, kHigh> rows;
  Counts all;
  std::vector<Counts> with_mine;  // by cell, row by row

  char at(int row, int col) const {
    if (row < 0 || row >= kHigh || col < 0 || col >= kWide) return '_';
    return rows[row][col];
  }
};

// Whether the mines, a bit a cell, explain every clue of the tile.
bool fits(const Tile& tile, unsigned mines) {
  for (int row = 0; row < kHigh; ++row) {
    for (int col = 0; col < kWide; ++col) {
      if (tile.at(row, col) < '0' || tile.at(row, col) > '8') continue;
      int around = 0;
      for (int r = row - 1; r <= row + 1; ++r) {
        for (int c = col - 1; c <= col + 1; ++c) {
          const bool inside = r >= 0 && r < kHigh && c >= 0 && c < kWide;
          around += inside && (mines >> (r * kWide + c) & 1);
        }
      }
      if (around != tile.at(row, col) - '0') return false;
    }
  }
  return true;
}

// Draws a tile of some layout, and enumerates all that look the same.
Tile draw_tile(Rng& rng) {
  Tile tile;
  unsigned covered = 0, mines = 0;
  for (int cell = 0; cell < kHigh * kWide; ++cell) {
    if (rng.below(3) < 2) covered |= 1u << cell;
    if ((covered >> cell & 1) && rng.below(5) < 2) mines |= 1u << cell;
  }
  for (int row = 0; row < kHigh; ++row) {
    for (int col = 0; col < kWide; ++col) {
      const int cell = row * kWide + col;
      int around = 0;
      for (int other = 0; other < kHigh * kWide; ++other) {
        const bool near = std::abs(other / kWide - row) <= 1 && std::abs(other % kWide - col) <= 1;
        around += near && (mines >> other & 1);
      }
      const bool shows = rng.below(8) > 0;
      tile.rows[row] += covered >> cell & 1 ? '?' : shows ? static_cast<char>('0' + around) : '_';
    }
  }
  tile.all.assign(kHigh * kWide + 1, 0);
  tile.with_mine.assign(kHigh * kWide, tile.all);
  for (unsigned layout = covered;; layout = (layout - 1) & covered) {
    if (fits(tile, layout)) {
      const auto count = static_cast<std::size_t>(std::popcount(layout));
      ++tile.all[count];
      for (std::size_t cell = 0; cell < tile.with_mine.size(); ++cell) {
        tile.with_mine[cell][count] += layout >> cell & 1;
      }
    }
    if (layout == 0) break;
  }
  return tile;
}

bool has_gap(const Counts& counts) {
  int runs = 0;
  bool inside = false;
  for (const Whole& count : counts) {
    runs += count > 0 && !inside;
    inside = count > 0;
  }
  return runs > 1;
}

Counts product(const Counts& a, const Counts& b) {
  Counts out(a.size() + b.size() - 1, 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size() && a[i] > 0; ++j) {
      if (b[j] > 0) out[i + j] += a[i] * b[j];
    }
  }
  while (out.back() == 0) out.pop_back();
  return out;
}

Counts power(const Counts& base, int exponent) {
  if (exponent == 0) return {1};
  const Counts half = power(base, exponent / 2);
  const Counts square = product(half, half);
  return exponent % 2 ? product(square, base) : square;
}

// A few kinds of tiles, each so many times, side by side with an open column between them.
struct Row {
  std::vector<Tile> kinds;
  int copies = 0;
  std::vector<Counts> without_one;  // by kind: the product of all tiles but one of that kind
  Counts all;

  Row(std::vector<Tile> tiles, int each) : kinds(std::move(tiles)), copies(each) {
    std::vector<Counts> powers;
    for (const Tile& tile : kinds) powers.push_back(power(tile.all, copies));
    for (std::size_t left_out = 0; left_out < kinds.size(); ++left_out) {
      Counts rest = power(kinds[left_out].all, copies - 1);
      for (std::size_t k = 0; k < kinds.size(); ++k) {
        if (k != left_out) rest = product(rest, powers[k]);
      }
      without_one.push_back(std::move(rest));
    }
    all = product(without_one.front(), kinds.front().all);
  }

  // In bands of so many copies, with an open line between them.
  static constexpr int kInBand = 10;

  int width() const { return kInBand * (kWide + 1) * static_cast<int>(kinds.size()); }
  int cells() const { return width() * (kHigh + 1) * (copies / kInBand); }

  std::string symbols() const {
    std::string band, text;
    for (std::size_t row = 0; row < kHigh; ++row) {
      for (int i = 0; i < kInBand; ++i) {
        for (const Tile& tile : kinds) band += tile.rows[row] + '_';
      }
      band += '\n';
    }
    band += std::string(static_cast<std::size_t>(width()), '_') + '\n';
    for (int i = 0; i < copies; i += kInBand) text += band;
    return text;
  }
};

// What each total number of mines is worth, by prior.
using Worth = std::vector<Real>;

Real weigh(const Counts& counts, const Counts& rest, const Worth& worth) {
  Real sum = 0;
  for (std::size_t k = 0; k < counts.size(); ++k) {
    if (counts[k] == 0) continue;
    for (std::size_t j = 0; j < rest.size(); ++j) {
      if (rest[j] == 0) continue;
      if (worth[k + j] != 0) sum += Real(counts[k] * rest[j]) * worth[k + j];
    }
  }
  return sum;
}

void expect_as_the_product_says(const Row& row, const std::string& header, const Worth& worth) {
  SCOPED_TRACE(fmt::format("{} with {} of {} kinds:\n{}", header, row.copies, row.kinds.size(),
                           row.symbols().substr(0, static_cast<std::size_t>(row.width()))));
  const View view = drawn_view(header + "\n" + row.symbols());
  Facts facts(view);
  Exact exact;
  exact.start(view);
  exact.deduce(view, facts);
  Posterior& posterior = exact.posterior();
  const Real total = weigh(row.kinds.front().all, row.without_one.front(), worth);
  ASSERT_EQ(posterior.is_possible(), total > 0);
  if (total == 0) return;
  EXPECT_TRUE(posterior.is_exact());
  EXPECT_EQ(posterior.error(), 0);
  for (std::size_t k = 0; k < row.kinds.size(); ++k) {
    const Tile& tile = row.kinds[k];
    for (int cell = 0; cell < kHigh * kWide; ++cell) {
      if (tile.at(cell / kWide, cell % kWide) != '?') continue;
      const int col = static_cast<int>(k) * (kWide + 1) + cell % kWide;
      const Cell there{cell / kWide * row.width() + col};
      const Real mine = weigh(tile.with_mine[cell], row.without_one[k], worth);
      EXPECT_NEAR(posterior.mine_probability(there), static_cast<double>(Real(mine / total)), 1e-9);
      Counts safe = tile.all;
      for (std::size_t i = 0; i < safe.size(); ++i) {
        safe[i] -= tile.with_mine[cell][i];
      }
      const bool certain = mine == 0 || weigh(safe, row.without_one[k], worth) == 0;
      EXPECT_EQ(facts.is_known(there), certain) << "cell " << cell << " of kind " << k;
    }
  }
}

void expect_for_all_priors(const Row& row) {
  const auto last = row.all.size() - 1;
  std::size_t first = 0;
  while (row.all[first] == 0) ++first;
  for (const std::size_t mines :
       {std::size_t{0}, first - (first > 0), first, first + 1, first + 7, (2 * first + last) / 3,
        (first + last) / 2, last - 2, last - 1, last, last + 1}) {
    if (mines > static_cast<std::size_t>(row.cells())) continue;
    Worth known(static_cast<std::size_t>(row.cells()) + 1, 0);
    known[mines] = 1;
    expect_as_the_product_says(row, fmt::format("mines {}", mines), known);
  }
  // C(cells, total) upside down, each from the one before.
  Worth unknown{1};
  for (int k = 0; k < row.cells(); ++k) {
    unknown.push_back(unknown.back() * (k + 1) / (row.cells() - k));
  }
  expect_as_the_product_says(row, "mines unknown", unknown);
  // Every third number, each half as likely as the one before.
  Worth weighed = unknown;
  std::string weights = "0";
  for (std::size_t k = 0; k < weighed.size(); ++k) {
    const double weight = k % 3 == 1 ? std::pow(0.5, static_cast<double>(k / 3)) : 0;
    weighed[k] *= Real(weight);
    if (k > 0) weights += fmt::format(",{}", weight);
  }
  expect_as_the_product_says(row, "mines prior:" + weights, weighed);
  for (const double density : {0.2, 0.77, 1e-7}) {
    Worth by_density{1};
    for (int k = 0; k < row.cells(); ++k) {
      by_density.push_back(by_density.back() * Real(density / (1 - density)));
    }
    expect_as_the_product_says(row, fmt::format("density {}", density), by_density);
  }
}

TEST(ManyComponents, AreWeighedAsTheirProduct) {
  Rng rng = rng_named("many components");
  for (const int copies : {20, 60, 120}) {
    if (!tests_are_long() && copies > 20) continue;
    for (int round = 0; round < 2; ++round) {
      expect_for_all_priors(Row({draw_tile(rng), draw_tile(rng)}, copies));
    }
  }
}

TEST(ManyComponents, WithGapsInTheirCountsToo) {
  Rng rng = rng_named("many gaps");
  for (int found = 0; found < 2;) {
    Tile tile = draw_tile(rng);
    if (!has_gap(tile.all)) continue;
    ++found;
    expect_for_all_priors(Row({tile}, 90));
    expect_for_all_priors(Row({tile, draw_tile(rng)}, 60));
  }
}

// One mine in each of 600 parts, and no more: a single layout is left.
TEST(ManyComponents, WithOneLayoutLeftAreCertain) {
  std::string rows;
  for (int i = 0; i < 600; ++i)
    rows += i % 20 < 19 ? "?1?1?_" : "?1?1?_\n" + std::string(120, '_') + '\n';
  for (const int mines : {600, 1200}) {
    const View view = drawn_view(fmt::format("mines {}\n{}", mines, rows));
    Facts facts(view);
    Exact exact;
    exact.start(view);
    exact.deduce(view, facts);
    EXPECT_EQ(facts.known().size(), static_cast<std::size_t>(view.cells()));
    EXPECT_EQ(facts.mines(), mines);
  }
}

}  // namespace
}  // namespace minewise
