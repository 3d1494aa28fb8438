#include "core/number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace minewise {
namespace {

TEST(ParseWhole, ReadsDigits) {
  EXPECT_EQ(parse_whole("0"), 0u);
  EXPECT_EQ(parse_whole("007"), 7u);
  EXPECT_EQ(parse_whole("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
}

TEST(ParseWhole, RefusesWhatIsNotDigits) {
  for (const char* text : {"", " ", "-1", "+1", "1 ", " 1", "1x", "0x10", "1.0", "1e3"}) {
    EXPECT_EQ(parse_whole(text), std::nullopt) << "'" << text << "'";
  }
}

TEST(ParseWhole, RefusesTwoToThe64) {
  EXPECT_EQ(parse_whole("18446744073709551616"), std::nullopt);
}

TEST(ParseInt, StopsAtItsLimit) {
  EXPECT_EQ(parse_int("8", 8), 8);
  EXPECT_EQ(parse_int("9", 8), std::nullopt);
  EXPECT_EQ(parse_int("1000000000"), 1'000'000'000);
  EXPECT_EQ(parse_int("1000000001"), std::nullopt);
  EXPECT_EQ(parse_int("99999999999999999999"), std::nullopt);
}

TEST(ParseDecimal, ReadsDecimals) {
  EXPECT_EQ(parse_decimal("0.2"), 0.2);
  EXPECT_EQ(parse_decimal(".2"), 0.2);
  EXPECT_EQ(parse_decimal("2e-1"), 0.2);
  EXPECT_EQ(parse_decimal("1"), 1.0);
}

TEST(ParseDecimal, ReadsWhatIsBelowTheNormalNumbers) {
  EXPECT_EQ(parse_decimal("1e-310"), 1e-310);
  EXPECT_EQ(parse_decimal("5e-324"), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(parse_decimal("0e-999"), 0.0);
  EXPECT_EQ(parse_decimal("1e-999"), std::nullopt) << "too small for any";
}

TEST(ParseDecimal, ZeroHasNoSign) {
  EXPECT_FALSE(std::signbit(parse_decimal("-0").value()));
}

TEST(ParseDecimal, RefusesWhatIsNoDecimal) {
  for (const char* text : {"", ".", "nan", "inf", "-inf", "0x1p-2", "1,5", "0.2 ", " 0.2", "0.2x",
                           "+0.2", "1e", "1e999", "0.2.3"}) {
    EXPECT_EQ(parse_decimal(text), std::nullopt) << "'" << text << "'";
  }
}

}  // namespace
}  // namespace minewise
