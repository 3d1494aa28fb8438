// Passes what happens in a game on to several observers, in the order in which they joined.
#pragma once

#include <vector>

#include "game/play_game.h"

namespace minewise {

class Chorus final : public Observer {
 public:
  // REQUIRES: it outlives the game.
  void join(Observer* observer) { observers_.push_back(observer); }

  void decided(const Game& game, const Decision& decision) override {
    for (Observer* observer : observers_) observer->decided(game, decision);
  }
  void played(const Game& game, const Step& step) override {
    for (Observer* observer : observers_) observer->played(game, step);
  }

 private:
  std::vector<Observer*> observers_;
};

}  // namespace minewise
