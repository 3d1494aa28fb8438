#include <gtest/gtest.h>

#include "generate/board_trials.h"

namespace minewise {

namespace {

TEST(LayoutBytes, AreReadAsTheyWereWritten) {
  for (const int cells : {1, 63, 64, 65, 200}) {
    Layout layout(cells);
    for (int index = cells - 1; index >= 0; index -= 7) layout.place_mine(Cell{index});
    ByteWriter writer;
    write_layout(writer, layout);
    write_layout(writer, Layout(cells));
    ByteReader reader(writer.bytes());
    EXPECT_EQ(read_layout(reader, cells), layout) << cells;
    EXPECT_EQ(read_layout(reader, cells), Layout(cells)) << cells;
    EXPECT_TRUE(reader.at_end() && !reader.failed());
  }
}

}  // namespace

}  // namespace minewise
