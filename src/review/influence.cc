#include "review/influence.h"

#include <algorithm>
#include <utility>

#include "core/macros.h"
#include "core/view.h"
#include "review/proofs.h"
#include "solver/knowledge.h"

namespace minewise {

namespace {

// What follows from one view after another: by every engine, or by an agent.
class Reasons {
 public:
  Reasons(const View& view, Agent* agent)
      : agent_(agent), is_known_(static_cast<std::size_t>(view.cells()), false) {
    if (!agent) known_.start(view);
  }

  // What follows now and did not before.
  std::vector<Deduction> new_in(const View& view) {
    std::vector<Deduction> deductions;
    if (agent_) {
      deductions = proved_by(*agent_, view);
      std::erase_if(deductions, [&](const Deduction& each) { return is_known_[each.cell.at()]; });
      for (const Deduction& each : deductions) is_known_[each.cell.at()] = true;
      return deductions;
    }
    known_.deduce(view);
    const auto all = known_.facts().deductions();
    deductions.assign(all.begin() + static_cast<std::ptrdiff_t>(told_), all.end());
    told_ = all.size();
    return deductions;
  }

 private:
  Agent* agent_;
  std::vector<bool> is_known_;  // to the agent
  Knowledge known_{by_every_engine(kSmallBudget)};
  std::size_t told_ = 0;
};

// Notes a move that is what the deduction about its cell asks for.
void note_if_proved(Move move, const View& view, const ReasonGraph& graph,
                    std::vector<ProvedCell>& proved) {
  const std::int32_t about = graph.about(move.cell);
  if (about == ReasonGraph::kNone) return;
  const Verdict verdict = graph.inferences()[about].verdict;
  if ((move.kind == Move::Kind::Open) != (verdict == Verdict::Safe)) return;
  proved.push_back({move.cell, verdict, view.uncovered().size(), about});
}

}  // namespace

InfluenceWatch::InfluenceWatch(const Agent& agent, const View& view) : agent_(agent) {
  graph_.start(view);
}

// An agent that does not list its conclusions still says what its moves rest on.
void InfluenceWatch::decided(const Game& game, const Decision& decision) {
  const auto conclusions = agent_.conclusions();
  for (; concluded_ < conclusions.size(); ++concluded_) {
    graph_.conclude(game.view(), conclusions[concluded_]);
  }
  if (decision.basis != Basis::Proof) return;
  const auto& [kind, cell] = decision.move;
  const bool opens = kind == Move::Kind::Open;
  graph_.conclude(game.view(), {cell, opens ? Verdict::Safe : Verdict::Mine, decision.reason});
  note_if_proved(decision.move, game.view(), graph_, proved_);
}

void InfluenceWatch::played(const Game& game, const Step& step) {
  const auto changed = static_cast<std::size_t>(step.outcome.changed);
  graph_.take_in(game.view(), game.view().uncovered().last(changed));
}

Influence InfluenceWatch::gather(const View& view) const {
  return {.view = view, .is_position = false, .graph = graph_, .proved = proved_};
}

// It is asked again and again about the same view, as if its moves had shown nothing.
std::vector<Deduction> proved_by(Agent& agent, const View& view) {
  std::vector<Deduction> proved;
  std::vector<bool> seen(static_cast<std::size_t>(view.cells()), false);
  Rng rng(Seed{0}, Digest("proved by"));  // for guesses, which come to nothing
  agent.start(view);
  while (proved.size() < view.covered().size()) {  // or there is nothing left even to guess at
    const Decision decision = agent.decide(view, rng);
    const auto& [kind, cell] = decision.move;
    if (decision.basis != Basis::Proof || seen[cell.at()]) break;
    seen[cell.at()] = true;
    Deduction& deduction = proved.emplace_back();
    deduction.cell = cell;
    deduction.verdict = kind == Move::Kind::Open ? Verdict::Safe : Verdict::Mine;
    deduction.reason = decision.reason;
  }
  return proved;
}

Result<Influence> influence_of(const Transcript& transcript, const InfluenceProgress& progress,
                               Agent* agent) {
  TRY(replay(transcript));
  Game game = game_of(transcript, make_topology(transcript.id.shape()));
  Shown shown(game.view());
  Reasons reasons(shown.view(), agent);
  Influence influence{.view = game.view(), .graph = {}, .proved = {}};
  influence.graph.start(game.view());
  for (std::size_t i = 0; i < transcript.steps.size(); ++i) {
    const Move move = transcript.steps[i].decision.move;
    for (const Deduction& deduction : reasons.new_in(shown.view())) {
      influence.graph.conclude(game.view(), deduction);
    }
    note_if_proved(move, game.view(), influence.graph, influence.proved);
    const Outcome outcome = game.play(move);
    shown.take_in(game.view());
    const auto changed = static_cast<std::size_t>(outcome.changed);
    influence.graph.take_in(game.view(), game.view().uncovered().last(changed));
    if (progress) {
      progress(static_cast<double>(i + 1) / static_cast<double>(transcript.steps.size()));
    }
  }
  influence.view = game.view();
  return influence;
}

Influence influence_of(const View& position, Agent* agent) {
  Influence influence{.view = position, .is_position = true, .graph = {}, .proved = {}};
  influence.graph.start(position);
  Reasons reasons(position, agent);
  for (const Deduction& deduction : reasons.new_in(position)) {
    influence.graph.conclude(position, deduction);
    const std::int32_t about = influence.graph.about(deduction.cell);
    influence.proved.push_back(
        {deduction.cell, deduction.verdict, position.uncovered().size(), about});
  }
  return influence;
}

namespace {

// What can be proved at all, asked cell by cell as a game goes on.
class Strongest {
 public:
  void start(const View& view) {
    certain_.start(view);
    has_simple_ = false;
  }

  // REQUIRES: the view is a later one of the game that was started with.
  bool proves(const View& view, const ProvedCell& proved) {
    const Facts& facts = certain_.facts();
    const auto is_enough = [&] {
      return proved.verdict == Verdict::Safe ? facts.is_safe(proved.cell)
                                             : facts.is_mine(proved.cell);
    };
    certain_.deduce_until(view, is_enough);
    if (is_enough() || certain_.known().posterior().is_exact()) return is_enough();
    // Where a count is not exact, simpler reasoning may know more.
    if (!std::exchange(has_simple_, true)) simple_.start(view);
    simple_.deduce(view);
    certain_.learn_from(simple_);
    certain_.deduce_until(view, is_enough);
    return is_enough();
  }

 private:
  Proofs certain_{by_exact(kSmallBudget)};
  Proofs simple_{by(every_engine_but_exact())};
  bool has_simple_ = false;
};

bool shows_number(const View& view, Cell cell) {
  return view.is_open(cell) && !view.clue(cell).is_withheld();
}

// The cells of some that the strongest reasoning does not prove with a clue withheld. With
// Shown::kNothing, none is.
std::vector<Cell> find_lost(const Influence& influence, Cell clue,
                            std::span<const ProvedCell> asked, Strongest& strongest,
                            const InfluenceProgress& progress = {}) {
  std::vector<Cell> lost;
  if (asked.empty()) return lost;
  const View& view = influence.view;
  const bool hides = influence.is_position && clue != Shown::kNothing;
  const View position = hides ? without_clue(view, clue) : view;
  Shown shown(view, clue);
  strongest.start(influence.is_position ? position : shown.view());
  for (std::size_t i = 0; i < asked.size(); ++i) {
    if (!influence.is_position) shown.take_in(view, asked[i].uncovered);
    const View& seen = influence.is_position ? position : shown.view();
    if (!strongest.proves(seen, asked[i])) lost.push_back(asked[i].cell);
    if (progress) progress(static_cast<double>(i + 1) / static_cast<double>(asked.size()));
  }
  return lost;
}

// What a player claims to have proved may not be proved at all, and is not lost then.
std::vector<ProvedCell> truly_proved(const Influence& influence, Strongest& strongest) {
  std::vector<ProvedCell> proved = influence.proved;
  const auto inferences = influence.graph.inferences();
  const bool are_all_complete = std::ranges::all_of(inferences, &Inference::is_complete);
  if (are_all_complete) return proved;
  const auto unproved = find_lost(influence, Shown::kNothing, proved, strongest);
  std::erase_if(proved, [&](const ProvedCell& claim) {
    return std::ranges::find(unproved, claim.cell) != unproved.end();
  });
  return proved;
}

// Of proved cells, those that may be lost without a clue.
std::vector<ProvedCell> asked_about(std::span<const ProvedCell> proved, Cell clue,
                                    const Ancestry* ancestry) {
  std::vector<ProvedCell> asked;
  std::ranges::copy_if(proved, std::back_inserter(asked), [&](const ProvedCell& cell) {
    return !ancestry || ancestry->may_rest_on(cell.inference, clue);
  });
  return asked;
}

}  // namespace

Ancestry::Ancestry(const Influence& influence)
    : words_((static_cast<std::size_t>(influence.view.cells()) + 63) / 64) {
  CHECK(influence.view.cells() <= kMostCells);
  const ReasonGraph& graph = influence.graph;
  const auto inferences = graph.inferences();
  rows_.assign(inferences.size() * words_, 0);
  is_incomplete_.assign(inferences.size(), false);
  for (std::size_t i = 0; i < inferences.size(); ++i) {
    std::uint64_t* row = rows_.data() + i * words_;
    is_incomplete_[i] = !inferences[i].is_complete;
    if (i > 0 && have_same_premises(inferences[i - 1], inferences[i])) {
      std::copy_n(row - words_, words_, row);
      is_incomplete_[i] = is_incomplete_[i - 1];
      continue;
    }
    const auto add_clue = [&](Cell cell) {
      row[cell.at() / 64] |= std::uint64_t{1} << cell.at() % 64;
    };
    for (const Premise& premise : graph.premises(inferences[i])) {
      if (premise.kind == Premise::Kind::Clue) add_clue(premise.cell);
      if (premise.opened_with != Premise::kNoCell) add_clue(premise.opened_with);
      if (premise.from == Premise::kGiven) continue;
      const auto from = static_cast<std::size_t>(premise.from);
      for (std::size_t word = 0; word < words_; ++word) row[word] |= rows_[from * words_ + word];
      if (is_incomplete_[from]) is_incomplete_[i] = true;
    }
  }
}

bool Ancestry::rests_on(std::int32_t inference, Cell clue) const {
  const std::size_t row = static_cast<std::size_t>(inference) * words_;
  return (rows_[row + clue.at() / 64] >> clue.at() % 64 & 1) != 0;
}

bool Ancestry::may_rest_on(std::int32_t inference, Cell clue) const {
  return is_incomplete_[inference] || rests_on(inference, clue);
}

std::vector<ClueInfluence> count_influence(const Influence& influence) {
  std::vector<ClueInfluence> clues;
  if (influence.view.cells() > Ancestry::kMostCells) return clues;
  const Ancestry ancestry(influence);
  const ReasonGraph& graph = influence.graph;
  std::vector<int> direct(static_cast<std::size_t>(influence.view.cells()), 0);
  for (const Inference& inference : graph.inferences()) {
    for (const Premise& premise : graph.premises(inference)) {
      if (premise.kind == Premise::Kind::Clue) ++direct[premise.cell.at()];
    }
  }
  const auto inferences = static_cast<std::int32_t>(graph.inferences().size());
  for (const Cell cell : influence.view.uncovered()) {
    if (!shows_number(influence.view, cell)) continue;
    ClueInfluence& clue = clues.emplace_back(ClueInfluence{cell, direct[cell.at()], 0, {}});
    for (std::int32_t i = 0; i < inferences; ++i) clue.total += ancestry.rests_on(i, cell);
  }
  return clues;
}

std::vector<Cell> lost_without(const Influence& influence, Cell clue,
                               const InfluenceProgress& progress) {
  Strongest strongest;
  std::optional<Ancestry> ancestry;
  if (influence.view.cells() <= Ancestry::kMostCells) ancestry.emplace(influence);
  const auto proved = truly_proved(influence, strongest);
  const auto asked = asked_about(proved, clue, ancestry ? &*ancestry : nullptr);
  return find_lost(influence, clue, asked, strongest, progress);
}

void count_lost(const Influence& influence, std::vector<ClueInfluence>& clues,
                const InfluenceProgress& progress) {
  Strongest strongest;
  const Ancestry ancestry(influence);
  const auto proved = truly_proved(influence, strongest);
  for (std::size_t i = 0; i < clues.size(); ++i) {
    const auto asked = asked_about(proved, clues[i].clue, &ancestry);
    clues[i].lost = static_cast<int>(find_lost(influence, clues[i].clue, asked, strongest).size());
    if (progress) progress(static_cast<double>(i + 1) / static_cast<double>(clues.size()));
  }
}

InfluenceReport report_on(const Shape& shape, Influence influence) {
  Chain chain = chain_to(influence.graph, influence.graph.deepest(), influence.view.topology());
  return {.game = {},
          .agent = {},
          .shape = shape,
          .influence = std::move(influence),
          .chain = std::move(chain),
          .clues = {},
          .without = {},
          .lost = {},
          .reach = {}};
}

InfluenceReport report_on_game(const GameId& id, bool is_given, std::string agent,
                               Influence influence) {
  InfluenceReport report = report_on(id.shape(), std::move(influence));
  report.is_given = is_given;
  report.game = format_game_id(id);
  report.agent = std::move(agent);
  return report;
}

void add_clues(InfluenceReport& report, const InfluenceProgress& progress) {
  report.clues = count_influence(report.influence);
  if (report.influence.view.cells() > kMostInfluenceCells) return;
  count_lost(report.influence, report.clues, progress);
}

}  // namespace minewise
