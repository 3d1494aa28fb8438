#include "generate/chain_meter.h"

#include <utility>

namespace minewise {

ChainMeter::ChainMeter(TopologyPtr topology, Means means)
    : clearing_(std::move(topology), std::move(means)) {}

int ChainMeter::measure(const Layout& layout, Cell first) {
  is_cleared_ = clearing_.clear(layout, first);
  const View& view = clearing_.view();
  const auto deductions = clearing_.facts().deductions();
  const auto openings = clearing_.openings();
  graph_.start(View(view.topology_ptr(), view.rules(), view.count()));
  std::size_t concluded = 0;
  const auto conclude_until = [&](std::size_t end) {
    for (; concluded < end; ++concluded) graph_.conclude(view, deductions[concluded]);
  };
  for (std::size_t i = 0; i < openings.size(); ++i) {
    conclude_until(openings[i].deductions);
    const std::size_t begin = openings[i].uncovered;
    const std::size_t end =
        i + 1 < openings.size() ? openings[i + 1].uncovered : view.uncovered().size();
    graph_.take_in(view, view.uncovered().subspan(begin, end - begin));
  }
  conclude_until(deductions.size());
  return graph_.depth();
}

Chain ChainMeter::longest() const {
  return chain_to(graph_, graph_.deepest(), clearing_.view().topology());
}

}  // namespace minewise
