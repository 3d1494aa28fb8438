#include "output/json/progress_json.h"

#include <cmath>

#include "output/json/pieces.h"

namespace minewise {

namespace {

// A thousandth is enough of what changes from second to second.
double rounded(double value) {
  return std::round(value * 1000) / 1000;
}

Json rounded_or_null(const std::optional<double>& value) {
  return value ? Json(rounded(*value)) : Json(nullptr);
}

Json rank_json(const RankProgress& rank) {
  return {
      {"rank", rank.rank},          {"host", rank.host.empty() ? Json(nullptr) : Json(rank.host)},
      {"state", rank.state},        {"games", rank.games},
      {"rate", rounded(rank.rate)}, {"heard_s", rounded_or_null(rank.silence)}};
}

}  // namespace

// Names of folders need not be UTF-8: what is not is replaced.
std::string status_json(const RunStatus& status) {
  const Progress& run = status.progress;
  const auto left = status.state == "running" ? run.left() : std::nullopt;
  Json ranks = Json::array();
  for (const RankProgress& rank : run.ranks) ranks.push_back(rank_json(rank));
  const Json json{{"minewise", status.version},
                  {"verb", status.verb},
                  {"state", status.state},
                  {"pid", status.pid},
                  {"host", status.host},
                  {"started", status.started},
                  {"updated", status.updated},
                  {"games", {{"all", run.most}, {"done", run.done}, {"before", run.before}}},
                  {"rate", rounded(run.rate)},
                  {"left_s", rounded_or_null(left)},
                  {"ranks", std::move(ranks)},
                  {"slowest", or_null(run.slowest)},
                  {"out", or_null(status.folder)},
                  {"faults", run.faults},
                  {"message", or_null(status.message)}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string progress_json(const Progress& progress) {
  const Json json{{"verb", progress.work},
                  {"unit", progress.unit},
                  {"done", progress.done},
                  {"most", progress.most},
                  {"share", progress.share.value_or(0)}};
  return json.dump() + "\n";
}

}  // namespace minewise
