// JSON about studies: the answers of `minewise match`, `minewise match --decisions`, `minewise
// bench`, `minewise ledger info`, and `minewise study` without a name.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "output/text/study.h"
#include "study/behaviour.h"
#include "study/match.h"

namespace minewise {

std::string match_json(const Match& match, const MatchResult& result);

// `minewise match --decisions`.

std::string decisions_json(const Decisions& decisions);

// `minewise bench`.

std::string behaviour_json(const Behaviour& behaviour, double seconds);

// `minewise ledger info`.

std::string ledger_json(const LedgerFacts& facts);

// `minewise study` without a name: what can be run. This module does not know presets, so users of
// JSON need not link them.

struct ListedStudy {
  std::string name, kind, title;
  std::uint64_t games = 0, quick = 0;
};

std::string studies_json(std::span<const ListedStudy> studies);

}  // namespace minewise
