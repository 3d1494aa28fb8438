// The parts of an experiment that was spread over runs: their ledgers, opened to be joined.
#pragma once

#include <string>
#include <vector>

#include "front/run/failure.h"
#include "study/ledger/ledger.h"

namespace minewise {

struct LedgerPart {
  std::string path;
  Ledger ledger;
};

// Opens them by the names of folders or ledgers. They are refused if they are parts of different
// experiments, or were made by different versions.
std::expected<std::vector<LedgerPart>, Failure> open_parts(const std::vector<std::string>& names);

// Whether the parts make up the whole.
Status check_complete(std::vector<LedgerPart>& parts);

}  // namespace minewise
