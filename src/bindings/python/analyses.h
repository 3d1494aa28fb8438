// An analysis as Python holds it, with the position that it is about, and pictures of both.
// Probabilities are in memory once, and arrays share that memory. Deductions and their sentences
// are made on demand.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bindings/python/positions.h"
#include "game/transcript.h"
#include "solver/analyze.h"

namespace minewise::python {

struct HeldAnalysis : std::enable_shared_from_this<HeldAnalysis> {
  HeldAnalysis(HeldPtr of, const Analysis& found) : held(std::move(of)), analysis(found) {}

  HeldPtr held;
  const Analysis& analysis;   // the position keeps it
  std::vector<double> shown;  // by cell; not a number where it is open or flagged
};
using AnalysisPtr = std::shared_ptr<HeldAnalysis>;

// ImpossiblePosition: no layout explains it. The caller has the interpreter's lock, which others
// may take meanwhile.
AnalysisPtr analysis_of(const HeldPtr& held);

// What is known of each covered cell, by `probability(cell)`, and not a number elsewhere.
template <class Probability>
std::vector<double> shown_board(const View& view, const Probability& probability) {
  std::vector<double> shown(static_cast<std::size_t>(view.cells()),
                            std::numeric_limits<double>::quiet_NaN());
  for (const Cell cell : view.covered()) shown[cell.at()] = probability(cell);
  return shown;
}

// Boards draw themselves: as SVG and HTML in notebooks, as text elsewhere. Nothing if the board is
// too large for a picture.
std::optional<std::string> svg_of_position(const HeldPosition& held);
std::optional<std::string> svg_of_analysis(const HeldAnalysis& of);
std::optional<std::string> html_of_analysis(const HeldAnalysis& of);

// The board of an analysis as text; a line instead where it is too large to draw.
std::string board_of(const HeldAnalysis& of);

}  // namespace minewise::python
