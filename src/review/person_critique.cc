#include "review/person_critique.h"

#include <algorithm>
#include <utility>

#include "review/critic.h"
#include "review/person_board.h"
#include "solver/knowledge.h"
#include "solver/safest.h"

namespace minewise {
namespace {

// Follows the game click by click.
class Bench {
 public:
  explicit Bench(const PersonGame& person)
      : person_(person),
        board_(person),
        critic_(board_.view()),
        watch_(board_.view()),
        flag_click_(static_cast<std::size_t>(board_.view().cells()), 0),
        last_ms_(person.clicks.empty() ? 0 : person.clicks.front().time_ms),
        result_(board_.view()) {}

  PersonCritique judge();

 private:
  JudgedClick judge_click(const Click& click);
  void judge_openings(const std::vector<Cell>& cells, JudgedClick& judged);
  void judge_riskiest(const std::vector<Cell>& cells, JudgedClick& judged);
  void judge_together(const std::vector<Cell>& cells, Cell riskiest, JudgedMove& move);
  double joint_risk(const std::vector<Cell>& cells) const;
  bool is_hard(const std::vector<Cell>& cells) const;
  void use_flags_around(Cell cell);
  void sum_up();

  const PersonGame& person_;
  PersonBoard board_;
  Critic critic_;
  ProofWatch watch_;
  std::vector<std::size_t> flag_click_;  // by cell: the click that set the flag
  std::int32_t last_ms_;                 // of the click before
  PersonCritique result_;
};

// The probability that any of the cells is a mine: one less the product of the chances that each
// is safe, given that those before it are. A cell that is open, with its number withheld, is safe
// and tells nothing else.
double Bench::joint_risk(const std::vector<Cell>& cells) const {
  View view = critic_.shown();
  double safe = 1;
  for (const Cell cell : cells) {
    Knowledge known(view);
    if (!known.posterior().is_possible()) return 1 - safe;
    const Facts& facts = known.facts();
    safe *=
        facts.is_known(cell) ? !facts.is_mine(cell) : 1 - known.posterior().mine_probability(cell);
    if (safe == 0) break;
    view.open(cell, Clue::withheld());
  }
  return 1 - safe;
}

bool Bench::is_hard(const std::vector<Cell>& cells) const {
  return std::ranges::any_of(cells, [&](Cell cell) {
    const Deduction* proof = watch_.about(cell);
    return proof && proof->reason.rule != Rule::SinglePoint;
  });
}

void Bench::judge_riskiest(const std::vector<Cell>& cells, JudgedClick& judged) {
  bool is_mine = false;
  Cell riskiest = cells.front();
  for (const Cell cell : cells) {
    const auto move = critic_.judge({Move::Kind::Open, cell});
    is_mine |= person_.layout.has_mine(cell);
    if (!move) continue;
    const bool is_riskier = !judged.move || move->mine_probability > judged.move->mine_probability;
    if (!is_riskier) continue;
    judged.move = move;
    riskiest = cell;
  }
  if (!judged.move) return;
  judged.move->is_mine = is_mine;
  if (cells.size() > 1 && judged.is_risk()) judge_together(cells, riskiest, *judged.move);
}

// A chord that is no riskier by any cell is so by all of them together: one of them alone is
// better.
void Bench::judge_together(const std::vector<Cell>& cells, Cell riskiest, JudgedMove& move) {
  const double alone = std::exchange(move.mine_probability, joint_risk(cells));
  move.worth.reset();  // that of one cell says nothing of several
  if (move.judgement != Judgement::Safest || move.mine_probability <= alone + kTiedProbability) {
    return;
  }
  move.judgement = Judgement::Riskier;
  move.better = riskiest;
  move.better_probability = alone;
}

// Every program keeps the first click free of mines.
void Bench::judge_openings(const std::vector<Cell>& cells, JudgedClick& judged) {
  if (board_.view().uncovered().empty()) {
    judged.move.emplace().judgement = Judgement::ByTheRules;
    judged.spent = Spent::FirstClick;
    return;
  }
  judge_riskiest(cells, judged);
  judged.spent = judged.is_risk() ? Spent::Guess
                 : is_hard(cells) ? Spent::HarderProof
                                  : Spent::SingleClue;
}

void Bench::use_flags_around(Cell cell) {
  for (const Cell near : board_.view().topology().neighbours(cell)) {
    if (board_.is_flagged(near)) result_.clicks[flag_click_[near.at()]].is_needless = false;
  }
}

JudgedClick Bench::judge_click(const Click& click) {
  JudgedClick judged;
  judged.lying = watch_.lying();
  judged.thought_ms = click.time_ms - last_ms_;
  judged.is_needless = click.is_wasted;
  if (click.is_wasted) return judged;
  if (click.kind == Click::Kind::Flag || click.kind == Click::Kind::Unflag) {
    judged.spent = Spent::Flag;
  }
  if (click.kind == Click::Kind::Flag) {
    judged.is_needless = true;  // until a chord uses it
    judged.move = critic_.judge({Move::Kind::Flag, click.cell});
    if (judged.move) judged.move->is_mine = person_.layout.has_mine(click.cell);
    flag_click_[click.cell.at()] = result_.clicks.size();
  }
  const std::vector<Cell> cells = board_.cells_of(click);
  if (!cells.empty()) judge_openings(cells, judged);
  return judged;
}

void Bench::sum_up() {
  std::vector<Risk> risks;
  for (std::size_t i = 0; i < result_.clicks.size(); ++i) {
    const JudgedClick& judged = result_.clicks[i];
    const bool is_chord = person_.clicks[i].kind == Click::Kind::Chord;
    result_.spent_ms[std::to_underlying(judged.spent)] += judged.thought_ms;
    result_.needless_flags += judged.spent == Spent::Flag && judged.is_needless;
    result_.needless_chords += is_chord && judged.is_needless;
    if (judged.move) result_.exact &= judged.move->exact;
    if (!judged.is_risk()) continue;
    ++result_.risks;
    const Judgement judgement = judged.move->judgement;
    const bool is_forced = judgement == Judgement::Safest || judgement == Judgement::Riskier;
    ++(is_forced ? result_.forced : result_.avoidable);
    risks.push_back({judged.risk(), judged.move->least_risk(), judged.move->is_mine});
  }
  result_.luck = find_luck(risks, OnMine::Lose);
  result_.spent_ms[std::to_underlying(Spent::AfterLast)] += person_.time_ms - last_ms_;
}

PersonCritique Bench::judge() {
  result_.clicks.reserve(person_.clicks.size());
  for (const Click& click : person_.clicks) {
    if (click.kind == Click::Kind::Chord && !click.is_wasted) use_flags_around(click.cell);
    result_.clicks.push_back(judge_click(click));
    last_ms_ = click.time_ms;
    const std::size_t open = board_.view().uncovered().size();
    board_.take(click);
    if (board_.view().uncovered().size() == open) continue;
    critic_.take_in(board_.view());
    watch_.look(board_.view(), result_.clicks.size(), click.time_ms);
  }
  sum_up();
  result_.lying = std::move(watch_).finish(person_.time_ms);
  result_.proofs = std::move(critic_.proofs());
  result_.shown = critic_.shown();
  return std::move(result_);
}

}  // namespace

std::string_view spent_word(Spent spent) {
  switch (spent) {
    case Spent::FirstClick:
      return "first-click";
    case Spent::SingleClue:
      return "single-clue";
    case Spent::HarderProof:
      return "harder-proof";
    case Spent::Guess:
      return "guess";
    case Spent::Flag:
      return "flag";
    case Spent::Wasted:
      return "wasted";
    case Spent::AfterLast:
      return "after-last";
  }
  return "";
}

PersonCritique judge_person(const PersonGame& game) {
  return Bench(game).judge();
}

}  // namespace minewise
