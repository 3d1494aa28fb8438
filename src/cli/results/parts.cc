#include "cli/results/parts.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <filesystem>

#include "cli/results/results_folder.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "core/counted.h"
#include "core/try.h"
#include "study/presets/trials.h"

namespace minewise {
namespace {

// All parts are open at a time, each with up to three files where its run was killed. Where so many
// are not allowed, opening one of them fails and says so.
void allow_open_files(std::size_t parts) {
  constexpr rlim_t kFilesAPart = 3, kOthers = 64;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const rlim_t wanted = std::min(limit.rlim_max, kFilesAPart * parts + kOthers);
  if (wanted <= limit.rlim_cur) return;
  limit.rlim_cur = wanted;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Whether two parts are of one experiment and one version.
Status check_alike(const LedgerPart& first, const LedgerPart& other) {
  if (other.ledger.text() != first.ledger.text()) {
    return bad_ledger(
        other.path, {format_message("it keeps another experiment than {}: {}", first.path,
                                    difference_between(other.ledger.text(), first.ledger.text()))});
  }
  const std::string& version = other.ledger.head().version;
  if (version != first.ledger.head().version) {
    return bad_ledger(
        other.path, {format_message("it was made by minewise {}, and {} by {}", version, first.path,
                                    first.ledger.head().version)});
  }
  return {};
}

// "shard 3/3", "shards 2/9 3/9 and 4 more"
std::string shards_text(const Lacking& lacking) {
  constexpr std::size_t kMostNamed = 8;
  std::string text = lacking.shards.size() == 1 ? "shard" : "shards";
  std::size_t named = 0;
  for (const int index : lacking.shards) {
    if (named++ == kMostNamed) break;
    text += " " + format_shard({index, lacking.count});
  }
  if (lacking.shards.size() <= kMostNamed) return text;
  return text + fmt::format(" and {} more", lacking.shards.size() - kMostNamed);
}

std::unexpected<Failure> incomplete(const std::vector<LedgerPart>& parts, const Lacking& lacking) {
  std::uint64_t damaged = 0;
  for (const LedgerPart& part : parts) damaged += part.damaged;
  const std::string damage =
      damaged > 0 ? fmt::format(" ({} damaged)", counted(damaged, "chunk")) : "";
  const std::uint64_t games = ChunkQueue(parts.front().ledger.plan(), {}).games();
  return std::unexpected(Failure{
      fmt::format("the parts given lack {}, those of {}{}; finish them with --resume, and give all",
                  counted_of(lacking.games, games, "game"), shards_text(lacking), damage)});
}

}  // namespace

std::expected<std::vector<LedgerPart>, Failure> open_parts(const std::vector<std::string>& names) {
  const ProgressLine line("opening the parts");
  allow_open_files(names.size());
  std::vector<LedgerPart> parts;
  for (const std::string& name : names) {
    const auto path = find_ledger(name);
    if (!path) {
      return std::unexpected(Failure{format_message(
          "parts: '{}' keeps no results; give a folder that --shard I/N --out made", name)});
    }
    TRY(note_ledger(*path));
    auto ledger = Ledger::read(*path, plan_of_study);
    if (!ledger) return bad_ledger(*path, ledger.error());
    parts.push_back({*path, *std::move(ledger)});
    TRY(check_alike(parts.front(), parts.back()));
  }
  return parts;
}

Status join_parts(std::vector<LedgerPart>& parts, Ledger& whole, const std::string& path) {
  ProgressLine line("joining");
  const auto lacking = join(parts, whole, [&](double share) {
    line.update(share);
    return !InterruptWatch::was_interrupted();
  });
  if (!lacking) {
    const auto& [part, error] = lacking.error();
    return part ? bad_ledger(part->path, error) : bad_ledger(path, error, kFailed);
  }
  if (lacking->was_stopped) return InterruptWatch::stopped();
  if (!lacking->is_nothing()) return incomplete(parts, *lacking);
  return {};
}

}  // namespace minewise
