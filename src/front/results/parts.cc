#include "front/results/parts.h"

#include <fmt/format.h>

#include <filesystem>

#include "front/results/results_folder.h"
#include "ground/base/counted.h"
#include "study/presets/trials.h"

namespace minewise {

std::expected<std::vector<LedgerPart>, Failure> open_parts(const std::vector<std::string>& names) {
  std::vector<LedgerPart> parts;
  for (const std::string& name : names) {
    std::error_code ignored;
    const std::string path =
        std::filesystem::is_directory(name, ignored) ? ledger_path(name) : name;
    if (!std::filesystem::exists(path, ignored)) {
      return std::unexpected(Failure{format_message(
          "parts: '{}' keeps no results; give a folder that --shard I/N --out made", name)});
    }
    auto ledger = Ledger::read(path, plan_of_study);
    if (!ledger) return bad_ledger(path, ledger.error());
    parts.push_back({path, *std::move(ledger)});
    const Ledger& first = parts.front().ledger;
    const Ledger& latest = parts.back().ledger;
    if (latest.text() != first.text()) {
      return bad_ledger(
          path, {format_message("it keeps another experiment than {}: {}", parts.front().path,
                                difference_between(latest.text(), first.text()))});
    }
    if (latest.head().version != first.head().version) {
      return bad_ledger(
          path, {format_message("it was made by minewise {}, and {} by {}", latest.head().version,
                                parts.front().path, first.head().version)});
    }
  }
  return parts;
}

Status check_complete(std::vector<LedgerPart>& parts) {
  ChunkQueue missing(parts.front().ledger.plan(), {});
  std::string given;
  for (LedgerPart& part : parts) {
    auto damaged = part.ledger.leave_out_kept(missing);
    if (!damaged) return bad_ledger(part.path, damaged.error());
    given += " " + format_shard(part.ledger.head().shard);
    if (*damaged > 0) given += fmt::format(" ({} damaged)", counted(*damaged, "chunk"));
  }
  if (missing.games_left_out() == missing.games()) return {};
  return std::unexpected(Failure{fmt::format(
      "the parts given lack {}:{}; finish them with --resume, and give all",
      counted_of(missing.games() - missing.games_left_out(), missing.games(), "game"), given)});
}

}  // namespace minewise
