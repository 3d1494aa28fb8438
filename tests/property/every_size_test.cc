// Every board and game that is written is read back equal, in every format and size: some formats
// begin with the size of the board, and so any beginning may look like that of another format.
#include <gtest/gtest.h>

#include "agents/registry.h"
#include "formats/foreign_layout.h"
#include "formats/game_source.h"
#include "formats/person_transcript.h"
#include "formats/rawvf.h"
#include "formats/recording.h"
#include "output/drawing/text.h"
#include "same.h"
#include "support/replay_files.h"

namespace minewise {
namespace {

constexpr int kWidest = 40, kHighest = 30;

Rng rng_of(std::string_view purpose, const Shape& shape) {
  return {Seed{7}, Digest(purpose)
                       .add(static_cast<std::uint64_t>(shape.cells()))
                       .add(static_cast<std::uint64_t>(shape.width))};
}

// A board with few mines or many, by its size.
Layout board_of_size(const Shape& shape) {
  Rng rng = rng_of("board", shape);
  Layout layout(shape.cells());
  const auto share = rng.below(5);
  for (Cell cell{0}; cell.index < shape.cells(); ++cell.index) {
    if (rng.below(4) < share) layout.place_mine(cell);
  }
  return layout;
}

template <class Check>
void for_each_size(int stride, const Check& check) {
  for (int number = 0; number < kWidest * kHighest; number += stride) {
    const Shape shape{number % kWidest + 1, number / kWidest + 1};
    SCOPED_TRACE(fmt::format("{}x{}", shape.width, shape.height));
    check(shape, board_of_size(shape));
    if (testing::Test::HasFailure()) return;
  }
}

void expect_board(const LayoutSet& expected, const std::string& text, std::string_view format) {
  const auto input = recognise(text);
  ASSERT_TRUE(input) << format << ": " << input.error().text();
  const auto layouts = layouts_in(*input);
  ASSERT_TRUE(layouts) << format << ": " << describe(*input);
  EXPECT_EQ(layouts->shape(), expected.shape()) << format;
  EXPECT_EQ(layouts->row(0), expected.row(0)) << format;
}

TEST(EverySize, OfABoardIsReadBack) {
  for_each_size(1, [](const Shape& shape, const Layout& layout) {
    LayoutSet set(shape);
    set.add(layout);
    expect_board(set, format_mbf(set, 0).value(), "MBF");
    expect_board(set, format_tatham_id(set, 0) + "\n", "Tatham's Mines");
    expect_board(set, format_layout({shape, layout}), "layout");
    expect_board(set, format_layout_set(set), "layout set");
  });
}

// Widths and heights that are versions, levels and sizes of other formats, with many mines.
TEST(EverySize, OfALongBoardIsReadBackFromMbf) {
  for (const int side : {1, 2, 3, 4, 5, 6, 8, 16, 17, 30, 42, 82}) {
    for (int other = 1; other <= 255; other += 2) {
      for (const Shape& shape : {Shape{side, other}, Shape{other, side}}) {
        LayoutSet set(shape);
        set.add(board_of_size(shape));
        expect_board(set, format_mbf(set, 0).value(), "MBF");
        if (HasFailure()) return;
      }
    }
  }
}

TEST(EverySize, OfADrawnBoardIsReadBack) {
  for_each_size(7, [](const Shape& shape, const Layout& layout) {
    LayoutSet set(shape);
    set.add(layout);
    const Tiles tiles = tiles_of(layout, Topology(shape), false);
    expect_board(set, "The true layout:\n" + draw_tiles(tiles, shape, Ink(false)), "drawing");
  });
}

TEST(EverySize, OfAGameIsReadBack) {
  const AgentSpec agent = parse_agent("random").value();
  for_each_size(13, [&](const Shape& shape, const Layout& layout) {
    for (const bool is_given : {false, true}) {
      const auto id = parse_game_id(
          fmt::format("{}x{}/{} survival seed=3", shape.width, shape.height, layout.mines()));
      const auto played =
          play_out({id.value(), is_given ? std::optional(layout) : std::nullopt}, agent);
      const auto read = recognise(format_transcript(played.value()));
      ASSERT_TRUE(read) << read.error().text();
      EXPECT_TRUE(same(std::get<Transcript>(*read), *played));
      EXPECT_TRUE(replay(std::get<Transcript>(*read)));
    }
  });
}

// A few clicks anywhere.
Recording recording_on(const Shape& shape, const Layout& layout) {
  Rng rng = rng_of("clicks", shape);
  Recording recording;
  recording.program = "Our own";
  recording.mode = "classic";
  recording.shape = shape;
  recording.layout = layout;
  TestHand hand(recording);
  const auto any = [&](int side) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(side)));
  };
  hand.at(any(shape.height), any(shape.width)).left();
  for (int click = 0; click < 12; ++click) {
    hand.at(any(shape.height), any(shape.width));
    click % 3 == 0 ? hand.right() : click % 3 == 1 ? hand.left() : hand.both();
  }
  const PersonGame game = referee(recording);
  recording.claims = {.bbbv = game.bbbv, .time_ms = game.time_ms};
  return recording;
}

TEST(EverySize, OfAPersonsGameIsReadBack) {
  for_each_size(1, [](const Shape& shape, const Layout& layout) {
    const Recording recording = recording_on(shape, layout);
    const PersonGame game = referee(recording);
    const std::string text = format_person_transcript(game);
    const auto transcript = parse_person_transcript(text);
    ASSERT_TRUE(transcript) << transcript.error().text();
    EXPECT_EQ(error_of(check(*transcript)), "no error");
    EXPECT_EQ(format_person_transcript(transcript->game), text);
    const auto rawvf = read_recording(format_rawvf(recording));
    ASSERT_TRUE(rawvf) << rawvf.error().text();
    EXPECT_EQ(referee(*rawvf), game);
  });
}

TEST(EverySize, OfAReplayIsRead) {
  for_each_size(17, [](const Shape& shape, const Layout& layout) {
    const Recording recording = recording_on(shape, layout);
    const PersonGame game = referee(recording);
    std::vector<std::string> files{avf_file(recording, true), rmv_file(recording, 1),
                                   rmv_file(recording, 2), mvf_file(recording, MvfShape::Of2007)};
    constexpr int kWidestOf097 = 30;
    if (shape.width <= kWidestOf097) files.push_back(mvf_file(recording, MvfShape::Changed));
    for (int version = 0; version <= 4; ++version) files.push_back(evf_file(recording, version));
    for (const std::string& file : files) {
      const auto read = read_recording(file);
      ASSERT_TRUE(read) << read.error().text();
      EXPECT_EQ(read->layout, layout) << replay_format_name(read->format);
      EXPECT_EQ(referee(*read).clicks, game.clicks) << replay_format_name(read->format);
    }
  });
}

}  // namespace
}  // namespace minewise
