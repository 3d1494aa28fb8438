#include "bindings/python/analyses.h"

#include <fmt/format.h>

#include <functional>

#include "bindings/python/arrays.h"
#include "bindings/python/module.h"
#include "output/drawing/analysis.h"
#include "output/drawing/canvas.h"
#include "output/drawing/picture.h"
#include "output/drawing/text.h"
#include "output/drawing/trace.h"
#include "output/json/pieces.h"
#include "output/text/analysis.h"
#include "output/text/explain.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// A deduction of an analysis, which it keeps alive.
struct HeldDeduction {
  AnalysisPtr of;
  const Deduction* deduction;

  const Shape& shape() const { return of->held->shape(); }
  Place place() const { return shape().place(deduction->cell); }
  std::string sentence() const { return explain(*deduction, of->held->placed()); }
};

py::list deductions_of(HeldAnalysis& of) {
  py::list all;
  for (const Deduction& deduction : of.analysis.deductions) {
    all.append(HeldDeduction{of.shared_from_this(), &deduction});
  }
  return all;
}

py::object best_of(const HeldAnalysis& of) {
  const auto& best = of.analysis.best;
  if (!best) return py::none();
  const Place place = of.held->shape().place(*best);
  return py::module_::import("minewise.answers")
      .attr("Best")(place.row, place.col, of.analysis.mine_probability[best->at()]);
}

std::string text_of_analysis(const HeldAnalysis& of) {
  return board_of(of) + describe_best(of.analysis, of.held->shape()) + "\n";
}

void bind_deduction(py::module_& module) {
  py::class_<HeldDeduction>(module, "Deduction", "What is certain about a cell, and why.")
      .def_property_readonly(
          "row", [](const HeldDeduction& it) { return it.place().row; }, "The row of the cell.")
      .def_property_readonly(
          "col", [](const HeldDeduction& it) { return it.place().col; }, "The column of the cell.")
      .def_property_readonly(
          "verdict", [](const HeldDeduction& it) { return verdict_word(it.deduction->verdict); },
          "'safe' or 'mine'.")
      .def_property_readonly(
          "rule", [](const HeldDeduction& it) { return rule_word(it.deduction->reason.rule); },
          "The rule that proves it: single-point, subset, gaussian, ...")
      .def_property_readonly(
          "because",
          [](const HeldDeduction& it) {
            const auto& because = it.deduction->reason.because;
            return pairs_of({because.data(), because.size()}, it.shape());
          },
          "The clues that it follows from, as (row, column).")
      .def_property_readonly("sentence", &HeldDeduction::sentence, "Why, as a sentence.")
      .def("__str__", &HeldDeduction::sentence)
      .def("__repr__", [](const HeldDeduction& it) {
        return fmt::format("<minewise.Deduction {}>", it.sentence());
      });
}

void bind_analysis_class(py::module_& module) {
  py::class_<HeldAnalysis, AnalysisPtr>(module, "Analysis", "The analysis of a position.")
      .def_property_readonly(
          "position", [](const HeldAnalysis& of) { return of.held; }, "The position.")
      .def_property_readonly(
          "mine_probability",
          [](const py::object& self) {
            const auto& of = self.cast<const HeldAnalysis&>();
            return shared_board(of.held->shape(), of.shown.data(), self);
          },
          "The probability that each cell is a mine, [row, column]: shared and read-only, NaN "
          "where a cell is open or flagged.")
      .def_property_readonly(
          "layouts",
          [](const HeldAnalysis& of) -> py::object {
            if (!of.analysis.layouts) return py::none();
            return whole(*of.analysis.layouts);
          },
          "How many layouts explain the position; None unless the number of mines is known and "
          "clues are exact or withheld.")
      .def_property_readonly(
          "exact", [](const HeldAnalysis& of) { return of.analysis.exact; },
          "Whether all probabilities are exact, apart from rounding.")
      .def_property_readonly(
          "error", [](const HeldAnalysis& of) { return of.analysis.error; },
          "The largest possible error of any probability; 0 if all are exact.")
      .def_property_readonly("best", best_of,
                             "The safest cell: row, col, mine_probability. None if all are mines.")
      .def_property_readonly("deductions", deductions_of,
                             "What is certain and why, in the order in which it was found.")
      .def("_repr_svg_", svg_of_analysis, "The board as SVG, for notebooks; None if too large.")
      .def("_repr_html_", html_of_analysis, "The same with a caption; None if too large.")
      .def("__str__", text_of_analysis)
      .def("__repr__", [](const HeldAnalysis& of) {
        return fmt::format("<minewise.Analysis {}x{}, {}>", of.held->shape().width,
                           of.held->shape().height, describe_best(of.analysis, of.held->shape()));
      });
}

}  // namespace

AnalysisPtr analysis_of(const HeldPtr& held) {
  const py::gil_scoped_release others_run;
  const Analysis& analysis =
      held->ask([](const KeptAnalysis& kept) { return std::cref(kept.analysis()); });
  auto made = std::make_shared<HeldAnalysis>(held, analysis);
  made->shown =
      shown_board(held->view, [&](Cell cell) { return analysis.mine_probability[cell.at()]; });
  return made;
}

void bind_analyses(py::module_& module, const ReaderPtr& reader) {
  bind_deduction(module);
  bind_analysis_class(module);
  module.def(
      "analyze",
      [reader](const py::object& text, const py::kwargs& said) {
        return analysis_of(reader->read(text, words_of(said)));
      },
      py::arg("text"),
      "Says what a position holds: every cell's probability, what is certain and why.\n\n"
      "text is a Position, or anything that `minewise analyze` reads: rows of symbols, a drawn\n"
      "board, a saved game, a game ID. Keywords, which win over its headers: mines, density,\n"
      "count_prior (a weight for each number of mines, from 0), clues, topology. Without the "
      "first\n"
      "three the number of mines is unknown. A position that no layout explains is an\n"
      "ImpossiblePosition.");
}

namespace {

bool fits_picture(const Shape& shape) {
  return shape.width <= kMaxPictureSide && shape.height <= kMaxPictureSide;
}

}  // namespace

std::optional<std::string> svg_of_position(const HeldPosition& held) {
  if (!fits_picture(held.shape())) return std::nullopt;
  return draw_svg({{describe_board(held.placed()), held.shape(), tiles_of(held.view), ""}},
                  Theme::Light);
}

std::optional<std::string> svg_of_analysis(const HeldAnalysis& of) {
  if (!fits_picture(of.held->shape())) return std::nullopt;
  return draw_svg({picture_of(of.held->placed(), of.analysis, std::nullopt)}, Theme::Light);
}

std::optional<std::string> html_of_analysis(const HeldAnalysis& of) {
  const auto svg = svg_of_analysis(of);
  if (!svg) return std::nullopt;
  return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>", *svg,
                     escape_markup(describe_best(of.analysis, of.held->shape())));
}

std::string board_of(const HeldAnalysis& of) {
  const Shape& shape = of.held->shape();
  if (!is_drawable(shape)) return fmt::format("a board of {}x{}\n", shape.width, shape.height);
  const View& view = of.held->view;
  return draw_tiles(tiles_of(view, overlay_of(view, of.analysis)), shape, Ink(false));
}

}  // namespace minewise::python
