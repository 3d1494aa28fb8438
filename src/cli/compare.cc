// minewise compare: agents on the same boards, by the thousand.
#include <time.h>

#include <filesystem>
#include <memory>
#include <optional>

#include "cli/interrupt.h"
#include "cli/live.h"
#include "cli/results.h"
#include "cli/verb.h"
#include "cli/version.h"
#include "lab/lists.h"

namespace minewise::cli {
namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000;
constexpr std::uint64_t kMostChunks = 50'000'000;  // a gigabyte of bookkeeping is as far as we go

struct CompareOptions {
  std::string agents = "all";
  std::optional<std::string> sizes, densities, mines, layouts_file;
  std::optional<std::uint64_t> games;
  std::vector<std::string> rules;
  std::uint64_t seed = 1;
  int jobs = 0;
  bool resume = false;
  std::optional<std::string> shard;
  std::optional<std::string> per_game_file;
  bool quiet = false;
  ResultsOptions results;
};

std::expected<std::vector<AgentSpec>, Failure> read_agents(const std::string& text) {
  if (text != "all") {
    auto agents = parse_agents(text);
    if (!agents) return bad_option("--agents", agents.error());
    return *agents;
  }
  std::vector<AgentSpec> agents;
  for (const AgentEntry& entry : all_agents()) agents.push_back(parse_agent(entry.name).value());
  return agents;
}

// What experiments on dealt and on given boards have in common.
std::expected<Request, Failure> read_request(const CompareOptions& options) {
  Request request;
  auto agents = read_agents(options.agents);
  if (!agents) return std::unexpected(agents.error());
  request.agents = *std::move(agents);
  request.seed = Seed{options.seed};
  request.games = options.games.value_or(0);
  if (options.games && (*options.games == 0 || *options.games > kMostGames)) {
    return std::unexpected(
        Failure{fmt::format("--games: write a number from 1 to {}", kMostGames)});
  }
  for (const std::string& text : options.rules) {
    auto rules = parse_rules(text);
    if (!rules) return bad_option("--rules", rules.error());
    request.rules.push_back(*std::move(rules));
  }
  if (request.rules.empty()) request.rules.push_back(Rules::survival());
  return request;
}

std::expected<Experiment, Failure> plan_given(const CompareOptions& options, Request request) {
  for (const auto& [name, value] : {std::pair{"--sizes", &options.sizes},
                                    {"--densities", &options.densities},
                                    {"--mines", &options.mines}}) {
    if (*value) {
      return std::unexpected(
          Failure{fmt::format("{}: size and mines come from the layouts in {}; leave it out", name,
                              *options.layouts_file)});
    }
  }
  auto text = read_text(*options.layouts_file);
  if (!text) return std::unexpected(text.error());
  auto set = parse_layout_set(*text);
  if (!set) return bad_file(*options.layouts_file, set.error());
  auto experiment = make_experiment(request, std::make_shared<LayoutSet>(*std::move(set)));
  if (!experiment) return bad_request(experiment.error());
  return *experiment;
}

std::expected<Experiment, Failure> plan_dealt(const CompareOptions& options, Request request) {
  auto sizes = parse_sizes(options.sizes.value_or("20"));
  if (!sizes) return bad_option("--sizes", sizes.error());
  request.sizes = *std::move(sizes);
  if (!options.games) request.games = 100;
  const bool all_have_mines =
      std::ranges::all_of(request.sizes, [](const Size& size) { return size.mines.has_value(); });
  if (options.densities && options.mines) {
    return std::unexpected(Failure{"--mines: goes without --densities; give one of the two"});
  }
  if (all_have_mines && (options.densities || options.mines)) {
    return std::unexpected(Failure{fmt::format("{}: every size in --sizes has mines of its own",
                                               options.mines ? "--mines" : "--densities")});
  }
  if (options.mines) {
    auto counts = parse_mine_counts(*options.mines);
    if (!counts) return bad_option("--mines", counts.error());
    request.mine_counts = *std::move(counts);
  } else {
    auto densities = parse_densities(options.densities.value_or("0.1:0.9:0.1"));
    if (!densities) return bad_option("--densities", densities.error());
    request.densities = *std::move(densities);
  }
  auto experiment = make_experiment(request);
  if (!experiment) return bad_request(experiment.error());
  return *experiment;
}

std::expected<Experiment, Failure> plan_experiment(const CompareOptions& options) {
  auto request = read_request(options);
  if (!request) return std::unexpected(request.error());
  auto experiment = options.layouts_file ? plan_given(options, *std::move(request))
                                         : plan_dealt(options, *std::move(request));
  if (experiment && ChunkPlan(*experiment).chunks() > kMostChunks) {
    return std::unexpected(Failure{"--games: the experiment is too large; split it by seeds"});
  }
  return experiment;
}

std::expected<Ledger, Failure> open_ledger(const CompareOptions& options,
                                           const Experiment& experiment, const Shard& shard) {
  const std::optional<std::string>& folder = options.results.folder;
  const std::string path = folder ? ledger_path(*folder) : "";
  const bool is_there = folder && std::filesystem::exists(path);
  if (folder && !(options.resume && std::filesystem::is_directory(*folder))) {
    auto made = make_results_folder(*folder,
                                    "--resume continues what is there, another name starts afresh");
    if (!made) return std::unexpected(made.error());
  }
  auto ledger = is_there ? Ledger::resume(path, experiment, shard, code_version())
                         : Ledger::create(path, experiment, shard, code_version());
  if (!ledger) return bad_ledger(folder ? path : "the temporary ledger", ledger.error());
  return *std::move(ledger);
}

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Plays what the ledger does not have yet.
Ran play_missing(const CompareOptions& options, Ledger& ledger) {
  const Experiment& experiment = ledger.experiment();
  ChunkQueue queue(ledger.plan(), ledger.shard());
  if (auto left = ledger.leave_out_kept(queue); !left)
    return bad_ledger("results.sqlite", left.error());

  std::vector<std::string> names;
  for (const AgentSpec& agent : experiment.agents) names.push_back(agent.name());
  const InterruptWatch watch;
  std::optional<LiveProgress> live(std::in_place, names, queue.games(), queue.games_left_out(),
                                   options.quiet);
  Result<void> kept;
  Workers workers;
  workers.jobs = options.jobs > 0 ? options.jobs : all_cores();
  workers.clock = thread_seconds;
  workers.after_game = [&](int series, const GameRecord& game) {
    live->played(static_cast<std::size_t>(series) / experiment.conditions.size(), game.trial.score);
    return !InterruptWatch::was_interrupted();
  };
  std::uint64_t games = queue.games_left_out();
  const bool finished =
      run_chunks(experiment, ledger.plan(), queue, workers, [&](const PlayedChunk& chunk) {
        kept = ledger.keep(chunk);
        games += chunk.record.games.size();
        return kept.has_value();
      });
  live.reset();
  if (!kept) {
    return std::unexpected(Failure{"results.sqlite: " + kept.error().text(), kFailed});
  }
  if (finished) return {};
  const std::string way_on = options.results.folder ? "the same command with --resume goes on"
                                                    : "nothing is kept without --out";
  return std::unexpected(
      Failure{fmt::format("stopped with {} of {} games played; {}", games, queue.games(), way_on),
              kInterrupted});
}

std::expected<Shard, Failure> read_shard(const CompareOptions& options) {
  if (!options.shard) return Shard{};
  auto shard = parse_shard(*options.shard);
  if (!shard) return bad_option("--shard", shard.error());
  if (!options.results.folder) {
    return std::unexpected(Failure{"--shard: needs --out, for 'minewise merge' to join"});
  }
  if (options.per_game_file) {
    return std::unexpected(Failure{"--per-game: goes with 'minewise merge', not with --shard"});
  }
  return *shard;
}

Ran compare(const CompareOptions& options) {
  auto experiment = plan_experiment(options);
  if (!experiment) return std::unexpected(experiment.error());
  auto shard = read_shard(options);
  if (!shard) return std::unexpected(shard.error());
  if (options.resume && !options.results.folder) {
    return std::unexpected(Failure{"--resume: needs --out, the folder to go on with"});
  }
  std::optional<Draft> per_game;
  if (options.per_game_file) {
    auto draft = Draft::open(*options.per_game_file);
    if (!draft) return std::unexpected(draft.error());
    per_game.emplace(std::move(*draft));
  }
  auto ledger = open_ledger(options, *experiment, *shard);
  if (!ledger) return std::unexpected(ledger.error());
  if (auto played = play_missing(options, *ledger); !played) return played;
  if (shard->is_whole()) {
    return finish_experiment(*ledger, options.results, per_game ? &*per_game : nullptr);
  }
  if (options.results.format == "text") {
    print(fmt::format("Part {} of {} is in {}; 'minewise merge' joins the parts.\n", shard->index,
                      shard->count, *options.results.folder));
  }
  return {};
}

void add_experiment_options(CLI::App* verb, CompareOptions& options) {
  verb->add_option("--agents", options.agents,
                   "Names that 'minewise agents' lists, separated by commas, or all")
      ->capture_default_str();
  verb->add_option("--sizes", options.sizes,
                   "Boards: 20,30x16 with the mines below; or with mines of their own, as in "
                   "30x16/99,20@0.2,expert [20]");
  verb->add_option("--densities", options.densities,
                   "Shares of cells with a mine, rounded to whole mines: 0.2,0.4 or "
                   "FIRST:LAST:STEP [0.1:0.9:0.1]");
  verb->add_option("--mines", options.mines, "Numbers of mines instead: 10,20 or 10:50:10");
  verb->add_option("--layouts", options.layouts_file,
                   "Play the boards in this file instead ('-' for standard input)");
  verb->add_option("--games", options.games,
                   "Games of each agent on each board and rules [100, or all layouts]");
  verb->add_option("--rules", options.rules,
                   "Rules in the words of game IDs: \"survival count=shown\"; given again, more "
                   "rules to compare under [survival]")
      ->allow_extra_args(false);
  verb->add_option("--seed", options.seed, "The seed of all games")->capture_default_str();
}

void add_run_options(CLI::App* verb, CompareOptions& options) {
  verb->add_option("--jobs", options.jobs, "Threads [all cores]")->check(CLI::Range(1, 1024));
  verb->add_option("--out", options.results.folder,
                   "Keep results in this new folder; without it they are only printed");
  verb->add_flag("--resume", options.resume,
                 "Go on with what --out holds; start if there is nothing");
  verb->add_option("--per-game", options.per_game_file, "Write a row for every game to this file");
  verb->add_option("--shard", options.shard,
                   "Play part I of N only, written I/N; 'minewise merge' joins the parts");
  verb->add_flag("--quiet", options.quiet, "No progress");
  verb->add_option("--format", options.results.format, "What is printed: text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
}

}  // namespace

void add_compare(CLI::App& program, int& code) {
  auto options = std::make_shared<CompareOptions>();
  CLI::App* verb = program.add_subcommand(
      "compare",
      "Compare agents on the same boards.\n"
      "Every agent plays every size, density and rules, game by game on the same layouts. Figures "
      "come\n"
      "with 95% intervals, differences between agents are paired. The same experiment gives the "
      "same\n"
      "results to the byte, with any number of threads, in any company of agents, in parts or "
      "whole.\n"
      "With --out every finished piece is kept at once: Ctrl-C or a crash loses seconds, --resume "
      "goes on.");
  add_experiment_options(verb, *options);
  add_run_options(verb, *options);
  verb->footer(
      "Files in --out: results.csv (means and 95% half-widths), intervals.csv (both ends and "
      "kind),\n"
      "differences.csv (paired), deductions.csv (by rule), timings.csv, results.sqlite (every "
      "game).\n"
      "Game I of a row is had again by 'minewise play --agent A \"WxH/M RULES seed=S game=I\"'.\n"
      "Examples:\n"
      "  minewise compare --agents basic,exact --sizes 20 --games 500 --out results\n"
      "  minewise compare --sizes expert --rules \"classic first=safe:0,0\" --games 10000\n"
      "  minewise compare --agents exact --rules survival --rules \"survival count=shown\"\n"
      "  minewise compare --layouts boards.txt --per-game games.csv");
  run_with(verb, code, [options] { return compare(*options); });
}

}  // namespace minewise::cli
