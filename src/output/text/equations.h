// The knowledge base in words: equations as reports 000, 001 and 002 write them, and the rows of
// elimination.
#pragma once

#include <string>

#include "core/view.h"
#include "output/text/cell_names.h"
#include "solver/knowledge_base.h"

namespace minewise {

// "A + B + C = 2"; where a clue is not exact "A + B >= 1" or "1 <= A + B + C <= 2".
std::string equation_text(const HeldEquation& equation, const CellNames& names);

std::string equations_text(const KnowledgeBase& base, const PlacedView& placed,
                           const CellNames& names);

// "A and B are mines", "C is safe"
std::string verdict_text(const std::vector<Cell>& cells, Verdict verdict, const CellNames& names);

// The rows of elimination: as a matrix with named columns, or as sums if that would be too wide.

// Tables with more columns than this are too wide to read.
inline constexpr std::size_t kMostColumns = 24;

std::string rows_text(const Elimination& elimination, const PlacedView& placed,
                      const CellNames& names);

}  // namespace minewise
