// Two layouts with equally many mines are alike when every cell that is safe in both shows the same
// in both. Whatever a player does, both show the same until one of them shows a mine. No game can
// end before that, because the last safe cells of one layout are mines in the other. So in a group
// of layouts that are all alike, all but one cost a mine each, whatever a player does. (With
// different numbers of mines this fails: a classic game ends sooner on the layout with more mines,
// which distinguishes the two.)
//
// The more layouts there are, the smaller is the part of them that are alike to one, and most words
// of bits would be zero. So only the others are kept. That makes it cheap to know which layouts are
// alike in sets of many layouts too, where a bound saves most: without it, the search of 5x5 with 5
// mines took ten times as many sets.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/layout_table.h"
#include "search/pace.h"
#include "search/set_bits.h"

namespace minewise {

class LayoutFrame;

class AlikeLayouts {
 public:
  // Looks at the layouts of a frame. A pace that is stopped leaves some out.
  void find(const LayoutFrame& frame, const LayoutTable& table, Pace& pace);

  // Whether all that are alike are known to be. In frames of very many layouts they are not: those
  // that lie far apart are not compared.
  bool are_complete() const { return are_complete_; }

  // The layouts after a member that are alike to it, as the words that hold any, ascending.
  struct Word {
    std::uint32_t index = 0;
    Bits bits = 0;
  };
  std::span<const Word> after(int member) const {
    return {words_.data() + first_[member], words_.data() + first_[member + 1]};
  }

 private:
  std::vector<Word> words_;
  std::vector<std::uint32_t> first_;  // by member, and where the last one's end
  bool are_complete_ = false;
};

}  // namespace minewise
