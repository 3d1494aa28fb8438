#include "cli/verb.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <optional>

#include "cli/protocol/players.h"
#include "cli/results/results_folder.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"

namespace minewise::cli {

std::unexpected<Error> bad_option(std::string_view option, const Error& error) {
  return std::unexpected(Error{fmt::format("{}: {}", option, error.text())});
}

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  const auto check = [least, most](std::string& text) -> std::string {
    const auto value = parse_whole(text);
    if (!value || *value < least || *value > most) {
      return format_message("'{}' is not a whole number from {} to {}", text, least, most);
    }
    text = fmt::format("{}", *value);
    return "";
  };
  return CLI::Validator(check, "", "whole number");
}

CLI::Validator one_of(std::vector<std::string> words) {
  const auto check = [words](std::string& text) -> std::string {
    text = in_known_case(text, words);
    if (std::ranges::find(words, text) != words.end()) return "";
    return format_message("'{}' is not one of {}{}", text,
                          fmt::format("{}", fmt::join(words, ", ")), did_you_mean(text, words));
  };
  return CLI::Validator(check, fmt::format("{{{}}}", fmt::join(words, ",")), "one of");
}

CLI::Validator not_empty() {
  const auto check = [](std::string& text) {
    return text.empty() ? std::string("must not be empty") : std::string();
  };
  return CLI::Validator(check, "", "not empty");
}

void add_format_option(CLI::App* verb, std::string& format, std::string_view more) {
  verb->add_option("--format", format, fmt::format("Output format: text or json{}", more))
      ->transform(one_of({"text", "json"}))
      ->capture_default_str();
}

void add_jobs_option(CLI::App* verb, int& jobs) {
  verb->add_option("--jobs", jobs,
                   "Number of threads (of each MPI rank); results do not depend on it [all cores]")
      ->transform(whole_number(1, 1024));
}

void add_quiet_option(CLI::App* verb, bool& quiet) {
  verb->add_flag("--quiet", quiet, "Show no progress");
}

void add_player_options(CLI::App* verb, PlayerLimits& limits) {
  const auto check = [](std::string& text) -> std::string {
    const auto seconds = parse_decimal(text);
    if (seconds && *seconds >= 0 && *seconds <= 1e6) return "";
    return format_message("'{}' is not a number of seconds from 0 to 1000000", text);
  };
  verb->add_option("--move-time", limits.move_seconds,
                   "Time limit of a cmd: program for a move, in seconds; 0 for none")
      ->check(CLI::Validator(check, "", "seconds"))
      ->capture_default_str();
  verb->add_option("--most-lines", limits.most_lines,
                   "Most lines that a cmd: program may write for a move")
      ->transform(whole_number(1))
      ->capture_default_str();
}

void add_fault_option(CLI::App* verb, std::string& on_fault) {
  verb->add_option("--on-fault", on_fault,
                   "If a cmd: program is too slow, ends or breaks the rules: stop, or go on with "
                   "the next game and count this one as it stands")
      ->transform(one_of({"stop", "go"}))
      ->capture_default_str();
}

namespace {

constexpr std::size_t kMostSaid = 4'000;  // where clues conflict, a message may name many of them

// Nothing of ours throws, but memory may run out, and libraries have their own ideas.
Status run_safely(const std::function<Status()>& run) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return fail_as(ErrorKind::Failed, "there is not enough memory");
  } catch (const std::exception& error) {
    return fail_as(ErrorKind::Failed, error.what());
  }
}

}  // namespace

std::string full_name(const CLI::App* verb) {
  if (!verb->get_parent()) return verb->get_name();
  return full_name(verb->get_parent()) + " " + verb->get_name();
}

void run_with(CLI::App* verb, ChosenVerb& chosen, std::function<Status()> run) {
  verb->callback([verb, &chosen, run = std::move(run)] {
    chosen.verb = verb;
    chosen.run = run;
  });
}

void spread_with(CLI::App* verb, ChosenVerb& chosen, std::function<Status()> run) {
  chosen.spreading.push_back(verb);
  run_with(verb, chosen, std::move(run));
}

int run_chosen(const ChosenVerb& chosen) {
  const std::string name = full_name(chosen.verb);
  std::optional<SignalWatch> signals(std::in_place, name);
  const bool spreads = std::ranges::count(chosen.spreading, chosen.verb) > 0;
  const bool helps = spreads && was_started_as_worker();  // and leaves all words to rank 0
  const CLI::Option* quiet = chosen.verb->get_option_no_throw("--quiet");
  if (helps) be_silent();
  std::optional<ProgressLine> line;
  if (!helps && (!quiet || quiet->count() == 0))
    line.emplace(name, ProgressLine::Source(), ProgressLine::Of::Run);
  const Status ran = run_safely([&]() -> Status {
    if (spreads) {
      TRY(join_process_group());
    }
    if (!helps) {
      TRY(declare_outputs_of(*chosen.verb));
    }
    TRY(chosen.run());
    say_notes();
    return flush_output();
  });
  line.reset();
  if (!ran) {
    say(fmt::format("{}: {}\n", name, excerpt(as_printed(ran.error()), kMostSaid)));
  }
  if (!helps) signals.reset();  // there is nothing left to stop
  const int code = leave_process_group(ran);
  return helps ? 0 : code;  // as where a command line is refused (command_line.cc)
}

namespace {

// A role is kept with its option as the name of a validator that takes everything.
constexpr const char *kWrites = "names an output", *kKeepsResults = "names a folder of results";

CLI::Option* give_role(CLI::Option* option, const char* role, const char* type_in_help) {
  return option->type_name(type_in_help)
      ->check(CLI::Validator([](std::string&) { return std::string(); }, "", role));
}

bool has_role(CLI::Option& option, const char* role) {
  try {
    return option.get_validator(role) != nullptr;
  } catch (const CLI::OptionNotFound&) {
    return false;
  }
}

}  // namespace

CLI::Option* writes(CLI::Option* option) {
  return give_role(option, kWrites, "PATH");
}

CLI::Option* keeps_results(CLI::Option* option) {
  return give_role(option, kKeepsResults, "FOLDER");
}

Status declare_outputs_of(CLI::App& verb) {
  std::vector<NamedFile> files;
  for (CLI::Option* option : verb.get_options()) {
    const bool keeps_results = has_role(*option, kKeepsResults);
    if (!keeps_results && !has_role(*option, kWrites)) continue;
    const FileRole role = keeps_results ? FileRole::KeepsResults : FileRole::Writes;
    for (const std::string& name : option->results()) {
      files.push_back({option->get_name(), name, role});
    }
  }
  return declare_files(files);
}

}  // namespace minewise::cli
