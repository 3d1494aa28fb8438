// Experiments that come with the program: the reports' own, and some of ours. Each is a file in
// experiments/, built into the program:
//
//     title = "Report 001, figure 6: basic and CSP on 20x20"
//     about = "A paragraph for the page."
//     agents = "basic,contradiction"
//     sizes = "20"
//     densities = "0.1:0.9:0.1"       # or mines = "10,20"; neither where sizes have their own
//     rules = ["survival"]
//     games = 5000                    # enough to publish
//     quick = 100                     # enough to see what is what
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ground/base/result.h"
#include "study/lab/experiment_options.h"

namespace minewise {

struct PresetFile {
  std::string_view name;
  std::string_view text;
};

// In a source made while building, by cmake/presets.cmake.
const std::vector<PresetFile>& preset_files();

struct Preset {
  std::string name;
  std::string title;
  std::string about;
  std::uint64_t games = 0;
  std::uint64_t quick = 0;
  ExperimentOptions options;  // with neither games nor seed
};

// An Error for a name that no preset has.
Result<Preset> find_preset(std::string_view name);
Result<Preset> parse_preset(std::string_view name, std::string_view text);

// A line a preset.
std::string list_presets();

}  // namespace minewise
