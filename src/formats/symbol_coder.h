// Packs the symbols of a position into few letters, for links. An adaptive model estimates how
// likely each symbol is, and a range coder (Martin 1979) spends letters accordingly.
//
// The model predicts a cell from what stands before it, row by row: whether a 0 touches it, whether
// the cells to the left and above are covered, and how many mines are known next to it. For each of
// these three, finer and finer, it counts the symbols seen so far and mixes the counts with the
// coarser estimate. So it learns fast: a 9x9 position has few cells to learn from. Neighbours are
// those of the square grid on every board; on other grids they only predict less well.
//
// All arithmetic is on whole numbers below 2^32, so every machine writes the same letters.
// tests/reading/links_test.py has the same in Python, for other programs.
#pragma once

#include <string>
#include <string_view>

namespace minewise {

// The 64 letters, by value: those of base64 for addresses.
inline constexpr std::string_view kLinkLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// The symbols of a position as letters. REQUIRES: they are symbols of a Position of this width.
std::string pack_symbols(std::string_view symbols, int width);

// So many symbols from letters. Any letters give some symbols: missing ones count as the first
// letter, and those that are too many are not read. REQUIRES: they are of kLinkLetters.
std::string unpack_symbols(std::string_view letters, int width, int cells);

}  // namespace minewise
