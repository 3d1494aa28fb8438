#include "bindings/python/player_view.h"

#include <fmt/core.h>
#include <pybind11/stl.h>

#include <limits>

#include "bindings/python/analyses.h"
#include "bindings/python/arrays.h"
#include "core/position.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// What is behind the Python object.
struct PlayerView {
  const View* view = nullptr;  // null when the time is over
  Shape shape;
  Rng* rng = nullptr;
  py::array symbols;

  const View& now() const {
    if (!view)
      throw py::value_error("this view was shown for a move that is made; ask the new one");
    return *view;
  }
  Rng& chances() const {
    now();
    if (!rng) throw py::value_error("random numbers are for decide, not for start");
    return *rng;
  }
};

py::object mines_shown(const PlayerView& shown) {
  const auto* fixed = std::get_if<FixedCount>(&shown.now().count());
  return fixed ? py::object(py::int_(fixed->mines)) : py::none();
}

py::object density_shown(const PlayerView& shown) {
  const auto* laid = std::get_if<Independent>(&shown.now().count());
  return laid ? py::object(py::float_(laid->density)) : py::none();
}

py::list neighbours(const PlayerView& shown, WholeNumber row, WholeNumber col) {
  const Cell cell = cell_at(shown.shape, row, col);
  return pairs_of(neighbours_of(shown.shape, shown.shape.place(cell)), shown.shape);
}

std::uint32_t below(const PlayerView& shown, WholeNumber n) {
  constexpr long kMost = std::numeric_limits<std::uint32_t>::max();
  if (n < 1 || n > kMost) throw py::value_error(fmt::format("n: choose from 1 to {}", kMost));
  return shown.chances().below(static_cast<std::uint32_t>(n.value));
}

}  // namespace

SymbolBoard::SymbolBoard(const Shape& shape) : codes_({shape.height, shape.width}) {
  std::fill_n(codes_.mutable_data(), shape.cells(), static_cast<std::uint8_t>('?'));
}

void SymbolBoard::update(const View& view) {
  const auto uncovered = view.uncovered();
  std::uint8_t* codes = codes_.mutable_data();
  for (; known_ < uncovered.size(); ++known_) {
    const Cell cell = uncovered[known_];
    codes[cell.at()] = static_cast<std::uint8_t>(symbol_of(view, cell));
  }
}

py::array SymbolBoard::array() const {
  py::array shared = codes_.attr("view")();
  make_read_only(shared);
  return shared;
}

ShownView::ShownView(const View& view, Rng* rng, SymbolBoard& symbols) {
  symbols.update(view);
  object_ = py::cast(PlayerView{&view, view.topology().shape(), rng, symbols.array()});
}

ShownView::~ShownView() {
  object_.cast<PlayerView&>().view = nullptr;
}

void bind_player_view(py::module_& module) {
  py::class_<PlayerView>(module, "View", "What an agent sees of its game, while it is asked.")
      .def_property_readonly(
          "rows", [](const PlayerView& shown) { return shown.shape.height; }, "Number of rows.")
      .def_property_readonly(
          "cols", [](const PlayerView& shown) { return shown.shape.width; }, "Number of columns.")
      .def_property_readonly(
          "symbols", [](const PlayerView& shown) { return shown.symbols; },
          "The board as character codes (uint8), [row, column], read-only; it changes as the game "
          "goes on.")
      .def_property_readonly("mines", mines_shown, "The number of mines told, or None.")
      .def_property_readonly("density", density_shown, "The density of mines told, or None.")
      .def_property_readonly(
          "rules", [](const PlayerView& shown) { return format_rules(shown.now().rules()); },
          "The rules, in the words of game IDs.")
      .def_property_readonly(
          "covered",
          [](const PlayerView& shown) { return pairs_of(shown.now().covered(), shown.shape); },
          "The covered cells as (row, column), in an order that depends only on the moves made.")
      .def("neighbours", neighbours, py::arg("row"), py::arg("col"),
           "The cells that touch a cell, as (row, column).")
      .def(
          "random", [](const PlayerView& shown) { return shown.chances().unit(); },
          "A random number in [0, 1), the same whenever the game is played again.")
      .def("below", below, py::arg("n"), "A random whole number from 0 to n - 1, likewise.")
      .def(
          "position", [](const PlayerView& shown) { return hold(shown.now(), shown.shape); },
          "The position as it stands.")
      .def(
          "analyze",
          [](const PlayerView& shown) { return analysis_of(hold(shown.now(), shown.shape)); },
          "Everything there is to know about the position as it stands.");
}

}  // namespace minewise::python
