#include "review/critique.h"

#include <utility>

#include "core/topology.h"
#include "core/try.h"
#include "review/critic.h"

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
    return fail_at(*impossible, 0, "the rules allow no layout that shows what this game shows");
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

}  // namespace minewise
