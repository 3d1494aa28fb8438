// The report on a person's games: as a table, and as one HTML page with pictures of the most
// instructive moments.
#pragma once

#include <string>

#include "output/report/csv.h"
#include "review/person_totals.h"

namespace minewise {

// A row for each game.
Table person_table(const PersonTotals& totals);

struct PersonPage {
  std::string command;  // that made it
  std::string version;
};
std::string person_page(const PersonPage& page, const PersonTotals& totals,
                        const std::vector<Lesson>& lessons);

}  // namespace minewise
