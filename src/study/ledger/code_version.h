// Which program this is: what a ledger keeps, so that games of different code are not mixed.
#pragma once

#include <string>

namespace minewise {

// "0.2.0".
std::string version();

// The version and a sum over the code that decides what games come to: "0.2.0 code 3f2a90c1d2e4".
// Results of programs that differ in it may differ.
std::string code_version();

// The same with the rooms that measure more than games: for ledgers of studies.
std::string study_code_version();

}  // namespace minewise
