// Tells how much of the board is played, if that takes long.
#pragma once

#include "cli/run/progress.h"
#include "game/play_game.h"

namespace minewise {

class PlayingProgress final : public Observer {
 public:
  void played(const Game& game, const Step&) override {
    const View& view = game.view();
    line_.update(static_cast<double>(view.uncovered().size()) / view.cells());
  }

 private:
  ProgressLine line_{"playing"};
};

}  // namespace minewise
