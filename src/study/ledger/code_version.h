// The version of this program, which a ledger keeps so that games of different code are not mixed.
#pragma once

#include <string>

namespace minewise {

// "0.3.0".
std::string version();

// The version and a sum over the code that decides the results of games: "0.3.0 code 3f2a90c1d2e4".
// Programs that differ in it may have different results.
std::string code_version();

// The same, including the modules that measure more than games: for ledgers of studies.
std::string study_code_version();

}  // namespace minewise
