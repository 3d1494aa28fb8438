// The JSON answers of `minewise review`: about a game, about a person's game, and about many games
// of persons. Other programs rely on their fields.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "output/json/pieces.h"
#include "output/text/person_review.h"
#include "output/text/review.h"
#include "review/luck.h"
#include "review/person_critique.h"
#include "review/person_totals.h"

namespace minewise {

// Luck, which the reviews of agents' and of persons' games share.
inline Json luck_json(const Luck& luck) {
  return {{"stepped", luck.stepped},
          {"expected", luck.expected},
          {"least_expected", luck.least_expected},
          {"needless", or_null(luck.needless)},
          {"survival", luck.survival},
          {"best_survival", luck.best_survival},
          {"deviation", luck.deviation},
          {"figure", or_null(luck.figure)},
          {"luckier_than", or_null(luck.luckier_than)}};
}

// The review of a game.

// Writes the answer piece by piece (LongAnswer).
void write_review_json(const Review& review, const std::function<void(std::string_view)>& sink);

// Shared by the answers about one game of a person and about many.

inline Json clicks_json(const ClickCounts& clicks) {
  return {{"left", clicks.left},
          {"right", clicks.right},
          {"chord", clicks.chord},
          {"wasted", clicks.wasted}};
}

template <class Times>
Json spent_json(const Times& spent_ms) {
  Json json = Json::object();
  for (std::size_t i = 0; i < spent_ms.size(); ++i) {
    json[std::string(spent_word(static_cast<Spent>(i)))] = spent_ms[i];
  }
  return json;
}

// The review of a person's game.

// Writes the answer piece by piece (LongAnswer).
void write_person_review_json(const PersonReview& review,
                              const std::function<void(std::string_view)>& sink);

// The review of many games of persons.

std::string person_totals_json(const PersonTotals& totals);

}  // namespace minewise
