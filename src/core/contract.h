// Contracts: what a header says under "REQUIRES:". If a caller breaks one, the program ends,
// because a wrong answer that looks right is worse than no answer. Bad input from outside is an
// Error in a Result, never a broken contract.
//
// A program that must not end, or that wants the message elsewhere than on standard error, sets a
// handler of its own.
#pragma once

namespace minewise {

// Called with the condition that does not hold. It may throw, or end the program in its own way; if
// it returns, the program is aborted.
using ContractHandler = void (*)(const char* condition, const char* file, int line);

// Replaces the handler and returns the one before. A null pointer stands for the default handler,
// which prints the condition on standard error.
ContractHandler set_contract_handler(ContractHandler handler);

[[noreturn]] void contract_broken(const char* condition, const char* file, int line);

}  // namespace minewise

// For headers; our own sources use the short name CHECK (macros.h). A build that nobody reads
// messages of, like that of the web page, sets MINEWISE_CHECKS_TRAP: the program ends as before, at
// once and without a handler, and the texts of all conditions take no room.
#ifdef MINEWISE_CHECKS_TRAP
#define MINEWISE_CHECK(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
#else
#define MINEWISE_CHECK(condition) \
  ((condition) ? static_cast<void>(0) : ::minewise::contract_broken(#condition, __FILE__, __LINE__))
#endif
