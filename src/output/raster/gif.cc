#include "output/raster/gif.h"

#include <algorithm>
#include <cmath>

#include "core/check.h"
#include "output/drawing/stage.h"
#include "output/raster/gif_palette.h"
#include "output/raster/gif_writer.h"
#include "output/raster/picture_format.h"
#include "output/raster/raster.h"

namespace minewise {
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
class Animation {
 public:
  // Drawing: a Stage, or something else that has a width and a height.
  template <class Drawing>
  Animation(const Drawing& drawing, GifPalette palette, const ByteSink& sink)
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

bool shows_chains(const std::vector<Film>& films) {
  const auto has_chain = [](const Film& film) {
    return std::ranges::any_of(film.frames,
                               [](const Frame& frame) { return !frame.chain.empty(); });
  };
  return std::ranges::any_of(films, has_chain);
}

bool shows_odds(const std::vector<Film>& films) {
  const auto has_odds = [](const Film& film) {
    return std::ranges::any_of(film.frames, [](const Frame& frame) { return !frame.odds.empty(); });
  };
  return std::ranges::any_of(films, has_odds);
}

using Changes = std::vector<std::pair<Cell, Tile>>;

// Draws a panel after changes: some cells, or, where lines run over them, the whole board.
void draw_changes(Animation& animation, const Stage& stage, std::size_t index,
                  const Changes& changes, const Panel& panel, bool has_lines) {
  if (has_lines) {
    stage.draw_under_cells(animation.raster(), index);
    stage.draw_cells(animation.raster(), index, panel.tiles);
    stage.draw_chain(animation.raster(), index, panel.chain);
    animation.touch(stage.board_box(index));
  } else {
    for (const auto& [cell, tile] : changes) {
      stage.draw_cell(animation.raster(), index, cell, tile);
      animation.touch(stage.cell_box(index, cell));
    }
  }
  stage.draw_caption(animation.raster(), index, panel.caption);
  animation.touch(stage.caption_box(index));
}

bool draw_frame(Animation& animation, const Stage& stage, std::size_t index, const Frame& frame,
                Panel& panel) {
  const bool has_lines = !panel.chain.empty() || !frame.chain.empty();
  show(frame, panel);
  draw_changes(animation, stage, index, frame.changes, panel, has_lines);
  return true;
}

// Draws the numbers before a guess; returns whether there are any.
bool draw_odds(Animation& animation, const Stage& stage, std::size_t index, const Frame& frame,
               Panel& panel) {
  if (frame.odds.empty()) return false;
  show_odds(frame, panel);
  draw_changes(animation, stage, index, frame.odds, panel, !panel.chain.empty());
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
  Animation animation(drawing, {drawing.palette(), true, true}, sink);
  draw_on(animation.raster());
  animation.write_all(0);
  animation.finish();
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

bool encode_gif(const std::vector<Film>& films, Theme theme, const Timing& timing,
                const ByteSink& sink, const FilmProgress& progress) {
  CHECK(!films.empty());
  std::size_t frames = 0;
  for (const Film& film : films) frames = std::max(frames, film.frames.size());
  CHECK(frames <= kMaxFrames);
  const int delay = timing.frame > 0 ? timing.frame : delay_for(frames);

  const Stage stage = stage_for(films, theme);
  Animation animation(stage, {stage.palette(), shows_chains(films), shows_odds(films)}, sink);
  stage.draw_backdrop(animation.raster());
  std::vector<Panel> panels;
  for (const Film& film : films) {
    panels.push_back(first_panel(film));
    stage.draw_cells(animation.raster(), panels.size() - 1, film.start);
  }
  animation.write_all(delay);
  const auto draw_all = [&](std::size_t i, const auto& draw) {
    bool any = false;
    for (std::size_t panel = 0; panel < films.size(); ++panel) {
      if (i >= films[panel].frames.size()) continue;
      any |= draw(animation, stage, panel, films[panel].frames[i], panels[panel]);
    }
    return any;
  };
  for (std::size_t i = 0; i < frames; ++i) {
    if (draw_all(i, draw_odds)) animation.write_changes(2 * delay);  // there is more to read
    draw_all(i, draw_frame);
    animation.write_changes(i + 1 < frames ? delay : timing.last);
    if (progress) progress(static_cast<double>(i + 1) / static_cast<double>(frames));
  }
  return animation.finish();
}

}  // namespace minewise
