// Every verb of the program, in the order in which --help lists them.
#include "cli/verb.h"

namespace minewise::cli {

AddVerb add_play, add_watch, add_replay, add_review, add_analyze, add_influence, add_render,
    add_position, add_board, add_import, add_compare, add_study, add_merge, add_ledger, add_match,
    add_generate, add_optimal, add_agents, add_clues, add_engine, add_serve, add_bench;

}  // namespace minewise::cli

int main(int argc, char** argv) {
  using namespace minewise::cli;
  static constexpr NamedVerb kVerbs[] = {
      {"play", add_play},         {"watch", add_watch},       {"replay", add_replay},
      {"review", add_review},     {"analyze", add_analyze},   {"influence", add_influence},
      {"render", add_render},     {"position", add_position}, {"board", add_board},
      {"import", add_import},     {"compare", add_compare},   {"study", add_study},
      {"merge", add_merge},       {"ledger", add_ledger},     {"match", add_match},
      {"generate", add_generate}, {"optimal", add_optimal},   {"agents", add_agents},
      {"clues", add_clues},       {"engine", add_engine},     {"serve", add_serve},
      {"bench", add_bench}};
  return run_command_line(argc, argv, kVerbs);
}
