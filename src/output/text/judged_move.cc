#include "output/text/judged_move.h"

#include <fmt/format.h>

#include "output/text/advice.h"
#include "output/text/explain.h"

namespace minewise {
namespace {

// What the cell is worth: "keeps 0.931 of the chance to win"; as good as the best: "best".
std::string worth_text(const JudgedWorth& worth) {
  if (worth.by == WeighedBy::Endgame) {
    const double value = worth.value->decimal(), best = worth.best_value->decimal();
    const std::string own = worth.counts_mines ? fmt::format("{:.4f} mines to be expected", value)
                                               : fmt::format("wins {:.4f}", value);
    if (worth.is_best()) return "best, " + own;
    return fmt::format("{} against {:.4f}", own, best);
  }
  if (worth.is_best()) return "best";
  return worth.counts_mines ? fmt::format("costs {:.4f} mines more", worth.more)
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

}  // namespace minewise
