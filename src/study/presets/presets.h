// Every experiment that comes with the program: those of the reports, and some of ours. Each is a
// file in experiments/, built into the program:
//
//     kind = "chains"                 # of trial (study/presets/trials.h); "games", a comparison of
//                                     # agents, where it is left out
//     title = "The longest chain of a game against density"
//     about = "A paragraph for the page."
//     agents = "basic,exact"
//     sizes = "16"
//     densities = "0.05:0.5:0.025"    # or mines = "10,20"; neither where sizes have their own
//     rules = ["survival count=shown"]
//     games = 1000                    # enough to publish
//     quick = 20                      # fewer games, for a quick look
//     axis = "density"                # and the other settings of the kind of trial
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "study/experiment.h"
#include "study/presets/trials.h"

namespace minewise {

struct PresetFile {
  std::string_view name;
  std::string_view text;
};

// In a source made while building, by cmake/presets.cmake.
const std::vector<PresetFile>& preset_files();

struct Preset {
  std::string name;
  std::string kind{kComparison};
  std::string title;
  std::string about;
  std::uint64_t games = 0;
  std::uint64_t quick = 0;
  ExperimentOptions options;  // with neither games nor seed
  Settings settings;          // of the kind
};

// An Error for a name that no preset has.
Result<Preset> find_preset(std::string_view name);
Result<Preset> parse_preset(std::string_view name, std::string_view text);

// All of them, by name.
std::vector<Preset> all_presets();

// The study that a preset stands for, with so many games. An Error begins with what is at fault.
Result<Study> plan_study(const Preset& preset, std::uint64_t games, std::uint64_t seed);

// A line for each comparison; a line for each preset, with its kind.
std::string list_comparisons();
std::string list_presets();

}  // namespace minewise
