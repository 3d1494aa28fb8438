#include "output/text/ledger.h"

#include <fmt/format.h>

#include "core/counted.h"

namespace minewise {
namespace {

constexpr std::size_t kMostNamed = 5;

// "basic, exact", "9x9/10 classic, 16x16/40 classic and 3 more"
std::string listing(std::span<const std::string> names) {
  const auto first = names.first(std::min(names.size(), kMostNamed));
  const std::string text = fmt::format("{}", fmt::join(first, ", "));
  if (first.size() == names.size()) return text;
  return fmt::format("{} and {} more", text, names.size() - first.size());
}

std::string line(std::string_view key, std::string_view value) {
  return fmt::format("  {:<12}{}\n", key, value);
}

std::string experiment_text(const LedgerFacts& facts) {
  return fmt::format("{} on {}: {} each, seed {}", listing(facts.agents), listing(facts.conditions),
                     counted(facts.games_each, "game"), facts.seed);
}

}  // namespace

std::string ledger_text(const LedgerFacts& facts) {
  std::string text = fmt::format("{}\n", excerpt(facts.path));
  if (!facts.study.empty()) {
    text += line("study", fmt::format("{}, of kind {}", facts.study, facts.kind));
  }
  text += line("experiment", experiment_text(facts));
  text += line("command", excerpt(facts.command, 1000));
  text += line("version", excerpt(facts.version));
  text += line("shard", format_shard(facts.shard));
  text += line("chunks", fmt::format("{} of {}", facts.chunks.kept, facts.chunks.all));
  text += line("games", fmt::format("{} of {}", facts.games.kept, facts.games.all));
  text += line("size", fmt::format("{} bytes, {:.1f} a game", facts.bytes, facts.bytes_a_game()));
  text += line("time", fmt::format("{:.1f} s of one processor", facts.seconds));
  return text + line("state", facts.is_finished()
                                  ? "finished"
                                  : "unfinished: the command goes on with --resume");
}

std::string chunks_text(std::string_view what, std::uint64_t count, std::uint64_t all,
                        std::span<const ChunkId> chunks) {
  if (count == 0) return "";
  std::vector<std::string> names;
  for (const ChunkId& id : chunks.first(std::min(chunks.size(), kMostNamed))) {
    names.push_back(fmt::format("chunk {} of series {}", id.number, id.series));
  }
  const std::string more = count > names.size() ? ", ..." : "";
  return fmt::format("{} {} {} ({}{})", counted_of(count, all, "chunk"), count == 1 ? "is" : "are",
                     what, fmt::join(names, ", "), more);
}

std::string sound_text(std::string_view path, std::uint64_t chunks, std::uint64_t games) {
  return fmt::format("{}: sound, all {} with {}\n", excerpt(path), counted(chunks, "chunk"),
                     counted(games, "game"));
}

std::string compacted_text(std::string_view path, std::uint64_t before, std::uint64_t after,
                           std::uint64_t left_out) {
  const std::string without =
      left_out > 0 ? fmt::format(", without {}", counted(left_out, "damaged chunk")) : "";
  return fmt::format("{}: {} bytes before, {} after{}\n", excerpt(path), before, after, without);
}

}  // namespace minewise
