// The JSON of minewise study without a name: what can be run. This room knows no presets, so that
// whoever wants JSON need not link them.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace minewise {

struct ListedStudy {
  std::string name, kind, title;
  std::uint64_t games = 0, quick = 0;
};

std::string studies_json(std::span<const ListedStudy> studies);

}  // namespace minewise
