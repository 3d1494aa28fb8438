// Reviews of persons' games: of one, and of many together.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/run/failure.h"
#include "formats/person_game.h"

namespace minewise::cli {

struct PersonReviewOptions {
  bool all = false;
  std::string format = "text";     // text, json or csv
  std::optional<std::string> out;  // a folder for the report on many games
};

Status review_person(const PersonGame& game, const PersonReviewOptions& options);

// A file that is broken is named and skipped; then the exit code is 1. `named` stands in the
// command that makes the report again.
Status review_persons(const std::vector<std::string>& files, const std::vector<std::string>& named,
                      const PersonReviewOptions& options);

}  // namespace minewise::cli
