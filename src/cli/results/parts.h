// The parts of an experiment that was spread over runs: their ledgers, opened and joined.
#pragma once

#include <string>
#include <vector>

#include "cli/run/failure.h"
#include "study/ledger/join.h"

namespace minewise {

// Opens them by the names of folders or ledgers. They are refused if they are parts of different
// experiments, or were made by different versions.
std::expected<std::vector<LedgerPart>, Failure> open_parts(const std::vector<std::string>& names);

// Takes all parts into a new ledger, with a line of progress. Messages name that by `path`. Refused
// if they do not make up the whole. REQUIRES: there is an InterruptWatch.
Status join_parts(std::vector<LedgerPart>& parts, Ledger& whole, const std::string& path);

}  // namespace minewise
