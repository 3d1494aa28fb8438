#include "study/presets/trials.h"

#include <algorithm>

#include "core/try.h"

namespace minewise {

const TrialKind* find_trial_kind(std::string_view name) {
  const auto kinds = all_trial_kinds();
  const auto found = std::ranges::find(kinds, name, &TrialKind::name);
  return found == kinds.end() ? nullptr : &*found;
}

Result<std::unique_ptr<Trials>> make_trials(const Study& study) {
  const TrialKind* kind = find_trial_kind(study.kind);
  if (!kind) return fail("kind: there is no '{}'", study.kind);
  for (const std::string_view key : kind->settings) {
    if (!study.settings.contains(key)) return fail("{}: is not set", key);
  }
  for (const auto& [key, value] : study.settings) {
    if (std::ranges::find(kind->settings, key) == kind->settings.end()) {
      return fail("{}: is no setting of kind '{}'", key, study.kind);
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
