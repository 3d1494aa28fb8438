// An engine that looks at a connected group of clues at once: a cell is settled when it has the
// same value in every arrangement of the group. The method of report 004's improved agent.
//
// The report goes through all arrangements of a group. Here one arrangement that satisfies all
// clues is kept, and a cell is settled unless another arrangement is found in which it has the
// other value. The search supposes that value and repairs the clues it breaks one after another,
// each by changing a cell next to it, with all that follows; usually a few cells suffice. If every
// way fails, the clues that prevented it are the reason; clues that can be left out of it are
// removed one by one.
//
// The other arrangement that was found stays valid until a clue or a fact changes one of the cells
// in which it differs, or a cell next to them. Only then is the search repeated. So the cost of a
// move depends on what it changes, not on the size of the group: groups of thousands of cells, as
// random guesses make them, cost no more than small ones.
//
// It finds all that clues settle without the number of mines, within two limits: a search that has
// made kMostAttempts attempts, or has made kMostLevels changes at once, gives up and settles
// nothing. A new clue that the arrangement cannot be made to satisfy within these limits is not
// used until something changes. In 126 survival games on boards of 200x200, at all densities and
// under all clue models, no search took more than 114 attempts. Only a lattice of ambiguous clues
// reaches the limits.
#pragma once

#include <bitset>
#include <optional>
#include <vector>

#include "solver/engines/engine.h"
#include "solver/engines/supposition.h"

namespace minewise {

class Groups final : public Engine {
 public:
  Rule rule() const override { return Rule::Groups; }
  void start(const View& view) override;
  void deduce(const View& view, Facts& facts) override;

 private:
  static constexpr int kMostAttempts = 4096;
  static constexpr int kMostLevels = 256;          // suppositions at a time
  static constexpr std::size_t kMostTrimmed = 40;  // clues of a reason that is made shorter

  enum class Found { Yes, No, GaveUp };
  using Levels = std::bitset<kMostLevels>;

  void take_in(const View& view, const Facts& facts);
  void take_in_known(Cell cell);
  void take_in_clue(Cell clue);
  void set(Cell cell, bool mine);
  void check(Cell clue);
  void mend_unmet();
  Found mend(Cell clue);
  void keep_changes();
  void test(Cell cell, Facts& facts);
  void note_changes(Cell cell);
  Found contradict(Cell cell);
  void trim_reason(Cell cell);

  Found search(std::size_t from, Levels& at_fault);
  Found attempt(Cell cell, bool mine, std::size_t from, Levels& at_fault);
  void lay_blame(Levels& at_fault);
  bool is_changed(Cell cell) const;
  int mines_around(Cell clue) const;
  bool is_met(Cell clue) const;
  std::optional<Cell> find_unmet(std::size_t& from) const;
  Cell choose_change(Cell clue) const;
  int harm_of_change(Cell cell) const;
  void take_back_all();

  Supposition supposition_;
  std::vector<char> mine_;   // by cell: the arrangement, right about all facts and all clues used
  Watches watches_;          // test c looks for an arrangement that differs in cell c
  std::vector<Cell> unmet_;  // clues that are not used, because the arrangement breaks them

  Cell mended_ = Supposition::kSupposed;  // a clue that the search is to mend, if any
  int attempts_ = 0;
  std::vector<Cell> blamed_;   // clues at fault
  std::vector<int> levels_;    // scratch
  std::vector<Cell> changed_;  // scratch
};

}  // namespace minewise
