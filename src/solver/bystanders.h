// Components that a supposed clue does not touch. All that an answer tells them is the number of
// mines elsewhere, so they are neither built nor counted again.
//
// A bystander keeps a table: the share of mines in each region by the component's number of mines.
// It is made once for a position. Once it is known what each number of mines is worth, the shares
// after an answer are a short sum over the table. Bystanders stand in a row, with the product of
// all tallies before each. So the worth of their number of mines together is handed down from the
// last to the first, each of which keeps its own part.
#pragma once

#include <span>
#include <vector>

#include "core/tally.h"
#include "solver/count/count.h"
#include "solver/count/lanes.h"

namespace minewise {

class Bystander {
 public:
  // Makes the table of a component's count. `otherwise`: the share where nothing is known.
  void start(const ComponentCount& count, int regions, double otherwise, CountLanes& lanes);

  const Tally& tally() const { return tally_; }

  // The share of mines in each region, from the worth of each number of mines in the tally's range.
  // Exactly 0 or 1 where it is that for every number of any worth.
  void find_shares(std::span<const double> worth, std::span<double> shares) const;

 private:
  Tally tally_;
  std::size_t regions_ = 0;
  double otherwise_ = 0;
  std::vector<double> shares_;  // by number of mines, then region
};

class Bystanders {
 public:
  void clear();
  // REQUIRES: the bystander outlives this, or its next clear().
  void add(const Bystander& bystander);

  int size() const { return size_; }

  // The tally of all of them together.
  const Tally& product() const { return before_[size_]; }

  // Hands down the worth of all of them by number of mines, over the product's range. Calls
  // `take(i, worth)` for each, with the worth of its own numbers of mines.
  template <class Take>
  void hand_down(const Tally& worth, const Take& take) {
    handed_ = worth;
    for (int i = size_; i-- > 0;) {
      const Tally &before = before_[i], &tally = members_[i]->tally();
      weigh_part(handed_, before, tally.first, tally.last(), own_);
      take(i, std::span<const double>(own_.weight));
      if (i == 0) break;
      weigh_part(handed_, tally, before.first, before.last(), next_);
      std::swap(handed_, next_);
    }
  }

 private:
  int size_ = 0;
  std::vector<const Bystander*> members_;
  std::vector<Tally> before_ = {Tally::one()};  // before_[i]: the product of those before i
  Tally handed_, own_, next_;
};

}  // namespace minewise
