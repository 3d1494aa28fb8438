// An Engine draws conclusions from what a player sees. It may miss some; it may never be wrong. All
// engines of a game share its facts.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

class Engine {
 public:
  virtual ~Engine() = default;

  // The rule under which the engine's deductions are reported.
  virtual Rule rule() const = 0;

  // Forgets everything and prepares for a view's game, or for a position.
  virtual void start(const View& view) = 0;

  // Adds to `facts` what follows from the view and from the facts so far. The cost of a call is in
  // proportion to what has changed since the last call, not to the size of the board. REQUIRES:
  // start() was called for this game, the facts are the same object since then, and they have
  // observed the view.
  virtual void deduce(const View& view, Facts& facts) = 0;
};

// An engine by its name. To add one, write a header and a source file with its entry, and a line in
// solver/registry.cc.
struct EngineEntry {
  std::string name;
  std::function<std::unique_ptr<Engine>()> make;
};

}  // namespace minewise
