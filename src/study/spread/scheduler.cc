#include "study/spread/scheduler.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/bytes.h"
#include "core/macros.h"
#include "core/message.h"

namespace minewise {

namespace {

constexpr std::size_t kHead = 1 + 2 * sizeof(std::uint64_t);

}  // namespace

std::string format_message_bytes(const Message& message) {
  ByteWriter writer;
  writer.reserve(kHead + message.text.size());
  writer.number(std::to_underlying(message.saying));
  writer.fixed(message.number);
  writer.fixed(message.count);
  return writer.take().append(message.text);
}

std::optional<Message> parse_message(std::string_view bytes) {
  if (bytes.size() < kHead) return std::nullopt;
  ByteReader reader(bytes.substr(0, kHead));
  const std::uint64_t saying = reader.number();
  if (saying > std::to_underlying(Saying::Bye)) return std::nullopt;
  Message message{.saying = static_cast<Saying>(saying), .text = bytes.substr(kHead)};
  message.number = reader.fixed();
  message.count = reader.fixed();
  return message;
}

namespace {

using Presence = RankState::Presence;

// How far answers may run ahead of the one that is next in order: so many for each question that
// ranks have room for.
constexpr std::uint64_t kAhead = 8;

constexpr double kMuchLonger = 3;

constexpr std::string_view kNoHelp = "does not help";

}  // namespace

Scheduler::Scheduler(int ranks) : ranks_(static_cast<std::size_t>(ranks)) {
  ranks_[0].presence = Presence::There;
  set_room(0, 1);
}

void Scheduler::set_room(int rank, std::uint64_t questions) {
  room_ += questions - ranks_[rank].room;
  ranks_[rank].room = questions;
}

void Scheduler::begin(const Task& task, HandIn hand_in) {
  CHECK(!task_);
  task_ = &task;
  hand_in_ = hand_in;
  has_begun_ = true;
  is_exhausted_ = is_stopped_ = has_refused_ = false;
  taken_ = begun_;
  for (int rank = 1; rank < static_cast<int>(ranks_.size()); ++rank) check_identity(rank);
  fill_all();
}

bool Scheduler::end() {
  const bool is_complete = is_done() && !is_stopped_;
  task_ = nullptr;
  is_exhausted_ = true;
  asked_.clear();
  again_.clear();
  waiting_.clear();
  for (RankState& rank : ranks_) rank.holds.clear();
  return is_complete;
}

void Scheduler::stop(std::string_view why) {
  is_stopped_ = true;
  if (trouble_.empty()) trouble_ = why;
}

bool Scheduler::is_done() const {
  return is_stopped_ || (is_exhausted_ && asked_.empty() && waiting_.empty());
}

std::optional<Question> Scheduler::next_here() {
  return next(0);
}

void Scheduler::take_here(const Question& question, std::string answer) {
  take(question.number, std::move(answer), 0);
}

bool Scheduler::may_begin_another() {
  if (!task_ || is_exhausted_ || is_stopped_) return false;
  has_refused_ = hand_in_ == HandIn::InOrder && begun_ - taken_ >= kAhead * room_;
  return !has_refused_;
}

std::optional<Question> Scheduler::next(int rank) {
  RankState& asker = ranks_[rank];
  while (!again_.empty() && !is_stopped_) {
    const std::uint64_t number = again_.front();
    again_.pop_front();
    const auto found = asked_.find(number);
    if (found == asked_.end() || found->second.rank >= 0) continue;  // it was answered after all
    found->second.rank = rank;
    found->second.since = now_;
    asker.holds.push_back(number);
    return Question{number, found->second.text};
  }
  if (!may_begin_another()) return std::nullopt;
  auto text = task_->next();
  is_exhausted_ = !text;
  if (!text) return std::nullopt;
  const std::uint64_t number = begun_++;
  asked_.emplace(number, Asked{*text, rank, now_});
  asker.holds.push_back(number);
  return Question{number, *std::move(text)};
}

void Scheduler::fill(int rank) {
  const RankState& worker = ranks_[rank];
  const auto has_room = [&] {
    return worker.presence == Presence::There && task_ && worker.identity == task_->identity &&
           worker.holds.size() < worker.room;
  };
  const bool waits = worker.holds.size() < worker.room / 2;  // one of its threads at least
  while (rank > 0 && has_room()) {
    const auto question = next(rank);
    if (!question) return;
    has_kept_waiting_ = has_kept_waiting_ || waits;
    send(rank, {.saying = Saying::Ask, .number = question->number, .text = question->text});
  }
}

void Scheduler::fill_all() {
  for (int rank = 1; rank < static_cast<int>(ranks_.size()); ++rank) fill(rank);
}

void Scheduler::take(std::uint64_t number, std::string answer, int rank) {
  const auto found = asked_.find(number);
  if (found == asked_.end()) return;  // of a task that is over, or answered by another
  const Asked asked = std::move(found->second);
  for (const int holder : {asked.rank, rank}) {
    if (holder >= 0) std::erase(ranks_[holder].holds, number);
  }
  slowest_ = std::max(slowest_, now_ - asked.since);
  asked_.erase(found);
  ++ranks_[rank].answers;
  if (hand_in_ == HandIn::AsFinished) {
    hand_in(asked, answer, rank);
    return;
  }
  waiting_.emplace(number, Waiting{asked, std::move(answer), rank});
  while (!waiting_.empty() && waiting_.begin()->first == taken_ && !is_stopped_) {
    const Waiting& first = waiting_.begin()->second;
    hand_in(first.asked, first.answer, first.rank);
    waiting_.erase(waiting_.begin());
    ++taken_;
  }
  if (has_refused_) fill_all();
}

void Scheduler::hand_in(const Asked& asked, std::string_view answer, int rank) {
  if (!task_->take({asked.text, answer, rank})) is_stopped_ = true;
}

void Scheduler::hear(const Letter& letter, double now) {
  const auto message = parse_message(letter.text);
  if (!message || letter.rank <= 0) return;
  RankState& worker = ranks_[letter.rank];
  worker.heard = now_ = now;
  if (worker.presence == Presence::Lost) {
    worker.presence = Presence::There;
    notice(letter.rank, "is back");
  }
  switch (message->saying) {
    case Saying::Hello:
      take_hello(letter.rank, *message);
      break;
    case Saying::Reply:
      take(message->number, std::string(message->text), letter.rank);
      break;
    case Saying::Stop:
      stop(fmt::format("rank {} on {}: {}", letter.rank, worker.machine, message->text));
      leave(letter.rank, Presence::Left);
      break;
    case Saying::Leave:
      if (!message->text.empty()) {
        notice(letter.rank, fmt::format("{}: {}; the others continue", kNoHelp, message->text));
      }
      leave(letter.rank, Presence::Left);
      break;
    case Saying::Bye:
      leave(letter.rank, Presence::Gone);
      break;
    case Saying::Ask:
    case Saying::Beat:
    case Saying::Over:
      break;
  }
  fill(letter.rank);
}

void Scheduler::take_hello(int rank, const Message& message) {
  RankState& worker = ranks_[rank];
  worker.presence = Presence::There;
  worker.identity = message.number;
  set_room(rank, message.count);
  worker.machine = message.text;
  check_identity(rank);
}

void Scheduler::check_identity(int rank) {
  RankState& worker = ranks_[rank];
  const bool is_there = worker.presence == Presence::There && worker.room > 0;
  if (!is_there || !task_ || worker.identity == task_->identity) return;
  if (std::exchange(worker.is_left_out, true)) return;
  notice(rank, "is left out: its options, build or files differ from those of rank 0");
}

bool Scheduler::look(double now) {
  if (now - last_look_ < kBetweenBeats) return false;
  const bool was_away = now - last_look_ >= kSilence / 2;  // and heard nobody meanwhile
  last_look_ = now_ = now;
  bool has_lost = ask_again();
  for (int rank = 1; rank < static_cast<int>(ranks_.size()); ++rank) {
    RankState& worker = ranks_[rank];
    if (worker.presence != Presence::There && worker.presence != Presence::Left) continue;
    send(rank, {.saying = Saying::Beat});
    if (was_away) worker.heard = now;
    if (worker.presence == Presence::Left || now - worker.heard < kSilence) continue;
    notice(rank, fmt::format("is lost: no message for {:.0f} s; the others continue",
                             now - worker.heard));
    leave(rank, Presence::Lost);
    has_lost = true;
  }
  return has_lost;
}

// A rank that is heard may still hang in an answer. Once nothing new is left to ask, other ranks
// are asked the questions that take much longer than any before; the first answer is taken.
bool Scheduler::ask_again() {
  if (!task_ || !is_exhausted_ || is_stopped_ || slowest_ == 0) return false;
  const double patience = std::max(kSilence, kMuchLonger * slowest_);
  const std::size_t before = again_.size();
  for (auto& [number, asked] : asked_) {
    if (asked.rank <= 0 || now_ - asked.since < patience) continue;
    asked.rank = -1;
    again_.push_back(number);
  }
  if (again_.size() == before) return false;
  fill_all();
  return true;
}

void Scheduler::notice(int rank, std::string_view what) {
  notices_[std::string(what)].push_back(rank);
}

// The same of many ranks is said once. Those who leave a run that is stopped have nothing to say
// that rank 0 does not say better.
std::vector<std::string> Scheduler::notices() {
  std::vector<std::string> told;
  if (!has_begun_) return told;
  for (const auto& [what, ranks] : std::exchange(notices_, {})) {
    if (is_stopped_ && what.starts_with(kNoHelp)) continue;
    std::string line = fmt::format("rank {} on {} {}", ranks[0], ranks_[ranks[0]].machine, what);
    if (ranks.size() > 1) {
      line += fmt::format(" (and {})", counted(ranks.size() - 1, "other rank"));
    }
    told.push_back(std::move(line));
  }
  return told;
}

void Scheduler::leave(int rank, Presence presence) {
  ranks_[rank].presence = presence;
  give_back(rank);
}

void Scheduler::give_back(int rank) {
  for (const std::uint64_t number : std::exchange(ranks_[rank].holds, {})) {
    const auto found = asked_.find(number);
    if (found == asked_.end() || found->second.rank != rank) continue;  // others were asked since
    found->second.rank = -1;
    again_.push_back(number);
  }
  if (!again_.empty()) fill_all();
}

void Scheduler::say_over() {
  for (int rank = 1; rank < static_cast<int>(ranks_.size()); ++rank) {
    send(rank, {.saying = Saying::Over});
  }
}

bool Scheduler::is_everyone_gone() const {
  return std::all_of(ranks_.begin() + 1, ranks_.end(),
                     [](const RankState& rank) { return rank.presence == Presence::Gone; });
}

bool Scheduler::is_anyone_awaited() const {
  return std::any_of(ranks_.begin() + 1, ranks_.end(), [](const RankState& rank) {
    return rank.presence != Presence::Gone && rank.presence != Presence::Lost;
  });
}

void Scheduler::send(int rank, const Message& message) {
  letters_.push_back({rank, format_message_bytes(message)});
}

}  // namespace minewise
