#include "output/raster/gif.h"

#include <gif_lib.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/macros.h"
#include "output/drawing/stage.h"
#include "output/raster/picture_format.h"
#include "output/raster/raster.h"

namespace minewise {

namespace {

int write_bytes(GifFileType* gif, const GifByteType* bytes, int length) {
  const auto& sink = *static_cast<const ByteSink*>(gif->UserData);
  const auto size = static_cast<std::size_t>(length);
  return sink({reinterpret_cast<const char*>(bytes), size}) ? length : 0;
}

struct MapFree {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using ColourMap = std::unique_ptr<ColorMapObject, MapFree>;

ColourMap colour_map(const std::vector<Colour>& colours) {
  ColourMap map(GifMakeMapObject(kColours, nullptr));
  for (std::size_t i = 0; map && i < colours.size(); ++i) {
    map->Colors[i] = {colours[i].red, colours[i].green, colours[i].blue};
  }
  return map;
}

}  // namespace

GifWriter::GifWriter(int width, int height, const std::vector<Colour>& colours,
                     const ByteSink& sink)
    : gif_(EGifOpen(const_cast<ByteSink*>(&sink), write_bytes, nullptr)) {
  failed_ = !gif_ || !begin(width, height, colours);
}

GifWriter::~GifWriter() {
  finish();
}

bool GifWriter::begin(int width, int height, const std::vector<Colour>& colours) {
  const ColourMap map = colour_map(colours);
  EGifSetGifVersion(gif_, true);
  // The application extension by which animations run for ever.
  const std::uint8_t loop[] = {1, 0, 0};
  return map && EGifPutScreenDesc(gif_, width, height, kColourBits, 0, map.get()) == GIF_OK &&
         EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(gif_, sizeof loop, loop) == GIF_OK &&
         EGifPutExtensionTrailer(gif_) == GIF_OK;
}

void GifWriter::frame(const Area& area, int delay, int transparent,
                      std::span<const std::uint8_t> pixels) {
  CHECK(std::ssize(pixels) == std::ptrdiff_t{area.width()} * area.height());
  if (!failed_) failed_ = !put(area, delay, transparent, pixels);
}

bool GifWriter::put(const Area& area, int delay, int transparent,
                    std::span<const std::uint8_t> pixels) {
  const GraphicsControlBlock control{DISPOSE_DO_NOT, false, delay, transparent};
  GifByteType block[4];
  EGifGCBToExtension(&control, block);
  if (EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, sizeof block, block) == GIF_ERROR ||
      EGifPutImageDesc(gif_, area.left, area.top, area.width(), area.height(), false, nullptr) ==
          GIF_ERROR) {
    return false;
  }
  std::vector<GifPixelType> row(static_cast<std::size_t>(area.width()));  // giflib may alter it
  for (std::size_t y = 0; y < static_cast<std::size_t>(area.height()); ++y) {
    const auto from = pixels.subspan(y * row.size(), row.size());
    row.assign(from.begin(), from.end());
    if (EGifPutLine(gif_, row.data(), area.width()) == GIF_ERROR) return false;
  }
  return true;
}

bool GifWriter::finish() {
  if (gif_ && EGifCloseFile(gif_, nullptr) == GIF_ERROR) failed_ = true;
  gif_ = nullptr;
  return !failed_;
}

namespace {

constexpr Role kFills[] = {Role::Paper,     Role::Open,   Role::Covered,
                           Role::Safe,      Role::Flag,   Role::ProvedMine,
                           Role::SteppedOn, Role::Random, Role::Probability};

int distance(Colour one, Colour other) {
  const int red = one.red - other.red;
  const int green = one.green - other.green;
  const int blue = one.blue - other.blue;
  return 2 * red * red + 4 * green * green + 3 * blue * blue;  // the eye sees green best
}

}  // namespace

GifPalette::GifPalette(const Palette& palette, bool has_chains, bool has_odds) {
  constexpr int kShades = 3, kHeatSteps = 16;
  for (const Colour colour : palette.colours) {
    if (colour != palette[Role::Chain]) add(colour);
  }
  add(blend(palette[Role::Open], palette[Role::Safe], 0.5));  // opened by a cascade
  for (const Role role : kFills) {
    const Colour fill = palette[role];
    for (int i = 1; i < kShades; ++i) add(blend(fill, palette.ink_on(fill), i / double{kShades}));
  }
  const Colour cascade = blend(palette[Role::Open], palette[Role::Safe], 0.5);
  for (const Colour fill : {palette[Role::Open], palette[Role::Safe], palette[Role::Random],
                            palette[Role::Probability], cascade}) {
    for (const Colour digit : palette.digits) {
      const Colour ink = palette.readable(digit, fill);
      for (int i = 1; i <= kShades; ++i) add(blend(fill, ink, i / double{kShades}));
    }
  }
  const auto add_on = [&](Role role, std::initializer_list<Role> grounds) {
    for (const Role ground : grounds) {
      for (int i = 1; i < kShades; ++i) {
        add(blend(palette[ground], palette[role], i / double{kShades}));
      }
    }
  };
  for (const Role role : {Role::Faint, Role::Premise, Role::Line}) {
    add_on(role, {Role::Paper, Role::Open, Role::Safe});
  }
  for (int step = 0; has_odds && step <= kHeatSteps; ++step) {
    const Colour fill = palette.heat(step / double{kHeatSteps});
    add(fill);
    for (int i = 1; i < kShades; ++i) add(blend(fill, palette.ink_on(fill), i / double{kShades}));
  }
  if (!has_chains) return;
  add(palette[Role::Chain]);
  add_on(Role::Chain, {Role::Paper, Role::Open, Role::Covered, Role::Safe, Role::Flag});
}

void GifPalette::add(Colour colour) {
  if (colours_.size() < kUnchanged && std::ranges::find(colours_, colour) == colours_.end()) {
    colours_.push_back(colour);
  }
}

std::uint8_t GifPalette::index_of(std::uint32_t pixel) {
  pixel &= 0xffffff;
  const auto [entry, is_new] = known_.try_emplace(pixel, std::uint8_t{0});
  if (is_new) {
    const Colour wanted{static_cast<std::uint8_t>(pixel >> 16),
                        static_cast<std::uint8_t>(pixel >> 8), static_cast<std::uint8_t>(pixel)};
    const auto nearest = std::ranges::min_element(
        colours_, {}, [&](Colour colour) { return distance(colour, wanted); });
    entry->second = static_cast<std::uint8_t>(nearest - colours_.begin());
  }
  return entry->second;
}

namespace {

// The picture that is shown, as indices into the palette.
class Screen {
 public:
  Screen(int width, int height)
      : width_(width), shown_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

  std::uint8_t& at(int x, int y) {
    return shown_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                  static_cast<std::size_t>(x)];
  }

 private:
  int width_;
  std::vector<std::uint8_t> shown_;
};

// Draws frames and hands on what is different in each.
class GifScreen {
 public:
  // Drawing: a Stage, or something else that has a width and a height.
  template <class Drawing>
  GifScreen(const Drawing& drawing, GifPalette palette, const ByteSink& sink)
      : raster_(drawing.width(), drawing.height(), 1),
        palette_(std::move(palette)),
        screen_(raster_.width(), raster_.height()),
        writer_(raster_.width(), raster_.height(), palette_.colours(), sink) {}

  Raster& raster() { return raster_; }
  void touch(const Box& box) {
    touched_.push_back({static_cast<int>(std::floor(box.x)), static_cast<int>(std::floor(box.y)),
                        static_cast<int>(std::ceil(box.x + box.width)),
                        static_cast<int>(std::ceil(box.y + box.height))});
  }

  void write_all(int delay) {
    const Area all{0, 0, raster_.width(), raster_.height()};
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < all.bottom; ++y) {
      const auto row = raster_.row(y);
      for (int x = 0; x < all.right; ++x) {
        pixels.push_back(screen_.at(x, y) = palette_.index_of(row[x]));
      }
    }
    touched_.clear();
    writer_.frame(all, delay, GifPalette::kUnchanged, pixels);
  }

  // What was touched since the last frame. A frame without a change is still a frame.
  void write_changes(int delay) {
    Area area;
    std::vector<std::pair<std::pair<int, int>, std::uint8_t>> changed;
    for (const Area& touched : touched_) {
      for (int y = touched.top; y < std::min(touched.bottom, raster_.height()); ++y) {
        const auto row = raster_.row(y);
        for (int x = touched.left; x < std::min(touched.right, raster_.width()); ++x) {
          const std::uint8_t index = palette_.index_of(row[x]);
          if (screen_.at(x, y) == index) continue;
          screen_.at(x, y) = index;
          area.include(x, y);
          changed.push_back({{x, y}, index});
        }
      }
    }
    touched_.clear();
    if (area.is_empty()) area = {0, 0, 1, 1};
    std::vector<std::uint8_t> pixels(
        static_cast<std::size_t>(area.width()) * static_cast<std::size_t>(area.height()),
        GifPalette::kUnchanged);
    for (const auto& [at, index] : changed) {
      const int offset = (at.second - area.top) * area.width() + at.first - area.left;
      pixels[offset] = index;
    }
    writer_.frame(area, delay, GifPalette::kUnchanged, pixels);
  }

  bool finish() { return writer_.finish(); }

 private:
  Raster raster_;
  GifPalette palette_;
  Screen screen_;
  GifWriter writer_;
  std::vector<Area> touched_;
};

bool shows_chains(const std::vector<Animation>& animations) {
  const auto has_chain = [](const Animation& animation) {
    return std::ranges::any_of(animation.frames,
                               [](const Frame& frame) { return !frame.chain.empty(); });
  };
  return std::ranges::any_of(animations, has_chain);
}

bool shows_odds(const std::vector<Animation>& animations) {
  const auto has_odds = [](const Animation& animation) {
    return std::ranges::any_of(animation.frames,
                               [](const Frame& frame) { return !frame.odds.empty(); });
  };
  return std::ranges::any_of(animations, has_odds);
}

using Changes = std::vector<std::pair<Cell, Tile>>;

// Draws a panel after changes: some cells, or, where lines run over them, the whole board.
void draw_changes(GifScreen& screen, const Stage& stage, std::size_t index, const Changes& changes,
                  const Panel& panel, bool has_lines) {
  if (has_lines) {
    stage.draw_under_cells(screen.raster(), index);
    stage.draw_cells(screen.raster(), index, panel.tiles);
    stage.draw_chain(screen.raster(), index, panel.chain);
    screen.touch(stage.board_box(index));
  } else {
    for (const auto& [cell, tile] : changes) {
      stage.draw_cell(screen.raster(), index, cell, tile);
      screen.touch(stage.cell_box(index, cell));
    }
  }
  stage.draw_caption(screen.raster(), index, panel.caption);
  screen.touch(stage.caption_box(index));
}

bool draw_frame(GifScreen& screen, const Stage& stage, std::size_t index, const Frame& frame,
                Panel& panel) {
  const bool has_lines = !panel.chain.empty() || !frame.chain.empty();
  show(frame, panel);
  draw_changes(screen, stage, index, frame.changes, panel, has_lines);
  return true;
}

// Draws the numbers before a guess; returns whether there are any.
bool draw_odds(GifScreen& screen, const Stage& stage, std::size_t index, const Frame& frame,
               Panel& panel) {
  if (frame.odds.empty()) return false;
  show_odds(frame, panel);
  draw_changes(screen, stage, index, frame.odds, panel, !panel.chain.empty());
  return true;
}

// Long games are shown faster: about a minute for all of it, but never too fast to follow.
int delay_for(std::size_t frames) {
  return std::clamp(static_cast<int>(6000 / std::max<std::size_t>(1, frames)), 6, 70);
}

// A still picture: one frame that stays.
template <class Drawing, class DrawOn>
std::string draw_still_gif(const Drawing& drawing, const DrawOn& draw_on) {
  std::string text;
  const ByteSink sink = [&text](std::string_view bytes) {
    text += bytes;
    return true;
  };
  GifScreen screen(drawing, {drawing.palette(), true, true}, sink);
  draw_on(screen.raster());
  screen.write_all(0);
  screen.finish();
  return text;
}

std::string draw_gif(const std::vector<Panel>& panels, Theme theme) {
  const Stage stage = stage_for(panels, theme);
  return draw_still_gif(stage, [&](Raster& raster) { draw_panels(raster, stage, panels); });
}

std::string draw_proof_gif(const ProofStrip& strip) {
  return draw_still_gif(strip, [&](Raster& raster) { strip.draw(raster); });
}

}  // namespace

PictureFormat gif_format() {
  return {.name = "gif", .draw = draw_gif, .draw_proof = draw_proof_gif, .animate = encode_gif};
}

bool encode_gif(const std::vector<Animation>& animations, Theme theme, const Timing& timing,
                const ByteSink& sink, const AnimationProgress& progress) {
  CHECK(!animations.empty());
  std::size_t frames = 0;
  for (const Animation& animation : animations) frames = std::max(frames, animation.frames.size());
  CHECK(frames <= kMaxFrames);
  const int delay = timing.frame > 0 ? timing.frame : delay_for(frames);

  const Stage stage = stage_for(animations, theme);
  GifScreen screen(stage, {stage.palette(), shows_chains(animations), shows_odds(animations)},
                   sink);
  stage.draw_backdrop(screen.raster());
  std::vector<Panel> panels;
  for (const Animation& animation : animations) {
    panels.push_back(first_panel(animation));
    stage.draw_cells(screen.raster(), panels.size() - 1, animation.start);
  }
  screen.write_all(delay);
  const auto draw_all = [&](std::size_t i, const auto& draw) {
    bool any = false;
    for (std::size_t panel = 0; panel < animations.size(); ++panel) {
      if (i >= animations[panel].frames.size()) continue;
      any |= draw(screen, stage, panel, animations[panel].frames[i], panels[panel]);
    }
    return any;
  };
  for (std::size_t i = 0; i < frames; ++i) {
    if (draw_all(i, draw_odds)) screen.write_changes(2 * delay);  // there is more to read
    draw_all(i, draw_frame);
    screen.write_changes(i + 1 < frames ? delay : timing.last);
    if (progress) progress(static_cast<double>(i + 1) / static_cast<double>(frames));
  }
  return screen.finish();
}

}  // namespace minewise
