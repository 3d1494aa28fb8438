// Decides whether mines can be laid so that given sums are right. Proofs are built on this
// question: a verdict follows from a few clues if its opposite leaves no way to lay the mines that
// satisfies them all.
//
// It is a search, group by group, that always continues with the group that has the fewest numbers
// of mines left to try. For the few clues of a deduction it takes a few steps, where a count of all
// arrangements takes hundreds. The caller limits the number of steps.
#pragma once

#include <cstdint>
#include <vector>

namespace minewise {

class Fitter {
 public:
  // The greatest number of sums.
  static constexpr int kMostSums = 64;

  enum class Answer { Fits, Impossible, TooLong };

  void clear();

  // Adds a sum of mines between `least` and `most`. Sums are numbered from 0 in the order of the
  // calls.
  void add_sum(int least, int most);

  // Adds known mines that count in these sums, one bit per sum.
  void add_mines(std::uint64_t sums, int count);

  // Adds unknown cells that count in these sums. Cells that count in no sum are ignored.
  void add_cells(std::uint64_t sums, int count);

  // Whether these sums, and all sums connected with them through shared cells, can be right
  // together. Subtracts the steps of the search from `steps`; TooLong if none are left.
  Answer fit(std::uint64_t from, int& steps);

 private:
  struct Sum {
    int least = 0;
    int most = 0;
    int room = 0;  // cells still undecided
  };
  struct Group {
    std::uint64_t sums = 0;
    int size = 0;
  };
  struct Range {
    int least = 0;
    int most = 0;
  };

  void keep_connected(std::uint64_t from);
  bool is_settled() const;
  Range range_of(const Group& group) const;
  void put(const Group& group, int mines, int sign);
  bool search(std::size_t decided);

  std::vector<Sum> sums_;
  std::vector<Group> groups_;  // no two count in the same sums
  int steps_left_ = 0;
};

}  // namespace minewise
