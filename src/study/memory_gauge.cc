#include "study/memory_gauge.h"

namespace minewise {
namespace {

// What is allocated while this exists belongs to the count.
class Counted {
 public:
  explicit Counted(const MemoryGauge& gauge) : gauge_(gauge) { gauge_.include(true); }
  ~Counted() { gauge_.include(false); }
  Counted(const Counted&) = delete;

 private:
  const MemoryGauge& gauge_;
};

}  // namespace

GaugedAgent::GaugedAgent(const AgentSpec& spec, const MemoryGauge& gauge) : gauge_(&gauge) {
  gauge.begin();
  const Counted counted(gauge);
  agent_ = spec.make();
}

void GaugedAgent::start(const View& view) {
  const Counted counted(*gauge_);
  agent_->start(view);
}

Decision GaugedAgent::decide(const View& view, Rng& rng) {
  const Counted counted(*gauge_);
  return agent_->decide(view, rng);
}

}  // namespace minewise
