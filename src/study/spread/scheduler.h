// The scheduler of rank 0, and the messages between the coordinator and its workers. The scheduler
// hands out the questions of a task to the ranks, takes their answers, and hands out again what a
// lost rank held. It knows no thread, no clock and no transport: letters and times are passed in as
// values.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/runner.h"
#include "study/spread/transport.h"

namespace minewise {

// A message, as bytes in a letter. A worker says Hello, and is then asked as many questions at a
// time as it has room for. It answers in any order. Each side sends something at least every
// second; a Beat says nothing else.

enum class Saying : std::uint8_t {
  Hello,  // to the coordinator: number: identity, count: questions it has room for, text: its
          // machine
  Ask,    // to a worker: number: of the question, text: the question
  Reply,  // to the coordinator: number: of the question, text: the answer
  Leave,  // to the coordinator: it helps no more, and what it holds is for others; text: why
  Stop,   // to the coordinator: the same, and the run cannot go on
  Beat,
  Over,  // to a worker: nothing more will be asked
  Bye,   // to the coordinator, after Over: the last
};

struct Message {
  Saying saying = Saying::Beat;
  std::uint64_t number = 0;
  std::uint64_t count = 0;
  std::string_view text = {};
};

std::string format_message_bytes(const Message& message);

// Nothing if it is none. Its text is a part of `bytes`.
std::optional<Message> parse_message(std::string_view bytes);

// The scheduler. Rank 0 is this process itself: it is never lost, and takes questions by
// next_here().

struct Question {
  std::uint64_t number = 0;  // in the order in which questions were first handed out
  std::string text;
};

// What is known of a rank.
struct RankState {
  enum class Presence {
    Awaited,
    There,
    Left,  // helps no more, and waits for the end
    Lost,
    Gone,  // took leave at the end
  };

  Presence presence = Presence::Awaited;
  std::string machine;
  std::uint64_t identity = 0;
  bool is_left_out = false;          // for its identity
  std::uint64_t room = 0;            // for questions at a time
  std::vector<std::uint64_t> holds;  // questions
  std::uint64_t answers = 0;
  double heard = 0;  // when, in seconds
};

class Scheduler {
 public:
  // A rank that was silent for so many seconds counts as lost, until it is heard again.
  static constexpr double kSilence = 5;
  static constexpr double kBetweenBeats = 1;

  explicit Scheduler(int ranks);

  // Begins a task, which outlives it. REQUIRES: none is under way.
  void begin(const Task& task, HandIn hand_in);

  // Ends it. Returns whether everything was taken.
  bool end();

  // Nothing more is handed out or taken in order; what was answered is still taken as it comes.
  void stop(std::string_view why = {});

  bool is_stopped() const { return is_stopped_; }
  bool is_done() const;  // everything was taken, or it was stopped

  // How many questions this process has room for at a time.
  void make_room_here(std::uint64_t questions) { set_room(0, questions); }

  // A question for this process; nothing if there is none now.
  std::optional<Question> next_here();
  void take_here(const Question& question, std::string answer);

  void hear(const Letter& letter, double now);

  // Whether a rank had to wait for questions since this was last asked.
  bool has_kept_waiting() { return std::exchange(has_kept_waiting_, false); }

  // To be called now and then: finds lost ranks, and lets workers know that the coordinator is
  // there. Returns whether questions that a rank held can be asked again.
  bool look(double now);

  // What is to be sent, and what users should know; each is handed out once. There are no notices
  // before the first task: then rank 0 itself tells users why there will be none.
  bool is_idle() const { return !task_; }
  bool has_letters() const { return !letters_.empty(); }
  std::vector<Letter> letters() { return std::exchange(letters_, {}); }
  std::vector<std::string> notices();

  // Tells every worker that nothing more will be asked.
  void say_over();
  bool is_everyone_gone() const;   // every rank has said Bye, and none is missing
  bool is_anyone_awaited() const;  // a rank may yet say Bye

  // Why a worker could not go on; empty if none had to stop the run.
  const std::string& trouble() const { return trouble_; }
  const std::vector<RankState>& ranks() const { return ranks_; }

 private:
  struct Asked {
    std::string text;
    int rank = 0;  // -1: it is to be handed out again
    double since = 0;
  };

  std::optional<Question> next(int rank);
  bool may_begin_another();
  bool ask_again();  // returns whether there is anything
  void fill(int rank);
  void fill_all();
  void take(std::uint64_t number, std::string answer, int rank);
  void hand_in(const Asked& asked, std::string_view answer, int rank);
  void give_back(int rank);
  void leave(int rank, RankState::Presence presence);
  void notice(int rank, std::string_view what);
  void set_room(int rank, std::uint64_t questions);
  void take_hello(int rank, const Message& message);
  void check_identity(int rank);
  void send(int rank, const Message& message);

  std::vector<RankState> ranks_;
  std::uint64_t room_ = 0;  // of all ranks
  const Task* task_ = nullptr;
  HandIn hand_in_ = HandIn::AsFinished;
  bool has_begun_ = false;  // a task, ever
  bool is_exhausted_ = true;
  bool is_stopped_ = false;
  std::uint64_t begun_ = 0;   // questions, since the beginning of all tasks
  std::uint64_t taken_ = 0;   // all before this number, where they are taken in order
  bool has_refused_ = false;  // to hand out more, since answers had run ahead too far
  std::unordered_map<std::uint64_t, Asked> asked_;
  std::deque<std::uint64_t> again_;  // numbers of questions that a lost or stuck rank held
  struct Waiting {
    Asked asked;
    std::string answer;
    int rank = 0;
  };
  std::map<std::uint64_t, Waiting> waiting_;  // for their turn
  bool has_kept_waiting_ = false;
  std::vector<Letter> letters_;
  std::map<std::string, std::vector<int>> notices_;  // what is told of which ranks
  std::string trouble_;
  double now_ = 0, last_look_ = 0;
  double slowest_ = 0;  // answer so far, in seconds
};

}  // namespace minewise
