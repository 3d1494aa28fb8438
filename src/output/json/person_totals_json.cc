#include "output/json/person_totals_json.h"

#include "output/json/person_parts_json.h"

namespace minewise {
namespace {

Json row_json(const PersonRow& row) {
  return {{"name", row.name},
          {"program", row.program},
          {"width", row.width},
          {"height", row.height},
          {"mines", row.mines},
          {"end", game_end_word(row.end)},
          {"time_ms", row.time_ms},
          {"3bv", row.bbbv},
          {"3bv_per_s", or_null(row.bbbv_per_second())},
          {"clicks", clicks_json(row.clicks)},
          {"risks", row.risks},
          {"forced", row.forced},
          {"avoidable", row.avoidable},
          {"expected", row.expected},
          {"least_expected", row.least_expected},
          {"hits", row.hits},
          {"luck", or_null(row.luck)},
          {"proofs", row.proofs},
          {"lay_ms", row.lay_ms},
          {"needless_flags", row.needless_flags},
          {"needless_chords", row.needless_chords}};
}

Json trend_json(const std::optional<Trend>& trend) {
  if (!trend) return nullptr;
  return {{"per_100_games", trend->change}, {"ci95", trend->half_width}};
}

}  // namespace

std::string person_totals_json(const PersonTotals& totals) {
  Json rules = Json::object();
  for (std::size_t i = 0; i < kRules; ++i) {
    const auto& [missed, proofs, lay_ms] = totals.rules[i];
    rules[std::string(rule_word(static_cast<Rule>(i)))] = {
        {"missed", missed}, {"proofs", proofs}, {"lay_ms", lay_ms}};
  }
  const auto most = totals.most_missed();
  Json json{{"games", totals.games.size()},
            {"won", totals.won.happened()},
            {"risks", totals.risks},
            {"forced", totals.risks - totals.avoidable},
            {"avoidable", totals.avoidable},
            {"hits", totals.hits},
            {"expected", totals.expected},
            {"expected_ci95", totals.expected_reach()},
            {"least_expected", totals.least_expected},
            {"missed_most", most ? Json(rule_word(*most)) : Json(nullptr)},
            {"rules", rules},
            {"spent_ms", spent_json(totals.spent_ms)},
            {"trends",
             {{"3bv_per_s", trend_json(totals.pace())},
              {"lay_s", trend_json(totals.lying())},
              {"avoidable", trend_json(totals.avoided())}}}};
  json["rows"] = Json::array();
  for (const PersonRow& row : totals.games) json["rows"].push_back(row_json(row));
  return json.dump() + "\n";
}

}  // namespace minewise
