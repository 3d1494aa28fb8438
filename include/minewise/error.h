// Errors. The library prints nothing, ends no program and throws nothing itself, unless a contract
// is broken.
//
// Bad input gives an Error in a Result, which is a std::expected. The message is one line, and
// names the line and column of the input where these are known.
//
// "REQUIRES:" in a header is a contract that the caller must keep. A call that breaks it ends the
// program with a message, as assert() does, because a wrong answer that looks right is worse than
// none. A program that must not end this way sets a handler; the handler may throw. Not every
// contract can be checked: a cell of a larger board may lie beyond the end of a table.
//
// Example:
//
//     #include <minewise/error.h>
//     #include <minewise/position.h>
//
//     #include <cstdio>
//     #include <stdexcept>
//
//     int main() {
//       const auto position = minewise::parse_position("? 1\n?\n");
//       if (!position) std::puts(position.error().text().c_str());
//       // prints line 2, column 1: this row has 1 cell where the rows above have 2
//
//       minewise::set_contract_handler([](const char* condition, const char*, int) {
//         throw std::logic_error(condition);
//       });
//     }
//
// Promised names: Error, Result, ContractHandler, set_contract_handler().
#pragma once

#include "minewise/version.h"

#include "core/contract.h"
#include "core/result.h"
