#include "study/presets/presets.h"

#include <toml++/toml.h>
#include <algorithm>

#include "core/macros.h"
#include "core/message.h"
#include "study/presets/trials.h"

namespace minewise {
namespace {

// A whole number above 0.
std::optional<std::uint64_t> number_in(const toml::node& node) {
  const auto number = node.value<std::int64_t>();
  if (!number || *number <= 0) return std::nullopt;
  return static_cast<std::uint64_t>(*number);
}

// A text, or a whole number as one.
std::optional<std::string> text_in(const toml::node& node) {
  if (const auto number = node.value_exact<std::int64_t>()) return fmt::format("{}", *number);
  return node.value<std::string>();
}

// Where the text of a key goes; null if it is none of a preset's own.
std::string* place_of(std::string_view key, Preset& preset) {
  if (key == "title") return &preset.title;
  if (key == "about") return &preset.about;
  if (key == "agents") return &preset.options.agents;
  if (key == "sizes") return &preset.options.sizes.emplace();
  if (key == "densities") return &preset.options.densities.emplace();
  if (key == "mines") return &preset.options.mines.emplace();
  const TrialKind* kind = find_trial_kind(preset.kind);
  const bool is_setting = kind && std::ranges::find(kind->settings, key) != kind->settings.end();
  return is_setting ? &preset.settings[std::string(key)] : nullptr;
}

Result<void> read_key(std::string_view key, const toml::node& node, Preset& preset) {
  if (key == "kind") return {};  // was read before all others
  if (key == "rules" && node.is_array()) {
    for (const toml::node& each : *node.as_array()) {
      preset.options.rules.push_back(each.value_or<std::string>(""));
    }
    return {};
  }
  if (key == "games" || key == "quick") {
    const auto number = number_in(node);
    if (!number) return fail("'{}' is not understood", key);
    (key == "games" ? preset.games : preset.quick) = *number;
    return {};
  }
  const auto text = text_in(node);
  std::string* place = text ? place_of(key, preset) : nullptr;
  if (!place) return fail("'{}' is not understood", key);
  *place = *text;
  return {};
}

}  // namespace

Result<Preset> parse_preset(std::string_view name, std::string_view text) {
  Preset preset;
  preset.name = name;
  try {
    const toml::table table = toml::parse(text);
    preset.kind = table["kind"].value_or(std::string(kComparison));
    if (preset.kind != kComparison && !find_trial_kind(preset.kind)) {
      return fail("unknown kind of trial '{}'", preset.kind);
    }
    for (const auto& [key, node] : table) {
      if (auto read = read_key(key.str(), node, preset); !read) {
        return fail_there(static_cast<int>(node.source().begin.line), 0, read.error());
      }
    }
  } catch (const toml::parse_error& error) {
    return fail_at(static_cast<int>(error.source().begin.line),
                   static_cast<int>(error.source().begin.column), "{}", error.description());
  }
  if (preset.title.empty() || preset.games == 0 || preset.quick == 0) {
    return fail("a preset needs title, games and quick");
  }
  return preset;
}

Result<Preset> find_preset(std::string_view name) {
  const auto found = std::ranges::find(preset_files(), lower_case(name), &PresetFile::name);
  if (found == preset_files().end()) {
    std::vector<std::string> names;
    for (const PresetFile& file : preset_files()) names.emplace_back(file.name);
    const std::string meant = did_you_mean(name, names);
    return fail("unknown preset '{}'{}", name,
                meant.empty() ? "; 'minewise study' lists them" : meant);
  }
  auto preset = parse_preset(found->name, found->text);
  if (!preset) return fail("experiments/{}.toml: {}", name, preset.error().text());
  return preset;
}

std::vector<Preset> all_presets() {
  std::vector<Preset> presets;
  for (const auto& [name, text] : preset_files()) {
    if (auto preset = parse_preset(name, text)) presets.push_back(*std::move(preset));
  }
  return presets;
}

Result<Study> plan_study(const Preset& preset, std::uint64_t games, std::uint64_t seed) {
  ExperimentOptions options = preset.options;
  options.games = games;
  options.seed = seed;
  TRY(const auto request, read_request(options));
  TRY(auto experiment, make_experiment(request));
  return Study{preset.name, preset.kind, preset.settings, std::move(experiment)};
}

std::string list_comparisons() {
  std::string text;
  for (const Preset& preset : all_presets()) {
    if (preset.kind != kComparison) continue;
    text += fmt::format("{:<18} {} ({} games, quick {})\n", preset.name, preset.title, preset.games,
                        preset.quick);
  }
  return text;
}

std::string list_presets() {
  std::string text;
  for (const Preset& preset : all_presets()) {
    text += fmt::format("{:<18} {:<13} {} ({} games, quick {})\n", preset.name, preset.kind,
                        preset.title, preset.games, preset.quick);
  }
  return text;
}

}  // namespace minewise
