#include "output/drawing/text.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/message.h"

namespace minewise {
namespace {

Role role_of(const Tile& tile) {
  switch (tile.face) {
    case Face::Covered:
      return Role::Covered;
    case Face::Open:
      return Role::Open;
    case Face::Flagged:
      return Role::Flag;
    case Face::SteppedOn:
    case Face::HiddenMine:
    case Face::WrongFlag:
      return Role::SteppedOn;
  }
  return Role::Ink;
}

// The colour of a cell that was just decided: that of how it was, unless it went wrong.
Role role_of_new(const Tile& tile) {
  if (tile.face != Face::Open) return role_of(tile);
  switch (tile.mark.origin) {
    case Origin::Proof:
    case Origin::Cascade:
      return Role::Safe;
    case Origin::Random:
      return Role::Random;
    case Origin::Probability:
      return Role::Probability;
    case Origin::Prescribed:
    case Origin::None:
      return Role::Open;
  }
  return Role::Open;
}

std::string_view brackets(Origin origin) {
  switch (origin) {
    case Origin::None:
      return "  ";
    case Origin::Proof:
      return "[]";
    case Origin::Random:
      return "()";
    case Origin::Probability:
      return "||";
    case Origin::Prescribed:
      return "<>";
    case Origin::Cascade:
      return "{}";
  }
  return "  ";
}

}  // namespace

std::string legend() {
  return "? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on,\n"
         "+ proved safe, x proved a mine\n"
         "just now: [ ] by proof, ( ) a guess at random, | | chosen by probability,\n"
         "< > by the rules, { } by a cascade\n";
}

std::string odds_legend() {
  return "percent: how likely a cell is a mine; + certainly safe, x certainly a mine\n"
         "best to open: [ ] by proof, | | by probability\n";
}

CellText cell_text(const Tile& tile) {
  const Mark& mark = tile.mark;
  const char symbol = tile.symbol == ' ' ? '.' : tile.symbol;  // a free cell of a layout
  if (mark.is_new) {
    const std::string_view around = brackets(mark.origin);
    return {{around[0], symbol, around[1]}, role_of_new(tile)};
  }
  if (mark.link) return {{'~', symbol, '~'}, Role::Safe};
  if (mark.inferred == Verdict::Safe) return {" + ", Role::Safe};
  if (mark.inferred == Verdict::Mine) return {" x ", Role::Flag};
  return {{' ', symbol, ' '}, role_of(tile)};
}

CellText wide_cell_text(const Tile& tile) {
  const Mark& mark = tile.mark;
  CellText cell = cell_text(tile);
  const bool is_open_question = mark.probability && !mark.inferred && !mark.is_new;
  if (is_open_question) {
    cell = {fmt::format(" {:>3}% ", percent_text(*mark.probability)), Role::Ink};
  } else {
    cell.text = "  " + cell.text + " ";
  }
  if (mark.is_best) {
    const std::string_view around =
        brackets(mark.inferred == Verdict::Safe ? Origin::Proof : Origin::Probability);
    cell.text.front() = around[0];
    cell.text.back() = around[1];
  }
  return cell;
}

// Odd rows of a hex board stand half a cell to the right, which takes cells of an even width.
std::string draw_tiles(const Tiles& tiles, const Shape& shape, const Ink& ink) {
  const bool hex = shape.is_hex();
  const bool wide = std::ranges::any_of(
      tiles, [](const Tile& tile) { return tile.mark.probability.has_value(); });
  const std::string gap = hex && !wide ? " " : "";
  const std::size_t width = (wide ? 6 : 3) + gap.size();
  std::string ruler;
  for (int col = 0; col < shape.width; ++col) {
    ruler += fmt::format("{:>{}}", col, col == 0 ? (wide ? 8 : 6) : width);
  }
  std::string text = ink.paint(Role::Faint, ruler) + "\n";
  for (int row = 0; row < shape.height; ++row) {
    std::string line = ink.paint(Role::Faint, fmt::format("{:>3}", row));
    line += std::string(hex && row % 2 == 1 ? width / 2 + 1 : 1, ' ');
    for (int col = 0; col < shape.width; ++col) {
      const Tile& tile = tiles[shape.cell({row, col}).at()];
      const auto [inside, role] = wide ? wide_cell_text(tile) : cell_text(tile);
      line += ink.paint(role, inside) + gap;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string draw_truth(const Game& game, const Ink& ink) {
  return "The true layout:\n" +
         draw_tiles(tiles_of(game.layout(), game.view().topology(), true), game.id().shape(), ink);
}

std::string summary(const Game& game, const Trial& trial) {
  const int mines = game.is_dealt() ? game.layout().mines() : 0;
  return fmt::format(
      "score {:.3f}: {} of {} identified, {} stepped on, {}\n"
      "{}, {}, {}\n",
      trial.score, game.mines_identified(), counted(mines, "mine"), trial.stepped,
      trial.won ? "won" : "not won", counted(trial.moves, "move"),
      counted(trial.guesses, "guess", "guesses"), counted(trial.wrong_flags, "wrong flag"));
}

}  // namespace minewise
