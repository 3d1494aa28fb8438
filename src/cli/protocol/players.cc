#include "cli/protocol/players.h"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <utility>

#include "cli/protocol/lines.h"
#include "core/macros.h"
#include "game/game.h"

namespace minewise {

namespace {

constexpr std::string_view kPrefix = "cmd:";
constexpr std::size_t kLongestName = 200;  // as transcripts have it
constexpr int kMostFaultsInARow = 20;
constexpr std::chrono::milliseconds kTimeToLeave{300};

// Whether every quote has its end, and no comma stands outside of them.
Result<void> check_quotes(std::string_view command) {
  char quote = 0;
  for (const char letter : command) {
    if (quote == 0 && letter == ',') {
      return fail("put a comma inside a command in quotes: cmd:./player \"1,2\"");
    }
    if (quote == 0 ? letter == '"' || letter == '\'' : letter == quote) {
      quote = quote == 0 ? letter : '\0';
    }
  }
  if (quote != 0) return fail("missing closing quote {} in the command '{}'", quote, command);
  return {};
}

// The command as it stands in names: no blanks around it, nothing in it that cannot be shown.
Result<std::string> read_command(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == text.npos) return fail("cmd: needs a command, as in cmd:python3 player.py");
  const std::string command(text.substr(first, text.find_last_not_of(' ') + 1 - first));
  if (kPrefix.size() + command.size() > kLongestName) {
    return fail("the command '{}' is longer than {} bytes; put it in a script", command,
                kLongestName - kPrefix.size());
  }
  if (printable(command) != command) {
    return fail("the command '{}' has characters that cannot be printed", command);
  }
  TRY(check_quotes(command));
  return command;
}

}  // namespace

OfferedAgents Players::offer() {
  return {std::string(kPrefix), [this](std::string_view text) { return find(text); }};
}

Result<const AgentEntry*> Players::find(std::string_view text) {
  TRY(const std::string command, read_command(text));
  const std::lock_guard lock(mutex_);
  AgentEntry& entry = benches_[command].entry;
  if (entry.name.empty()) {
    entry.name = std::string(kPrefix) + command;
    entry.source = "another program";
    entry.description = "Plays by the protocol of docs/library.md.";
    entry.make = [this, command](const ParameterValues&) { return outside_agent(*this, command); };
    entry.is_outside = true;
  }
  return &entry;
}

std::expected<std::unique_ptr<Child>, Fault> Players::take(const std::string& command) {
  {
    const std::lock_guard lock(mutex_);
    auto& idle = benches_[command].idle;
    if (!idle.empty()) {
      auto child = std::move(idle.back());
      idle.pop_back();
      return child;
    }
  }
  auto child = Child::start(command);
  if (!child) return std::unexpected(Fault{child.error().text(), false, true});
  {
    const std::lock_guard lock(mutex_);
    groups_.insert((*child)->group());
  }
  if (auto fault = greet(**child, limits_)) {
    give_up(command, *std::move(child));
    return std::unexpected(*std::move(fault));
  }
  return *std::move(child);
}

void Players::note_finished(const std::string& command) {
  const std::lock_guard lock(mutex_);
  benches_[command].faults_in_a_row = 0;
}

void Players::give_back(const std::string& command, std::unique_ptr<Child> child) {
  child->send();
  const std::lock_guard lock(mutex_);
  benches_[command].idle.push_back(std::move(child));
}

bool Players::give_up(const std::string& command, std::unique_ptr<Child> child) {
  const std::lock_guard lock(mutex_);
  groups_.erase(child->group());
  child.reset();
  return ++benches_[command].faults_in_a_row >= kMostFaultsInARow;
}

void Players::end_all() {
  const std::lock_guard lock(mutex_);
  for (const int group : groups_) kill(-group, SIGKILL);
}

Players::~Players() {
  for (auto& [command, bench] : benches_) {
    for (const auto& child : bench.idle) {
      child->outbox() += "quit\n";
      child->say_no_more();
    }
  }
  const auto end = Child::Clock::now() + kTimeToLeave;
  for (const auto& [command, bench] : benches_) {
    for (const auto& child : bench.idle) child->has_ended_by(end);
  }
}

namespace {

constexpr std::string_view kMoveExpected = "expected 'open' or 'flag' and a covered cell";
constexpr std::string_view kReadyExpected = "expected 'ready' and a name";

Child::Deadline deadline_in(double seconds) {
  if (seconds <= 0) return std::nullopt;
  return Child::Clock::now() +
         std::chrono::duration_cast<Child::Clock::duration>(std::chrono::duration<double>(seconds));
}

template <class... Args>
Fault fault_of(fmt::format_string<Args...> format, Args&&... args) {
  return {format_message(format, std::forward<Args>(args)...)};
}

// With the last that it said on standard error, which most often says why.
Fault fault_of_end(Child& child, std::string_view expected) {
  const std::string words = child.last_words();
  return fault_of("ended ({}){}{}{}; {}", child.how_it_ended(), words.empty() ? "" : " saying '",
                  words, words.empty() ? "" : "'", expected);
}

// The next line that is an answer rather than a remark.
class Listener {
 public:
  Listener(Child& child, const PlayerLimits& limits, double seconds, std::string_view limit,
           std::string_view expected)
      : child_(child),
        most_lines_(limits.most_lines),
        seconds_(seconds),
        limit_(limit),
        deadline_(deadline_in(seconds)),
        expected_(expected) {}

  std::expected<PlayerLine, Fault> hear(const Shape& shape) {
    for (std::uint64_t lines = 1; lines <= most_lines_; ++lines) {
      const Child::Heard heard = child_.ask(deadline_);
      if (heard != Child::Heard::Line) return std::unexpected(fault_of_silence(heard));
      auto line = parse_player_line(child_.line(), shape);
      if (!line) return std::unexpected(fault_of_line(line.error().message));
      if (std::holds_alternative<InfoLine>(*line)) continue;
      return *std::move(line);
    }
    return std::unexpected(
        fault_of("wrote {} lines (--most-lines) without an answer, the last one '{}'; {}",
                 most_lines_, child_.line(), expected_));
  }

  // What is wrong with the line that was heard last.
  Fault fault_of_line(std::string_view why) const {
    return fault_of("answered '{}': {}; {}", child_.line(), why, expected_);
  }

 private:
  Fault fault_of_silence(Child::Heard heard) {
    if (heard == Child::Heard::End) return fault_of_end(child_, expected_);
    if (heard == Child::Heard::TooLong) {
      return fault_of("wrote a line of more than {} bytes, '{}'; {}", Child::kLongestLine,
                      child_.line(), expected_);
    }
    Fault late = fault_of("gave no answer in {} seconds ({}); {}", seconds_, limit_, expected_);
    late.by_clock = true;
    return late;
  }

  Child& child_;
  std::uint64_t most_lines_;
  double seconds_;
  std::string_view limit_;  // of these seconds, as it is told
  Child::Deadline deadline_;
  std::string_view expected_;
};

class OutsideAgent final : public Agent {
 public:
  OutsideAgent(Players& players, std::string command)
      : players_(players), command_(std::move(command)) {}

  ~OutsideAgent() override {
    if (child_) players_.give_back(command_, std::move(child_));
  }

  void start(const View&) override {
    is_told_ = false;
    fault_.reset();
  }

  Decision decide(const View& view, Rng& rng) override {
    auto decision = ask(view, rng);
    if (decision) return *std::move(decision);
    players_.before_fault();
    fault_ = std::move(decision).error();
    if (child_ && players_.give_up(command_, std::exchange(child_, nullptr))) {
      fault_->is_final = true;
    }
    return give_up();
  }

  bool gives_up_for_flag(Cell) override {
    fault_ = fault_of("answered '{}': there is no mine; a flag must be certain", child_->line());
    fault_->is_final = players_.give_up(command_, std::exchange(child_, nullptr));
    return true;
  }

  void finish(const View& view, bool won, double score) override {
    if (!child_ || !is_told_) return;
    tell_shown(view);
    append_line(child_->outbox(), OverLine{won, score});
    players_.note_finished(command_);
  }

  const Fault* fault() const override { return fault_ ? &*fault_ : nullptr; }

 private:
  std::expected<Decision, Fault> ask(const View& view, Rng& rng) {
    if (!child_) {
      auto child = players_.take(command_);
      if (!child) return std::unexpected(std::move(child).error());
      child_ = *std::move(child);
    }
    const PlayerLimits& limits = players_.limits();
    tell(view, rng);
    Listener listener(*child_, limits, limits.move_seconds, "--move-time", kMoveExpected);
    const Shape& shape = view.topology().shape();
    auto line = listener.hear(shape);
    if (!line) return std::unexpected(std::move(line).error());
    auto* move = std::get_if<MoveLine>(&*line);
    if (!move) return std::unexpected(listener.fault_of_line("this is not a move"));
    Decision& decision = move->decision;
    const bool opens = decision.move.kind == Move::Kind::Open;
    if (!move->tells_why && opens && view.promise_is_pending()) decision.basis = Basis::Promise;
    if (auto legal = check_legal(decision, view); !legal) {
      return std::unexpected(listener.fault_of_line(legal.error().message));
    }
    return std::move(decision);
  }

  void tell(const View& view, Rng& rng) {
    std::string& text = child_->outbox();
    if (!is_told_) {
      append_line(text, game_line_of({view, view.topology().shape()}, draw_random(rng)));
      is_told_ = true;
      told_cells_ = 0;
      told_count_ = view.count();
    }
    tell_shown(view);
    append_go(text);
  }

  void tell_shown(const View& view) {
    std::string& text = child_->outbox();
    const auto news = view.uncovered().subspan(told_cells_);
    if (!news.empty()) append_shows(text, {view, view.topology().shape()}, news);
    told_cells_ = view.uncovered().size();
    if (told_count_ == view.count()) return;
    told_count_ = view.count();
    if (const auto* fixed = std::get_if<FixedCount>(&told_count_)) {
      append_line(text, MinesLine{fixed->mines});
    }
  }

  Players& players_;
  std::string command_;
  std::unique_ptr<Child> child_;
  std::optional<Fault> fault_;  // of the last decision

  // What the program was told of this game.
  bool is_told_ = false;
  std::size_t told_cells_ = 0;
  MineCount told_count_;
};

}  // namespace

std::unique_ptr<Agent> outside_agent(Players& players, const std::string& command) {
  return std::make_unique<OutsideAgent>(players, command);
}

std::optional<Fault> greet(Child& child, const PlayerLimits& limits) {
  append_line(child.outbox(), HelloLine{});
  const bool for_ever = limits.move_seconds <= 0;
  Listener listener(child, limits,
                    for_ever ? 0 : std::max(limits.start_seconds, limits.move_seconds), "to start",
                    kReadyExpected);
  auto line = listener.hear(Shape{1, 1});
  std::optional<Fault> fault;
  if (!line) {
    fault = std::move(line).error();
  } else if (!std::holds_alternative<ReadyLine>(*line)) {
    fault = listener.fault_of_line("this is not the first line of the protocol");
  }
  if (fault) fault->is_final = true;
  return fault;
}

}  // namespace minewise
