#include "front/cli/influence_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "front/cli/files.h"
#include "show/render/chain.h"
#include "show/render/trace.h"
#include "show/wording/explain.h"

namespace minewise::cli {
namespace {

std::string number_of(std::size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

// The final board, with the cells of the chain in brackets.
void print_board(const InfluenceReport& report) {
  const View& view = report.influence.view;
  if (!is_drawable(report.shape)) {
    print(fmt::format("Boards over {} cells a side are not drawn.\n\n", kMaxDrawnSide));
    return;
  }
  Tiles tiles = tiles_of(view);
  for (const auto& [cell, links] : report.chain.stops) {
    tiles[cell.at()].mark = {.origin = Origin::Proof, .is_new = true};
  }
  print(draw_tiles(tiles, report.shape, Ink(wants_colour())));
  print("[ ] on the longest chain\n\n");
}

void print_chain(const InfluenceReport& report, bool all) {
  constexpr std::size_t kMost = 12;
  const ReasonGraph& graph = report.influence.graph;
  print(describe_chain(report.chain, graph, report.shape) + "\n");
  const auto& links = report.chain.links;
  const std::size_t count = all ? links.size() : std::min(kMost, links.size());
  for (std::size_t i = 0; i < count; ++i) {
    const Inference& link = graph.inferences()[static_cast<std::size_t>(links[i])];
    print(fmt::format("{:>4}. {}\n", i + 1,
                      describe_inference(graph, link, report.influence.view, report.shape)));
  }
  if (count < links.size()) {
    print(fmt::format("      and {} more; --all lists them\n", links.size() - count));
  }
}

void print_totals(const InfluenceReport& report) {
  const auto inferences = report.influence.graph.inferences();
  if (inferences.empty()) return;
  double depths = 0;
  std::size_t incomplete = 0;
  for (const Inference& inference : inferences) {
    depths += inference.depth;
    incomplete += !inference.is_complete;
  }
  print(fmt::format("deductions: {}, at a depth of {:.1f} on average\n", inferences.size(),
                    depths / static_cast<double>(inferences.size())));
  if (incomplete > 0) {
    print(fmt::format(
        "of {} the premises could not be singled out: chains may be longer than they show\n",
        incomplete));
  }
}

void print_clues(const InfluenceReport& report, bool all) {
  constexpr std::size_t kMost = 10;
  auto clues = report.clues;
  std::erase_if(clues, [](const ClueInfluence& clue) { return clue.total == 0; });
  if (clues.empty()) return;
  std::ranges::sort(clues, std::less{}, [](const ClueInfluence& clue) {
    return std::tuple(-clue.lost.value_or(0), -clue.total, -clue.direct, clue.clue);
  });
  print("\nclues that deductions rest on:\n  clue           directly  in all  lost without it\n");
  const std::size_t count = all ? clues.size() : std::min(kMost, clues.size());
  for (std::size_t i = 0; i < count; ++i) {
    const auto& [cell, direct, total, lost] = clues[i];
    print(fmt::format("  {} at {:<9}  {:>8}  {:>6}  {:>15}\n",
                      report.influence.view.clue(cell).symbol(), name_of(cell, report.shape),
                      direct, total, lost ? fmt::format("{}", *lost) : "-"));
  }
  if (count < clues.size()) {
    print(fmt::format("  and {} more; --all lists them\n", clues.size() - count));
  }
}

void print_without(const InfluenceReport& report) {
  if (!report.without) return;
  const View& view = report.influence.view;
  print(fmt::format("\nwithout the {} at {}, {} of {} would have been unknown{}",
                    view.clue(*report.without).symbol(), name_of(*report.without, report.shape),
                    report.lost.size(),
                    number_of(report.influence.proved.size(), "proved cell", "proved cells"),
                    report.lost.empty() ? "\n" : ":\n "));
  for (const Cell cell : report.lost) print(" " + name_of(cell, report.shape));
  if (!report.lost.empty()) print("\n");
}

}  // namespace

void print_influence(const InfluenceReport& report, bool all) {
  if (!report.game.empty()) {
    print(fmt::format("game   {}\nagent  {}\n\n", report.game, report.agent));
  }
  print_board(report);
  print_chain(report, all);
  print_totals(report);
  print_clues(report, all);
  print_without(report);
}

}  // namespace minewise::cli
