// How far a change is felt: changes of probability, gathered by the distance between the cell where
// something was altered, the source, and the cell whose probability changed.
//
// Profiles of many positions are merged. Whole numbers merge exactly; sums of changes depend, in
// the last digits, on the order, so whoever wants the same figures on any number of threads merges
// in a fixed one.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "ground/board/cell.h"

namespace minewise {

// A cell whose probability of a mine changed, or might have, and by how much, whichever way.
struct Change {
  Cell cell;
  double amount = 0;
};

class ReachProfile {
 public:
  static constexpr double kRounding = 1e-9;    // what is below is no change
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

  // Takes in one source: its distance from every cell, and the changes it makes.
  void add(std::span<const int> distance, std::span<const Change> changes);
  void merge(const ReachProfile& other);

  // By distance; as long as there were pairs so far apart.
  std::span<const Ring> rings() const { return rings_; }

  // The reach of a source is the greatest distance at which any cell changes noticeably; 0 if none
  // does. How many sources have a reach of 0, 1, 2, ...
  std::span<const std::uint64_t> sources_by_reach() const { return by_reach_; }
  std::uint64_t sources() const;
  double mean_reach() const;  // 0 without sources
  int farthest() const;       // the greatest reach; 0 without sources

  // The share of sources that reach so far, or farther; 0 without sources.
  double share_reaching(int distance) const;

 private:
  std::vector<Ring> rings_;
  std::vector<std::uint64_t> by_reach_;
};

}  // namespace minewise
