#include "solver/decision.h"

#include <array>
#include <utility>

namespace minewise {
namespace {

constexpr std::array<std::string_view, 6> kBasisWords{"proof",  "promise",     "forced",
                                                      "random", "probability", "untold"};

}  // namespace

std::string_view basis_word(Basis basis) {
  return kBasisWords[std::to_underlying(basis)];
}

std::optional<Basis> find_basis(std::string_view word) {
  for (std::size_t i = 0; i < kBasisWords.size(); ++i) {
    if (kBasisWords[i] == word) return static_cast<Basis>(i);
  }
  return std::nullopt;
}

Decision give_up() {
  Decision decision;
  decision.move.cell = Cell{-1};
  return decision;
}

}  // namespace minewise
