#include "review/influence.h"

#include <algorithm>
#include <utility>

#include "core/try.h"
#include "review/shown.h"
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

}  // namespace minewise
