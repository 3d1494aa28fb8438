#include "cli/run/pace.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "study/spread/worker.h"

namespace minewise {

namespace {

constexpr double kMinute = 60;
constexpr double kBetweenMarks = 1;
constexpr std::size_t kFewestMarks = 4;  // that a rate goes back

std::string presence_word(RankState::Presence presence) {
  switch (presence) {
    case RankState::Presence::Awaited:
      return "awaited";
    case RankState::Presence::There:
      return "there";
    case RankState::Presence::Lost:
      return "lost";
    case RankState::Presence::Left:
    case RankState::Presence::Gone:
      break;
  }
  return "gone";
}

// A process that is alone is a process group of one.
ProcessGroupState process_group_of_one() {
  ProcessGroupState group;
  group.ranks.resize(1);
  group.ranks[0].presence = RankState::Presence::There;
  return group;
}

}  // namespace

// The mark that a rate goes back to: the last one that is a minute old, or an older one.
std::size_t GamePace::base(double now) const {
  std::size_t base = 0;
  while (base + 1 + kFewestMarks < marks_.size() && marks_[base + 1].time <= now - kMinute) ++base;
  return base;
}

void GamePace::add(std::uint64_t games, double now) {
  const Mark mark{now, this->games() + games};
  const bool is_close = marks_.size() > 1 && now - marks_[marks_.size() - 2].time < kBetweenMarks;
  is_close ? void(marks_.back() = mark) : marks_.push_back(mark);
  marks_.erase(marks_.begin(), marks_.begin() + static_cast<std::ptrdiff_t>(base(now)));
}

double GamePace::rate(double now) const {
  const Mark& from = marks_[base(now)];
  return now > from.time ? static_cast<double>(games() - from.games) / (now - from.time) : 0;
}

RunPace::RunPace(Clock clock, ProcessGroup group)
    : clock_(std::move(clock)),
      group_(std::move(group)),
      whole_(0),
      state_(process_group_of_one()) {}

void RunPace::begin(std::uint64_t all, std::uint64_t before) {
  const std::lock_guard lock(mutex_);
  has_begun_ = true;
  begun_ = clock_();
  all_ = all;
  before_ = before;
  whole_ = GamePace(begun_);
  ranks_.clear();
}

void RunPace::came(int rank, std::uint64_t games) {
  const std::lock_guard lock(mutex_);
  const double now = clock_();
  const auto place = static_cast<std::size_t>(rank);
  if (place >= ranks_.size()) ranks_.resize(place + 1, GamePace(begun_));
  ranks_[place].add(games, now);
  whole_.add(games, now);
}

void RunPace::faulted() {
  const std::lock_guard lock(mutex_);
  ++faults_;
}

void RunPace::look() {
  {
    const std::lock_guard lock(mutex_);
    if (!has_begun_) return;
  }
  ProcessGroupState state = group_();
  if (state.ranks.empty()) return;
  const std::lock_guard lock(mutex_);
  state_ = std::move(state);
}

RankProgress RunPace::progress_of(std::size_t rank, double now) const {
  const RankState& state = state_.ranks[rank];
  RankProgress progress{.rank = static_cast<int>(rank),
                        .host = rank == 0 ? machine_name() : state.machine,
                        .state = presence_word(state.presence)};
  if (rank == 0) progress.silence = 0;
  if (rank > 0 && state.presence != RankState::Presence::Awaited) {
    progress.silence = state_.now - state.heard;
  }
  if (rank >= ranks_.size()) return progress;
  progress.games = ranks_[rank].games();
  if (state.presence == RankState::Presence::There) progress.rate = ranks_[rank].rate(now);
  return progress;
}

// A rank that has handed in nothing yet is no slower than another before a minute is over.
bool RunPace::knows_slowest(const Progress& run, double now) const {
  const auto is_there = [](const RankProgress& rank) { return rank.state == "there"; };
  return std::ranges::count_if(run.ranks, is_there) > 1 &&
         (now - begun_ >= kMinute || std::ranges::none_of(run.ranks, [&](const RankProgress& rank) {
            return is_there(rank) && rank.games == 0;
          }));
}

Progress RunPace::progress() const {
  const std::lock_guard lock(mutex_);
  const double now = clock_();
  Progress run{.unit = "games", .most = all_, .before = before_, .faults = faults_};
  run.done = before_ + whole_.games();
  if (run.done > before_) run.share = share_of(run.done, run.most);
  run.seconds = now - begun_;
  run.rate = whole_.rate(now);
  for (std::size_t rank = 0; rank < state_.ranks.size(); ++rank) {
    run.ranks.push_back(progress_of(rank, now));
  }
  if (!knows_slowest(run, now)) return run;
  double least = 0;
  for (const RankProgress& rank : run.ranks) {
    if (rank.state != "there" || (run.slowest && rank.rate >= least)) continue;
    run.slowest = rank.rank;
    least = rank.rate;
  }
  return run;
}

AgentScores::AgentScores(std::vector<std::string> agents)
    : agents_(std::move(agents)), means_(std::make_unique<Means[]>(agents_.size())) {}

Progress AgentScores::progress(RunPace& pace) const {
  pace.look();
  Progress run = pace.progress();
  std::uint64_t played = 0;
  for (std::size_t i = 0; i < agents_.size(); ++i) {
    const std::uint64_t games = means_[i].games;
    if (games == 0) continue;
    played += games;
    run.scores += fmt::format("{} {} {:.3f}", run.scores.empty() ? "score" : "", agents_[i],
                              means_[i].score / static_cast<double>(games));
  }
  if (run.is_shared() || played == 0) return run;
  run.done = run.before + played;
  run.share = share_of(run.done, run.most);
  if (run.rate == 0 && run.seconds > 0) run.rate = static_cast<double>(played) / run.seconds;
  return run;
}

}  // namespace minewise
