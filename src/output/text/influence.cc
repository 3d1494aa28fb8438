#include "output/text/influence.h"

#include <fmt/core.h>
#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "core/message.h"
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
  return premise ? "the number of mines" : "more clues than can be named";
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
  if (chain.links.empty()) return "longest chain: none, nothing was deduced";
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
  if (!inference.is_complete) text += ", and other premises that could not be isolated";
  return text;
}

namespace {

std::string chain_text(const InfluenceReport& report, bool all) {
  std::string text;
  constexpr std::size_t kMost = 12;
  const ReasonGraph& graph = report.influence.graph;
  text += describe_chain(report.chain, graph, report.shape) + "\n";
  const auto& links = report.chain.links;
  const std::size_t count = all ? links.size() : std::min(kMost, links.size());
  for (std::size_t i = 0; i < count; ++i) {
    const Inference& link = graph.inferences()[links[i]];
    text += fmt::format("{:>4}. {}\n", i + 1,
                        describe_inference(graph, link, {report.influence.view, report.shape}));
  }
  if (count < links.size()) {
    text += fmt::format("      and {} more; --all lists them\n", links.size() - count);
  }
  return text;
}

std::string totals_text(const InfluenceReport& report) {
  std::string text;
  const auto inferences = report.influence.graph.inferences();
  if (inferences.empty()) return text;
  double depths = 0;
  std::size_t incomplete = 0;
  for (const Inference& inference : inferences) {
    depths += inference.depth;
    incomplete += !inference.is_complete;
  }
  text += fmt::format("deductions: {}, at a depth of {:.1f} on average\n", inferences.size(),
                      depths / static_cast<double>(inferences.size()));
  if (incomplete > 0) {
    text += fmt::format(
        "for {} the premises could not be isolated; chains may be longer than shown\n", incomplete);
  }
  return text;
}

std::string clues_text(const InfluenceReport& report, bool all) {
  std::string text;
  constexpr std::size_t kMost = 10;
  auto clues = report.clues;
  std::erase_if(clues, [](const ClueInfluence& clue) { return clue.total == 0; });
  if (clues.empty()) return text;
  std::ranges::sort(clues, std::less{}, [](const ClueInfluence& clue) {
    return std::tuple(-clue.lost.value_or(0), -clue.total, -clue.direct, clue.clue);
  });
  text +=
      ("\nclues that deductions rest on:\n  clue           directly  in all  lost without it\n");
  const std::size_t count = all ? clues.size() : std::min(kMost, clues.size());
  for (std::size_t i = 0; i < count; ++i) {
    const auto& [cell, direct, total, lost] = clues[i];
    text += fmt::format("  {} at {:<9}  {:>8}  {:>6}  {:>15}\n",
                        report.influence.view.clue(cell).symbol(), name_of(cell, report.shape),
                        direct, total, lost ? fmt::format("{}", *lost) : "-");
  }
  if (count < clues.size()) {
    text += fmt::format("  and {} more; --all lists them\n", clues.size() - count);
  }
  return text;
}

std::string without_text(const InfluenceReport& report) {
  std::string text;
  if (!report.without) return text;
  const View& view = report.influence.view;
  text += fmt::format("\nwithout the {} at {}, {} of {} would have been unknown{}",
                      view.clue(*report.without).symbol(), name_of(*report.without, report.shape),
                      report.lost.size(),
                      counted(report.influence.proved.size(), "proved cell", "proved cells"),
                      report.lost.empty() ? "\n" : ":\n ");
  for (const Cell cell : report.lost) text += " " + name_of(cell, report.shape);
  if (!report.lost.empty()) text += "\n";
  return text;
}

}  // namespace

std::string influence_text(const InfluenceReport& report, bool all) {
  return chain_text(report, all) + totals_text(report) + clues_text(report, all) +
         without_text(report);
}

namespace {

std::string_view source_words(Alteration alteration) {
  switch (alteration) {
    case Alteration::HiddenClue:
      return "one clue hidden";
    case Alteration::Content:
      return "the content of one covered cell revealed";
    case Alteration::Opened:
      return "one covered cell opened";
  }
  return "";
}

// "12 sources", "100 of 4000 sources, evenly spread".
std::string sources_text(const PositionReach::Altered& altered) {
  const std::uint64_t measured = altered.profile.sources();
  if (measured == altered.sources) {
    return counted(measured, "source");
  }
  return fmt::format("{} of {} sources, evenly spread", measured, altered.sources);
}

std::string reach_words(const ReachProfile& profile) {
  return fmt::format("mean reach {:.2f}, farthest {}", profile.mean_reach(), profile.farthest());
}

std::string rings_text(const ReachProfile& profile) {
  std::string text = "  distance     pairs  mean change  greatest  changed  over 1%\n";
  for (std::size_t d = 1; d < profile.rings().size(); ++d) {
    const ReachProfile::Ring& ring = profile.rings()[d];
    if (ring.pairs == 0) continue;
    text += fmt::format("  {:>8}  {:>8}  {:>11.6f}  {:>8.6f}  {:>6.1f}%  {:>6.1f}%\n", d,
                        ring.pairs, ring.mean(), ring.most, 100 * ring.changed_share(),
                        100 * ring.noticeable_share());
  }
  return text;
}

std::string altered_text(const ReachFigures& figures, Alteration alteration) {
  const PositionReach::Altered& altered = figures.reach.of(alteration);
  std::string text = fmt::format("{}: {}", source_words(alteration), sources_text(altered));
  if (altered.sources == 0) return text + "\n";
  text += fmt::format("; {}\n", reach_words(altered.profile));
  text += rings_text(altered.profile);
  if (figures.local) {
    const PositionReach::Altered& local = figures.local->of(alteration);
    text += fmt::format("  by the clues alone: {}\n", reach_words(local.profile));
  }
  return text;
}

}  // namespace

std::string reach_text(const ReachFigures& figures) {
  std::string text;
  for (const Alteration alteration : kAlterations) {
    if (!text.empty()) text += "\n";
    text += altered_text(figures, alteration);
  }
  text +=
      "\n"
      "The reach of a source is the greatest distance, in steps from cell to cell, at\n"
      "which a probability changes by more than 1%.";
  if (figures.local) {
    text +=
        " The number of mines links cells\n"
        "that share no clue; 'by the clues alone' uses the density of mines instead.";
  }
  text += "\n";
  const bool is_exact = figures.reach.exact && (!figures.local || figures.local->exact);
  if (!is_exact) text += "approximate: part of the frontier was too large to count exactly\n";
  return text;
}

}  // namespace minewise
