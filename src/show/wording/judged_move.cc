#include "show/wording/judged_move.h"

#include <fmt/format.h>

#include "show/wording/explain.h"

namespace minewise {

std::string better_text(const JudgedMove& judged, const Shape& shape) {
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
      return "safest: no cell was safer";
    case Judgement::Riskier:
      return fmt::format("riskier: {:.4f} more than the safest",
                         judged.mine_probability - judged.least_risk);
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
