// A game as a sequence of pictures, one a decision: the cell just decided is marked, so are the
// clues that its reason rests on, and the caption says why. What an agent has proved and not yet
// acted upon shows as well. The last frame tells the result and shows where the mines were.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "play/agents/agent.h"
#include "play/loop/play_game.h"
#include "show/render/overlay.h"
#include "show/render/picture.h"
#include "show/render/stage.h"
#include "study/influence/reason_graph.h"

namespace minewise {

// The most cells a side that an animation takes.
inline constexpr int kMaxFilmSide = 60;

// What is different from the frame before.
struct Frame {
  std::vector<std::pair<Cell, Tile>> changes;
  std::string caption;
  std::vector<Cell> chain = {};  // the longest so far, if chains are shown: all of it
};

struct Film {
  std::string heading;
  Shape shape;
  Tiles start;  // before the first move
  std::vector<Frame> frames;
};

// Films a game while it is played. `agent` supplies what is proved but not acted upon; without one
// (in a replay) that is not shown. With `reasons`, which are told of each decision and move before
// the film is, every frame shows the longest chain so far. Both outlive the filming.
class Filming final : public Observer {
 public:
  Filming(std::string heading, const Game& game, const Agent* agent,
          const ReasonGraph* reasons = nullptr);

  void decided(const Game& game, const Decision& decision) override;
  void played(const Game& game, const Step& step) override;

  // REQUIRES: the game is over; called once.
  Film finish(const Game& game, const Trial& trial) &&;

 private:
  void change(Cell cell, const Tile& tile);
  void show_conclusions(const View& view);
  void show_chain(const View& view);
  void end_frame(std::string caption);

  const Agent* agent_;
  const ReasonGraph* reasons_;
  Film film_;
  Tiles tiles_;                // as the last frame left them
  Frame frame_;                // in the making
  std::vector<Cell> touched_;  // marks that hold for one frame only
  std::size_t told_ = 0;       // conclusions already shown
  std::vector<Cell> chain_;    // the one shown
  std::string caption_;
};

// A stage with room for every frame of films side by side, and a legend for all of them.
Stage stage_for(const std::vector<Film>& films, Theme theme);

// The board before the first move as a picture, what a frame makes of it, and how it all ended.
Panel first_panel(const Film& film);
void show(const Frame& frame, Panel& panel);
Panel last_panel(const Film& film);

}  // namespace minewise
