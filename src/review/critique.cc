#include "review/critique.h"

#include <algorithm>
#include <utility>

#include "core/macros.h"
#include "core/topology.h"
#include "solver/safest.h"

namespace minewise {

namespace {

// Whether the truth contradicts what was certain, which happens only where the rules exclude a
// given layout.
bool is_refuted(const JudgedMove& judged) {
  switch (judged.judgement) {
    case Judgement::Certain:
      return judged.is_mine;
    case Judgement::KnownMine:
    case Judgement::ProvedFlag:
      return !judged.is_mine;
    default:
      return false;
  }
}

void add_worth(Critique::Worth& sum, const JudgedWorth& worth) {
  ++sum.by[std::to_underlying(worth.by)];
  sum.best += worth.is_best();
  sum.kept *= worth.kept;
  sum.more += worth.more;
}

void sum_up(Critique& critique, OnMine on_mine) {
  std::vector<Risk> risks;
  for (const JudgedMove& judged : critique.moves) {
    auto& [moves, mines] = critique.totals[std::to_underlying(judged.judgement)];
    ++moves;
    mines += judged.is_mine;
    critique.exact &= judged.exact;
    if (judged.worth) add_worth(critique.worth, *judged.worth);
    if (!judged.is_risk()) continue;
    risks.push_back({judged.mine_probability, judged.least_risk(), judged.is_mine});
  }
  critique.luck = find_luck(risks, on_mine);
}

}  // namespace

std::string_view judgement_word(Judgement judgement) {
  switch (judgement) {
    case Judgement::ByTheRules:
      return "by-the-rules";
    case Judgement::Certain:
      return "certain";
    case Judgement::Safest:
      return "safest";
    case Judgement::Riskier:
      return "riskier";
    case Judgement::Avoidable:
      return "avoidable";
    case Judgement::KnownMine:
      return "known-mine";
    case Judgement::ProvedFlag:
      return "proved-flag";
    case Judgement::UnprovedFlag:
      return "unproved-flag";
  }
  return "";
}

bool JudgedMove::is_risk() const {
  return judgement == Judgement::Safest || judgement == Judgement::Riskier ||
         judgement == Judgement::Avoidable || judgement == Judgement::KnownMine;
}

double JudgedMove::least_risk() const {
  if (better) return better_probability;
  return judgement == Judgement::KnownMine ? 0 : mine_probability;
}

Result<Critique> critique(const Transcript& transcript, const CritiqueProgress& progress) {
  // What does not hold is found out before any time is spent on it.
  TRY(replay(transcript));

  Critic critic(game_of(transcript, make_topology(transcript.id.shape())).view());
  std::vector<JudgedMove> moves;
  std::optional<int> impossible;  // the line before which no layout explains what was shown
  const auto judge = [&](const Game& game, const Step& step) {
    if (impossible) return;
    const auto judged = critic.judge(step.decision.move);
    if (judged) {
      moves.push_back(*judged);
      moves.back().is_mine = transcript.layout.has_mine(step.decision.move.cell);
    }
    if (!judged || is_refuted(moves.back())) impossible = step.line;
    critic.take_in(game.view());
    if (progress) {
      progress(static_cast<double>(moves.size()) / static_cast<double>(transcript.steps.size()));
    }
  };
  TRY(replay(transcript, judge));
  if (impossible) {
    return fail_at(*impossible, 0, "no layout that the rules allow explains this game");
  }
  Critique critique{.moves = std::move(moves),
                    .proofs = std::move(critic.proofs()),
                    .luck = {},
                    .exact = true,
                    .totals = {},
                    .worth = {},
                    .shown = critic.shown()};
  sum_up(critique, transcript.id.rules.on_mine);
  return critique;
}

Guesses count_guesses(const Transcript& transcript, const Critique& critique) {
  Guesses guesses;
  for (std::size_t i = 0; i < critique.moves.size(); ++i) {
    const JudgedMove& judged = critique.moves[i];
    const bool is_guess = transcript.steps[i].decision.is_guess();
    guesses.all += is_guess;
    guesses.at_risk += is_guess && judged.is_risk();
    guesses.safe += is_guess && judged.judgement == Judgement::Certain;
    guesses.by_the_rules += is_guess && judged.judgement == Judgement::ByTheRules;
    guesses.claimed += !is_guess && judged.is_risk();
  }
  return guesses;
}

std::vector<std::vector<std::size_t>> find_misses(const Critique& critique) {
  std::vector<std::vector<std::size_t>> misses(critique.proofs.size());
  for (std::size_t i = 0; i < critique.moves.size(); ++i) {
    if (const auto proof = critique.moves[i].proof) misses[*proof].push_back(i + 1);
  }
  return misses;
}

namespace {

// Beyond so many cells champion opens the safest cell, and need not be asked.
constexpr int kMostJudgedCells = 4096;

}  // namespace

Critic::Critic(const View& view)
    : shown_(view), flagged_(static_cast<std::size_t>(view.cells()), false) {
  certain_.start(shown());
  simple_.start(shown());
}

void Critic::take_in(const View& view) {
  has_begun_ = true;
  shown_.take_in(view);
  for (const Cell cell : view.uncovered().subspan(taken_in_)) {
    if (view.state(cell) == CellState::Flagged) flagged_[cell.at()] = true;
  }
  taken_in_ = view.uncovered().size();
}

// Thinks until the cell of a move is known to be what the move takes it for, which single clues
// most often settle, or until all is known that can be. Returns whether any layout explains what
// was shown, as far as it was looked.
bool Critic::reckon(Move move) {
  const Facts& facts = certain_.facts();
  const auto is_enough = [&] {
    return move.kind == Move::Kind::Open ? facts.is_safe(move.cell) : facts.is_mine(move.cell);
  };
  certain_.deduce_until(shown(), is_enough);
  if (is_enough()) return true;
  if (!posterior().is_possible() || posterior().is_exact()) return posterior().is_possible();
  // Where a count is not exact, simpler reasoning may know more.
  simple_.deduce(shown());
  certain_.learn_from(simple_);
  certain_.deduce_until(shown(), is_enough);
  return posterior().is_possible();
}

// REQUIRES: what was shown has been reckoned with, unless the cell is known.
double Critic::probability_of(Cell cell) {
  const Facts& facts = certain_.facts();
  if (facts.is_known(cell)) return facts.is_mine(cell) ? 1 : 0;
  return posterior().mine_probability(cell);
}

std::optional<JudgedMove> Critic::judge(Move move) {
  JudgedMove judged;
  const bool opens = move.kind == Move::Kind::Open;
  const bool is_promised = opens && shown().promise_is_pending();
  const bool is_prescribed = !has_begun_ && shown().rules().first.cell.has_value();
  if (!is_promised) {
    if (!reckon(move)) return std::nullopt;
    judged.mine_probability = probability_of(move.cell);
    judged.exact = certain_.facts().is_known(move.cell) || posterior().is_exact();
  }
  if (is_promised || is_prescribed) {
    judged.judgement = Judgement::ByTheRules;
  } else {
    judged.judgement = opens ? judge_opening(move.cell, judged) : judge_flag(move.cell);
  }
  return judged;
}

Judgement Critic::judge_flag(Cell cell) const {
  return certain_.facts().is_mine(cell) ? Judgement::ProvedFlag : Judgement::UnprovedFlag;
}

Judgement Critic::judge_opening(Cell cell, JudgedMove& judged) {
  if (certain_.facts().is_safe(cell)) return Judgement::Certain;
  const Deduction* safe = name_better(judged);
  if (certain_.facts().is_mine(cell)) {
    judged.proof = keep_proof(find_proof(cell));
    return Judgement::KnownMine;
  }
  if (safe) {
    judged.proof = keep_proof(*safe);
    return Judgement::Avoidable;
  }
  judged.worth = worth_of(cell, judged);
  return judged.better ? Judgement::Riskier : Judgement::Safest;
}

// REQUIRES: nothing is certain to be safe, and the cell may be.
JudgedWorth Critic::worth_of(Cell cell, const JudgedMove& judged) {
  const bool can_be_weighed =
      judged.exact && shown().cells() <= kMostJudgedCells && shown().rules().clues->is_exact();
  if (can_be_weighed) {
    if (const auto worth = weighed_worth(cell)) return *worth;
  }
  JudgedWorth worth;
  worth.counts_mines = shown().rules().on_mine == OnMine::Go;
  worth.best = judged.better.value_or(cell);
  worth.best_probability = judged.least_risk();
  if (worth.counts_mines) {
    worth.more = judged.mine_probability - judged.least_risk();
  } else if (judged.least_risk() < 1) {
    worth.kept = (1 - judged.mine_probability) / (1 - judged.least_risk());
  }
  return worth;
}

// Nothing if the agent goes by safety, or if the player had flagged the cell that it would open.
std::optional<JudgedWorth> Critic::weighed_worth(Cell cell) {
  if (!adviser_) adviser_.emplace(parse_adviser("champion").value());
  const auto advice = adviser_->advise(shown(), std::span(&cell, 1));
  if (!advice || advice->weighing.cells.empty()) return std::nullopt;
  const Weighing& weighing = advice->weighing;
  const WeighedCell& best = weighing.cells.front();
  const WeighedCell* own = weighing.find(cell);
  if (!own || !is_open_to_play(best.cell)) return std::nullopt;
  JudgedWorth worth;
  worth.by = weighing.by;
  worth.best = best.cell;
  worth.best_probability = best.mine_probability;
  worth.counts_mines = weighing.counts_mines;
  if (worth.counts_mines) {
    worth.more = std::max(own->worth - best.worth, 0.0);
  } else if (best.worth > 0) {
    worth.kept = std::min(own->worth / best.worth, 1.0);
  }
  worth.value = own->exact;
  worth.best_value = best.exact;
  return worth;
}

// Returns the proof that the better cell is safe, if it is certain.
const Deduction* Critic::name_better(JudgedMove& judged) {
  if (const Deduction* safe = find_safe_cell()) {
    judged.better = safe->cell;
    return safe;
  }
  const Cell safest = find_safest();
  const double probability = probability_of(safest);
  if (probability + kTiedProbability < judged.mine_probability) {
    judged.better = safest;
    judged.better_probability = probability;
  }
  return nullptr;
}

const Deduction* Critic::find_safe_cell() {
  const auto can_play = [&](Cell cell) { return is_open_to_play(cell); };
  if (!certain_.of_safe_cell(can_play)) return nullptr;
  simple_.deduce_until(shown(), [&] { return simple_.of_safe_cell(can_play) != nullptr; });
  if (const Deduction* simple = simple_.of_safe_cell(can_play)) return simple;
  return certain_.of_safe_cell(can_play);
}

// REQUIRES: the cell is covered, and known.
const Deduction& Critic::find_proof(Cell cell) {
  simple_.deduce_until(shown(), [&] { return simple_.about(cell) != nullptr; });
  const Deduction* simple = simple_.about(cell);
  return simple ? *simple : *certain_.about(cell);
}

// Where the player has flagged the safest cell of all, or nothing is left to chance, the least
// probability has to be looked for.
Cell Critic::find_safest() {
  const Cell safest = safest_cell(certain_.known());
  if (is_open_to_play(safest) && !certain_.facts().is_known(safest)) return safest;
  std::optional<Cell> least;
  for (const Cell cell : shown().covered()) {
    if (!is_open_to_play(cell)) continue;
    if (!least || probability_of(cell) < probability_of(*least)) least = cell;
  }
  return *least;
}

std::size_t Critic::keep_proof(const Deduction& proof) {
  const auto [kept, is_new] = proof_of_.try_emplace(proof.cell.index, proofs_.size());
  if (!is_new && proofs_[kept->second].reason.rule == proof.reason.rule) return kept->second;
  kept->second = proofs_.size();
  proofs_.push_back(proof);
  return kept->second;
}

}  // namespace minewise
