#include "study/spread/helper.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "study/spread/desk.h"
#include "study/spread/hands.h"
#include "study/spread/pause.h"

namespace minewise {
namespace {

using Clock = std::chrono::steady_clock;

// One question waits while another is answered, so that no thread waits for the wire.
constexpr int kQuestionsAThread = 2;

class Helper {
 public:
  explicit Helper(Wire& wire) : wire_(wire), heard_(Clock::now()), said_(heard_) {}

  void say(const Message& message) {
    wire_.send({0, format_message_bytes(message)});
    said_ = Clock::now();
  }

  // Carries letters until the end.
  HelpEnd carry_letters();

  void answer_in(int lane, const AnswerInLane& answer);

 private:
  bool read_letters();  // returns whether there were any
  bool send_answers();
  HelpEnd leave(HelpEnd::How how);

  Wire& wire_;
  Clock::time_point heard_, said_;  // the leader, and to the leader
  bool is_over_ = false;

  std::mutex mutex_;  // over what follows
  std::condition_variable changed_;
  std::deque<Question> asked_;
  std::deque<Question> answers_;        // the text is the answer
  std::optional<std::string> stopped_;  // why; empty: from outside
  bool has_ended_ = false;
};

void Helper::answer_in(int lane, const AnswerInLane& answer) {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return has_ended_ || stopped_ || !asked_.empty(); });
    if (has_ended_ || stopped_) return;
    const Question question = std::move(asked_.front());
    asked_.pop_front();
    lock.unlock();
    ErrandAnswer answered = answer(question.text, lane);
    lock.lock();
    if (answered) {
      answers_.push_back({question.number, *std::move(answered)});
    } else if (!stopped_) {
      stopped_ = answered.error();
      changed_.notify_all();
    }
  }
}

bool Helper::read_letters() {
  bool were_there = false;
  while (const auto letter = wire_.receive()) {
    were_there = true;
    heard_ = Clock::now();
    const auto message = parse_message(letter->text);
    if (!message) continue;
    if (message->saying == Saying::Over) is_over_ = true;
    if (message->saying != Saying::Ask) continue;
    const std::lock_guard lock(mutex_);
    asked_.push_back({message->number, std::string(message->text)});
    changed_.notify_one();
  }
  return were_there;
}

bool Helper::send_answers() {
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

HelpEnd Helper::carry_letters() {
  Pause pause;
  while (true) {
    bool was_busy = read_letters();
    was_busy = send_answers() || was_busy;
    std::optional<std::string> stopped;
    {
      const std::lock_guard lock(mutex_);
      stopped = std::exchange(stopped_, std::nullopt);
      has_ended_ = has_ended_ || stopped || is_over_;
      if (has_ended_) changed_.notify_all();
    }
    if (is_over_) return leave(HelpEnd::How::Over);
    if (stopped && stopped->empty()) return leave(HelpEnd::How::Stopped);
    if (stopped) say({.saying = Saying::Stop, .text = *stopped});
    const auto now = Clock::now();
    if (now - heard_ > std::chrono::duration<double>(kLeaderSilence)) {
      return leave(HelpEnd::How::LeaderLost);
    }
    if (now - said_ > std::chrono::duration<double>(Desk::kBetweenBeats)) {
      say({.saying = Saying::Beat});
    }
    std::this_thread::sleep_for(pause.next(was_busy));
  }
}

HelpEnd Helper::leave(HelpEnd::How how) {
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
    changed_.notify_all();
  }
  if (how == HelpEnd::How::LeaderLost) return {how};
  say({.saying = how == HelpEnd::How::Over ? Saying::Bye : Saying::Leave});
  const auto end = Clock::now() + std::chrono::milliseconds(200);
  while (!wire_.is_sent() && Clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return {how};
}

}  // namespace

std::string machine_name() {
  std::array<char, 256> name{};
  gethostname(name.data(), name.size() - 1);
  return name.data();
}

HelpEnd help(Wire& wire, int jobs, std::uint64_t identity, const AnswerInLane& answer,
             std::atomic<bool>& is_over) {
  Helper helper(wire);
  const Hands hands(jobs, [&](int lane) { helper.answer_in(lane, answer); });
  helper.say({.saying = Saying::Hello,
              .number = identity,
              .count = static_cast<std::uint64_t>(hands.count() * kQuestionsAThread),
              .text = machine_name()});
  const HelpEnd end = helper.carry_letters();
  is_over = true;
  return end;
}

HelpEnd decline(Wire& wire, const std::string& why) {
  Helper helper(wire);
  helper.say({.saying = Saying::Leave, .text = why});
  return helper.carry_letters();
}

}  // namespace minewise
