// A Runner spreads a run over threads and machines: things are begun one after the other, made
// several at a time and taken one at a time. The modules that run many games take a Runner as an
// argument and know neither threads nor machines; study/spread has the runners that do.
//
// Work stays in this process. What is being made lives in a lane, a place of the caller's own for
// one thing at a time. A Task may leave the process: its questions and answers are bytes.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
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

// The answer to a question, or why there is none: empty if the run was stopped from outside.
using TaskAnswer = std::expected<std::string, std::string>;

// Answers a question. Called by many threads, never twice at a time for one lane.
using AnswerInLane = std::function<TaskAnswer(std::string_view question, int lane)>;

// An answer that has come in, and which process gave it: 0 is this one.
struct Answered {
  std::string_view question, answer;
  int rank = 0;
};

// How questions are answered, in whichever process.
struct Answerer {
  std::uint64_t identity = 0;  // as that of a Task
  AnswerInLane answer;
};

struct Task {
  // A digest of all that answers depend on beside the question. Processes that differ in it do not
  // answer for each other.
  std::uint64_t identity = 0;

  // The next question; nothing if none is left. Never two at a time.
  std::function<std::optional<std::string>()> next;
  AnswerInLane answer;
  // Takes an answer; never two at a time. Returns false to have the rest given up.
  std::function<bool(const Answered& answered)> take;
};

class Runner {
 public:
  virtual ~Runner() = default;

  // How many things may be under way in this process at a time.
  virtual int lanes() const = 0;

  // How many, wherever they are made. It changes as processes come and go.
  virtual int reach() const { return lanes(); }

  // Returns whether everything was taken.
  virtual bool run(const Work& work, HandIn hand_in) const = 0;

  // The same for a task, which may be done elsewhere. By default it is done here.
  virtual bool run(const Task& task, HandIn hand_in) const;
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

// The same where the number of lanes is not known beforehand. Many threads may call it, each for a
// lane of its own.
template <class T>
class LanesAsNeeded {
 public:
  T& operator[](int lane) {
    const std::scoped_lock lock(mutex_);
    return places_[lane];
  }

 private:
  std::mutex mutex_;
  std::map<int, T> places_;  // which stay where they are
};

// Games, or other numbered things, that follow each other.
struct GameRange {
  std::uint64_t first = 0;
  std::uint64_t end = 0;  // one past the last

  std::uint64_t size() const { return end - first; }
};

// The most things that go into one question, of so many that are alike: few enough that every
// process gets several questions, since some take longer than others.
std::uint64_t things_a_question(const Runner& runner, std::uint64_t things, std::uint64_t most);

// The time that the calling thread has spent so far: the library reads no clock of its own.
using ThreadClock = std::function<double()>;

}  // namespace minewise
