#include "output/text/game_head.h"

#include <fmt/core.h>

namespace minewise {

std::string game_head(std::string_view id, std::string_view agent, bool is_given) {
  return fmt::format("game   {}\nagent  {}\n{}", id, agent, is_given ? "layout given\n" : "");
}

}  // namespace minewise
