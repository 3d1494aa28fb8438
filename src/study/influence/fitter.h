// Whether mines can be laid so that some sums come out right: the smallest question that a proof
// asks. A verdict follows from a few clues when its opposite leaves no way to lay the mines that
// suits them all.
//
// A search, group by group, that always goes on with the group that has the fewest numbers of
// mines left to try: for the handful of clues that a deduction rests on it takes a few steps where
// a count of all arrangements takes hundreds. Its asker says how many it may take.
#pragma once

#include <cstdint>
#include <vector>

namespace minewise {

class Fitter {
 public:
  // The most sums there can be.
  static constexpr int kMostSums = 64;

  enum class Answer { Fits, Impossible, TooLong };

  void clear();

  // A sum of mines between `least` and `most`; they are numbered from 0 in the order of the calls.
  void add_sum(int least, int most);

  // Mines that lie in these sums, a bit each.
  void add_mines(std::uint64_t sums, int count);

  // Cells that may or may not be mines and count in these sums. Those that count in none are passed
  // over.
  void add_cells(std::uint64_t sums, int count);

  // Whether the sums that are connected with these, over cells that they share, can all come out
  // right. Takes the steps of its search off `steps`; where they run out it is too long.
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
  std::vector<Group> groups_;  // no two in the same sums
  int steps_left_ = 0;
};

}  // namespace minewise
