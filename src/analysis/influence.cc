#include "analysis/influence.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "analysis/proofs.h"
#include "analysis/shown.h"
#include "infer/exact.h"

namespace minewise {
namespace {

// The budget of the agent `exact`: where it does not suffice, simpler reasoning has its say.
constexpr CountBudget kBudget{std::int64_t{1} << 18};

Engines engines_for_influence() {
  Engines engines = every_engine_but_exact();
  engines.push_back(std::make_unique<Exact>(kBudget));
  return engines;
}

// Notes a move that is what the deduction about its cell asks for.
void note_if_proved(Move move, const View& view, const ReasonGraph& graph,
                    std::vector<ProvedCell>& proved) {
  const std::int32_t about = graph.about(move.cell);
  if (about == ReasonGraph::kNone) return;
  const Verdict verdict = graph.inferences()[static_cast<std::size_t>(about)].verdict;
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

Result<Influence> influence_of(const Transcript& transcript, const InfluenceProgress& progress) {
  if (auto checked = replay(transcript); !checked) return std::unexpected(checked.error());
  Game game = game_of(transcript, make_topology(transcript.id.shape()));
  Shown shown(game.view());
  Proofs proofs(engines_for_influence());
  proofs.start(shown.view());
  Influence influence{.view = game.view(), .graph = {}, .proved = {}};
  influence.graph.start(game.view());
  std::size_t concluded = 0;
  for (std::size_t i = 0; i < transcript.steps.size(); ++i) {
    const Move move = transcript.steps[i].decision.move;
    proofs.deduce_until(shown.view(), [] { return false; });
    const auto deductions = proofs.facts().deductions();
    for (; concluded < deductions.size(); ++concluded) {
      influence.graph.conclude(game.view(), deductions[concluded]);
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

Influence influence_of(const View& position) {
  Influence influence{.view = position, .is_position = true, .graph = {}, .proved = {}};
  influence.graph.start(position);
  Proofs proofs(engines_for_influence());
  proofs.start(position);
  proofs.deduce_until(position, [] { return false; });
  for (const Deduction& deduction : proofs.facts().deductions()) {
    influence.graph.conclude(position, deduction);
    const std::int32_t about = influence.graph.about(deduction.cell);
    influence.proved.push_back(
        {deduction.cell, deduction.verdict, position.uncovered().size(), about});
  }
  return influence;
}

}  // namespace minewise
