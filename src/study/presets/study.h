// A study: an experiment, and what is measured in its games. The kind of trial says what; its
// settings are what it needs to know beside agents, conditions, games and seed. A comparison is the
// study of kind "games", and needs nothing beside.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "study/experiment.h"

namespace minewise {

inline constexpr std::string_view kComparison = "games";

using Settings = std::map<std::string, std::string, std::less<>>;  // one line each

struct Study {
  std::string name;  // of the preset; plots are named by it
  std::string kind;
  Settings settings;
  Experiment experiment;

  bool is_comparison() const { return kind == kComparison; }
  const std::string& setting(std::string_view key) const;  // REQUIRES: it is set
};

// The study as text, by which ledgers recognise it: a head, and the text of the experiment. That of
// a comparison has no head.
//
//     minewise study 1
//     name chain-size
//     kind chains
//     set axis side
//     minewise experiment 1
//     seed 1
//     ...
std::string format_study(const Study& study);
Result<Study> parse_study(std::string_view text);

}  // namespace minewise
