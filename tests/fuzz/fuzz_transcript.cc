// Transcripts. Those of small boards are also replayed, and if they hold, told again from the first
// move to the last.
#include "fuzz/reader.h"
#include "game/transcript.h"
#include "output/drawing/trace.h"

namespace minewise {
namespace {

constexpr int kMostCells = 400;

void check_replay(const Transcript& transcript, std::string_view text) {
  if (const auto replayed = replay(transcript); !replayed) {
    check_error(replayed.error(), text);
    return;
  }
  const Sink nowhere = [](std::string_view) {};
  const auto steps = trace_steps(nowhere, nullptr, Ink(true));
  const auto log = trace_log(nowhere, nullptr);
  Game game = game_of(transcript, make_topology(transcript.id.shape()));
  for (const Step& step : transcript.steps) {
    for (Observer* trace : {steps.get(), log.get()}) trace->decided(game, step.decision);
    game.play(step.decision.move);
    for (Observer* trace : {steps.get(), log.get()}) trace->played(game, step);
  }
}

}  // namespace
}  // namespace minewise

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  const std::string_view text = as_text(bytes, size);
  const auto transcript = check_reader(text, parse_transcript, format_transcript);
  if (transcript && transcript->id.shape().cells() <= kMostCells) check_replay(*transcript, text);
  return 0;
}
