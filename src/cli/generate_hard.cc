// minewise generate hard: boards on which an agent does badly.
#include <fmt/format.h>

#include <memory>
#include <vector>

#include "cli/files/read_text.h"
#include "cli/generate.h"
#include "cli/results/kept_run.h"
#include "cli/results/results_folder.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/layout.h"
#include "core/macros.h"
#include "core/words.h"
#include "game/dealer.h"
#include "generate/hard_board.h"
#include "output/drawing/animation.h"
#include "output/json/boards_json.h"
#include "output/text/boards.h"
#include "study/ledger/code_version.h"
#include "study/presets/presets.h"

namespace minewise::cli {
namespace {

struct HardOptions : GenerateOptions {
  std::string against = "subset";
  std::string objective = "score";
  std::string rules = "survival";
  std::string method = "anneal";
  std::optional<int> max_moves;
  std::optional<std::string> unclumped;  // empty: as the start
  std::optional<std::string> from_file;
  std::uint64_t games = 20'000;
  std::uint64_t check_games = 1'000;
  std::optional<std::string> preset;
};

// The first board of a layout set.
std::expected<Layout, Failure> read_start(const std::string& file, const Shape& shape) {
  TRY(auto text, read_text(file));
  auto set = parse_layout_set(text);
  if (!set) return bad_file(file, set.error());
  if (set->shape() != shape) {
    return std::unexpected(Failure{
        format_message("--from: the boards in {} are {}x{} {}, not {}x{} {}", file,
                       set->shape().width, set->shape().height, grid_word(set->shape().grid),
                       shape.width, shape.height, grid_word(shape.grid))});
  }
  return set->layout(0);
}

// The rules of the games; their topology, where it is not a square's, is also the board's.
std::expected<Rules, Failure> read_rules(const HardOptions& options, Shape& shape) {
  auto rules = parse_rules(options.rules);
  if (!rules) return bad_option("--rules", rules.error());
  if (options.topology == grid_word(kUsualGrid)) shape.grid = rules->topology;
  rules->topology = shape.grid;
  if (rules->first.cell && !shape.contains(*rules->first.cell)) {
    return std::unexpected(Failure{"--rules: the first cell is not on the board"});
  }
  return *rules;
}

std::expected<std::optional<double>, Failure> read_clumping(const HardOptions& options,
                                                            const Layout& start,
                                                            const Shape& shape) {
  if (!options.unclumped) return std::nullopt;
  if (options.unclumped->empty()) return clumping(start, Topology(shape));
  const auto bound = parse_decimal(*options.unclumped);
  if (!bound || *bound < 0 || *bound > kMaxDegree) {
    return std::unexpected(Failure{format_message(
        "--unclumped: '{}' is not a mean number of mines around a mine; write one from 0 to {}",
        *options.unclumped, kMaxDegree)});
  }
  if (clumping(start, Topology(shape)) > *bound) {
    return std::unexpected(
        Failure{fmt::format("--unclumped: the board to start from has {:.3f} mines around a mine; "
                            "write at least that",
                            clumping(start, Topology(shape)))});
  }
  return *bound;
}

std::expected<HardPlan, Failure> plan_hard(const HardOptions& options) {
  TRY(auto board, plan_board(options));
  auto agent = parse_inner_agent(options.against);
  if (!agent) return bad_option("--against", agent.error());
  auto rules = read_rules(options, board.shape);
  if (!rules) return std::unexpected(rules.error());
  HardPlan plan;
  plan.id.width = board.shape.width;
  plan.id.height = board.shape.height;
  plan.id.mines = board.mines;
  plan.id.rules = *rules;
  plan.id.seed = Seed{options.seed};
  plan.agent = *agent;
  const auto fit = check_fit(*agent->entry, plan.id.board(), plan.id.rules);
  if (!fit) return bad_option("--against", fit.error());
  plan.objective = options.objective == "win" ? Objective::Won : Objective::Score;
  plan.is_published = options.method == "published";
  plan.bounds.max_moves = options.max_moves;
  plan.games = options.games;
  plan.check_games = options.check_games;
  plan.version = study_code_version();
  if (options.from_file) {
    auto start = read_start(*options.from_file, board.shape);
    if (!start) return std::unexpected(start.error());
    plan.start = *std::move(start);
  }
  if (!options.unclumped) return plan;
  const Layout start = plan.start ? *plan.start : deal(plan.id, {});
  TRY(auto bound, read_clumping(options, start, board.shape));
  plan.bounds.max_clumping = bound;
  return plan;
}

// What the preset settles cannot be asked for.
Status check_preset_options(const HardOptions& options) {
  if (!options.board.empty()) {
    return std::unexpected(Failure{"board: the preset has its own boards; leave it out"});
  }
  if (!options.out_file) {
    return std::unexpected(Failure{"--out: name a folder for the figure"});
  }
  if (options.from_file || options.report_file) {
    return std::unexpected(Failure{"--preset: goes with neither --from nor --report"});
  }
  if (options.pictures.any()) {
    return std::unexpected(Failure{"--preset: draws plots of its own; leave pictures out"});
  }
  return {};
}

// What the command line asks for in place of what the preset has.
Status run_preset(const HardOptions& options) {
  TRY(check_preset_options(options));
  auto preset = find_preset(*options.preset);
  if (!preset) return bad_option("--preset", preset.error());
  Shape shape{1, 1, *find_grid(options.topology)};
  const auto rules = read_rules(options, shape);
  if (!rules) return std::unexpected(rules.error());
  if (auto agent = parse_agent(options.against); !agent) {
    return bad_option("--against", agent.error());
  }
  preset->options.agents = options.against;
  preset->options.rules = {format_rules(*rules)};
  Settings& settings = preset->settings;
  settings["boards"] = fmt::format("{}", options.count);
  settings["check-games"] = fmt::format("{}", options.check_games);
  settings["objective"] = options.objective;
  if (options.max_moves) settings["max-moves"] = fmt::format("{}", *options.max_moves);
  if (options.unclumped) {
    settings["unclumped"] = options.unclumped->empty() ? "start" : *options.unclumped;
  }
  Status made =
      make_figures(*preset, {options.games, options.seed, *options.out_file, options.jobs});
  constexpr std::string_view kSetting = "--boards:";  // has an option of another name
  if (!made && made.error().message.starts_with(kSetting)) {
    made.error().message.replace(0, kSetting.size(), "--count:");
  }
  return made;
}

// Searches for boards, and tells of each. `animation`, of a single search, is null where none is
// wanted.
Status search_boards(const HardOptions& options, const HardPlan& plan, BoardWriter& writer,
                     SearchAnimation* animation) {
  std::vector<FoundHard> all;
  const InterruptWatch watch([&] { return writer.stop(options.count, hard_json(plan, all)); });
  ProgressLine line("searching");
  const Runner& runner = process_group_runner(options.jobs);
  const auto goes_on = [&](double done) { return line.update(done); };
  const auto tell = [&](const FoundHard& found) {
    {
      const Unbroken whole;
      writer.write(found.board, {}, describe_found(plan, found));
      all.push_back(found);
    }
    say(hard_line(all.size(), plan, found));
    return true;
  };
  if (animation) {
    const auto observe = [&](const SearchPoint& point) {
      animation->add(*point.board, describe_search(plan, point));
      return true;
    };
    const auto found = find_hard(plan, 0, runner, goes_on, observe);
    if (!found) return InterruptWatch::stopped();
    animation->add(found->board, describe_found(plan, *found));
    tell(*found);
  } else if (!find_hards(plan, options.count, runner, goes_on, tell)) {
    return InterruptWatch::stopped();
  }
  return writer.finish(hard_json(plan, all));
}

Status generate_hard(const HardOptions& options) {
  if (options.preset) return run_preset(options);
  if (options.board.empty()) {
    return std::unexpected(Failure{"board: name one, such as 15x15/45, or a --preset"});
  }
  TRY(auto plan, plan_hard(options));
  if (is_worker()) {
    const Answerer help = answer_hard(plan, run_goes_on);
    return work_for_coordinator(options.jobs, help.identity, help.answer);
  }
  HardOptions stills = options;  // what moves is the search, not the board
  PictureOptions gif_options;
  gif_options.place("gif") = std::exchange(stills.pictures.place("gif"), std::nullopt);
  if (gif_options.any()) gif_options.theme = options.pictures.theme;
  if (!stills.pictures.any()) stills.pictures.theme.reset();
  TRY(auto writer, open_boards(stills, plan.id.shape()));
  if (gif_options.any() && options.count > 1) {
    return std::unexpected(Failure{"--gif: shows one search; leave --count out"});
  }
  TRY(auto gif, AnimationFiles::open(gif_options, plan.id.shape(), 1, SearchAnimation::kFrames));
  SearchAnimation animation(describe_plan(plan), plan.id.shape());
  const Status searched = search_boards(options, plan, writer, gif.any() ? &animation : nullptr);
  if (!searched || !gif.any()) return searched;
  return gif.write({animation.animation()});
}

// Whose games are to go badly, and in what.
void add_target_options(CLI::App* kind, HardOptions& options) {
  kind->add_option("--against", options.against, "The agent: 'minewise agents' lists them")
      ->capture_default_str();
  kind->add_option("--objective", options.objective,
                   "What is to fall: score, or win, the share of games won")
      ->transform(one_of({"score", "win"}))
      ->capture_default_str();
  kind->add_option("--rules", options.rules, "The rules of the games")->capture_default_str();
}

}  // namespace

void add_generate_hard(CLI::App& generate, ChosenVerb& chosen) {
  auto options = std::make_shared<HardOptions>();
  CLI::App* kind = generate.add_subcommand(
      "hard",
      "Boards on which an agent does badly.\n"
      "A search begins with a dealt board and moves mines so that the agent's mean score falls. "
      "Without\n"
      "bounds that ends in a solid block of mines; what the block itself scores is told beside "
      "the\n"
      "result, and --max-moves and --unclumped ask for something more interesting.");
  add_board_options(kind, *options);
  kind->get_option("board")->required(false);
  add_count_option(kind, *options);
  add_target_options(kind, *options);
  kind->add_option("--method", options->method,
                   "anneal: races between candidates tried by the same games; published: report "
                   "002's local search")
      ->transform(one_of({"anneal", "published"}))
      ->capture_default_str();
  kind->add_option("--max-moves", options->max_moves,
                   "At most so many mines elsewhere than on the board it began with")
      ->transform(whole_number(0, 1'000'000));
  kind->add_option("--unclumped", options->unclumped,
                   "At most so many mines around a mine, on average [as on the board it began "
                   "with]")
      ->expected(0, 1);
  kind->add_option("--from", options->from_file, "Begin with the first board of this layout set")
      ->type_name("FILE");
  kind->add_option("--games", options->games, "How many games the search may play for a board")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
  kind->add_option("--check-games", options->check_games,
                   "How many fresh games measure each board in the end")
      ->transform(whole_number(2, 10'000'000))
      ->capture_default_str();
  writes(kind->add_option(
      "--report", options->report_file,
      "Write JSON: the boards, their scores by fresh games with 95% intervals, the "
      "search's curve, clumping and distance to the border"));
  kind->add_option("--preset", options->preset,
                   "002-fig16: before and after against density for sizes 5, 10 and 15, as CSV and "
                   "plots in the folder --out")
      ->transform(one_of({"002-fig16"}));
  kind->get_option("--gif")->description("Show the search as an animation");
  add_jobs_option(kind, options->jobs);
  kind->footer(
      "Examples:\n"
      "  minewise generate hard 15x15/45 --max-moves 20 --report hard.json\n"
      "  minewise generate hard 20x20/80 --against exact --objective win --rules classic "
      "--unclumped\n"
      "  minewise generate hard 10x10/20 --method published --against basic\n"
      "  minewise generate hard 10x10/20 --max-moves 8 --gif search.gif\n"
      "  minewise generate hard --preset 002-fig16 --out fig16");
  spread_with(kind, chosen, [options] { return generate_hard(*options); });
}

}  // namespace minewise::cli
