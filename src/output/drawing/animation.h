// An animation: a game as a sequence of pictures, one per decision. Each frame marks the cell just
// decided and the clues of its reason; the caption says why. It also shows what the agent has
// proved but not yet acted on. The last frame gives the result and shows where the mines were. A
// search for hard boards can be animated too (SearchAnimation).
//
// If odds are shown, a frame with a guess begins with what the player had to choose from: a number
// in every cell for which it has one.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "core/layout.h"
#include "core/topology.h"
#include "game/play_game.h"
#include "output/drawing/overlay.h"
#include "output/drawing/picture.h"
#include "output/drawing/stage.h"
#include "review/reason_graph.h"

namespace minewise {

// The most rows or columns of a board in an animation.
inline constexpr int kMaxAnimationSide = 60;

// The differences from the frame before.
struct Frame {
  std::vector<std::pair<Cell, Tile>> odds;  // shown first, if not empty: the numbers before a guess
  std::vector<std::pair<Cell, Tile>> changes;
  std::string caption;
  std::vector<ChainStop> chain = {};  // if chains are shown: the whole longest chain so far
};

struct Animation {
  std::string heading;
  Shape shape;
  Tiles start;  // before the first move
  std::vector<Frame> frames;
};

// Records a game while it is played. `agent` gives what is proved but not yet acted on; without
// an agent (in a replay) that is not shown. With `reasons`, every frame shows the longest chain so
// far. With `odds`, guesses show the agent's own numbers, or, if it has none, the exact
// probabilities. REQUIRES: agent and reasons outlive this; `reasons` takes in each decision and
// move before the animation does.
class AnimationRecorder final : public Observer {
 public:
  AnimationRecorder(std::string heading, const Game& game, Agent* agent,
                    const ReasonGraph* reasons = nullptr, bool odds = false);

  void decided(const Game& game, const Decision& decision) override;
  void played(const Game& game, const Step& step) override;

  // REQUIRES: the game is over; called once.
  Animation finish(const Game& game, const Trial& trial) &&;

 private:
  void change(Cell cell, const Tile& tile);
  void show_conclusions(const View& view);
  void show_odds(const View& view, const Decision& decision);
  void hide_odds();
  void show_chain(const View& view);
  void end_frame(std::string caption);

  Agent* agent_;
  const ReasonGraph* reasons_;
  bool odds_;
  Animation animation_;
  Tiles tiles_;                   // as the last frame left them
  Frame frame_;                   // being made
  std::vector<Cell> touched_;     // cells with marks for one frame only
  std::size_t told_ = 0;          // conclusions already shown
  std::vector<Cell> numbered_;    // cells with numbers
  std::vector<ChainStop> chain_;  // the chain that is shown
  std::string caption_;
};

// The animation of a saved game. REQUIRES: replay() finds nothing wrong with it.
Animation animation_of(const Transcript& transcript, bool odds = false);

// A stage with room for every frame of the animations, side by side, and with a legend for all of
// them.
Stage stage_for(const std::vector<Animation>& animations, Theme theme);

// first_panel() is the board before the first move, show() changes a panel by a frame, show_odds()
// by its beginning, and last_panel() is the board at the end.
Panel first_panel(const Animation& animation);
void show_odds(const Frame& frame, Panel& panel);
void show(const Frame& frame, Panel& panel);
Panel last_panel(const Animation& animation);

// An animation of a search for hard boards: the boards that the search accepted, one after another.
class SearchAnimation {
 public:
  SearchAnimation(std::string heading, const Shape& shape)
      : heading_(std::move(heading)), shape_(shape) {}

  void add(const Layout& board, std::string caption) {
    boards_.push_back({board, std::move(caption)});
  }

  // At most kFrames of the boards, evenly spread; the last board is always there. REQUIRES: there
  // is a board.
  static constexpr std::size_t kFrames = 300;
  Animation animation() const;

 private:
  struct Point {
    Layout board;
    std::string caption;
  };

  std::string heading_;
  Shape shape_;
  std::vector<Point> boards_;
};

}  // namespace minewise
