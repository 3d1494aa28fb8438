// A set of layouts covered by groups of layouts that are alike (layout_frame.h), and what that says
// of the loss.
//
// Of a group, all layouts but one cost a mine each, however one plays. More can be said once it is
// known which cell is opened at a risk: it shows the same in all layouts of a group in which it is
// safe, so that a group falls into two, those with the mine and those without, and each of these is
// a group again. Where the game goes on, that costs all mines there are, and saves one for each
// group that falls in two; where it ends, a group that lies among the mines costs its last layout
// as well.
#pragma once

#include <vector>

#include "reason/search/layout_frame.h"

namespace minewise {

// Covers one set after another, reusing its memory.
class AlikeCover {
 public:
  // Covers a set, greedily. REQUIRES: the frame knows which layouts are alike. Both stay as they
  // are while this is asked about them.
  void cover(const LayoutFrame& frame, const Bits* set);

  // The first layout of each group, and how many there are in it.
  struct Group {
    int member = 0;
    int size = 0;
  };
  const std::vector<Group>& groups() const { return groups_; }

  // How many layouts are lost at least, if all weigh the same: without a guess, and more if the
  // guess is to open a column.
  int lost() const { return size_ - static_cast<int>(groups_.size()); }
  int lost_more_by(int column, bool survives_mines) const;

  // The same for the best of all guesses; 0 if something is to be had without one.
  int lost_more_by_any(bool survives_mines) const;

 private:
  void take_group(int first);
  bool tells_for_free(int column) const;

  const LayoutFrame* frame_ = nullptr;
  const Bits* set_ = nullptr;
  int size_ = 0;
  std::vector<Group> groups_;
  std::vector<Bits> masks_;  // of the groups
  std::vector<Bits> rest_, near_;
};

}  // namespace minewise
