// Games told as they are played: board by board (the play-by-play of report 000), or sentence by
// sentence (the commentary of report 004).
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "play/agents/agent.h"
#include "play/loop/play_game.h"
#include "show/render/text.h"
#include "study/influence/reason_graph.h"

namespace minewise {

// Where a trace goes, piece by piece.
using Sink = std::function<void(std::string_view text)>;

// Above this many cells a side, a step tells what changed instead of drawing the board.
inline constexpr int kMaxDrawnSide = 60;

// Whether a board is small enough to draw.
bool is_drawable(const Shape& shape);

// A decision, seen from before it: "12. open (3,4): a guess at random".
std::string describe_step(std::size_t number, const Decision& decision, const View& view,
                          const Shape& shape);

// The marks of a board after a step: what it made new, and what the player has proved but not yet
// acted upon.
Overlay marks_after(const Step& step, const View& view, std::span<const Deduction> conclusions);

// The cells that a move changed, seen from after it.
std::span<const Cell> changed_cells(const View& view, const Outcome& outcome);

// A numbered board after each move. `agent` supplies what has been proved but not yet acted upon;
// without one (in a replay) that is not shown. With `reasons`, which are told of each decision
// before the trace is, proofs are marked as links of chains. All outlive the trace.
std::unique_ptr<Observer> trace_steps(Sink sink, const Agent* agent, Ink ink,
                                      const ReasonGraph* reasons = nullptr);

// Each cell asked, the clue received, each conclusion with its reason.
std::unique_ptr<Observer> trace_log(Sink sink, const Agent* agent,
                                    const ReasonGraph* reasons = nullptr);

}  // namespace minewise
