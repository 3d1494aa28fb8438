#include "simulated_ranks.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <queue>
#include <utility>
#include <vector>

#include "core/bytes.h"
#include "core/rng.h"
#include "recorded_chunks.h"
#include "study/spread/coordinator.h"
#include "study/spread/scheduler.h"
#include "study/spread/threads.h"

namespace minewise {
namespace {

// How long a letter is under way: at most the longest pause of the worker.
constexpr double kLongestWay = std::chrono::duration<double>(Pause::kLongest).count();

constexpr double kSpread = 0.1;  // the fastest rank is so much faster than the slowest

// What is measured begins after two chunks a rank, and ends after three more, or so many seconds.
constexpr std::uint64_t kChunksBefore = 2, kChunksMeasured = 3, kLeastMeasured = 2'000;
constexpr double kSecondsBefore = 10, kSecondsMeasured = 30;

constexpr std::uint64_t kRoom = 2;  // questions that a rank has room for

struct Event {
  enum class What { Asked, Finished, Arrived, BeatDue };

  double time = 0;
  What what = What::Arrived;
  int rank = 0;
  Saying saying = Saying::Beat;  // of what arrived
  Question question;             // asked or answered

  friend bool operator>(const Event& one, const Event& other) { return one.time > other.time; }
};

struct SimulatedRank {
  double pace = 1;  // a chunk takes so many times its recorded time
  std::deque<Question> asked;
  double begun = -1;  // what it plays; negative: it waits
  double said = 0;    // when it last said something
};

// Measures processor time in pieces, without what measuring takes.
class Meter {
 public:
  Meter() {
    constexpr int kTimes = 10'000;
    for (int i = 0; i < kTimes; ++i) lost_ += measure([] {});
    lost_ /= kTimes;
  }

  template <class Action>
  double measure(const Action& action) const {
    const double begin = thread_time();
    action();
    return thread_time() - begin - lost_;
  }

 private:
  double lost_ = 0;
};

class Simulation {
 public:
  Simulation(int ranks, const TransportCosts& costs, const Task& task);

  CoordinatorLoad run(HandIn hand_in);

 private:
  void tell(double time, int rank, Saying saying, Question question = {});
  void play_next(int rank, double time);
  void happen(Event event);
  void happen_until(double time);
  std::string letter_of(const Event& event);
  void hear(const Event& event);
  int carry_round();  // returns how many letters were read
  void send_letters();
  void begin_window();
  double played_since_window(double begin, double end) const;
  double coding_of_a_chunk() const;
  double way() { return kLongestWay * rng_.unit(); }

  TransportCosts costs_;
  const Task& task_;
  Task timed_;
  Meter meter_;
  Rng rng_{Seed{1}, Digest("simulated ranks")};
  Scheduler scheduler_;
  std::vector<SimulatedRank> ranks_;
  std::priority_queue<Event, std::vector<Event>, std::greater<>> events_;
  std::deque<Event> inbox_;
  double now_ = 0, window_ = 0, played_ = 0;
  std::uint64_t taken_ = 0;
  CoordinatorLoad load_;
};

Simulation::Simulation(int ranks, const TransportCosts& costs, const Task& task)
    : costs_(costs), task_(task), timed_(task), scheduler_(ranks + 1), ranks_(ranks + 1) {
  timed_.take = [this](const Answered& answered) {
    bool goes_on = false;
    const double took = meter_.measure([&] { goes_on = task_.take(answered); });
    load_.keeping += took;
    ++taken_;
    return goes_on;
  };
  for (int rank = 1; rank <= ranks; ++rank) {
    ranks_[rank].pace = 1 + kSpread * (rng_.unit() - 0.5);
    tell(0, rank, Saying::Hello);
  }
}

void Simulation::tell(double time, int rank, Saying saying, Question question) {
  ranks_[rank].said = time;
  events_.push({time + way(), Event::What::Arrived, rank, saying, std::move(question)});
  events_.push({time + Scheduler::kBetweenBeats, Event::What::BeatDue, rank, {}, {}});
}

void Simulation::play_next(int rank, double time) {
  SimulatedRank& player = ranks_[rank];
  if (player.begun >= 0 || player.asked.empty()) return;
  player.begun = time;
  Question question = std::move(player.asked.front());
  player.asked.pop_front();
  const std::string answer = task_.answer(question.text, 0).value();
  double seconds = player.pace * ByteReader(answer).real();
  // The first chunks end at any time, so that ranks are not in step.
  if (scheduler_.ranks()[rank].answers == 0) {
    seconds *= rng_.unit();
  }
  events_.push({time + seconds, Event::What::Finished, rank, {}, std::move(question)});
}

double Simulation::played_since_window(double begin, double end) const {
  return window_ > 0 ? std::max(0.0, end - std::max(begin, window_)) : 0.0;
}

void Simulation::happen(Event event) {
  SimulatedRank& rank = ranks_[event.rank];
  switch (event.what) {
    case Event::What::Asked:
      rank.asked.push_back(std::move(event.question));
      play_next(event.rank, event.time);
      return;
    case Event::What::Finished:
      played_ += played_since_window(rank.begun, event.time);
      rank.begun = -1;
      tell(event.time, event.rank, Saying::Reply, std::move(event.question));
      play_next(event.rank, event.time);
      return;
    case Event::What::Arrived:
      inbox_.push_back(std::move(event));
      return;
    case Event::What::BeatDue:
      if (event.time - rank.said >= Scheduler::kBetweenBeats)
        tell(event.time, event.rank, Saying::Beat);
      return;
  }
}

void Simulation::happen_until(double time) {
  while (!events_.empty() && events_.top().time <= time) {
    Event event = events_.top();
    events_.pop();
    happen(std::move(event));
  }
}

// Letters are written when they are read, so that those under way take no memory.
std::string Simulation::letter_of(const Event& event) {
  Message message{.saying = event.saying, .number = event.question.number};
  std::string answer;
  if (event.saying == Saying::Hello) {
    message = {.saying = event.saying, .number = task_.identity, .count = kRoom, .text = "node"};
  } else if (event.saying == Saying::Reply) {
    answer = task_.answer(event.question.text, 0).value();
    message.text = answer;
  }
  return format_message_bytes(message);
}

void Simulation::hear(const Event& event) {
  const Letter letter{event.rank, letter_of(event)};
  const double kept = load_.keeping;
  const double took = meter_.measure([&] { scheduler_.hear(letter, now_); });
  const auto size = static_cast<double>(letter.text.size());
  const double transport = costs_.letter + costs_.byte * size;
  load_.scheduler += took - (load_.keeping - kept);
  load_.transport += transport;
  load_.bytes += letter.text.size();
  ++load_.letters;
  now_ += took + transport;
}

void Simulation::send_letters() {
  for (const Letter& letter : scheduler_.letters()) {
    load_.transport += costs_.sent;
    now_ += costs_.sent;
    ++load_.letters;
    const auto message = parse_message(letter.text);
    if (message->saying != Saying::Ask) continue;
    events_.push({now_ + way(),
                  Event::What::Asked,
                  letter.rank,
                  {},
                  {message->number, std::string(message->text)}});
  }
}

// As the coordinator does: what has come is read, and each letter answered at once.
int Simulation::carry_round() {
  load_.looks += costs_.look;
  now_ += costs_.look;
  int read = 0;
  for (; read < Coordinator::kLettersARound; ++read) {
    happen_until(now_);
    if (inbox_.empty()) break;
    hear(inbox_.front());
    inbox_.pop_front();
    send_letters();
  }
  const double took = meter_.measure([&] { scheduler_.look(now_); });
  load_.scheduler += took;
  now_ += took;
  send_letters();
  return read;
}

void Simulation::begin_window() {
  window_ = now_;
  load_ = {};
}

// How much of the scheduler's time it takes to read a reply and to write a question.
double Simulation::coding_of_a_chunk() const {
  constexpr int kTimes = 10'000;
  const std::string reply = format_message_bytes({.saying = Saying::Reply, .number = 1});
  std::uint64_t seen = 0;
  const double took = meter_.measure([&] {
    for (std::uint64_t i = 0; i < kTimes; ++i) {
      seen += parse_message(reply)->number;
      seen += format_message_bytes({.saying = Saying::Ask, .number = i, .text = "abc"}).size();
    }
  });
  return seen > 0 ? took / kTimes : 0;
}

CoordinatorLoad Simulation::run(HandIn hand_in) {
  const auto ranks = ranks_.size() - 1;
  const auto is_over = [&] {
    return window_ > 0 && (now_ - window_ > kSecondsMeasured ||
                           load_.chunks >= std::max(kLeastMeasured, kChunksMeasured * ranks));
  };
  Pause pause;
  scheduler_.begin(timed_, hand_in);
  while (!scheduler_.is_done() && !is_over()) {
    const bool is_warm = taken_ >= kChunksBefore * ranks || now_ > kSecondsBefore;
    if (window_ == 0 && is_warm) begin_window();
    const std::uint64_t before = taken_;
    const int read = carry_round();
    load_.chunks += taken_ - before;
    const bool hurries =
        read == Coordinator::kLettersARound || (read > 0 && scheduler_.has_kept_waiting());
    now_ += std::chrono::duration<double>(pause.next(hurries)).count();
  }
  scheduler_.stop();
  for (const SimulatedRank& rank : ranks_) {
    if (rank.begun >= 0) played_ += played_since_window(rank.begun, now_);
  }
  load_.window = now_ - window_;
  load_.efficiency = played_ / (static_cast<double>(ranks) * load_.window);
  load_.coding = coding_of_a_chunk() * static_cast<double>(load_.chunks);
  load_.scheduler -= load_.coding;
  return load_;
}

}  // namespace

bool SimulatedRanks::run(const Work& work, HandIn hand_in) const {
  return serial_runner().run(work, hand_in);
}

bool SimulatedRanks::run(const Task& task, HandIn hand_in) const {
  load_ = Simulation(ranks_, costs_, task).run(hand_in);
  return false;
}

}  // namespace minewise
