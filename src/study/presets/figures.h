// What an experiment of its own kind comes to, before anyone writes it down: tables for programs, a
// summary for readers, and plots as plain series.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "study/influence/position_in_play.h"
#include "study/lab/plot.h"
#include "study/lab/runner.h"

namespace minewise {

struct FigureFile {
  std::string name;
  std::string text;
};

struct Figures {
  std::vector<FigureFile> files;
  std::string summary;      // one of the files, to be printed as well; may be empty
  std::vector<Plot> plots;  // each has a point
};

// How an experiment is to be run.
struct FigureRun {
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> games = {};  // a point; the preset's own if there is none
  Moment moment = Moment::Decision;         // where reach takes a position from a game
  const Runner* runner = &serial_runner();  // outlives the run
  ThreadClock clock = [] { return 0.0; };   // for the preset that measures times

  // Asked with the share that is done, by any thread; false to have the run given up.
  std::function<bool(double done)> goes_on = [](double) { return true; };
};

// An experiment that comes with the program and draws figures of its own.
struct FigurePreset {
  std::string_view name;
  std::string_view label;  // for a line of progress: "following chains"
  bool has_moment = false;

  // Nothing if it was given up.
  std::optional<Figures> (*run)(std::string_view name, const FigureRun& run) = nullptr;
};

// Those of `minewise influence --preset`.
std::span<const FigurePreset> influence_presets();

// Null if there is none of that name.
const FigurePreset* find_influence_preset(std::string_view name);

}  // namespace minewise
