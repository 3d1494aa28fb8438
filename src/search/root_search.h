// Searches the first move: every cell that may be opened and each of its answers, divided among
// threads.
//
// A thread takes one answer of one cell at a time; when all answers of a cell are taken, it joins
// the threads that work on one of them. The results are added to the cell's loss, and a cell that
// can no longer be among the best is given up. Values do not depend on the timing of threads.
#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "core/rules.h"
#include "search/optimal.h"
#include "search/tree_search.h"

namespace minewise {

// What is known about the move to be made.
struct FirstChoice {
  Promise promise = Promise::None;   // pending
  std::vector<std::size_t> columns;  // of the cells that may be opened
  bool tells_count = false;          // the number of mines is shown after the move
};

template <class Loss>
class RootSearch {
 public:
  RootSearch(const GameTree<Loss>& tree, SetTable<Loss>& known, Effort& effort)
      : tree_(tree), known_(known), effort_(effort) {}

  // By column of the table: columns with equal numbers have equal values (by symmetry).
  void take_as_one(std::vector<std::size_t> orbits) { orbits_ = std::move(orbits); }

  // REQUIRES: `rows` is not empty.
  Solution solve(std::vector<std::uint32_t> rows, const FirstChoice& first, Wanted wanted,
                 int threads, const OptimalPlay::GoesOn& goes_on);

 private:
  using Part = typename TreeSearch<Loss>::Part;

  struct Candidate {
    std::size_t column = 0;
    Loss weight{};  // of all layouts in which the cell can be opened
    Loss risk{};
    Loss loss{};  // the risk and what is known of the parts
    std::vector<std::vector<Bits>> sets;
    std::vector<Part> parts;
    std::vector<int> threads;  // by part: that have begun with it; -1 once it is settled
    std::size_t settled = 0;   // parts
    bool is_given_up = false;
    std::vector<std::size_t> same;  // columns of the same worth, its own among them

    bool is_exact() const { return !is_given_up && settled == parts.size(); }
  };

  void set_up(std::vector<std::uint32_t> rows, const FirstChoice& first);
  void add_candidate(std::size_t column, const FirstChoice& first);
  void work(Wanted wanted);
  Candidate* next_candidate(Wanted wanted);
  static std::size_t next_part(const Candidate& candidate);
  void take_in(Candidate& candidate, std::size_t index, const Part& part);
  Loss limit_for(const Candidate& candidate, Wanted wanted) const;
  Fraction value_of(const Candidate& candidate) const;
  Solution solution() const;

  const GameTree<Loss>& tree_;
  SetTable<Loss>& known_;
  Effort& effort_;
  std::vector<std::size_t> orbits_;

  std::optional<LayoutFrame> frame_;
  Loss whole_{};  // the weight of all layouts
  std::vector<Candidate> candidates_;
  std::mutex mutex_;                 // guards the candidates once threads are at work
  const Candidate* best_ = nullptr;  // of those that are exact
  std::size_t next_ = 0;             // candidates before it are finished
  std::size_t parts_ = 0, parts_settled_ = 0;
};

extern template class RootSearch<std::uint64_t>;
extern template class RootSearch<Wide>;

}  // namespace minewise
