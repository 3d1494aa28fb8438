// A reach profile: changes of probability, grouped by distance. The distance is that between the
// source, where something was altered, and the cell whose probability changed.
//
// Profiles of many positions can be merged. Whole numbers merge exactly. The last digits of sums
// depend on the order, so to get the same figures with any number of threads, merge in a fixed
// order.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/cell.h"

namespace minewise {

// A cell, and by how much its probability of a mine changed, up or down; perhaps 0.
struct Change {
  Cell cell;
  double amount = 0;
};

class ReachProfile {
 public:
  static constexpr double kRounding = 1e-9;    // smaller changes count as none
  static constexpr double kNoticeable = 0.01;  // what a player might care about

  // All pairs of a source and another cell at one distance.
  struct Ring {
    std::uint64_t pairs = 0;
    double sum = 0;                // of changes
    double most = 0;               // the greatest of them
    std::uint64_t changed = 0;     // by more than rounding
    std::uint64_t noticeable = 0;  // by more than one percent

    double mean() const { return share_of(sum); }
    double changed_share() const { return share_of(static_cast<double>(changed)); }
    double noticeable_share() const { return share_of(static_cast<double>(noticeable)); }

   private:
    double share_of(double part) const {
      return pairs == 0 ? 0 : part / static_cast<double>(pairs);
    }
  };

  ReachProfile() = default;
  ReachProfile(std::vector<Ring> rings, std::vector<std::uint64_t> sources_by_reach)
      : rings_(std::move(rings)), by_reach_(std::move(sources_by_reach)) {}

  // Adds one source: its distance from every cell, and the changes that it causes.
  void add(std::span<const int> distance, std::span<const Change> changes);
  void merge(const ReachProfile& other);

  // By distance, up to the greatest distance of a pair.
  std::span<const Ring> rings() const { return rings_; }

  // The reach of a source is the greatest distance at which any cell changes noticeably; 0 if none
  // does. How many sources have a reach of 0, 1, 2, ...
  std::span<const std::uint64_t> sources_by_reach() const { return by_reach_; }
  std::uint64_t sources() const;
  double mean_reach() const;  // 0 without sources
  int farthest() const;       // the greatest reach; 0 without sources

  // The share of sources with a reach of at least `distance`; 0 without sources.
  double share_reaching(int distance) const;

 private:
  std::vector<Ring> rings_;
  std::vector<std::uint64_t> by_reach_;
};

}  // namespace minewise
