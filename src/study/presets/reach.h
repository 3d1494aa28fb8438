// The results of the experiments on reach, and how they are written: as tables for programs, as
// plots, and as a text that names the peaks.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/statistics.h"
#include "review/reach.h"
#include "study/plot.h"
#include "study/presets/trial_tools.h"

namespace minewise {

// What many positions have in common, for one alteration.
struct GatheredReach {
  ReachProfile profile;
  Mean reach;     // of the mean reach in a position
  Mean farthest;  // of the greatest reach in a position

  // A position in which nothing could be altered is passed over.
  void add(const ReachProfile& position);
};

// Every position is measured with the number of mines known, and by the clues alone: with the
// density in place of the number.
enum class ReachBy { Count, CluesAlone };
inline constexpr ReachBy kReachBy[] = {ReachBy::Count, ReachBy::CluesAlone};

struct MeasuredBoard {
  SquareBoard board;
  std::uint64_t positions = 0;
  bool exact = true;
  std::array<std::array<GatheredReach, std::size(kAlterations)>, std::size(kReachBy)> gathered;

  const GatheredReach& of(ReachBy by, Alteration alteration) const {
    return gathered[std::to_underlying(by)][std::to_underlying(alteration)];
  }
};

struct ReachStudy {
  std::string name;                // "reach-density"
  std::string sample;              // in a few words: how many games
  std::string measured;            // in a line: which games, positions and sources
  BoardAxis axis;                  // what the boards differ in
  std::vector<std::size_t> drawn;  // the boards whose changes are drawn by distance
  std::vector<MeasuredBoard> boards;
};

std::string reach_csv(const ReachStudy& study);  // a row for each board and alteration
std::string rings_csv(const ReachStudy& study);  // and for each distance
std::vector<Plot> reach_plots(const ReachStudy& study);
std::string reach_summary(const ReachStudy& study);

}  // namespace minewise
