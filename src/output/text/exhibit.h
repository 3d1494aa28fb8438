// Two agents that moved differently from the same view: whose move was which, and why.
#pragma once

#include <string>

#include "core/placed_view.h"
#include "solver/decision.h"

namespace minewise {

struct ExhibitMove {
  std::string agent;
  Decision decision;
  bool is_hit = false;  // it stepped on a mine
};

struct ExhibitWords {
  std::string heading;        // "basic guessed, exact knew"
  std::string player, other;  // a sentence each
  std::string picture;        // what the picture of the position shows
};

ExhibitWords tell_apart(const ExhibitMove& player, const ExhibitMove& other, const View& view,
                        const Shape& shape);

}  // namespace minewise
