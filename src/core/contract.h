// Contracts: what a header says under "REQUIRES:". Where a caller breaks one, the program ends,
// because a wrong answer that looks right is worse than no answer. Bad input from outside is an
// Error in a Result, never a broken contract.
//
// A program that must not end so, or that wants the message elsewhere than on standard error, gives
// a handler of its own.
#pragma once

namespace minewise {

// Called with the condition that does not hold. It may throw, or end the program in its own way; if
// it returns, the program is aborted.
using ContractHandler = void (*)(const char* condition, const char* file, int line);

// Replaces the handler and returns the one before. The first one, which a null pointer stands for,
// says on standard error what does not hold.
ContractHandler set_contract_handler(ContractHandler handler);

[[noreturn]] void contract_broken(const char* condition, const char* file, int line);

}  // namespace minewise

// For headers; sources have a shorter name for it (check.h). The module of the page leaves the
// words out: nobody could read them there, and they would make the download larger.
#ifdef MINEWISE_MODULE
#define MINEWISE_CHECK(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
#else
#define MINEWISE_CHECK(condition) \
  ((condition) ? static_cast<void>(0) : ::minewise::contract_broken(#condition, __FILE__, __LINE__))
#endif
