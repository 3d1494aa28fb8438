#include "core/contract.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace minewise {
namespace {

void say_what_broke(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: CHECK(%s) failed\n", file, line, condition);
}

std::atomic<ContractHandler> contract_handler = nullptr;

}  // namespace

ContractHandler set_contract_handler(ContractHandler handler) {
  return contract_handler.exchange(handler);
}

void contract_broken(const char* condition, const char* file, int line) {
  const ContractHandler handler = contract_handler;
  (handler ? handler : say_what_broke)(condition, file, line);
  std::abort();
}

}  // namespace minewise
