// Writes and reads the text of an experiment, by which ledgers recognise it:
//
//     minewise experiment 1
//     seed 1
//     games 100
//     layouts 9218868437227405312       (the digest of the boards, where they are given)
//     estimate luckless                 (where something is estimated)
//     agent basic
//     agent exact
//     condition 20x20/40 0.1 survival   (the board, the density, the rules)
#include <algorithm>
#include <optional>

#include "core/macros.h"
#include "core/words.h"
#include "study/chunk.h"
#include "study/experiment.h"

namespace minewise {
namespace {

constexpr std::string_view kTitle = "minewise experiment 1";

Result<Condition> parse_condition(std::string_view text) {
  const auto words = split_words(text);
  if (words.size() < 3) return fail("a condition needs a board, a density and rules");
  TRY(auto board, parse_board(words[0].text));
  const auto density = parse_decimal(words[1].text);
  if (!density || *density < 0 || *density > 1) {
    return fail("'{}' is not a density", words[1].text);
  }
  TRY(auto rules, parse_rules(std::span(words).subspan(2)));
  return Condition{board, *density, std::move(rules)};
}

Result<void> read_line(std::string_view line, Experiment& experiment) {
  const std::size_t space = line.find(' ');
  const std::string_view key = line.substr(0, space);
  const std::string_view value = space == line.npos ? "" : line.substr(space + 1);
  if (key == "agent") {
    TRY(auto agent, parse_agent(value));
    experiment.agents.push_back(std::move(agent));
    return {};
  }
  if (key == "condition") {
    TRY(auto condition, parse_condition(value));
    experiment.conditions.push_back(std::move(condition));
    return {};
  }
  if (key == "estimate") {
    const auto estimate = find_estimate(value);
    if (!estimate || *estimate == Estimate::None) return fail("'{}' is not an estimate", value);
    experiment.estimate = *estimate;
    return {};
  }
  const auto number = parse_whole(value);
  if (!number) return fail("'{}' is not a line of an experiment", line);
  if (key == "seed") {
    experiment.seed = Seed{*number};
  } else if (key == "games") {
    experiment.games = *number;
  } else if (key == "layouts") {
    experiment.layouts_digest = *number;
  } else {
    return fail("'{}' is not a line of an experiment", line);
  }
  return {};
}

}  // namespace

std::string_view estimate_word(Estimate estimate) {
  return estimate == Estimate::Luckless ? "luckless" : "none";
}

std::optional<Estimate> find_estimate(std::string_view word) {
  for (const Estimate estimate : {Estimate::None, Estimate::Luckless}) {
    if (word == estimate_word(estimate)) return estimate;
  }
  return std::nullopt;
}

std::string condition_text(const Condition& condition) {
  return fmt::format("{} {} {}", format_board(condition.board), condition.density,
                     format_rules(condition.rules));
}

std::string format_experiment(const Experiment& experiment) {
  std::string text = fmt::format("{}\nseed {}\ngames {}\n", kTitle,
                                 static_cast<std::uint64_t>(experiment.seed), experiment.games);
  if (experiment.layouts_digest) text += fmt::format("layouts {}\n", experiment.layouts_digest);
  if (experiment.estimate != Estimate::None) {
    text += fmt::format("estimate {}\n", estimate_word(experiment.estimate));
  }
  for (const AgentSpec& agent : experiment.agents) text += fmt::format("agent {}\n", agent.name());
  for (const Condition& condition : experiment.conditions) {
    text += fmt::format("condition {}\n", condition_text(condition));
  }
  return text;
}

Result<Experiment> parse_experiment(std::string_view text) {
  Experiment experiment;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (lines.number() == 1) {
      if (lines.line() != kTitle) return fail_at(1, 1, "the text is not a '{}'", kTitle);
      continue;
    }
    if (auto read = read_line(lines.line(), experiment); !read) {
      return fail_there(lines.number(), 1, read.error());
    }
  }
  if (experiment.agents.empty() || experiment.conditions.empty() || experiment.games == 0) {
    return fail("the experiment has no games");
  }
  TRY(check_size(experiment));
  return experiment;
}

std::string difference_between(std::string_view here, std::string_view there) {
  LineReader ours(here), theirs(there);
  while (!ours.at_end() && !theirs.at_end() && ours.line() == theirs.line()) {
    ours.next();
    theirs.next();
  }
  const auto shown = [](const LineReader& lines) {
    return lines.at_end() ? std::string_view("nothing more") : lines.line();
  };
  return fmt::format("'{}' here, '{}' there", shown(ours), shown(theirs));
}

}  // namespace minewise
