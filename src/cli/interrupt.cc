#include "cli/interrupt.h"

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

}  // namespace

InterruptWatch::InterruptWatch() {
  interrupted = false;
  signal(SIGINT, note_interrupt);
  signal(SIGTERM, note_interrupt);
}

InterruptWatch::~InterruptWatch() {
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
}

bool InterruptWatch::was_interrupted() {
  return interrupted;
}

}  // namespace minewise::cli
