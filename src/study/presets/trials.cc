#include "study/presets/trials.h"

#include <algorithm>

#include "core/macros.h"
#include "core/words.h"

namespace minewise {

namespace {

constexpr std::string_view kStudyTitle = "minewise study 1";
constexpr std::string_view kExperimentTitle = "minewise experiment ";

// The words before and after the first space.
std::pair<std::string, std::string> split_line(std::string_view line) {
  const std::size_t space = std::min(line.find(' '), line.size());
  return {std::string(line.substr(0, space)),
          std::string(line.substr(std::min(space + 1, line.size())))};
}

Result<void> read_head_line(std::string_view line, Study& study) {
  const auto [key, value] = split_line(line);
  if (key == "name") {
    study.name = value;
  } else if (key == "kind") {
    study.kind = value;
  } else if (key == "set") {
    study.settings.insert(split_line(value));
  } else {
    return fail("'{}' is not a line of a study", line);
  }
  return {};
}

}  // namespace

const std::string& Study::setting(std::string_view key) const {
  const auto found = settings.find(key);
  CHECK(found != settings.end());
  return found->second;
}

std::string format_study(const Study& study) {
  const std::string experiment = format_experiment(study.experiment);
  if (study.is_comparison()) return experiment;
  std::string text = fmt::format("{}\nname {}\nkind {}\n", kStudyTitle, study.name, study.kind);
  for (const auto& [key, value] : study.settings) text += fmt::format("set {} {}\n", key, value);
  return text + experiment;
}

Result<Study> parse_study(std::string_view text) {
  Study study;
  study.kind = kComparison;
  LineReader lines(text);
  const bool has_head = lines.line() == kStudyTitle;
  if (has_head) {
    for (lines.next(); !lines.at_end() && !lines.line().starts_with(kExperimentTitle);
         lines.next()) {
      if (auto read = read_head_line(lines.line(), study); !read) {
        return fail_there(lines.number(), 1, read.error());
      }
    }
    if (lines.at_end()) return fail("the study has no experiment");
    text = text.substr(text.find(fmt::format("\n{}", kExperimentTitle)) + 1);
  }
  if (has_head && study.is_comparison()) return fail("a comparison has no lines of a study");
  auto experiment = parse_experiment(text);
  if (!experiment) {
    Error error = experiment.error();
    if (has_head && error.line > 0) error.line += lines.number() - 1;
    return std::unexpected(error);
  }
  study.experiment = *std::move(experiment);
  return study;
}

const TrialKind* find_trial_kind(std::string_view name) {
  const auto kinds = all_trial_kinds();
  const auto found = std::ranges::find(kinds, name, &TrialKind::name);
  return found == kinds.end() ? nullptr : &*found;
}

Result<std::unique_ptr<Trials>> make_trials(const Study& study) {
  const TrialKind* kind = find_trial_kind(study.kind);
  if (!kind) return fail("kind: unknown kind '{}'", study.kind);
  for (const std::string_view key : kind->settings) {
    if (!study.settings.contains(key)) return fail("{}: missing", key);
  }
  for (const auto& [key, value] : study.settings) {
    if (std::ranges::find(kind->settings, key) == kind->settings.end()) {
      return fail("{}: not a setting of kind '{}'", key, study.kind);
    }
  }
  for (const AgentSpec& agent : study.experiment.agents) {
    const auto inside = check_inside(agent);
    if (!inside) return fail("agents: {}", inside.error().text());
  }
  return kind->make(study);
}

Result<ChunkPlan> plan_of_study(std::string_view text) {
  TRY(const auto study, parse_study(text));
  if (study.is_comparison()) return ChunkPlan(study.experiment);
  TRY(const auto trials, make_trials(study));
  return (trials)->plan();
}

}  // namespace minewise
