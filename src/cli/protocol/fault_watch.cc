#include "cli/protocol/fault_watch.h"

#include <fmt/format.h>

#include "core/counted.h"
#include "game/play_game.h"

namespace minewise {

AfterFault FaultWatch::watcher() {
  return [this](const AgentSpec& agent, const GameId& id, int move, const Fault& fault) {
    seen_();
    return see(describe_fault(agent, id, move, fault), fault);
  };
}

bool FaultWatch::see(std::string message, const Fault& fault) {
  const std::lock_guard lock(mutex_);
  ++faults_;
  by_clock_ += fault.by_clock;
  const bool ends = !goes_on_ || fault.is_final;
  if (told_.empty() || (ends && !has_stopped_)) told_ = std::move(message);
  if (ends) has_stopped_ = true;
  return !ends;
}

std::string FaultWatch::message() const {
  const std::lock_guard lock(mutex_);
  if (faults_ == 0 || has_stopped_) return told_;
  const std::string by_clock =
      by_clock_ == 0 ? ""
                     : fmt::format(", {} by the clock, which another run may not have", by_clock_);
  return fmt::format("{} given up{}; the first: {}", counted(faults_, "game"), by_clock, told_);
}

}  // namespace minewise
