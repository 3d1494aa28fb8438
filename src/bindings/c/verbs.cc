#include "bindings/c/ask.h"

namespace minewise::c {

std::span<const NamedVerb> all_verbs() {
  static constexpr NamedVerb kVerbs[] = {
      {"agents", ask_agents},       {"analyze", ask_analyze}, {"board", ask_board},
      {"clues", ask_clues},         {"compare", ask_compare}, {"generate", ask_generate},
      {"influence", ask_influence}, {"link", ask_link},       {"optimal", ask_optimal},
      {"palette", ask_palette},     {"play", ask_play},       {"position", ask_position},
      {"read", ask_read},           {"render", ask_render},   {"review", ask_review},
  };
  return kVerbs;
}

}  // namespace minewise::c
