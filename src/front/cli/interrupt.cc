#include "front/cli/interrupt.h"

#include <signal.h>

#include <atomic>

namespace minewise::cli {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a handler may touch nothing else

void note_interrupt(int signal_number) {
  interrupted = true;
  signal(signal_number, SIG_DFL);
}

// Returns what was done about the signal before.
auto watch(int signal_number) {
  const auto before = signal(signal_number, note_interrupt);
  if (before == SIG_IGN) signal(signal_number, SIG_IGN);
  return before;
}

}  // namespace

InterruptWatch::InterruptWatch() : on_interrupt_(watch(SIGINT)), on_terminate_(watch(SIGTERM)) {
  interrupted = false;
}

InterruptWatch::~InterruptWatch() {
  signal(SIGINT, on_interrupt_);
  signal(SIGTERM, on_terminate_);
}

bool InterruptWatch::was_interrupted() {
  return interrupted;
}

}  // namespace minewise::cli
