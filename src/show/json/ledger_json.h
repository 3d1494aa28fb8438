// The JSON of minewise ledger info.
#pragma once

#include <string>

#include "show/wording/ledger.h"

namespace minewise {

std::string ledger_json(const LedgerFacts& facts);

}  // namespace minewise
