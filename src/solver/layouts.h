// Counts the layouts that explain a view, and the arrangements of its components, as exact
// integers. It goes through the tables of the count again, with whole numbers of any length in
// place of doubles, and so also checks the doubles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/big_int.h"
#include "solver/knowledge.h"

namespace minewise {

// Why the layouts cannot be counted.
enum class NoLayoutCount {
  UnknownMines,    // adding layouts with different numbers of mines has no meaning
  UncertainClues,  // optimistic and cautious clues make layouts less likely, not impossible
  NotCountedExactly,
  TooLarge,  // the number has too many digits to compute in time
};
std::string_view why_no_layouts(NoLayoutCount reason);

using LayoutCount = std::expected<BigInt, NoLayoutCount>;

// Why the layouts of a view cannot be counted, as far as its rules and clues say; nothing if they
// can.
std::optional<NoLayoutCount> why_no_layouts(const View& view);

// Exact numbers by number of mines, from `first` on.
struct BigTally {
  int first = 0;
  std::vector<BigInt> count;

  int last() const { return first + static_cast<int>(count.size()) - 1; }
  const BigInt& at(int mines) const { return count[static_cast<std::size_t>(mines - first)]; }
};
using BigTallyCount = std::expected<BigTally, NoLayoutCount>;

// The number of ways to choose k of n; 0 if k is not within 0..n.
BigInt binomial(int n, int k);

// A limit on the work with whole numbers, shared by all that spend it: words of 64 bits multiplied.
// A thousand million of them take about half a second.
class BigWork {
 public:
  explicit BigWork(std::int64_t words = 10'000'000'000) : left_(words) {}

  // Returns whether so much was left.
  bool spend(std::int64_t words) {
    left_ -= words;
    return left_ >= 0;
  }

 private:
  std::int64_t left_;
};

// The number of layouts. The work is bounded: boards of about 100x100 and more may have too many
// digits.
LayoutCount count_layouts(const Knowledge& known);

// The arrangements of a component that its clues allow, by number of mines.
BigTallyCount count_arrangements(const Knowledge& known, int slot, BigWork& work);

// The tallies of many parts multiplied, and for each part what the others leave of the worth of the
// whole. A tree, as in solver/count/tally_tree.h.
class BigProduct {
 public:
  // Returns whether there was work enough; nothing else may be asked if not.
  bool multiply_all(std::vector<BigTally> leaves, BigWork& work);

  const BigTally& product() const { return nodes_[1].below; }

  // The worth of the whole, by the numbers of mines of the product.
  void set_worth(BigTally worth) { nodes_[1].outside = std::move(worth); }

  // The worth of a leaf by its numbers of mines; none where there was not work enough. REQUIRES:
  // set_worth() was called.
  const BigTally* outside(std::size_t leaf, BigWork& work);

 private:
  struct Node {
    BigTally below;    // the product of the leaves below
    BigTally outside;  // empty as long as nobody asked
  };
  std::size_t leaves_ = 0;   // a power of two
  std::vector<Node> nodes_;  // children of i are 2i and 2i + 1, the root is 1
};

// In how many ways the other mines can lie outside a component, by its number of mines, for all
// numbers that its arrangements have. Serves all components of a position.
class OutsideCount {
 public:
  // REQUIRES: `work` outlives this, and some layout explains the view.
  OutsideCount(const Knowledge& known, BigWork& work);

  BigTallyCount of(int slot);

 private:
  BigWork& work_;
  BigProduct frontier_;
  std::optional<NoLayoutCount> refused_;
};

}  // namespace minewise
