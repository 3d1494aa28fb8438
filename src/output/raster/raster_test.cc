#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "output/raster/picture_format.h"
#include "output/raster/raster.h"
#include "support/board.h"

namespace minewise {

namespace {

Panel panel() {
  const Position position = drawn_position("? 1\nF M\n");
  return {"a heading", position.shape, tiles_of(view_of(position)), "a caption"};
}

TEST(Png, IsOne) {
  EXPECT_THAT(draw_png({panel()}, Theme::Light), testing::StartsWith("\x89PNG"));
}

TEST(PictureFormat, EveryFormatIsFoundAndDraws) {
  for (const PictureFormat& format : picture_formats()) {
    EXPECT_EQ(find_picture_format(format.name), &format);
    EXPECT_FALSE(format.draw({panel()}, Theme::Dark).empty());
  }
  EXPECT_EQ(find_picture_format("bmp"), nullptr);
}

}  // namespace

}  // namespace minewise
