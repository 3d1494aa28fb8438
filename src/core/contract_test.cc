#include "core/contract.h"

#include <gtest/gtest.h>

#include <string>

#include "core/macros.h"

namespace minewise {
namespace {

struct Told {
  std::string condition;
  std::string file;
  int line = 0;
};

[[noreturn]] void throw_what_broke(const char* condition, const char* file, int line) {
  throw Told{condition, file, line};
}

TEST(Contract, AHandlerMayThrowInsteadOfEndingTheProgram) {
  const ContractHandler before = set_contract_handler(throw_what_broke);
  Told told;
  try {
    CHECK(1 + 1 == 3);
  } catch (const Told& caught) {
    told = caught;
  }
  EXPECT_EQ(set_contract_handler(before), throw_what_broke);
  EXPECT_EQ(told.condition, "1 + 1 == 3");
  EXPECT_TRUE(told.file.ends_with("contract_test.cc"));
  EXPECT_GT(told.line, 0);
}

TEST(Contract, AConditionThatHoldsCallsNoHandler) {
  const ContractHandler before = set_contract_handler(throw_what_broke);
  EXPECT_NO_THROW(CHECK(true));
  set_contract_handler(before);
}

TEST(ContractDeathTest, WithoutAHandlerTheProgramSaysWhatBrokeAndEnds) {
  EXPECT_DEATH(CHECK(1 > 2), R"(contract_test\.cc:[0-9]+: CHECK\(1 > 2\) failed)");
}

TEST(ContractDeathTest, AHandlerThatReturnsDoesNotGoOn) {
  EXPECT_DEATH(
      {
        set_contract_handler([](const char*, const char*, int) {});
        CHECK(1 > 2);
      },
      "");
}

}  // namespace
}  // namespace minewise
