#include "review/person_critique.h"

#include <algorithm>
#include <utility>

#include "game/metrics.h"
#include "review/critique.h"
#include "solver/knowledge.h"
#include "solver/safest.h"

namespace minewise {

namespace {

// Every program that people play tells the number of mines, and ends the game with the first one.
// What it promises of the first cell is not told to the engines: that cell is open when they begin.
Rules rules_of_persons() {
  Rules rules = Rules::classic();
  rules.first = {};
  return rules;
}

}  // namespace

PersonBoard::PersonBoard(const PersonGame& game)
    : board_(game.layout, make_topology(game.shape), game.marks),
      view_(make_topology(game.shape), rules_of_persons(), FixedCount{game.layout.mines()}) {}

View PersonBoard::view_with_flags() const {
  View view = view_;
  for (std::int32_t i = 0; i < view.cells(); ++i) {
    if (is_flagged(Cell{i})) view.flag(Cell{i});
  }
  return view;
}

std::vector<Cell> PersonBoard::cells_of(const Click& click) const {
  std::vector<Cell> cells;
  if (click.is_wasted) return cells;
  const auto add = [&](Cell cell) {
    if (view_.is_covered(cell) && !is_flagged(cell)) cells.push_back(cell);
  };
  if (click.kind == Click::Kind::Open) add(click.cell);
  if (click.kind == Click::Kind::Chord) {
    for (const Cell near : view_.topology().neighbours(click.cell)) add(near);
  }
  return cells;
}

void PersonBoard::take(const Click& click) {
  if (board_.is_over()) return;
  if (board_.repeat(click).opened == 0) return;
  for (std::int32_t i = 0; i < view_.cells(); ++i) {
    const Cell cell{i};
    if (!view_.is_covered(cell)) continue;
    if (board_.state(cell) == ClickBoard::State::Open) {
      view_.open(cell, Clue::number(board_.number(cell)));
    } else if (board_.state(cell) == ClickBoard::State::Mine) {
      view_.step_on(cell);
    }
  }
}

View view_before(const PersonGame& game, std::size_t click) {
  PersonBoard board(game);
  for (std::size_t i = 0; i < click; ++i) board.take(game.clicks[i]);
  return board.view_with_flags();
}

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

namespace {

// The 3BV of what is open: openings of which some zero is, and lone cells.
int solved_3bv(const PersonGame& game) {
  PersonBoard board(game);
  for (const Click& click : game.clicks) board.take(click);
  const View& view = board.view();
  const Openings openings(game.layout, view.topology());
  int solved = 0;
  for (int i = 0; i < openings.count(); ++i) {
    solved += std::ranges::any_of(
        openings.cells(i), [&](Cell cell) { return openings.is_zero(cell) && view.is_open(cell); });
  }
  for (const Cell cell : view.uncovered()) solved += view.is_open(cell) && openings.is_lone(cell);
  return solved;
}

}  // namespace

PlayedGame played_of(const PersonGame& game) {
  PlayedGame played{.board_3bv = game.bbbv,
                    .solved_3bv = game.is_won() ? game.bbbv : solved_3bv(game),
                    .seconds = game.time_ms / 1000.0,
                    .left = {},
                    .right = {},
                    .chord = {}};
  for (const Click& click : game.clicks) {
    ClickCount& count = click.kind == Click::Kind::Open    ? played.left
                        : click.kind == Click::Kind::Chord ? played.chord
                                                           : played.right;
    ++count.all;
    count.effective += !click.is_wasted;
  }
  return played;
}

GameValue value_of(const PersonGame& game) {
  return game_value(played_of(game), game.shape, game.layout.mines());
}

}  // namespace minewise
