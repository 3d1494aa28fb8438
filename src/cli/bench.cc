// minewise bench: one number for all behaviour, and the speed beside it. docs/performance.md says
// what it covers and how to read it.
#include <chrono>
#include <memory>

#include "cli/run/streams.h"
#include "cli/verb.h"
#include "output/json/study_json.h"
#include "study/behaviour.h"

namespace minewise::cli {
namespace {

Status bench(const std::string& format) {
  const auto begin = std::chrono::steady_clock::now();
  const Behaviour behaviour = sum_up_behaviour();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  const double rate = behaviour.moves / seconds.count();
  print(format == "json"
            ? behaviour_json(behaviour, seconds.count())
            : fmt::format("Bench: {}\n{} games, {} moves in {:.3f} s, {:.0f} moves a second\n",
                          behaviour.number, behaviour.games, behaviour.moves, seconds.count(),
                          rate));
  return {};
}

}  // namespace

void add_bench(CLI::App& program, ChosenVerb& chosen) {
  auto format = std::make_shared<std::string>("text");
  CLI::App* verb = program.add_subcommand(
      "bench",
      "Compute one number for all behaviour, and measure the speed.\n"
      "Every agent plays fixed games and every engine examines fixed positions. The number changes "
      "when any move, conclusion or reason changes. It is the same on every machine.");
  add_format_option(verb, *format);
  verb->footer("Example:\n  minewise bench");
  run_with(verb, chosen, [format] { return bench(*format); });
}

}  // namespace minewise::cli
