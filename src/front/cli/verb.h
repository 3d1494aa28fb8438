// What the verbs share. A verb is one file: it declares its options, checks all of them before it
// prints anything, and returns a Failure when something is wrong.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "front/run/failure.h"
#include "ground/base/result.h"

namespace minewise::cli {

// An error in the value of an option: "--agent: unknown agent 'x'".
std::unexpected<Failure> bad_option(std::string_view option, const Error& error);

// Whole numbers as game IDs write them: digits only, from `least` to `most`. (CLI11 by itself takes
// 010 for 8 and -1 for 2^64-1.)
CLI::Validator whole_number(std::uint64_t least, std::uint64_t most);

// Any text but an empty one.
CLI::Validator not_empty();

// A verb as users write it: "minewise generate random".
std::string full_name(const CLI::App* verb);

// Arranges for a verb to run when it is chosen, and for its exit code to land in `code`.
void run_with(CLI::App* verb, int& code, std::function<Ran()> run);

// Every verb, in the order in which --help lists them. Each adds itself to the program.
void add_play(CLI::App& program, int& code);
void add_watch(CLI::App& program, int& code);
void add_replay(CLI::App& program, int& code);
void add_review(CLI::App& program, int& code);
void add_analyze(CLI::App& program, int& code);
void add_influence(CLI::App& program, int& code);
void add_render(CLI::App& program, int& code);
void add_compare(CLI::App& program, int& code);
void add_study(CLI::App& program, int& code);
void add_merge(CLI::App& program, int& code);
void add_match(CLI::App& program, int& code);
void add_generate(CLI::App& program, int& code);
void add_optimal(CLI::App& program, int& code);
void add_agents(CLI::App& program, int& code);
void add_clues(CLI::App& program, int& code);
void add_bench(CLI::App& program, int& code);

}  // namespace minewise::cli
