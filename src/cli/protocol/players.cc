#include "cli/protocol/players.h"

#include <signal.h>

#include <algorithm>
#include <utility>

#include "cli/protocol/outside_agent.h"
#include "core/try.h"

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
      return fail("a comma in a command stands in quotes: cmd:./player \"1,2\"");
    }
    if (quote == 0 ? letter == '"' || letter == '\'' : letter == quote) {
      quote = quote == 0 ? letter : '\0';
    }
  }
  if (quote != 0) return fail("the quote {} in the command '{}' has no end", quote, command);
  return {};
}

// The command as it stands in names: no blanks around it, nothing in it that cannot be shown.
Result<std::string> read_command(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == text.npos) return fail("cmd: needs a command, as in cmd:python3 player.py");
  const std::string command(text.substr(first, text.find_last_not_of(' ') + 1 - first));
  if (kPrefix.size() + command.size() > kLongestName) {
    return fail("the command '{}' has more than {} bytes; put it into a script", command,
                kLongestName - kPrefix.size());
  }
  if (printable(command) != command) {
    return fail("the command '{}' has letters that cannot be shown", command);
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
    entry.description = "Plays by the protocol of docs/protocol.md.";
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

}  // namespace minewise
