// A glance at one clue at a time, as the usual engine has it.
#pragma once

#include "solver/engines/single_point.h"

namespace minewise {

class Glance final : public Engine {
 public:
  Rule rule() const override { return each_.rule(); }
  void start(const View& view) override { each_.start(view); }
  void deduce(const View& view, Facts& facts) override;

 private:
  SinglePoint each_;
};

}  // namespace minewise
