// An experiment over many games that draws figures of its own: which, and how it is to be run.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/verb.h"

namespace minewise::cli {

struct FigureOptions {
  std::optional<std::string> name;
  std::optional<std::string> out_folder;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> games;
  std::optional<std::string> moment;
  std::optional<int> jobs;

  // The seed is that of the verb: it makes games without a preset too.
  bool any() const { return name || out_folder || games || moment || jobs; }
};

// --preset, --out, --games, --moment and --jobs.
void add_figure_options(CLI::App* verb, FigureOptions& options);

// Runs the preset, and writes and draws its figures. REQUIRES: a preset is named.
Status run_figures(const FigureOptions& options);

}  // namespace minewise::cli
