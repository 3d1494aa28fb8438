#include "bindings/python/long_calls.h"

#include <pybind11/pybind11.h>

#include <atomic>
#include <future>

namespace minewise::python {

namespace py = pybind11;

namespace {

constexpr std::chrono::milliseconds kPatience(50);

}  // namespace

void check_signals() {
  const py::gil_scoped_acquire lock;
  if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

void SignalClock::check() {
  const auto now = std::chrono::steady_clock::now();
  if (now - checked_ < kPatience) return;
  checked_ = now;
  check_signals();
}

void run_long(const std::function<void(const GoesOn& goes_on)>& work) {
  const py::gil_scoped_release others_run;
  std::atomic<bool> stopped = false;
  auto done = std::async(std::launch::async, [&] { work([&] { return !stopped.load(); }); });
  try {
    while (done.wait_for(kPatience) != std::future_status::ready) check_signals();
  } catch (...) {
    stopped = true;
    done.wait();
    throw;
  }
  done.get();
}

}  // namespace minewise::python
