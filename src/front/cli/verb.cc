#include "front/cli/verb.h"

#include <new>
#include <optional>

#include "front/cli/file_roles.h"
#include "front/run/interrupt.h"
#include "front/run/progress.h"
#include "front/run/streams.h"
#include "ground/base/number.h"
#include "ground/base/try.h"

namespace minewise::cli {

std::unexpected<Failure> bad_option(std::string_view option, const Error& error) {
  return std::unexpected(Failure{fmt::format("{}: {}", option, error.text())});
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

CLI::Validator not_empty() {
  const auto check = [](std::string& text) {
    return text.empty() ? std::string("'' names nothing") : std::string();
  };
  return CLI::Validator(check, "", "not empty");
}

namespace {

constexpr std::size_t kMostSaid = 4'000;  // where clues clash, a message may name many of them

// Nothing of ours throws, but memory may run out, and libraries have their own ideas.
Status run_safely(const std::function<Status()>& run) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return std::unexpected(Failure{"there is not enough memory", kFailed});
  } catch (const std::exception& error) {
    return std::unexpected(Failure{error.what(), kFailed});
  }
}

}  // namespace

std::string full_name(const CLI::App* verb) {
  if (!verb->get_parent()) return verb->get_name();
  return full_name(verb->get_parent()) + " " + verb->get_name();
}

void run_with(CLI::App* verb, ChosenVerb& chosen, std::function<Status()> run) {
  verb->callback([verb, &chosen, run = std::move(run)] { chosen = {verb, run}; });
}

int run_chosen(const ChosenVerb& chosen) {
  const std::string name = full_name(chosen.verb);
  const SignalWatch signals(name);
  const CLI::Option* quiet = chosen.verb->get_option_no_throw("--quiet");
  std::optional<RunLine> line;
  if (!quiet || quiet->count() == 0) line.emplace(name);
  const Status ran = run_safely([&]() -> Status {
    TRY(check_files(*chosen.verb));
    TRY(chosen.run());
    return flush_output();
  });
  line.reset();
  if (ran) return 0;
  say(fmt::format("{}: {}\n", name, excerpt(ran.error().message, kMostSaid)));
  return ran.error().code;
}

}  // namespace minewise::cli
