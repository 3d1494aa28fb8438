// What the verbs share. A verb is one file: it declares its options, checks all of them before it
// prints anything, and returns an Error if something is wrong. It also marks which options name
// files that it writes.
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/run/exit_code.h"
#include "core/result.h"

namespace minewise {
struct PlayerLimits;  // cli/protocol/players.h
}

namespace minewise::cli {

// An error in the value of an option: "--agent: unknown agent 'x'".
std::unexpected<Error> bad_option(std::string_view option, const Error& error);

// Whole numbers as game IDs write them: digits only, from `least` to `most`. (CLI11 by itself takes
// 010 for 8 and -1 for 2^64-1.)
CLI::Validator whole_number(std::uint64_t least = 0,
                            std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

// One of these words, in any case; a near miss is told as that.
CLI::Validator one_of(std::vector<std::string> words);

// Any text but an empty one.
CLI::Validator not_empty();

// Options that many verbs have, in the same words. `more`: what there is to say about the formats.
void add_format_option(CLI::App* verb, std::string& format, std::string_view more = "");
void add_jobs_option(CLI::App* verb, int& jobs);
void add_quiet_option(CLI::App* verb, bool& quiet);

// A verb as users write it: "minewise generate random".
std::string full_name(const CLI::App* verb);

// --move-time and --most-lines, for verbs that name agents; --on-fault, for those that play on when
// a player fails: "stop" or "go".
void add_player_options(CLI::App* verb, PlayerLimits& limits);
void add_fault_option(CLI::App* verb, std::string& on_fault);

// The verb that a command line names, once it is parsed, and the verbs of the program that run on
// all ranks together.
struct ChosenVerb {
  CLI::App* verb = nullptr;
  std::function<Status()> run;
  std::vector<const CLI::App*> spreading;
};

// Says what a verb does when it is chosen. A verb that spreads works with the process group
// (cli/run/process_group.h).
void run_with(CLI::App* verb, ChosenVerb& chosen, std::function<Status()> run);
void spread_with(CLI::App* verb, ChosenVerb& chosen, std::function<Status()> run);

// Runs the verb. Returns its exit code. REQUIRES: one was chosen.
int run_chosen(const ChosenVerb& chosen);

// Every verb adds itself to the program, with its options.
using AddVerb = void(CLI::App& program, ChosenVerb& chosen);

struct NamedVerb {
  std::string_view name;
  AddVerb* add;
};

// The whole program: parses the command line and runs the verb that it names. Returns the exit
// code.
int run_command_line(int argc, char** argv, std::span<const NamedVerb> verbs);

// A verb marks the options that name files it writes where it declares them. Before it runs, those
// files are declared as its outputs (cli/files/apart.h). Files that are read need no mark: they are
// noted when they are read.

// Names a file that is written, or a folder that is filled.
CLI::Option* writes(CLI::Option* option);

// Names the folder of an experiment. Of what is in it, only files of ours are written.
CLI::Option* keeps_results(CLI::Option* option);

// Declares the outputs that options given to a verb name. An Error if they name one file twice, or
// an input.
Status declare_outputs_of(CLI::App& verb);

}  // namespace minewise::cli
