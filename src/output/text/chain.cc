#include "output/text/chain.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "core/counted.h"
#include "output/text/explain.h"

namespace minewise {
namespace {

// Where the longest chain to an inference begins.
std::string root_text(const ReasonGraph& graph, const Inference& inference, const Shape& shape) {
  if (inference.root != Premise::kNoCell) return name_of(inference.root, shape);
  const Inference* first = &inference;
  const Premise* premise = graph.deepest_premise(*first);
  while (premise && premise->from != Premise::kGiven) {
    first = &graph.inferences()[premise->from];
    premise = graph.deepest_premise(*first);
  }
  return premise ? "the number of mines" : "clues too many to name";
}

std::string clue_text(Cell clue, const PlacedView& placed) {
  return fmt::format("the {} at {}", placed.view.clue(clue).symbol(), name_of(clue, placed.shape));
}

// The premise that a chain runs over.
std::string lead_text(const Premise& premise, const PlacedView& placed) {
  std::string text;
  switch (premise.kind) {
    case Premise::Kind::Clue:
      text = "by " + clue_text(premise.cell, placed);
      break;
    case Premise::Kind::Safe:
      text = fmt::format("as {} is safe", name_of(premise.cell, placed.shape));
      break;
    case Premise::Kind::Mine:
      text = fmt::format("as {} is a mine", name_of(premise.cell, placed.shape));
      break;
    case Premise::Kind::Count:
      return "by the number of mines";
  }
  if (premise.opened_with == Premise::kNoCell) return text;
  return fmt::format("{} (opened along with {})", text, name_of(premise.opened_with, placed.shape));
}

// The other premises of a kind, "safe (1,2) (1,3)", shortened where they are many.
void add_kind(std::span<const Premise> premises, const Premise* lead, Premise::Kind kind,
              const PlacedView& placed, std::vector<std::string>& parts) {
  constexpr int kMost = 8;
  std::string text;
  int named = 0, others = 0;
  for (const Premise& premise : premises) {
    if (&premise == lead || premise.kind != kind) continue;
    if (named == kMost) {
      ++others;
      continue;
    }
    ++named;
    if (kind == Premise::Kind::Clue) {
      text += (named > 1 ? ", " : "") + clue_text(premise.cell, placed);
    } else {
      text += " " + name_of(premise.cell, placed.shape);
    }
  }
  if (named == 0) return;
  if (others > 0) text += fmt::format(" and {} more", others);
  if (kind == Premise::Kind::Safe) text = "safe" + text;
  if (kind == Premise::Kind::Mine) text = (named + others == 1 ? "mine" : "mines") + text;
  parts.push_back(std::move(text));
}

}  // namespace

std::optional<std::string> describe_link(const ReasonGraph& graph, Cell cell, const Shape& shape) {
  const std::int32_t about = graph.about(cell);
  if (about == ReasonGraph::kNone) return std::nullopt;
  const Inference& inference = graph.inferences()[about];
  std::string text = fmt::format("link {} of a chain from {}", inference.depth,
                                 root_text(graph, inference, shape));
  if (inference.depth == 1) return text;
  const Premise* before = graph.deepest_premise(inference);
  return fmt::format("{}, after {}", text, name_of(before->cell, shape));
}

std::string describe_chain(const Chain& chain, const ReasonGraph& graph, const Shape& shape) {
  if (chain.links.empty()) return "longest chain: none, because nothing was deduced";
  const Inference& last = graph.inferences()[chain.links.back()];
  return fmt::format("longest chain: {} from {}, up to {} away, {} in all",
                     counted(chain.length(), "deduction"), root_text(graph, last, shape),
                     counted(chain.travel, "cell"), counted(chain.steps, "step"));
}

std::string describe_inference(const ReasonGraph& graph, const Inference& inference,
                               const PlacedView& placed) {
  const auto premises = graph.premises(inference);
  const Premise* lead = graph.deepest_premise(inference);
  std::string text = fmt::format("{} is {}", name_of(inference.cell, placed.shape),
                                 inference.verdict == Verdict::Safe ? "safe" : "a mine");
  if (lead) text += " " + lead_text(*lead, placed);
  std::vector<std::string> parts;
  for (const auto kind : {Premise::Kind::Clue, Premise::Kind::Mine, Premise::Kind::Safe}) {
    add_kind(premises, lead, kind, placed, parts);
  }
  const bool by_count_too =
      lead && lead->kind != Premise::Kind::Count &&
      std::ranges::find(premises, Premise::Kind::Count, &Premise::kind) != premises.end();
  if (by_count_too) parts.push_back("the number of mines");
  for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? ", with " : "; ") + parts[i];
  if (!inference.is_complete) text += ", and other premises that could not be singled out";
  return text;
}

}  // namespace minewise
