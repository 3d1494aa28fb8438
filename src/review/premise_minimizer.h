// Finds the premises that a deduction needs. An Inference is a deduction with its premises, none of
// which can be left out. The PremiseMinimizer picks them from premises that suffice together; a
// FeasibilitySearch tells it whether a set suffices.
//
// A premise is something that was known before, of one of four kinds: the clue of a cell (which
// also says that this cell is safe), that a cell is safe, that a cell is a mine, or the number of
// mines on the board. A verdict as a premise was itself proved by an earlier inference.
//
// The depth of an inference is the number of deductions on the longest chain that ends with it: one
// more than the greatest depth among its premises. What was not deduced has depth 0: the number of
// mines, and cells that were guessed, prescribed or promised by the rules, or shown from the start.
// A cell that a cascade opened together with another has the depth of that other cell, because the
// game opened it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

struct Premise {
  enum class Kind : std::uint8_t { Clue, Safe, Mine, Count };

  static constexpr std::int32_t kGiven = -1;
  static constexpr Cell kNoCell{-1};

  Kind kind = Kind::Clue;
  Cell cell = kNoCell;         // of the clue or verdict
  std::int32_t from = kGiven;  // the inference that led to it
  std::int32_t depth = 0;      // of that inference
  Cell opened_with = kNoCell;  // if a cascade opened this cell: the cell whose opening started it
};

// "clue", "safe", "mine", "count".
std::string_view premise_word(Premise::Kind kind);

struct Inference {
  Cell cell;
  Verdict verdict = Verdict::Safe;
  Rule rule = Rule::SinglePoint;

  // False: the premises could not be found. Then none is named, except the number of mines where
  // that is the rule, and every depth that depends on this inference is only a lower bound.
  bool is_complete = true;

  std::int32_t depth = 1;
  std::int32_t deepest = -1;     // of its premises, by index; -1 where it has none
  Cell root = Premise::kNoCell;  // where the longest chain to it begins; none if that
                                 // is the number of mines, or no premise
  std::uint32_t first = 0;       // its premises, by index: [first, end)
  std::uint32_t end = 0;
};

// Whether two inferences share the same stored premises, like those that follow from the number of
// mines alone.
inline bool have_same_premises(const Inference& one, const Inference& other) {
  return one.first == other.first && one.end == other.end && one.first != one.end;
}

// Decides whether mines can be laid so that given sums are right. Proofs rest on this question: a
// verdict follows from a few clues if its opposite leaves no way to lay the mines that satisfies
// them all.
//
// It searches group by group and always continues with the group that has the fewest numbers of
// mines left to try. For the few clues of a deduction it takes a few steps, where a count of all
// arrangements takes hundreds. The caller limits the number of steps.
class FeasibilitySearch {
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

// Picks from premises that suffice together a set that still suffices, and of which none can be
// left out.
//
// Premises are removed from the last to the first, as long as the rest suffices. If the shallowest
// come first, the result is as shallow as possible: if the verdict follows from premises up to some
// depth, no deeper one is used. The same set is found with fewer tests by repeatedly looking for
// the shortest beginning of the list that suffices: its last premise is needed.
class PremiseMinimizer {
 public:
  // Forgets everything and prepares for a view's board.
  void start(const View& view);

  // Keeps only the premises that the verdict on a cell needs. Returns false, and keeps them all, if
  // they do not suffice or if that takes too long to find out. REQUIRES: at most kMostClues clues;
  // if the number of mines is a premise, it is known.
  bool sift(const View& view, Cell cell, Verdict verdict, std::vector<Premise>& premises);
  static constexpr std::size_t kMostClues = FeasibilitySearch::kMostSums - 1;

  // Whether the last sift() took too long.
  bool has_given_up() const { return steps_left_ == 0; }

 private:
  static constexpr std::int32_t kNone = -1;

  // A cell that counts for a clue among the premises, or shows one.
  struct Place {
    Cell cell;
    std::uint64_t sums = 0;        // the clues that it counts for
    std::int32_t clue = kNone;     // premises, by index: its own clue,
    std::int32_t verdict = kNone;  // and what is known of it
  };

  // Of the cells that count only for the number of mines: how many are known.
  struct Far {
    int mines = 0;
    int safe = 0;
  };

  void lay_out(const View& view, std::span<const Premise> premises);
  void add_sum(const Premise& premise, const View& view, std::int32_t index);
  Place& place_of(Cell cell);
  bool suffices(std::size_t beginning);
  void keep(std::size_t premise);
  bool holds(std::int32_t premise, std::size_t beginning) const {
    const auto i = static_cast<std::size_t>(premise);
    return premise != kNone && (i < beginning || kept_[i]);
  }
  std::size_t shortest_beginning(std::size_t enough);

  Cell target_;
  Verdict verdict_ = Verdict::Safe;
  std::span<const Premise> premises_;
  std::vector<SumRange> sums_;        // what the clues, and the number of mines, allow
  std::vector<std::int32_t> sum_of_;  // by premise: its sum, or kNone
  std::vector<Place> places_;
  std::vector<std::int32_t> index_;  // of a cell among the places
  int far_cells_ = 0;
  std::vector<Far> far_;                 // by premise: known by the premises before it
  Far far_kept_;                         // known by the premises kept
  std::uint64_t count_ = 0;              // the bit of the sum that is the number of mines
  std::vector<bool> kept_;               // by premise: kept for certain
  std::vector<std::uint64_t> renumber_;  // by sum: its bit in the present test
  int steps_left_ = 0;                   // of all searches of this sift()
  FeasibilitySearch feasibility_;
};

}  // namespace minewise
