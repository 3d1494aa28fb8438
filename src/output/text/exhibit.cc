#include "output/text/exhibit.h"

#include <fmt/format.h>

#include "output/text/explain.h"

namespace minewise {
namespace {

std::string move_sentence(const ExhibitMove& move, const PlacedView& placed) {
  return fmt::format("{} opens {}: {}{}.", move.agent,
                     name_of(move.decision.move.cell, placed.shape),
                     explain_why(move.decision, placed), move.is_hit ? "; it was a mine" : "");
}

}  // namespace

ExhibitWords tell_apart(const ExhibitMove& player, const ExhibitMove& other, const View& view,
                        const Shape& shape) {
  const bool is_proof = other.decision.basis == Basis::Proof;
  ExhibitWords words;
  const bool both_weigh = player.decision.basis == Basis::Probability && !is_proof;
  words.heading = both_weigh
                      ? fmt::format("{} and {} saw different risks", player.agent, other.agent)
                      : fmt::format("{} guessed, {} {}", player.agent, other.agent,
                                    is_proof ? "knew" : "weighed the cells");
  words.player = move_sentence(player, {view, shape});
  words.other = move_sentence(other, {view, shape});
  words.picture =
      fmt::format("A board of {}x{} with {} of {} cells covered. {} {}", shape.width, shape.height,
                  view.covered().size(), view.cells(), words.player, words.other);
  return words;
}

}  // namespace minewise
