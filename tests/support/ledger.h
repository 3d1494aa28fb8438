// Ledgers for tests: how they are filled, and what they keep.
#pragma once

#include <string>

#include "study/ledger/games.h"
#include "study/run.h"

namespace minewise {

inline constexpr std::uint64_t kAllChunks = 1'000'000;
inline const LedgerHead kHead{{}, "1", "minewise compare"};

// The experiment of a ledger of games.
inline Experiment experiment_in(const Ledger& ledger) {
  return parse_experiment(ledger.text()).value();
}

// Plays what is in a queue, up to a number of chunks.
inline Result<void> play_queue(Ledger& ledger, ChunkQueue& queue, std::uint64_t most = kAllChunks) {
  const Experiment experiment = experiment_in(ledger);
  for (; most > 0; --most) {
    const auto id = queue.next();
    if (!id) break;
    auto record = play_chunk(experiment, ledger.plan(), *id, GameWatch{});
    if (auto kept = ledger.keep({*id, encode(*record), 0.25}); !kept) return kept;
  }
  return {};
}

// Plays what is missing, up to a number of chunks.
inline Result<void> play_missing(Ledger& ledger, std::uint64_t most = kAllChunks) {
  ChunkQueue queue(ledger.plan(), ledger.head().shard);
  if (auto left = ledger.leave_out_kept(queue); !left) return std::unexpected(left.error());
  return play_queue(ledger, queue, most);
}

// The figures that matter, as text; or what is wrong.
inline std::string figures_of(Ledger& ledger) {
  const auto summary = summarise(ledger, experiment_in(ledger));
  if (!summary) return summary.error().text();
  std::string text;
  for (const SeriesSummary& series : summary->series) {
    text += fmt::format("{} {} {} {}\n", series.games(), series.won.happened(),
                        series.means[kScore].value(), series.all_deductions());
  }
  for (const PairSummary& pair : summary->pairs) text += fmt::format("{}\n", pair.score().value());
  return text;
}

// Every game, as text; or what is wrong.
inline std::string games_of(Ledger& ledger) {
  std::string text;
  const auto seen = each_game(ledger, [&](int, std::uint64_t index, const GameRecord& game) {
    text += fmt::format("{} {} {} {}\n", index, game.won, fmt::join(game.figures, " "), game.mines);
  });
  return seen ? text : seen.error().text();
}

}  // namespace minewise
