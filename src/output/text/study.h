// Studies in words: the result of a match, a comparison of single guesses, and the state of a
// ledger.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "study/choices.h"
#include "study/chunk.h"
#include "study/match.h"

namespace minewise {

std::string_view figure_word(MatchFigure figure);          // "won", "score"
std::string_view finding_word(const MatchResult& result);  // "confirmed", "refuted", ...

std::string match_text(const Match& match, const MatchResult& result);

// A comparison of single guesses: one agent's choices against another's.

// What was compared, and what came out.
struct Decisions {
  AgentSpec first, second;
  GameId id;  // of the first game
  std::uint64_t games = 0;
  PlayOuts play_outs;
  std::vector<ChoicePosition> positions;
  ChoiceComparison comparison;
};

std::string decisions_text(const Decisions& decisions);

// A ledger: what it keeps, and whether it is sound. This module does not know ledgers, so users of
// these texts need not link SQLite.

struct KeptOf {
  std::uint64_t kept = 0, all = 0;  // of its shard
};

struct LedgerFacts {
  std::string path;
  std::string study, kind;  // the name is empty, and the kind "games", for a comparison
  std::vector<std::string> agents{};
  std::vector<std::string> conditions{};  // "30x16/99 classic"
  std::uint64_t games_each = 0;           // of every agent under every condition
  std::uint64_t seed = 0;
  std::string version{}, command{};
  Shard shard{};
  KeptOf chunks{}, games{};
  std::uint64_t bytes = 0;  // of the file
  double seconds = 0;       // of one processor

  bool is_finished() const { return chunks.kept == chunks.all; }
  double bytes_a_game() const {  // 0 without games
    return games.kept > 0 ? static_cast<double>(bytes) / static_cast<double>(games.kept) : 0;
  }
};

std::string ledger_text(const LedgerFacts& facts);

// "2 of 25 chunks are damaged (chunk 3 of series 0, chunk 4 of series 0)"; nothing where none is.
// `chunks` are the first, or all of them.
std::string chunks_text(std::string_view what, std::uint64_t count, std::uint64_t all,
                        std::span<const ChunkId> chunks);

std::string sound_text(std::string_view path, std::uint64_t chunks, std::uint64_t games);
std::string compacted_text(std::string_view path, std::uint64_t before, std::uint64_t after,
                           std::uint64_t left_out);

}  // namespace minewise
