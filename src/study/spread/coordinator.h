// The Coordinator is the Runner of rank 0: it spreads tasks over its own threads and over the
// workers of all other ranks. A separate thread, the postman, carries the letters. It sleeps while
// there are none, so coordinating costs next to nothing beside playing.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "study/spread/scheduler.h"
#include "study/spread/threads.h"

namespace minewise {

// What the ranks of a process group must have in common to answer a task: a digest of the words
// that they were started with, and the identity of the task.
std::uint64_t process_group_identity(std::uint64_t words, std::uint64_t task);

class Coordinator final : public Runner {
 public:
  // So many letters are read at a time, so that other work has its turn even if letters never end.
  static constexpr int kLettersARound = 256;

  // Tells users something; called by one thread at a time.
  using Tell = std::function<void(const std::string& notice)>;

  // Whether work goes on; asked by any thread.
  using GoesOn = std::function<bool()>;

  // Letters are carried from now on, so that workers know of the coordinator whatever it does
  // meanwhile. REQUIRES: the transport is that of rank 0 and outlives this.
  Coordinator(Transport& transport, std::uint64_t words, Tell tell, GoesOn goes_on);
  ~Coordinator() override;

  // How many threads of this process play; one, unless said. REQUIRES: nothing runs.
  void use_threads(int jobs);

  // Only tasks are sent to other processes. Work is done here.
  int lanes() const override { return threads_.lanes(); }
  int reach() const override;
  bool run(const Work& work, HandIn hand_in) const override { return threads_.run(work, hand_in); }
  bool run(const Task& task, HandIn hand_in) const override;

  int jobs() const { return threads_.jobs(); }

  // Why a worker could not go on, if one had to stop the run.
  std::string trouble() const;

  // What is known of the ranks, and the time by the clock of `heard`.
  std::vector<RankState> ranks() const;
  double now() const;

  // Tells all ranks that nothing more will be asked, and waits for them a little. Returns whether
  // all have taken leave.
  bool dismiss();

 private:
  void answer_here(const Task& task, int lane) const;
  void carry_letters(const std::stop_token& stop) const;
  int carry_round() const;  // returns how many letters were read. REQUIRES: the lock is held

  Transport& transport_;
  std::uint64_t words_;
  Threads threads_;
  Tell tell_;
  GoesOn goes_on_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  mutable std::mutex mutex_;  // over what follows, and the transport
  mutable Scheduler scheduler_;
  mutable std::condition_variable_any changed_;  // there may be a question, or all is done
  mutable std::condition_variable_any post_;     // there may be letters to send
  std::jthread postman_;                         // the last: it reads the others
};

}  // namespace minewise
