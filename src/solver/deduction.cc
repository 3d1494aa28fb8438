#include "solver/deduction.h"

#include <array>
#include <utility>

namespace minewise {
namespace {

constexpr std::array<std::string_view, 7> kRuleWords{
    "single-point", "subset", "gaussian", "contradiction", "groups", "exact", "count"};

}  // namespace

std::string_view rule_word(Rule rule) {
  return kRuleWords[std::to_underlying(rule)];
}

std::optional<Rule> find_rule(std::string_view word) {
  for (std::size_t i = 0; i < kRuleWords.size(); ++i) {
    if (kRuleWords[i] == word) return static_cast<Rule>(i);
  }
  return std::nullopt;
}

}  // namespace minewise
