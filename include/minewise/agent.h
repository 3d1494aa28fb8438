// Agents are players: ours by name, yours as a class.
//
// An Agent sees a View and decides the next move; it never sees where the mines are. Knowledge
// finds what is certain and, if asked, every probability. Most agents are a way to guess on top of
// it: a Reasoner takes that way as a function. all_agents() lists ours.
//
// Example:
//
//     #include <minewise/agent.h>
//     #include <minewise/play.h>
//
//     #include <algorithm>
//     #include <cstdio>
//
//     // Opens whatever is certain, else the lowest covered cell.
//     class Lowest final : public minewise::Agent {
//      public:
//       void start(const minewise::View& view) override { known_.start(view); }
//       minewise::Decision decide(const minewise::View& view, minewise::Rng&) override {
//         known_.deduce(view);
//         for (const minewise::Deduction& proved : known_.facts().deductions()) {
//           if (view.is_covered(proved.cell)) return minewise::act_on(proved);
//         }
//         return open_guess(view, std::ranges::min(view.covered()), minewise::Basis::Random);
//       }
//
//      private:
//       minewise::Knowledge known_{minewise::by_exact()};
//     };
//
//     int main() {
//       const auto id = minewise::parse_game_id("9x9/10 classic first=zero seed=1");
//       if (!id) return std::puts(id.error().text().c_str()), 1;
//       minewise::Game game = minewise::GameSource{*id, {}}.game();
//       minewise::Rng rng(id->seed, minewise::Digest("lowest"));
//       Lowest agent;
//       const minewise::Trial trial = minewise::play_game(agent, game, rng);
//       std::printf("%s in %d moves\n", trial.won ? "won" : "lost", trial.moves);
//       // prints won in 26 moves
//     }
//
// Promised names:
// - Agent; Decision, Basis, act_on(), open_guess(); Move, Outcome; Knowledge, Means, by_exact(),
//   by_every_engine(), by(); Facts; Reasoner, GuessRule, safest_cell()
// - AgentEntry, AgentSpec, Parameter, ParameterValues, all_agents(), parse_agent(), parse_agents(),
//   check_fit()
#pragma once

#include "minewise/error.h"

#include "agents/agent.h"
#include "agents/guess.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/safest.h"
