#include "search/game_tree.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <unordered_map>

#include "core/macros.h"
#include "core/rng.h"

namespace minewise {

namespace {

// Tries an image for one cell after another, each next to the one that it was reached from, so that
// few images come into question.
class SymmetryFinder {
 public:
  SymmetryFinder(const Topology& topology, std::size_t most)
      : topology_(topology),
        most_(most),
        image_(static_cast<std::size_t>(topology.cells()), kNone),
        used_(static_cast<std::size_t>(topology.cells()), false) {
    for (int index = 0; index < topology.cells(); ++index) {
      if (std::ranges::find(order_, Cell{index}) == order_.end()) reach_from(Cell{index});
    }
  }

  std::vector<Symmetry> run() {
    extend(0);
    return std::move(found_);
  }

 private:
  static constexpr Cell kNone{-1};

  void reach_from(Cell start) {
    order_.push_back(start);
    for (std::size_t next = order_.size() - 1; next < order_.size(); ++next) {
      for (const Cell cell : topology_.neighbours(order_[next])) {
        if (std::ranges::find(order_, cell) == order_.end()) order_.push_back(cell);
      }
    }
  }

  bool touch(Cell a, Cell b) const {
    return std::ranges::binary_search(topology_.neighbours(a), b);
  }

  bool fits(std::size_t next, Cell image) const {
    const Cell cell = order_[next];
    if (used_[image.at()] || topology_.degree(cell) != topology_.degree(image)) return false;
    return std::all_of(
        order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(next),
        [&](Cell before) { return touch(cell, before) == touch(image, image_[before.at()]); });
  }

  void extend(std::size_t next) {
    if (next == order_.size()) {
      const bool moves = !std::ranges::is_sorted(image_);
      if (moves) found_.push_back(image_);
      return;
    }
    for (int index = 0; index < topology_.cells() && found_.size() < most_; ++index) {
      const Cell image{index};
      if (!fits(next, image)) continue;
      image_[order_[next].at()] = image;
      used_[image.at()] = true;
      extend(next + 1);
      used_[image.at()] = false;
    }
  }

  const Topology& topology_;
  std::size_t most_;
  std::vector<Cell> order_;
  Symmetry image_;
  std::vector<bool> used_;
  std::vector<Symmetry> found_;
};

}  // namespace

std::vector<Symmetry> find_symmetries(const Topology& topology, std::size_t most) {
  return SymmetryFinder(topology, most).run();
}

namespace {

// A density as the fraction that its shortest decimal stands for: 0.15 is 3/20.
struct Ratio {
  Whole part, whole;
};

Ratio ratio_of(double density) {
  const std::string text = fmt::format("{}", density);  // as short as it can be: 0.15, 1.5e-07
  const std::size_t e = text.find('e');
  std::string digits = text.substr(0, e);
  int exponent = e == text.npos ? 0 : std::stoi(text.substr(e + 1));
  if (const std::size_t point = digits.find('.'); point != digits.npos) {
    exponent -= static_cast<int>(digits.size() - point - 1);
    digits.erase(point, 1);
  }
  digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));  // not octal
  const Whole scale = pow(Whole(10), static_cast<unsigned>(std::abs(exponent)));
  Ratio ratio{Whole(digits), 1};
  (exponent < 0 ? ratio.whole : ratio.part) *= scale;
  const Whole common = gcd(ratio.part, ratio.whole);
  return {ratio.part / common, ratio.whole / common};
}

std::vector<Whole> by_density(double density, int cells) {
  const auto [part, whole] = ratio_of(density);
  std::vector<Whole> weights;
  for (int mines = 0; mines <= cells; ++mines) {
    weights.push_back(pow(part, static_cast<unsigned>(mines)) *
                      pow(Whole(whole - part), static_cast<unsigned>(cells - mines)));
  }
  return weights;
}

std::vector<Whole> by_any_count(int cells) {
  std::vector<Whole> ways{1};
  Whole common = 1;
  for (int mines = 1; mines <= cells; ++mines) {
    ways.push_back(ways.back() * (cells - mines + 1) / mines);
    common = lcm(common, ways.back());
  }
  for (Whole& each : ways) each = common / each;
  return ways;
}

// A weight is shared by all layouts with that number of mines.
std::vector<Whole> by_prior(const WeighedCount& prior, int cells) {
  std::vector<Ratio> shares;
  Whole common = 1, ways = 1;
  for (int mines = 0; mines <= cells; ++mines) {
    const bool allowed = prior.allows(mines);
    Ratio share =
        allowed ? ratio_of(prior.weights()[static_cast<std::size_t>(mines)]) : Ratio{0, 1};
    share.whole *= ways;
    if (allowed) common = lcm(common, share.whole);
    shares.push_back(std::move(share));
    ways = ways * (cells - mines) / (mines + 1);
  }
  std::vector<Whole> weights;
  for (const Ratio& share : shares) {
    weights.push_back(share.part == 0 ? Whole(0) : Whole(share.part * (common / share.whole)));
  }
  return weights;
}

}  // namespace

std::vector<Whole> layout_weights(const MineCount& count, int cells) {
  if (const auto* law = std::get_if<Independent>(&count)) return by_density(law->density, cells);
  if (std::holds_alternative<UnknownCount>(count)) return by_any_count(cells);
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) return by_prior(*weighed, cells);
  return std::vector<Whole>(static_cast<std::size_t>(cells) + 1, Whole(1));
}

void fill_with_random_keys(std::span<SetKey> keys) {
  Rng rng(Seed{0}, Digest("layouts"));
  const auto bits = [&] { return (std::uint64_t{rng.bits()} << 32) | rng.bits(); };
  for (SetKey& key : keys) key.high = bits(), key.low = bits();
}

std::vector<SetKey> random_keys(std::size_t count) {
  std::vector<SetKey> keys(count);
  fill_with_random_keys(keys);
  return keys;
}

SetKeys keys_with_images(const LayoutTable& table, const std::vector<Symmetry>& symmetries,
                         Pace& pace) {
  CHECK(symmetries.empty() || table.columns() <= 64);
  const auto mines_of = [&](std::size_t row, const Symmetry* symmetry) {
    pace.spend(static_cast<std::int64_t>(table.columns()));
    std::uint64_t mines = 0;
    for (std::size_t column = 0; column < table.columns(); ++column) {
      if (table.answer(row, column) != LayoutTable::kMine) continue;
      const Cell cell = table.cell(column);
      mines |= std::uint64_t{1} << (symmetry ? (*symmetry)[cell.at()] : cell).at();
    }
    return mines;
  };
  std::unordered_map<std::uint64_t, std::size_t> row_of;
  if (!symmetries.empty()) {
    for (std::size_t row = 0; row < table.rows() && !pace.is_stopped(); ++row) {
      row_of[mines_of(row, nullptr)] = row;
    }
  }
  const std::vector<SetKey> random = random_keys(table.rows());
  SetKeys keys;
  keys.images = 1 + symmetries.size();
  const auto add = [&](const SetKey& key) {
    keys.high.push_back(key.high);
    keys.low.push_back(key.low);
  };
  for (std::size_t row = 0; row < table.rows() && !pace.is_stopped(); ++row) {
    add(random[row]);
    for (const Symmetry& symmetry : symmetries) add(random[row_of.at(mines_of(row, &symmetry))]);
  }
  return keys;
}

}  // namespace minewise
