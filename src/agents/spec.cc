#include "agents/registry.h"

#include <algorithm>
#include <cmath>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"

namespace minewise {

namespace {

Result<double> parse_word(const Parameter& parameter, std::string_view text) {
  const auto word = std::ranges::find(parameter.words, lower_case(text));
  if (word == parameter.words.end()) {
    std::string known;
    for (const std::string& each : parameter.words) known += (known.empty() ? "" : ", ") + each;
    return fail("'{}' is not a value of {}; write {}", text, parameter.name, known);
  }
  return parameter.least + static_cast<double>(word - parameter.words.begin());
}

Result<double> parse_value(const Parameter& parameter, std::string_view text) {
  if (!parameter.words.empty()) return parse_word(parameter, text);
  const auto value = parse_decimal(text);
  const bool fits = value && *value >= parameter.least && *value <= parameter.most &&
                    (!parameter.is_whole || *value == std::floor(*value));
  if (!fits) {
    return fail("'{}' is not a value of {}; write a {}number from {} to {}", text, parameter.name,
                parameter.is_whole ? "whole " : "", parameter.least, parameter.most);
  }
  return *value;
}

Result<void> read_parameter(AgentSpec& spec, std::string_view text, std::vector<bool>& given) {
  const AgentEntry& entry = *spec.entry;
  const std::size_t equals = text.find('=');
  const auto parameter =
      std::ranges::find(entry.parameters, text.substr(0, equals), &Parameter::name);
  if (parameter == entry.parameters.end() || equals == text.npos) {
    std::string known;
    for (const Parameter& each : entry.parameters) known += " " + each.name;
    return fail("agent '{}' has no parameter '{}'; it has{}", entry.name, text,
                known.empty() ? " none" : known);
  }
  const auto index = static_cast<std::size_t>(parameter - entry.parameters.begin());
  if (given[index]) return fail("parameter '{}' is given twice", parameter->name);
  given[index] = true;
  TRY(auto value, parse_value(*parameter, text.substr(equals + 1)));
  spec.values[index] = value;
  return {};
}

// What the front end offers beside the list.
OfferedAgents& offer() {
  static OfferedAgents offered;
  return offered;
}

bool is_offered(std::string_view text) {
  const std::string& prefix = offer().prefix;
  return !prefix.empty() && lower_case(text.substr(0, prefix.size())) == prefix;
}

// Where the first agent of a list ends.
std::size_t end_of_first(std::string_view text) {
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quote == 0 && text[i] == ',') return i;
    if (quote == 0 && (text[i] == '"' || text[i] == '\'')) {
      quote = text[i];
    } else if (text[i] == quote) {
      quote = 0;
    }
  }
  return text.npos;
}

}  // namespace

void offer_agents(OfferedAgents offered) {
  offer() = std::move(offered);
}

Result<void> check_fit(const AgentEntry& agent, const Board& board, const Rules& rules) {
  return agent.fits ? agent.fits(board, rules) : Result<void>{};
}

std::string format_value(const Parameter& parameter, double value) {
  if (parameter.words.empty()) return fmt::format("{}", value);
  return parameter.words[static_cast<std::size_t>(value - parameter.least)];
}

std::string AgentSpec::name() const {
  std::string text = entry->name;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Parameter& parameter = entry->parameters[i];
    if (values[i] != parameter.usual) {
      text += fmt::format(":{}={}", parameter.name, format_value(parameter, values[i]));
    }
  }
  return text;
}

Result<AgentSpec> parse_agent(std::string_view text) {
  if (is_offered(text)) {
    TRY(const AgentEntry* entry, offer().find(text.substr(offer().prefix.size())));
    return AgentSpec{entry, {}};
  }
  std::size_t end = text.find(':');
  const std::string name = lower_case(text.substr(0, end));
  const auto entry = std::ranges::find(all_agents(), name, &AgentEntry::name);
  if (entry == all_agents().end()) {
    std::vector<std::string> names;
    for (const AgentEntry& each : all_agents()) names.push_back(each.name);
    const std::string meant = did_you_mean(name, names);
    return fail("unknown agent '{}'{}", text.substr(0, end),
                meant.empty() ? "; 'agents' lists them" : meant);
  }
  AgentSpec spec{&*entry, {}};
  for (const Parameter& parameter : entry->parameters) spec.values.push_back(parameter.usual);
  std::vector<bool> given(spec.values.size());
  while (end != text.npos) {
    text.remove_prefix(end + 1);
    end = text.find(':');
    TRY(read_parameter(spec, text.substr(0, end), given));
  }
  return spec;
}

Result<void> check_inside(const AgentSpec& agent) {
  if (!agent.entry->is_outside) return {};
  return fail(
      "'{}' is another program, which can only play games; choose an agent that 'minewise agents' "
      "lists",
      agent.name());
}

Result<AgentSpec> parse_inner_agent(std::string_view text) {
  TRY(auto spec, parse_agent(text));
  TRY(check_inside(spec));
  return spec;
}

Result<std::vector<AgentSpec>> parse_agents(std::string_view text) {
  std::vector<AgentSpec> specs;
  if (lower_case(text) == "all") {
    for (const AgentEntry& entry : all_agents()) specs.push_back(parse_agent(entry.name).value());
    return specs;
  }
  for (;;) {
    const std::size_t comma = end_of_first(text);
    TRY(auto spec, parse_agent(text.substr(0, comma)));
    specs.push_back(std::move(spec));
    if (comma == text.npos) return specs;
    text.remove_prefix(comma + 1);
  }
}

Result<std::vector<AgentSpec>> parse_agents_for(std::string_view text, const Board& board,
                                                const Rules& rules) {
  auto specs = parse_agents(text);
  if (!specs) return specs;
  if (lower_case(text) == "all") {
    std::erase_if(*specs,
                  [&](const AgentSpec& spec) { return !check_fit(*spec.entry, board, rules); });
  }
  for (const AgentSpec& spec : *specs) {
    TRY(check_fit(*spec.entry, board, rules));
  }
  return specs;
}

}  // namespace minewise
