// Looking after ledgers: what one holds, whether it is sound, and a smaller file of the same.
#pragma once

#include <string>

#include "cli/run/failure.h"
#include "output/text/ledger.h"

namespace minewise {

// Each takes the name of a folder of results or of a ledger, and refuses one that is in use.

std::expected<LedgerFacts, Failure> look_at_ledger(const std::string& name);

// Reads all of it, and prints that it is sound. Otherwise a Failure names chunks that are damaged
// or missing.
Status check_ledger(const std::string& name);

// Writes it anew in the order of its chunks, without free room, and prints what that saved. The new
// file takes the place of the old one when it is complete; until then nothing has changed. Damaged
// chunks are left out if asked for, and are otherwise a Failure.
enum class DamagedChunks { Refuse, LeaveOut };
Status compact_ledger(const std::string& name, DamagedChunks damaged);

}  // namespace minewise
