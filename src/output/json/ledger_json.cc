#include "output/json/ledger_json.h"

#include "output/json/place_json.h"

namespace minewise {
namespace {

Json kept_json(const KeptOf& part) {
  return {{"kept", part.kept}, {"all", part.all}};
}

}  // namespace

std::string ledger_json(const LedgerFacts& facts) {
  Json json{{"path", facts.path}, {"kind", facts.kind}};
  if (!facts.study.empty()) json["study"] = facts.study;
  json["agents"] = facts.agents;
  json["conditions"] = facts.conditions;
  json["games_each"] = facts.games_each;
  json["seed"] = facts.seed;
  json["command"] = facts.command;
  json["version"] = facts.version;
  json["shard"] = {{"index", facts.shard.index}, {"count", facts.shard.count}};
  json["chunks"] = kept_json(facts.chunks);
  json["games"] = kept_json(facts.games);
  json["bytes"] = facts.bytes;
  json["bytes_a_game"] = facts.bytes_a_game();
  json["seconds"] = facts.seconds;
  json["finished"] = facts.is_finished();
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace minewise
