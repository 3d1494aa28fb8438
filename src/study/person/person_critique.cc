#include "study/person/person_critique.h"

#include <algorithm>
#include <utility>

#include "ground/view/game_id.h"
#include "play/game/game.h"
#include "reason/posterior/knowledge.h"
#include "study/critique/critic.h"

namespace minewise {
namespace {

GameId id_of(const PersonGame& person) {
  GameId id;
  id.width = person.shape.width;
  id.height = person.shape.height;
  id.mines = FixedCount{person.layout.mines()};
  id.rules = Rules::classic();
  id.rules.first = {};
  return id;
}

// Follows the game click by click. The board is played by our own referee, which gets openings
// only: flags can be taken back, so they stay here.
class Bench {
 public:
  explicit Bench(const PersonGame& person)
      : person_(person),
        topology_(make_topology(person.shape)),
        game_(id_of(person), topology_, person.layout),
        critic_(game_.view()),
        watch_(game_.view()),
        flagged_(topology_->cells(), 0),
        flag_click_(topology_->cells(), 0),
        result_(game_.view()) {}

  PersonCritique judge();

 private:
  void take(const Click& click);
  JudgedClick judge_click(const Click& click);
  void judge_openings(const Click& click, JudgedClick& judged);
  std::vector<Cell> cells_of(const Click& click) const;
  double joint_risk(const std::vector<Cell>& cells) const;
  bool is_hard(const std::vector<Cell>& cells) const;
  void use_flags_around(Cell cell);
  void play(const std::vector<Cell>& cells);
  void sum_up();

  bool is_flagged(Cell cell) const { return flagged_[cell.at()] != 0; }

  const PersonGame& person_;
  TopologyPtr topology_;
  Game game_;
  Critic critic_;
  ProofWatch watch_;
  std::vector<char> flagged_;             // by cell
  std::vector<std::size_t> flag_click_;  // by cell: the click that set the flag
  std::int32_t last_ms_ = 0;
  PersonCritique result_;
};

// The cells that a click opens, as the board stands.
std::vector<Cell> Bench::cells_of(const Click& click) const {
  if (click.is_wasted) return {};
  const View& view = game_.view();
  const auto can_open = [&](Cell cell) { return view.is_covered(cell) && !is_flagged(cell); };
  if (click.kind == Click::Kind::Open) {
    return can_open(click.cell) ? std::vector{click.cell} : std::vector<Cell>{};
  }
  std::vector<Cell> cells;
  if (click.kind != Click::Kind::Chord) return cells;
  for (const Cell near : topology_->neighbours(click.cell)) {
    if (can_open(near)) cells.push_back(near);
  }
  return cells;
}

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
    safe *= facts.is_known(cell) ? !facts.is_mine(cell)
                                 : 1 - known.posterior().mine_probability(cell);
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

void Bench::judge_openings(const Click& click, JudgedClick& judged) {
  const std::vector<Cell> cells = cells_of(click);
  if (cells.empty()) return;
  if (game_.view().uncovered().empty()) {  // every program keeps the first click free of mines
    judged.move.emplace().judgement = Judgement::ByTheRules;
    judged.spent = Spent::FirstClick;
    return play(cells);
  }
  for (const Cell cell : cells) {
    auto move = critic_.judge({Move::Kind::Open, cell});
    if (!move) continue;
    move->is_mine = person_.layout.has_mine(cell);
    const bool is_worse = !judged.move || move->mine_probability > judged.move->mine_probability;
    const bool is_mine = judged.move && judged.move->is_mine;
    if (is_worse) judged.move = move;
    judged.move->is_mine |= is_mine || move->is_mine;
  }
  if (!judged.move) return play(cells);
  if (judged.is_risk()) {
    judged.risk = cells.size() == 1 ? judged.move->mine_probability : joint_risk(cells);
    judged.spent = Spent::Guess;
  } else {
    judged.spent = is_hard(cells) ? Spent::HarderProof : Spent::SingleClue;
  }
  play(cells);
}

// A cell may have been opened by the cascade of one before it.
void Bench::play(const std::vector<Cell>& cells) {
  for (const Cell cell : cells) {
    if (game_.is_over()) break;
    if (game_.view().is_covered(cell)) game_.play({Move::Kind::Open, cell});
  }
  critic_.take_in(game_.view());
  watch_.look(game_.view(), result_.clicks.size() + 1, last_ms_);
}

void Bench::use_flags_around(Cell cell) {
  for (const Cell near : topology_->neighbours(cell)) {
    if (!is_flagged(near)) continue;
    result_.clicks[flag_click_[near.at()]].is_needless = false;
  }
}

JudgedClick Bench::judge_click(const Click& click) {
  JudgedClick judged;
  judged.lying = watch_.lying();
  judged.thought_ms = click.time_ms - last_ms_;
  last_ms_ = click.time_ms;
  judged.is_needless = click.is_wasted;
  if (click.is_wasted) return judged;
  switch (click.kind) {
    case Click::Kind::Open:
    case Click::Kind::Chord:
      judge_openings(click, judged);
      break;
    case Click::Kind::Flag:
      judged.spent = Spent::Flag;
      judged.is_needless = true;  // until a chord uses it
      judged.move = critic_.judge({Move::Kind::Flag, click.cell});
      if (judged.move) judged.move->is_mine = person_.layout.has_mine(click.cell);
      flagged_[click.cell.at()] = 1;
      flag_click_[click.cell.at()] = result_.clicks.size();
      break;
    case Click::Kind::Unflag:
      judged.spent = Spent::Flag;
      flagged_[click.cell.at()] = 0;
      break;
    case Click::Kind::Unmark:
      break;
  }
  return judged;
}

void Bench::take(const Click& click) {
  if (click.kind == Click::Kind::Chord && !click.is_wasted) use_flags_around(click.cell);
  result_.clicks.push_back(judge_click(click));
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
    risks.push_back({judged.risk, judged.move->least_risk, judged.move->is_mine});
  }
  result_.luck = find_luck(risks, OnMine::Lose);
  result_.spent_ms[std::to_underlying(Spent::AfterLast)] += person_.time_ms - last_ms_;
}

PersonCritique Bench::judge() {
  for (const Click& click : person_.clicks) take(click);
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

PersonCritique judge_person(const PersonGame& game) { return Bench(game).judge(); }

}  // namespace minewise
