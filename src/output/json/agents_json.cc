#include "output/json/agents_json.h"

#include "output/json/place_json.h"

namespace minewise {
namespace {

Json entry_json(const AgentEntry& entry) {
  Json parameters = Json::array();
  for (const Parameter& parameter : entry.parameters) {
    Json json = {{"name", parameter.name},
                 {"default", parameter.usual},
                 {"least", parameter.least},
                 {"most", parameter.most},
                 {"meaning", parameter.meaning}};
    if (!parameter.words.empty()) json["words"] = parameter.words;
    parameters.push_back(std::move(json));
  }
  return {{"name", entry.name},
          {"source", entry.source},
          {"description", entry.description},
          {"parameters", parameters}};
}

}  // namespace

std::string agents_json(std::span<const AgentEntry> agents) {
  Json json = Json::array();
  for (const AgentEntry& entry : agents) json.push_back(entry_json(entry));
  return json.dump(2) + "\n";
}

}  // namespace minewise
