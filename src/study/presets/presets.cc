#include "study/presets/presets.h"

#include <toml++/toml.h>
#include <algorithm>

#include "ground/base/check.h"

namespace minewise {
namespace {

Result<void> read_key(std::string_view key, const toml::node& node, Preset& preset) {
  const auto text = node.value<std::string>();
  const auto number = node.value<std::int64_t>();
  ExperimentOptions& options = preset.options;
  if (key == "rules" && node.is_array()) {
    for (const toml::node& each : *node.as_array()) {
      options.rules.push_back(each.value_or<std::string>(""));
    }
  } else if (key == "games" && number && *number > 0) {
    preset.games = static_cast<std::uint64_t>(*number);
  } else if (key == "quick" && number && *number > 0) {
    preset.quick = static_cast<std::uint64_t>(*number);
  } else if (!text) {
    return fail("'{}' is not understood", key);
  } else if (key == "title") {
    preset.title = *text;
  } else if (key == "about") {
    preset.about = *text;
  } else if (key == "agents") {
    options.agents = *text;
  } else if (key == "sizes") {
    options.sizes = *text;
  } else if (key == "densities") {
    options.densities = *text;
  } else if (key == "mines") {
    options.mines = *text;
  } else {
    return fail("'{}' is not understood", key);
  }
  return {};
}

}  // namespace

Result<Preset> parse_preset(std::string_view name, std::string_view text) {
  Preset preset;
  preset.name = name;
  try {
    const toml::table table = toml::parse(text);
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
  const auto found = std::ranges::find(preset_files(), name, &PresetFile::name);
  if (found == preset_files().end()) {
    return fail("unknown preset '{}'; --list-presets lists them", name);
  }
  auto preset = parse_preset(found->name, found->text);
  if (!preset) return fail("experiments/{}.toml: {}", name, preset.error().text());
  return preset;
}

std::string list_presets() {
  std::string text;
  for (const auto& [name, content] : preset_files()) {
    const Preset preset = parse_preset(name, content).value();
    text += fmt::format("{:<18} {} ({} games, quick {})\n", name, preset.title, preset.games,
                        preset.quick);
  }
  return text;
}

}  // namespace minewise
