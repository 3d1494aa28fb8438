// Prints a game while it is played: board by board (the play-by-play of report 000), or sentence by
// sentence (the commentary of report 004).
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "agents/agent.h"
#include "core/view.h"
#include "game/play_game.h"
#include "output/drawing/text.h"
#include "review/reason_graph.h"

namespace minewise {

// Receives the text of a trace, piece by piece.
using Sink = std::function<void(std::string_view text)>;

// For boards with more rows or columns, a step lists what changed instead of drawing the board.
inline constexpr int kMaxDrawnSide = 60;

// Whether a board is small enough to draw.
bool is_drawable(const Shape& shape);

// A decision, given the view before it: "12. open (3,4): a guess at random".
std::string describe_step(std::size_t number, const Decision& decision, const PlacedView& placed);

// The marks of a board after a step: what the step changed, and what the player has proved but not
// yet acted on.
Overlay marks_after(const Step& step, const View& view, std::span<const Deduction> conclusions);

// The cells that a move changed, given the view after it.
std::span<const Cell> changed_cells(const View& view, const Outcome& outcome);

// Prints a numbered board after each move. `agent` gives what has been proved but not yet acted on;
// without an agent (in a replay) that is not shown. With `reasons`, proofs are marked as links of
// chains. A proof that single clues, looked at one at a time, do not give on the same view has a
// remark: "(not by one clue alone)". REQUIRES: agent and reasons outlive the trace; `reasons` takes
// in each decision before the trace does.
std::unique_ptr<Observer> trace_steps(Sink sink, const Agent* agent, Ink ink,
                                      const ReasonGraph* reasons = nullptr);

// Prints each cell opened, the clue it shows, and each conclusion with its reason.
std::unique_ptr<Observer> trace_log(Sink sink, const Agent* agent,
                                    const ReasonGraph* reasons = nullptr);

}  // namespace minewise
