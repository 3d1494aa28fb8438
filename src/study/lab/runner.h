// How a run is spread over threads: things are begun one after the other, made several at a time
// and taken one at a time. The rooms that run many games take a Runner as an argument and know no
// threads; study/spread has the runners that do.
//
// Whatever is being made lives in a lane: a place of the caller's own, for one thing at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace minewise {

enum class HandIn {
  AsFinished,  // in whatever order things are finished: the least is lost when a run is killed
  InOrder,     // in the order in which they were begun
};

struct Work {
  // Settles what is made next in a lane; false if nothing is left. Never two at a time.
  std::function<bool(int lane)> begin;
  // Makes it. Called by many threads, never twice at a time for one lane.
  std::function<void(int lane)> make;
  // Takes what was made; never two at a time. Returns false to have the rest given up.
  std::function<bool(int lane)> take;
};

class Runner {
 public:
  virtual ~Runner() = default;

  // How many things may be under way at a time.
  virtual int lanes() const = 0;

  // Returns whether everything was taken.
  virtual bool run(const Work& work, HandIn hand_in) const = 0;
};

// Makes one thing after the other, on the caller's thread.
const Runner& serial_runner();

using MakeInLane = std::function<void(std::uint64_t number, int lane)>;  // by many threads

// Takes what was made; never two at a time. Returns false to have the rest given up.
using TakeFromLane = std::function<bool(std::uint64_t number, int lane)>;

// Makes the things 0..count-1 and hands them in in that order, so that what comes out does not
// depend on the runner. Returns whether all were taken.
bool make_in_order(const Runner& runner, std::uint64_t count, const MakeInLane& make,
                   const TakeFromLane& take);

// A place for what each lane holds.
template <class T>
class Lanes {
 public:
  explicit Lanes(const Runner& runner) : places_(static_cast<std::size_t>(runner.lanes())) {}

  T& operator[](int lane) { return places_[lane]; }

 private:
  std::vector<T> places_;
};

// The time that the calling thread has spent so far: the library reads no clock of its own.
using ThreadClock = std::function<double()>;

}  // namespace minewise
