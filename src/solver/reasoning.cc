#include "solver/reasoning.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/message.h"

namespace minewise {
namespace {

constexpr std::array<std::string_view, 6> kAspectWords{"equations", "components", "arrangements",
                                                       "rows",      "counts",     "candidates"};

std::string all_words() {
  std::string text;
  for (const std::string_view word : kAspectWords) text.append(word).append(", ");
  return text + "or all";
}

std::unexpected<Error> unknown_aspect(std::string_view word) {
  std::vector<std::string> known(kAspectWords.begin(), kAspectWords.end());
  known.emplace_back("all");
  const std::string meant = did_you_mean(word, known);
  if (!meant.empty()) return fail("unknown word '{}'{}", word, meant);
  return fail("unknown word '{}'; use {}, several separated by commas", word, all_words());
}

}  // namespace

std::span<const std::string_view> aspect_words() {
  return kAspectWords;
}

Result<std::vector<Aspect>> parse_aspects(std::string_view text) {
  std::array<bool, kAspectWords.size()> asked{};
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string word = lower_case(text.substr(begin, end - begin));
    const auto found = std::ranges::find(kAspectWords, word);
    if (word == "all") {
      asked.fill(true);
    } else if (found != kAspectWords.end()) {
      asked[static_cast<std::size_t>(found - kAspectWords.begin())] = true;
    } else {
      return unknown_aspect(text.substr(begin, end - begin));
    }
    begin = end + 1;
  }
  std::vector<Aspect> aspects;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    if (asked[i]) aspects.push_back(static_cast<Aspect>(i));
  }
  return aspects;
}

bool Reasoning::shows(Aspect aspect) const {
  return std::ranges::find(aspects, aspect) != aspects.end();
}

Reasoning find_reasoning(const View& view, std::vector<Aspect> aspects, std::size_t most) {
  Reasoning found;
  found.aspects = std::move(aspects);
  found.most = most;
  const bool lists = found.shows(Aspect::Arrangements);
  if (found.shows(Aspect::Equations)) found.equations = find_knowledge_base(view, most);
  if (found.shows(Aspect::Components) || lists) found.parts = find_parts(view, most, lists);
  if (found.shows(Aspect::Rows)) found.rows = find_rows(view, most);
  if (found.shows(Aspect::Counts)) found.counts = count_neighbours(view);
  if (found.shows(Aspect::Candidates)) found.candidates = find_choices(view, most);
  return found;
}

}  // namespace minewise
