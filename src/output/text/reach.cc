#include "output/text/reach.h"

#include <fmt/format.h>

#include "core/counted.h"

namespace minewise {
namespace {

std::string_view source_words(Alteration alteration) {
  switch (alteration) {
    case Alteration::HiddenClue:
      return "one clue hidden";
    case Alteration::Content:
      return "the content of one covered cell told";
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
      "\nThe reach of a source is the greatest distance, in steps from cell to cell, at which a\n"
      "probability changes by more than 1%.";
  if (figures.local) {
    text +=
        " The number of mines couples cells that no clue joins: by\n"
        "the clues alone is with their density in place of the number.";
  }
  text += "\n";
  const bool is_exact = figures.reach.exact && (!figures.local || figures.local->exact);
  if (!is_exact) text += "approximate: part of the frontier was too large to count exactly\n";
  return text;
}

}  // namespace minewise
