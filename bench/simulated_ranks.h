// Thousands of simulated ranks, led by real code: the Scheduler, the coding of messages, run_queue
// and what takes the chunks are those of a real run. Time is virtual. A heap of events says when a
// rank has finished a chunk and when a letter arrives. The processor time of the coordinator's own
// code is measured and passes as virtual time. While the coordinator has nothing to do, time jumps
// to the next event. The coordinator looks for letters as in study/spread/coordinator.cc, with its
// Pause. The processor time of MPI is added by letter, by byte and by look, as measured by
// bench/letter_costs.cc.
//
// The ranks have one thread each and differ in speed. The network is never full.
#pragma once

#include <cstdint>

#include "core/runner.h"

namespace minewise {

// What carrying letters takes of the coordinator's processor, in seconds.
struct TransportCosts {
  double letter = 0;  // received
  double byte = 0;    // received
  double sent = 0;    // a letter
  double look = 0;    // a round of the postman: waking up, and looking for letters
};

// What leading took, while the measured chunks came in. Times are in seconds.
struct CoordinatorLoad {
  double window = 0;  // virtual
  std::uint64_t chunks = 0, letters = 0, bytes = 0;
  double scheduler = 0, coding = 0, keeping = 0, transport = 0;  // processor time
  double looks = 0;
  double efficiency = 0;  // the share of their time in which ranks played

  double share(double seconds) const { return seconds / window; }
  double total() const { return scheduler + coding + keeping + transport + looks; }
};

class SimulatedRanks final : public Runner {
 public:
  // REQUIRES: load outlives this.
  SimulatedRanks(int ranks, const TransportCosts& costs, CoordinatorLoad& load)
      : ranks_(ranks), costs_(costs), load_(load) {}

  int lanes() const override { return 1; }
  bool run(const Work& work, HandIn hand_in) const override;

  // Ends after enough chunks to measure, or with the task.
  bool run(const Task& task, HandIn hand_in) const override;

 private:
  int ranks_;
  TransportCosts costs_;
  CoordinatorLoad& load_;
};

}  // namespace minewise
