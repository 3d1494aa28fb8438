// Studies, and the kinds of trials that they measure. A study is an experiment together with what
// is measured in its games: the kind of trial. Settings are what the kind needs to know beside
// agents, conditions, games and seed. A comparison is the study of kind "games", which has no
// settings.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "study/chunk.h"
#include "study/experiment.h"
#include "study/plot.h"

namespace minewise {

// The results of a study before anyone writes them to disk: tables for programs, a summary for
// readers, and plots as plain series.

struct FigureFile {
  std::string name;
  std::string text;
};

struct Figures {
  std::vector<FigureFile> files;
  std::string summary;      // one of the files, to be printed as well; may be empty
  std::vector<Plot> plots;  // each has a point
};

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

// The trials of a study, and the kinds of trials. A kind is one file in this folder. It says what
// is measured in a trial, how the record of a chunk of trials looks as bytes, and which figures all
// records together give. How trials are spread over threads and shards, kept and resumed is the
// same for all kinds.

// What a trial may ask while it goes on.
struct Meter {
  ThreadClock clock = [] { return 0.0; };               // for the kind that measures times
  std::function<bool()> goes_on = [] { return true; };  // false to have the chunk given up
};

// The records of a series, in order, each with the numbers of its trials.
using SeeRecord = std::function<Result<void>(const GameRange& trials, std::string_view record)>;
using ReadRecords = std::function<Result<void>(int series, const SeeRecord& see)>;

class Trials {
 public:
  virtual ~Trials() = default;

  // How they are cut into chunks; a function of the study.
  virtual ChunkPlan plan() const = 0;

  // The record of a chunk, a function of the study and the chunk alone but for times; nothing if it
  // was given up. Called by many threads.
  virtual std::optional<std::string> measure(const ChunkId& chunk, const Meter& meter) const = 0;

  // The figures of a study whose records are all there. An Error where one is damaged.
  virtual Result<Figures> figures(const ReadRecords& read) const = 0;
};

struct TrialKind {
  std::string_view name;                        // as `kind` in a file of experiments/
  std::string_view label;                       // for a line of progress: "following chains"
  std::string_view verb;                        // whose --preset is a shorter way to these studies
  std::vector<std::string_view> settings = {};  // those it has, all of which must be set

  // An Error begins with the setting, or the part of the experiment, that is at fault.
  Result<std::unique_ptr<Trials>> (*make)(const Study& study) = nullptr;
};

std::span<const TrialKind> all_trial_kinds();

// Null if there is none of that name; there is none for comparisons, which know their games.
const TrialKind* find_trial_kind(std::string_view name);

// The trials of a study that is no comparison.
Result<std::unique_ptr<Trials>> make_trials(const Study& study);

// The chunks of any study, from its text.
Result<ChunkPlan> plan_of_study(std::string_view text);

}  // namespace minewise
