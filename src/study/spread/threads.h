// A Runner that uses several threads of this machine.
#pragma once

#include "core/runner.h"

namespace minewise {

class Threads final : public Runner {
 public:
  // With 0, as many threads as there are cores.
  explicit Threads(int jobs);

  using Runner::run;
  int jobs() const { return jobs_; }

  // Two per thread: while one result waits to be collected, its thread makes the next.
  int lanes() const override { return 2 * jobs_; }
  bool run(const Work& work, HandIn hand_in) const override;

 private:
  int jobs_;
};

}  // namespace minewise
