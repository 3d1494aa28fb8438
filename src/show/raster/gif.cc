#include "show/raster/gif.h"

#include <algorithm>
#include <cmath>

#include "ground/base/check.h"
#include "show/raster/gif_palette.h"
#include "show/raster/gif_writer.h"
#include "show/raster/raster.h"
#include "show/render/stage.h"

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
  Animation(const Stage& stage, bool has_chains, const ByteSink& sink)
      : raster_(stage.width(), stage.height(), 1),
        palette_(stage.palette(), has_chains),
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

// Draws what a frame changes: some cells, or, where lines run over them, the whole board.
void draw_frame(Animation& animation, const Stage& stage, std::size_t index, const Frame& frame,
                Panel& panel) {
  const bool has_lines = !panel.chain.empty() || !frame.chain.empty();
  show(frame, panel);
  if (has_lines) {
    stage.draw_under_cells(animation.raster(), index);
    stage.draw_cells(animation.raster(), index, panel.tiles);
    stage.draw_chain(animation.raster(), index, panel.chain, panel.tiles);
    animation.touch(stage.board_box(index));
  } else {
    for (const auto& [cell, tile] : frame.changes) {
      stage.draw_cell(animation.raster(), index, cell, tile);
      animation.touch(stage.cell_box(index, cell));
    }
  }
  stage.draw_caption(animation.raster(), index, frame.caption);
  animation.touch(stage.caption_box(index));
}

// Long games are shown faster: about a minute for all of it, but never too fast to follow.
int delay_for(std::size_t frames) {
  return std::clamp(static_cast<int>(6000 / std::max<std::size_t>(1, frames)), 6, 70);
}

}  // namespace

bool encode_gif(const std::vector<Film>& films, Theme theme, const Timing& timing,
                const ByteSink& sink, const FilmProgress& progress) {
  CHECK(!films.empty());
  std::size_t frames = 0;
  for (const Film& film : films) frames = std::max(frames, film.frames.size());
  CHECK(frames <= kMaxFrames);
  const int delay = timing.frame > 0 ? timing.frame : delay_for(frames);

  const Stage stage = stage_for(films, theme);
  Animation animation(stage, shows_chains(films), sink);
  stage.draw_backdrop(animation.raster());
  std::vector<Panel> panels;
  for (const Film& film : films) {
    panels.push_back(first_panel(film));
    stage.draw_cells(animation.raster(), panels.size() - 1, film.start);
  }
  animation.write_all(delay);
  for (std::size_t i = 0; i < frames; ++i) {
    for (std::size_t panel = 0; panel < films.size(); ++panel) {
      if (i >= films[panel].frames.size()) continue;
      draw_frame(animation, stage, panel, films[panel].frames[i], panels[panel]);
    }
    animation.write_changes(i + 1 < frames ? delay : timing.last);
    if (progress) progress(static_cast<double>(i + 1) / static_cast<double>(frames));
  }
  return animation.finish();
}

}  // namespace minewise
