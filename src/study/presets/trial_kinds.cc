// The list of all kinds of trials. To add a kind, write a file and add a line here.
#include "study/presets/trials.h"

namespace minewise {

// One file and one line each.
#define MINEWISE_TRIAL_KINDS(X) \
  X(chains)                     \
  X(chain_times)                \
  X(chain_records)              \
  X(reach)                      \
  X(hard_boards)

#define MINEWISE_DECLARE(name) TrialKind name##_kind();
MINEWISE_TRIAL_KINDS(MINEWISE_DECLARE)
#undef MINEWISE_DECLARE

std::span<const TrialKind> all_trial_kinds() {
#define MINEWISE_ENTRY(name) name##_kind(),
  static const std::vector<TrialKind> kinds{MINEWISE_TRIAL_KINDS(MINEWISE_ENTRY)};
#undef MINEWISE_ENTRY
  return kinds;
}

}  // namespace minewise
