#include <gif_lib.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>

#include "output/drawing/stage.h"
#include "output/raster/gif.h"
#include "output/raster/picture_format.h"
#include "review/influence.h"
#include "support/game.h"
#include "support/lines.h"

namespace minewise {

namespace {

// A GIF read back by giflib, frame by frame as a viewer shows them.
struct Decoded {
  int width = 0, height = 0;
  std::vector<int> delays;
  std::vector<std::vector<Colour>> frames;  // whole pictures, row by row
  std::size_t bytes = 0, pixels_written = 0;
};

struct Source {
  const std::string* text;
  std::size_t at = 0;
};

int read_bytes(GifFileType* gif, GifByteType* to, int length) {
  auto& source = *static_cast<Source*>(gif->UserData);
  const std::size_t got =
      std::min(static_cast<std::size_t>(length), source.text->size() - source.at);
  std::memcpy(to, source.text->data() + source.at, got);
  source.at += got;
  return static_cast<int>(got);
}

Decoded decode(const std::string& text) {
  Source source{&text};
  GifFileType* gif = DGifOpen(&source, read_bytes, nullptr);
  EXPECT_NE(gif, nullptr);
  EXPECT_EQ(DGifSlurp(gif), GIF_OK);
  Decoded decoded{gif->SWidth, gif->SHeight, {}, {}, text.size(), 0};
  std::vector<Colour> screen(static_cast<std::size_t>(gif->SWidth * gif->SHeight));
  for (int i = 0; i < gif->ImageCount; ++i) {
    const SavedImage& image = gif->SavedImages[i];
    GraphicsControlBlock control;
    EXPECT_EQ(DGifSavedExtensionToGCB(gif, i, &control), GIF_OK);
    decoded.delays.push_back(control.DelayTime);
    const auto& [left, top, width, height, interlace, map] = image.ImageDesc;
    decoded.pixels_written += static_cast<std::size_t>(width * height);
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        const int index = image.RasterBits[y * width + x];
        if (index == control.TransparentColor) continue;
        const GifColorType& colour = gif->SColorMap->Colors[index];
        screen[(top + y) * gif->SWidth + left + x] = {colour.Red, colour.Green, colour.Blue};
      }
    }
    decoded.frames.push_back(screen);
  }
  DGifCloseFile(gif, nullptr);
  return decoded;
}

// Passes what happens on to those who follow the reasons, and then to the animation.
class AnimatedReasons final : public Observer {
 public:
  AnimatedReasons(InfluenceWatch& watch, AnimationRecorder& animation_recorder)
      : watch_(watch), animation_recorder_(animation_recorder) {}
  void decided(const Game& game, const Decision& decision) override {
    watch_.decided(game, decision);
    animation_recorder_.decided(game, decision);
  }
  void played(const Game& game, const Step& step) override {
    watch_.played(game, step);
    animation_recorder_.played(game, step);
  }

 private:
  InfluenceWatch& watch_;
  AnimationRecorder& animation_recorder_;
};

// With chains.
Animation chain_animation_of(std::string_view agent_name, const std::string& id_text) {
  const GameId id = must(parse_game_id(id_text, Seed{0}));
  const AgentSpec spec = must(parse_agents(agent_name)).front();
  Game game(id, make_topology(id.shape()));
  const auto agent = spec.make();
  InfluenceWatch watch(*agent, game.view());
  AnimationRecorder animation_recorder(std::string(agent_name), game, agent.get(), &watch.graph());
  AnimatedReasons both(watch, animation_recorder);
  Rng rng = rng_for(spec, id);
  const Trial trial = play_game(*agent, game, rng, &both);
  return std::move(animation_recorder).finish(game, trial);
}

Animation animation_of(std::string_view agent_name, const std::string& id_text, bool odds = false) {
  const GameId id = must(parse_game_id(id_text, Seed{0}));
  const AgentSpec spec = must(parse_agents(agent_name)).front();
  Game game(id, make_topology(id.shape()));
  const auto agent = spec.make();
  AnimationRecorder animation_recorder(std::string(agent_name), game, agent.get(), nullptr, odds);
  Rng rng = rng_for(spec, id);
  const Trial trial = play_game(*agent, game, rng, &animation_recorder);
  return std::move(animation_recorder).finish(game, trial);
}

std::string encode(const std::vector<Animation>& animations, const Timing& timing = {}) {
  std::string text;
  EXPECT_TRUE(encode_gif(animations, Theme::Light, timing, [&](std::string_view bytes) {
    text += bytes;
    return true;
  }));
  return text;
}

// What a frame shows, read off its pixels: for each cell the fill beside its glyph, as the letter
// of the first role that has this colour.
std::string read_cells(const Decoded& gif, std::size_t frame, const Animation& animation) {
  const Stage stage = stage_for({animation}, Theme::Light);
  EXPECT_EQ(gif.width, std::ceil(stage.width()));
  EXPECT_EQ(gif.height, std::ceil(stage.height()));
  const Palette& palette = stage.palette();
  const std::map<std::string, char> letters = {
      {palette[Role::Covered].hex(), '?'},    {palette[Role::Open].hex(), 'o'},
      {palette[Role::Safe].hex(), '+'},       {palette[Role::Flag].hex(), 'F'},
      {palette[Role::ProvedMine].hex(), 'x'}, {palette[Role::SteppedOn].hex(), 'M'},
      {palette[Role::Random].hex(), 'r'},     {palette[Role::Probability].hex(), 'p'}};
  std::string text;
  for (int index = 0; index < animation.shape.cells(); ++index) {
    const Box box = stage.cell_box(0, Cell{index});
    const int x = static_cast<int>(box.x + 0.84 * box.width),
              y = static_cast<int>(box.y + 0.3 * box.height);
    const Colour colour = gif.frames[frame][y * gif.width + x];
    const auto found = letters.find(colour.hex());
    text += found == letters.end() ? '#' : found->second;
    if (index % animation.shape.width == animation.shape.width - 1) text += '\n';
  }
  return text;
}

struct Shown {
  Animation animation;
  Decoded gif;

  explicit Shown(Animation made) : animation(std::move(made)), gif(decode(encode({animation}))) {}
  std::string cells(std::size_t frame) const { return read_cells(gif, frame, animation); }
};

TEST(Gif, OneFrameADecisionBetweenTheStartAndTheTruth) {
  const Shown shown(animation_of("basic", "3x1/1 survival seed=4"));
  ASSERT_EQ(shown.gif.frames.size(), 5u);
  EXPECT_EQ(shown.cells(0), "???\n");
  EXPECT_EQ(shown.cells(1), "??r\n");  // a guess at random, which shows a 0
  EXPECT_EQ(shown.cells(2), "?+r\n");  // the cell just opened, by proof
  EXPECT_EQ(shown.cells(3), "For\n");  // the last mine, flagged
  EXPECT_EQ(shown.cells(4), "For\n");
}

TEST(Gif, TheLastFrameStaysLonger) {
  const Animation animation = animation_of("basic", "3x1/1 survival seed=4");
  const Decoded gif = decode(encode({animation}, {.frame = 25, .last = 300}));
  EXPECT_EQ(gif.delays, (std::vector<int>{25, 25, 25, 25, 300}));
}

// Drawing only what changed ends in the same picture as drawing all of it.
TEST(Gif, EveryFrameShowsTheFillsOfItsTiles) {
  for (const char* id :
       {"6x5/6 survival seed=1", "8x8/10 classic seed=2", "5x5/5 survival topology=torus seed=9",
        "6x6/6 survival topology=hex seed=3"}) {
    for (const char* agent : {"random", "basic", "exact"}) {
      const Shown shown(animation_of(agent, id));
      Panel panel = first_panel(shown.animation);
      const Palette& palette = palette_of(Theme::Light);
      const Stage stage = stage_for({shown.animation}, Theme::Light);
      for (std::size_t frame = 1; frame < shown.gif.frames.size(); ++frame) {
        show(shown.animation.frames[frame - 1], panel);
        for (int index = 0; index < panel.shape.cells(); ++index) {
          const Box box = stage.cell_box(0, Cell{index});
          const int x = static_cast<int>(box.x + 0.84 * box.width);
          const int y = static_cast<int>(box.y + 0.3 * box.height);
          ASSERT_EQ(shown.gif.frames[frame][y * shown.gif.width + x].hex(),
                    fill_of(palette, panel.tiles[Cell{index}.at()]).hex())
              << id << " " << agent << " frame " << frame << " cell " << index;
        }
      }
    }
  }
}

TEST(Gif, FramesHoldOnlyWhatChanged) {
  const Decoded gif = decode(encode({animation_of("basic", "20x20/60 survival seed=5")}));
  ASSERT_GT(gif.frames.size(), 300u);
  EXPECT_LT(gif.bytes, 1'000'000u);
  EXPECT_LT(gif.pixels_written, gif.frames.size() * gif.frames[0].size() / 2);
}

TEST(Gif, AgentsSideBySideEachGoOnToTheirOwnEnd) {
  const Animation one = animation_of("random", "5x5/5 classic seed=1");
  const Animation other = animation_of("basic", "5x5/5 survival seed=1");
  const Decoded gif = decode(encode({one, other}));
  EXPECT_EQ(gif.frames.size(), std::max(one.frames.size(), other.frames.size()) + 1);
  const Decoded alone = decode(encode({one}));
  EXPECT_GT(gif.width, 2 * alone.width - 40);
}

TEST(Gif, ASinkThatRefusesStopsTheEncoding) {
  const Animation animation = animation_of("basic", "5x5/5 survival seed=1");
  int calls = 0;
  EXPECT_FALSE(
      encode_gif({animation}, Theme::Light, {}, [&](std::string_view) { return ++calls < 20; }));
  EXPECT_LE(calls, 30);
}

TEST(Animation, ADecisionShowsItsPremisesAndWhatIsProved) {
  const Animation animation = animation_of("basic", "3x1/1 survival seed=4");
  Panel panel = first_panel(animation);
  show(animation.frames[0], panel);
  EXPECT_EQ(panel.caption, "1. open (0,2): a guess at random");
  EXPECT_EQ(panel.tiles[2].mark.origin, Origin::Random);
  EXPECT_TRUE(panel.tiles[2].mark.is_new);
  show(animation.frames[1], panel);
  EXPECT_FALSE(panel.tiles[2].mark.is_new);
  EXPECT_TRUE(panel.tiles[2].mark.is_premise);
  EXPECT_TRUE(panel.tiles[1].mark.is_new);
  EXPECT_EQ(panel.tiles[1].mark.origin, Origin::Proof);
}

// Lines of a chain that has changed leave nothing behind.
TEST(Gif, AChainIsDrawnAsIfItHadAlwaysBeenTheOnlyOne) {
  for (const char* id : {"9x9/12 classic seed=7", "9x9/12 survival topology=torus seed=7"}) {
    const Animation animation = chain_animation_of("exact", id);
    const Panel last = last_panel(animation);
    ASSERT_GT(last.chain.size(), 4u);
    Animation at_once{animation.heading,
                      animation.shape,
                      animation.start,
                      {Frame{{}, {}, last.caption, last.chain}}};
    for (int index = 0; index < animation.shape.cells(); ++index) {
      at_once.frames[0].changes.emplace_back(Cell{index}, last.tiles[Cell{index}.at()]);
    }
    const Decoded whole = decode(encode({animation})), direct = decode(encode({at_once}));
    const Stage stage = stage_for({animation}, Theme::Light);
    const Box box = stage.board_box(0);
    for (int y = static_cast<int>(box.y); y < static_cast<int>(box.y + box.height); ++y) {
      for (int x = static_cast<int>(box.x); x < static_cast<int>(box.x + box.width); ++x) {
        const auto pixel = [x, y](const Decoded& gif) {
          return gif.frames.back()[static_cast<std::size_t>(y * gif.width + x)].hex();
        };
        ASSERT_EQ(pixel(whole), pixel(direct)) << x << " " << y;
      }
    }
  }
}

// The numbers that an animation shows before guesses.
std::vector<Mark> odds_in(const Animation& animation) {
  std::vector<Mark> marks;
  for (const Frame& frame : animation.frames) {
    for (const auto& [cell, tile] : frame.odds) {
      if (tile.mark.probability) marks.push_back(tile.mark);
    }
  }
  return marks;
}

TEST(Animation, OddsAreTheAgentsOwnEstimatesOrProbabilities) {
  const std::string id = "6x6/8 survival seed=3";
  EXPECT_TRUE(odds_in(animation_of("double", id)).empty());
  for (const auto& [agent, is_estimate] :
       {std::pair{"double", true}, {"local", true}, {"exact", false}, {"basic", false}}) {
    const auto marks = odds_in(animation_of(agent, id, true));
    EXPECT_FALSE(marks.empty()) << agent;
    bool any_estimate = false;
    for (const Mark& mark : marks) any_estimate |= mark.is_estimate;
    EXPECT_EQ(any_estimate, is_estimate) << agent;
  }
}

// After the guess the numbers are gone, and the board is as it would have been without them.
TEST(Animation, OddsLeaveNothingBehind) {
  const std::string id = "6x6/8 survival seed=3";
  const Animation plain = animation_of("triple-tie", id),
                  shown = animation_of("triple-tie", id, true);
  ASSERT_EQ(plain.frames.size(), shown.frames.size());
  Panel one = first_panel(plain), other = first_panel(shown);
  for (std::size_t i = 0; i < plain.frames.size(); ++i) {
    show(plain.frames[i], one);
    show(shown.frames[i], other);
    ASSERT_EQ(one.tiles, other.tiles) << i;
    ASSERT_EQ(one.caption, other.caption) << i;
  }
}

TEST(Gif, GuessesAreShownWithTheirOddsFirst) {
  const Animation animation = animation_of("double", "6x6/8 survival seed=3", true);
  std::size_t guesses = 0;
  for (const Frame& frame : animation.frames) guesses += frame.odds.empty() ? 0 : 1;
  EXPECT_GT(guesses, 0u);
  EXPECT_EQ(decode(encode({animation})).frames.size(), 1 + animation.frames.size() + guesses);
}

TEST(Gif, AStillPictureHasOneFrame) {
  const Animation animation = animation_of("basic", "3x1/1 survival seed=4");
  const PictureFormat* format = find_picture_format("gif");
  ASSERT_TRUE(format);
  EXPECT_EQ(decode(format->draw({last_panel(animation)}, Theme::Dark)).frames.size(), 1u);
}

TEST(Animation, OnlyTheLongestChainIsMarked) {
  const Animation animation = chain_animation_of("exact", "9x9/12 classic seed=7");
  Panel panel = first_panel(animation);
  for (const Frame& frame : animation.frames) {
    show(frame, panel);
    std::size_t marked = 0;
    for (const Tile& tile : panel.tiles) marked += tile.mark.link.has_value();
    EXPECT_EQ(marked, frame.chain.size());
    int before = 0;
    for (const ChainStop& stop : frame.chain) {
      EXPECT_GE(panel.tiles[stop.cell.at()].mark.link.value_or(-1), before);
      before = *panel.tiles[stop.cell.at()].mark.link;
    }
  }
}

TEST(Animation, TheEndShowsMinesThatWereNeverFound) {
  const Animation animation = animation_of("random", "5x5/10 classic first=any seed=2");
  const Panel panel = last_panel(animation);
  int mines = 0;
  for (const Tile& tile : panel.tiles) {
    mines +=
        tile.face == Face::HiddenMine || tile.face == Face::SteppedOn || tile.face == Face::Flagged;
  }
  EXPECT_EQ(mines, 10);
}

}  // namespace

}  // namespace minewise
