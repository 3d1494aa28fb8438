// The reach of one position, for readers and for programs.
#include "front/cli/influence_reach.h"

#include <fmt/format.h>

#include <algorithm>

#include "front/cli/interrupt.h"
#include "front/cli/progress.h"

namespace minewise::cli {
namespace {

// How many sources of each kind can be looked at in a few seconds.
std::size_t most_sources(const Reach& reach) {
  constexpr std::int64_t kMostWork = 3'000'000, kFew = 4;
  return static_cast<std::size_t>(std::max(kFew, kMostWork / reach.work()));
}

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
    return fmt::format("{} {}", measured, measured == 1 ? "source" : "sources");
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

using Json = nlohmann::ordered_json;

Json altered_json(const PositionReach::Altered& altered) {
  Json json{{"sources", altered.sources},
            {"measured", altered.profile.sources()},
            {"mean_reach", altered.profile.mean_reach()},
            {"farthest", altered.profile.farthest()},
            {"sources_by_reach", altered.profile.sources_by_reach()},
            {"rings", Json::array()}};
  for (std::size_t d = 1; d < altered.profile.rings().size(); ++d) {
    const ReachProfile::Ring& ring = altered.profile.rings()[d];
    json["rings"].push_back({{"distance", d},
                             {"pairs", ring.pairs},
                             {"mean", ring.mean()},
                             {"most", ring.most},
                             {"changed", ring.changed},
                             {"over_1_percent", ring.noticeable}});
  }
  return json;
}

Json position_json(const PositionReach& reach) {
  Json json{{"exact", reach.exact}};
  for (const Alteration alteration : kAlterations) {
    json[std::string(alteration_word(alteration))] = altered_json(reach.of(alteration));
  }
  return json;
}

}  // namespace

std::expected<ReachFigures, Failure> find_reach(const View& view) {
  const Reach now(view);
  if (!now.is_possible()) {
    return std::unexpected(Failure{"no layout explains the position", kNoLayout});
  }
  if (!now.is_exact()) {
    return std::unexpected(
        Failure{"part of the frontier is too large to count exactly, so its reach is not measured",
                kNotFound});
  }
  const InterruptWatch watch("stopped before the reach was measured");
  ProgressLine progress("measuring reach");
  const auto local_view = without_coupling(view);
  double before = 0, share = local_view ? 0.5 : 1;
  const auto goes_on = [&](double done) {
    progress.update(before + share * done);
    return !InterruptWatch::was_interrupted();
  };
  auto reach = measure_reach(view, most_sources(now), goes_on);
  before = share;
  std::optional<PositionReach> local;
  if (reach && local_view) local = measure_reach(*local_view, most_sources(now), goes_on);
  if (!reach || InterruptWatch::was_interrupted()) {
    return InterruptWatch::stopped();
  }
  return ReachFigures{std::move(*reach), std::move(local)};
}

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

nlohmann::ordered_json reach_json(const ReachFigures& figures) {
  Json json = position_json(figures.reach);
  json["local"] = figures.local ? position_json(*figures.local) : Json(nullptr);
  return json;
}

}  // namespace minewise::cli
