#include "cli/protocol/live_player.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>

#include "cli/protocol/engine.h"

namespace minewise {
namespace {

constexpr std::chrono::milliseconds kMoment(200);  // what a question that is stopped still has
constexpr int kMostStrays = 4;                     // each of them keeps a core busy
constexpr std::size_t kMostWaiting = 64 << 20;     // bytes of lines; then the board has to wait

constexpr std::string_view kTooManyStrays =
    "error too many questions were stopped and are still being worked out; ask again later\n";
constexpr std::string_view kNoMemory = "error there is not enough memory\n";

}  // namespace

// Everything but the session of a question is guarded by the mutex; a question is worked out
// without it.
class LivePlayer::State : public std::enable_shared_from_this<State> {
 public:
  State(AgentSpec agent, Answer answer) : player_(std::move(agent)), answer_(std::move(answer)) {}

  void start_thread() {
    thread_ = std::thread([state = shared_from_this(), turn = turn_] { state->attend(turn); });
  }

  bool take(std::string_view line) {
    std::unique_lock lock(mutex_);
    if (is_word(line, "stop") && is_busy()) {
      hurry(lock);
    } else {
      changed_.wait(lock, [&] { return waiting_bytes_ < kMostWaiting || is_over_; });
      waiting_bytes_ += line.size() + sizeof(std::string);
      waiting_.emplace_back(line);
      changed_.notify_all();
      if (is_word(line, "quit")) hurry(lock);
    }
    return !is_over_;
  }

  void finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !is_busy(); });
  }

  void leave() {
    std::unique_lock lock(mutex_);
    is_over_ = true;
    changed_.notify_all();
    if (is_asking_) return thread_.detach();
    lock.unlock();
    thread_.join();
  }

  bool has_strays() const {
    const std::lock_guard lock(mutex_);
    return strays_ > 0 || is_asking_;
  }

 private:
  static bool is_word(std::string_view line, std::string_view word) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == line.npos || !line.substr(begin).starts_with(word)) return false;
    return line.find_first_not_of(" \t\r\n", begin + word.size()) == line.npos;
  }

  bool is_busy() const { return !is_over_ && (is_attending_ || !waiting_.empty()); }

  // Gives each question that is left a moment.
  void hurry(std::unique_lock<std::mutex>& lock) {
    while (is_busy()) {
      const auto answered = answered_;
      const bool went_on =
          changed_.wait_for(lock, kMoment, [&] { return !is_busy() || answered_ != answered; });
      if (!went_on && is_asking_) abandon();
    }
  }

  // The thread with the question finds that its turn is over. Another takes the lines that wait.
  void abandon() {
    ++turn_;
    ++strays_;
    is_asking_ = is_attending_ = false;
    thread_.detach();
    player_.give_up();
    tell("stopped\n");
    start_thread();
  }

  void tell(std::string_view lines) {
    ++answered_;
    if (!lines.empty() && !is_over_ && !answer_(lines)) is_over_ = true;
    changed_.notify_all();
  }

  // One thread's life: it takes lines as long as it is its turn.
  void attend(std::uint64_t turn) {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [&] { return turn != turn_ || is_over_ || !waiting_.empty(); });
      if (turn != turn_ || is_over_) return;
      const std::string line = std::move(waiting_.front());
      waiting_.pop_front();
      waiting_bytes_ -= line.size() + sizeof(std::string);
      is_attending_ = true;
      auto reply = take_safely(line);
      if (reply.work_out) reply.text = work_out(reply.work_out, lock);
      if (turn != turn_) {
        --strays_;
        return;
      }
      is_attending_ = false;
      tell(reply.text);
      if (reply.quits) is_over_ = true;
    }
  }

  // Nothing of ours throws, but memory may run out.
  ProtocolPlayer::Reply take_safely(const std::string& line) {
    try {
      return player_.take(line);
    } catch (const std::bad_alloc&) {
      return {.text = std::string(kNoMemory)};
    }
  }

  // REQUIRES: the mutex is held. It is not while the question is worked out.
  std::string work_out(const std::function<std::string()>& question,
                       std::unique_lock<std::mutex>& lock) {
    if (strays_ >= kMostStrays) return std::string(kTooManyStrays);
    const std::uint64_t turn = turn_;
    is_asking_ = true;
    lock.unlock();
    std::optional<std::string> answer;
    try {
      answer = question();
    } catch (const std::bad_alloc&) {
      answer.reset();
    }
    lock.lock();
    if (turn != turn_) return "";
    is_asking_ = false;
    if (answer) return *std::move(answer);
    player_.give_up();
    return std::string(kNoMemory);
  }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  ProtocolPlayer player_;
  Answer answer_;
  std::thread thread_;  // the one whose turn it is
  std::deque<std::string> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::uint64_t turn_ = 0;      // whose it is to take lines
  std::uint64_t answered_ = 0;  // lines
  bool is_attending_ = false;   // a line is taken and not answered yet
  bool is_asking_ = false;      // its question is being worked out, without the mutex
  bool is_over_ = false;
  int strays_ = 0;
};

LivePlayer::LivePlayer(AgentSpec agent, Answer answer)
    : state_(std::make_shared<State>(std::move(agent), std::move(answer))) {
  state_->start_thread();
}

LivePlayer::~LivePlayer() {
  state_->leave();
}

bool LivePlayer::take(std::string_view line) {
  return state_->take(line);
}

void LivePlayer::finish() {
  state_->finish();
}

bool LivePlayer::has_strays() const {
  return state_->has_strays();
}

}  // namespace minewise
