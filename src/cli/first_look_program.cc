// A program that compares agents and does nothing else: `make run` builds it in half the time of
// the whole, which `make build` completes from the same objects.
#include "cli/verb.h"
#include "study/presets/trials.h"

namespace minewise {

std::span<const TrialKind> all_trial_kinds() {
  return {};
}

namespace cli {
AddVerb add_compare;
}

}  // namespace minewise

int main(int argc, char** argv) {
  using namespace minewise::cli;
  static constexpr NamedVerb kVerbs[] = {{"compare", add_compare}};
  return run_command_line(argc, argv, kVerbs);
}
