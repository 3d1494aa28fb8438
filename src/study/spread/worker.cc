#include "study/spread/worker.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "study/spread/scheduler.h"
#include "study/spread/threads.h"

namespace minewise {

namespace {

using Clock = std::chrono::steady_clock;

// One question waits while another is answered, so that no thread waits for the transport.
constexpr int kQuestionsAThread = 2;

// The threads get this long to end when their answers are not needed any more.
constexpr std::chrono::milliseconds kTimeToEnd{300};

class Worker {
 public:
  Worker(Transport& transport, const WorkerProcess& process)
      : transport_(transport),
        process_(process),
        heard_(Clock::now()),
        said_(heard_),
        round_(heard_) {}

  void say(const Message& message) {
    transport_.send({0, format_message_bytes(message)});
    said_ = Clock::now();
  }

  void say_hello(std::uint64_t identity, int room) {
    say({.saying = Saying::Hello,
         .number = identity,
         .count = static_cast<std::uint64_t>(room),
         .text = machine_name()});
  }

  // Answers no more, and tells the coordinator so.
  void leave(Saying saying, const std::string& why);

  // Carries letters until the end.
  WorkerEnd carry_letters();

  void answer_in(int lane, const AnswerInLane& answer);

  // Returns whether all threads end, now that no more answers are needed.
  bool end_threads();

 private:
  bool read_letters();  // returns whether there were any
  bool send_answers();
  void check_stop();
  bool is_coordinator_lost();
  void say_bye();

  Transport& transport_;
  const WorkerProcess& process_;
  Clock::time_point heard_, said_;  // the coordinator, and to the coordinator
  Clock::time_point round_;         // when letters were last carried
  bool is_over_ = false;
  bool has_left_ = false;

  std::mutex mutex_;  // over what follows
  std::condition_variable changed_;
  std::deque<Question> asked_;
  std::deque<Question> answers_;        // the text is the answer
  std::optional<std::string> stopped_;  // why; empty: from outside
  bool has_ended_ = false;
  int busy_ = 0;  // threads
};

void Worker::answer_in(int lane, const AnswerInLane& answer) {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return has_ended_ || stopped_ || !asked_.empty(); });
    if (has_ended_ || stopped_) return;
    const Question question = std::move(asked_.front());
    asked_.pop_front();
    ++busy_;
    lock.unlock();
    auto tried = try_to_answer(answer, question.text, lane);
    TaskAnswer answered =
        tried ? *std::move(tried) : TaskAnswer(std::unexpected(tried.error().what));
    lock.lock();
    --busy_;
    if (answered) {
      answers_.push_back({question.number, *std::move(answered)});
    } else if (!stopped_) {
      stopped_ = answered.error();
    }
    if (!answered || has_ended_) changed_.notify_all();
  }
}

bool Worker::end_threads() {
  std::unique_lock lock(mutex_);
  has_ended_ = true;
  changed_.notify_all();
  return changed_.wait_for(lock, kTimeToEnd, [&] { return busy_ == 0; });
}

bool Worker::read_letters() {
  bool were_there = false;
  while (const auto letter = transport_.receive()) {
    were_there = true;
    heard_ = Clock::now();
    const auto message = parse_message(letter->text);
    if (!message) continue;
    if (message->saying == Saying::Over) is_over_ = true;
    if (message->saying != Saying::Ask || has_left_) continue;
    const std::lock_guard lock(mutex_);
    asked_.push_back({message->number, std::string(message->text)});
    changed_.notify_one();
  }
  return were_there;
}

bool Worker::send_answers() {
  std::deque<Question> ready;
  {
    const std::lock_guard lock(mutex_);
    ready = std::exchange(answers_, {});
  }
  for (const Question& answer : ready) {
    say({.saying = Saying::Reply, .number = answer.number, .text = answer.text});
  }
  return !ready.empty();
}

void Worker::leave(Saying saying, const std::string& why) {
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
    changed_.notify_all();
  }
  has_left_ = true;
  say({.saying = saying, .text = why});
}

// Whether this process was told to stop, or a thread has found that the run cannot go on.
void Worker::check_stop() {
  if (has_left_) return;
  std::optional<std::string> stopped;
  {
    const std::lock_guard lock(mutex_);
    stopped = stopped_;
  }
  if (!stopped && process_.goes_on()) return;
  const std::string why = stopped.value_or("");
  leave(why.empty() ? Saying::Leave : Saying::Stop, why.empty() ? "it was told to stop" : why);
}

// Silence counts only while this process itself was not asleep.
bool Worker::is_coordinator_lost() {
  const auto now = Clock::now();
  const std::chrono::duration<double> silence(process_.goes_on() ? kCoordinatorSilence
                                                                 : kSilenceAfterStop);
  if (now - round_ > silence / 2) heard_ = now;
  round_ = now;
  return now - heard_ > silence;
}

WorkerEnd Worker::carry_letters() {
  Pause pause;
  while (true) {
    bool was_busy = read_letters();
    was_busy = send_answers() || was_busy;
    if (is_over_) {
      say_bye();
      return {WorkerEnd::How::Over};
    }
    check_stop();
    if (is_coordinator_lost()) return {WorkerEnd::How::CoordinatorLost};
    if (Clock::now() - said_ > std::chrono::duration<double>(Scheduler::kBetweenBeats)) {
      say({.saying = Saying::Beat});
    }
    std::this_thread::sleep_for(pause.next(was_busy));
  }
}

void Worker::say_bye() {
  leave(Saying::Bye, "");
  const auto end = Clock::now() + std::chrono::milliseconds(200);
  while (!transport_.is_sent() && Clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace

std::string machine_name() {
  std::array<char, 256> name{};
  gethostname(name.data(), name.size() - 1);
  return name.data();
}

WorkerEnd help(Transport& transport, int jobs, std::uint64_t identity, const AnswerInLane& answer,
               const WorkerProcess& process) {
  Worker worker(transport, process);
  const Hands hands(jobs, [&](int lane) { worker.answer_in(lane, answer); });
  worker.say_hello(identity, hands.count() * kQuestionsAThread);
  const WorkerEnd end = worker.carry_letters();
  process.stop_answering();
  if (!worker.end_threads()) process.abandon(end);
  return end;
}

WorkerEnd decline(Transport& transport, const std::string& why, const WorkerProcess& process) {
  Worker worker(transport, process);
  worker.say_hello(0, 0);
  worker.leave(Saying::Leave, why);
  return worker.carry_letters();
}

}  // namespace minewise
