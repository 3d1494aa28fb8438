// Comparisons: agents on the same boards, with intervals and paired differences.
//
// An Experiment fixes every game: agents, boards, rules, number of games, seed. compare() plays
// them all and sums them up. Its figures are those of `minewise compare`, to the last digit. A
// Runner spreads the games: serial_runner() uses the caller's thread, Threads uses several
// (minewise/threads.h, in the whole library).
//
// Example:
//
//     #include <minewise/compare.h>
//
//     #include <cstdio>
//
//     int main() {
//       minewise::ExperimentOptions words;
//       words.agents = "basic,exact";
//       words.sizes = "9x9/10";
//       words.rules = {"classic"};
//       words.games = 100;
//       const auto request = minewise::read_request(words);
//       if (!request) return std::puts(request.error().text().c_str()), 1;
//       const auto experiment = minewise::make_experiment(*request);
//       if (!experiment) return std::puts(experiment.error().text().c_str()), 1;
//       const auto summary = minewise::compare(*experiment);
//       if (!summary) return std::puts(summary.error().text().c_str()), 1;
//       for (int series = 0; series < experiment->series(); ++series) {
//         std::printf("%s won %.2f\n", experiment->agent_of(series).name().c_str(),
//                     summary->series[series].won.value());
//       }
//       // prints basic won 0.58
//       // prints exact won 0.94
//     }
//
// An agent of your own takes part through an AgentEntry: `request.agents.push_back({&entry, {}})`.
//
// Promised names:
// - ExperimentOptions, read_request(); Request, make_experiment(); Experiment, Condition, Size
// - compare(), Summary, SeriesSummary, PairSummary, Rate, Mean, Interval, kColumns, kScore
// - Workers, Runner, serial_runner(), AfterGame, GameRecord
// - standings_of(), Standings; play_match(), Match, MatchResult, Hypothesis, Finding
#pragma once

#include "minewise/error.h"

#include "study/experiment.h"
#include "study/match.h"
#include "study/run.h"
#include "study/standings.h"
