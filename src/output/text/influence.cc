#include "output/text/influence.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "core/counted.h"
#include "output/text/chain.h"
#include "output/text/explain.h"

namespace minewise {
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
        "of {} the premises could not be singled out: chains may be longer than they show\n",
        incomplete);
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

}  // namespace minewise
