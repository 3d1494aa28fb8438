// Positions. What reads is also shown to every engine: a position need not make sense, but no
// engine may stumble over one.
#include "core/position.h"
#include "fuzz/reader.h"
#include "solver/registry.h"

namespace minewise {
namespace {

constexpr int kMostCells = 400;

void check_engines(const Position& position) {
  const View view = view_of(position);
  for (const EngineEntry& entry : all_engines()) {
    const auto engine = entry.make();
    Facts facts(view);
    engine->start(view);
    engine->deduce(view, facts);
    for (const Deduction& deduction : facts.deductions()) CHECK(view.is_covered(deduction.cell));
  }
}

}  // namespace
}  // namespace minewise

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  const auto position = check_reader(as_text(bytes, size), parse_position, format_position);
  if (position && position->shape.cells() <= kMostCells) check_engines(*position);
  return 0;
}
