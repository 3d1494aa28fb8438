#include "output/text/review.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "core/message.h"
#include "output/text/analysis.h"
#include "output/text/explain.h"

namespace minewise {

std::string luck_text(const Luck& luck) {
  std::string text;
  if (luck.needless) {
    text += fmt::format(
        "risk: {:.4f} expected mines, {:.4f} with the best cells; {:.1f}% was needless\n",
        luck.expected, luck.least_expected, 100 * *luck.needless);
    text += fmt::format("chance to step on none: {:.4g}, with the best cells {:.4g}\n",
                        luck.survival, luck.best_survival);
  }
  if (!luck.figure) return text + "luck: nothing was left to chance\n";
  return text +
         fmt::format(
             "luck: {:+.2f} standard deviations; luckier than {:.0f}% of games with these risks\n",
             *luck.figure, 100 * *luck.luckier_than);
}

namespace {

// What the cell is worth: "keeps 0.931 of the chance to win"; as good as the best: "best".
std::string worth_text(const JudgedWorth& worth) {
  if (worth.by == WeighedBy::Endgame) {
    const double value = worth.value->decimal(), best = worth.best_value->decimal();
    const std::string own = worth.counts_mines ? fmt::format("{:.4f} expected mines", value)
                                               : fmt::format("wins {:.4f}", value);
    if (worth.is_best()) return "best, " + own;
    return fmt::format("{} against {:.4f}", own, best);
  }
  if (worth.is_best()) return "best";
  return worth.counts_mines ? fmt::format("costs {:.4f} more mines", worth.more)
                            : fmt::format("keeps {:.3f} of the chance to win", worth.kept);
}

// A guess where nothing was certain: by what it is judged, and how safe it was.
std::string guess_text(const JudgedMove& judged) {
  const double above = judged.mine_probability - judged.least_risk();
  const bool is_safest = judged.judgement == Judgement::Safest;
  const std::string safety =
      is_safest ? "safest" : fmt::format("riskier: {:.4f} more than the safest", above);
  if (!judged.worth || judged.worth->by == WeighedBy::Safety) {
    return (is_safest ? "safest: no cell was safer" : safety) + ", by safety";
  }
  return fmt::format("{}{} {}, by {}", safety,
                     is_safest && !judged.worth->is_best() ? ", but" : ";",
                     worth_text(*judged.worth), weighed_by_text(judged.worth->by));
}

}  // namespace

std::string better_text(const JudgedMove& judged, const Shape& shape) {
  if (const auto& worth = judged.worth) {
    if (worth->is_best()) return "";
    return fmt::format("{} {:.4f}", name_of(worth->best, shape), worth->best_probability);
  }
  if (!judged.better) return judged.judgement == Judgement::KnownMine ? "flag it" : "";
  const std::string cell = name_of(*judged.better, shape);
  const bool is_safe = judged.judgement == Judgement::Avoidable || judged.better_probability == 0;
  return is_safe ? cell + " safe" : fmt::format("{} {:.4f}", cell, judged.better_probability);
}

std::string judgement_text(const JudgedMove& judged) {
  switch (judged.judgement) {
    case Judgement::ByTheRules:
      return "the rules' choice, not the player's";
    case Judgement::Certain:
      return "certain to be safe";
    case Judgement::Safest:
    case Judgement::Riskier:
      return guess_text(judged);
    case Judgement::Avoidable:
      return "avoidable: a safe cell was there";
    case Judgement::KnownMine:
      return "known mine: certain to be one";
    case Judgement::ProvedFlag:
      return "certain to be a mine";
    case Judgement::UnprovedFlag:
      return judged.is_mine ? "flag without proof, right" : "flag without proof, wrong";
  }
  return "";
}

namespace {

// What the player made of a move, where that differs from what it was.
std::string claim_text(const JudgedMove& judged, const Decision& decision) {
  const bool claimed = decision.basis == Basis::Proof;
  if (judged.is_risk() && claimed) return "; the player claimed a proof";
  if (judged.judgement == Judgement::Certain && !claimed) return "; the player guessed";
  return "";
}

std::string remark(const JudgedMove& judged, const Decision& decision) {
  return judgement_text(judged) + claim_text(judged, decision) +
         (judged.exact ? "" : " (approximate)");
}

bool is_remarkable(const JudgedMove& judged) {
  return judged.is_risk() || judged.judgement == Judgement::UnprovedFlag;
}

std::string moves_text(const Review& review, bool all) {
  std::string text;
  const auto& [transcript, critique] = review;
  const auto listed = [&](const JudgedMove& judged) { return all || is_remarkable(judged); };
  if (std::ranges::none_of(critique.moves, listed)) {
    text += "No cell was opened at a risk.\n";
    return text;
  }
  text += "  move  cell       mine     result  better            remark\n";
  for (std::size_t i = 0; i < review.moves(); ++i) {
    const JudgedMove& judged = critique.moves[i];
    if (!listed(judged)) continue;
    const auto& [decision, outcome, line] = transcript.steps[i];
    text += fmt::format("{:>6}  {:<9}  {:.4f}   {:<6}  {:<16}  {}\n", i + 1,
                        name_of(decision.move.cell, review.shape()), judged.mine_probability,
                        result_text(outcome), better_text(judged, review.shape()),
                        remark(judged, decision));
  }
  return text;
}

std::string missed_text(const Review& review, bool all) {
  std::string text;
  constexpr std::size_t kMost = 12;
  const auto& proofs = review.critique.proofs;
  if (proofs.empty()) return text;
  text += "\nWhat could have been known:\n";
  const auto misses = find_misses(review.critique);
  const std::size_t count = all ? proofs.size() : std::min(kMost, proofs.size());
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t times = misses[i].size();
    text += fmt::format("  at move {}{}, {}\n", misses[i].front(),
                        times > 1 ? fmt::format(" and {} more", times - 1) : "",
                        explain(proofs[i], {review.critique.shown, review.shape()}));
  }
  if (count < proofs.size()) {
    text += fmt::format("  and {} more; --all lists them\n", proofs.size() - count);
  }
  return text;
}

// What was opened at a risk, by judgement: "2 safest, 1 riskier, 0 avoidable, 2 known mines".
std::string by_judgement(const Critique& critique, int Critique::Total::* part) {
  const int known = critique.total(Judgement::KnownMine).*part;
  return fmt::format(
      "{} safest, {} riskier, {} avoidable, {}", critique.total(Judgement::Safest).*part,
      critique.total(Judgement::Riskier).*part, critique.total(Judgement::Avoidable).*part,
      counted(known, "known mine", "known mines"));
}

// The game's own number of guesses, and how it comes to differ from the number of risks.
std::string guesses_text(const Review& review) {
  const Guesses guesses = count_guesses(review.transcript, review.critique);
  std::string text = fmt::format("guesses (cells opened without proof): {}", guesses.all);
  if (guesses.all > 0) {
    text += fmt::format("; {} at a risk, {} certain to be safe", guesses.at_risk, guesses.safe);
  }
  if (guesses.by_the_rules > 0) text += fmt::format(", {} by the rules", guesses.by_the_rules);
  if (guesses.claimed > 0) {
    text += fmt::format("; {} more at a risk, claimed as proved", guesses.claimed);
  }
  return text + "\n";
}

std::string counts_text(const Review& review) {
  const Critique& critique = review.critique;
  const Guesses guesses = count_guesses(review.transcript, critique);
  std::string text = fmt::format("{} opened at a risk: {}\n",
                                 counted(guesses.at_risk + guesses.claimed, "cell", "cells"),
                                 by_judgement(critique, &Critique::Total::moves));
  text += fmt::format("{} stepped on: {}\n", counted(critique.luck.stepped, "mine", "mines"),
                      by_judgement(critique, &Critique::Total::mines));
  if (critique.total(Judgement::ByTheRules).mines > 0) {
    text += "and one in the first cell, which the rules chose\n";
  }
  const auto& flags = critique.total(Judgement::UnprovedFlag);
  if (flags.moves > 0) {
    text += fmt::format("{} without proof, {} of them wrong\n",
                        counted(flags.moves, "flag", "flags"), flags.moves - flags.mines);
  }
  return text + guesses_text(review);
}

// The guesses where nothing was certain, by what they were worth.
std::string worth_of_guesses(const Critique& critique) {
  const Critique::Worth& worth = critique.worth;
  if (worth.guesses() == 0) return "";
  std::string text = fmt::format("nothing certain at {}: {} the best, {} not; judged",
                                 counted(worth.guesses(), "guess", "guesses"), worth.best,
                                 worth.guesses() - worth.best);
  std::string_view comma = "";
  for (const WeighedBy by : {WeighedBy::Endgame, WeighedBy::LookAhead, WeighedBy::Safety}) {
    const int guesses = worth.by[std::to_underlying(by)];
    if (guesses == 0) continue;
    text += fmt::format("{} {} by {}", comma, guesses, weighed_by_text(by));
    comma = ",";
  }
  if (critique.shown.rules().on_mine == OnMine::Go) {
    return text + fmt::format("; they cost {:.4f} more mines than the best\n", worth.more);
  }
  return text + fmt::format("; they kept {:.3f} of the chance to win\n", worth.kept);
}

}  // namespace

std::string result_text(const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::Mine:
      return "mine";
    case Outcome::Kind::Flagged:
      return "flag";
    case Outcome::Kind::Clue:
      break;
  }
  return std::string(1, outcome.clue.symbol());
}

std::string review_text(const Review& review, bool all) {
  std::string text;
  const auto& [transcript, critique] = review;
  text += game_head(format_game_id(transcript.id), transcript.agent, transcript.is_given) +
          (fmt::format("ended  {} after {}\n\n", transcript.result.won ? "won" : "not won",
                       counted(static_cast<int>(review.moves()), "move", "moves")));
  text += moves_text(review, all);
  text += missed_text(review, all);
  text += "\n";
  text += counts_text(review);
  text += worth_of_guesses(critique);
  text += luck_text(critique.luck);
  if (std::holds_alternative<UnknownCount>(critique.shown.count())) {
    text += "the number of mines was hidden: every number was taken to be equally likely\n";
  }
  if (!critique.exact) {
    text += "approximate: part of the frontier was too large to count exactly\n";
  }
  return text;
}

}  // namespace minewise
