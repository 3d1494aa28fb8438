// The JSON answer of `minewise match`.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "output/text/study.h"
#include "study/behaviour.h"
#include "study/match.h"

namespace minewise {

std::string match_json(const Match& match, const MatchResult& result);

// The JSON answer of `minewise match --decisions`.

std::string decisions_json(const Decisions& decisions);

// The JSON answer of `minewise bench`.

std::string behaviour_json(const Behaviour& behaviour, double seconds);

// The JSON of minewise ledger info.

std::string ledger_json(const LedgerFacts& facts);

// The JSON of minewise study without a name: what can be run. This room knows no presets, so that
// whoever wants JSON need not link them.

struct ListedStudy {
  std::string name, kind, title;
  std::uint64_t games = 0, quick = 0;
};

std::string studies_json(std::span<const ListedStudy> studies);

}  // namespace minewise
