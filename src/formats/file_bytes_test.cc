#include "formats/file_bytes.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

TEST(FileBytes, TakesNumbersHighByteFirst) {
  FileBytes reader(std::string_view("\x01\x02\x03\x04\x05\x06\xFF\xFE", 8));
  EXPECT_EQ(reader.u8("x"), 1);
  EXPECT_EQ(reader.u16("x"), 0x203);
  EXPECT_EQ(reader.u24("x"), 0x40506);
  EXPECT_EQ(reader.i16("x"), -2);
  EXPECT_EQ(reader.left(), 0u);
  EXPECT_TRUE(reader.is_good());
}

TEST(FileBytes, KeepsTheFirstErrorAndGivesZerosAfterIt) {
  FileBytes reader("abc");
  reader.u16("a number");
  EXPECT_EQ(reader.u16("the mines"), 0);
  EXPECT_EQ(reader.u8("something else"), 0);
  reader.fail_at_offset(7, "later");
  EXPECT_EQ(error_of(reader.status()), "offset 3: the file ends in the middle of the mines");
}

TEST(FileBytes, ExpectsNoMoreThanIsLeft) {
  FileBytes reader("abcdefg");
  EXPECT_TRUE(reader.expect(3, 2, "things"));
  EXPECT_FALSE(reader.expect(4, 2, "things"));
  EXPECT_EQ(error_of(reader.status()),
            "offset 0: 4 things should follow, but only 7 bytes are left");
}

TEST(FileBytes, TakesTextsUpToTheirEnd) {
  FileBytes reader("one]two");
  EXPECT_EQ(reader.take_until(']', "a text"), "one");
  EXPECT_EQ(reader.take_until(']', "a text"), "");
  EXPECT_EQ(error_of(reader.status()), "offset 7: the file ends in the middle of a text");
}

}  // namespace
}  // namespace minewise
