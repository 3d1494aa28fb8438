// The JSON of minewise ledger info.
#pragma once

#include <string>

#include "output/text/ledger.h"

namespace minewise {

std::string ledger_json(const LedgerFacts& facts);

}  // namespace minewise
