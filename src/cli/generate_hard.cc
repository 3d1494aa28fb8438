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
  std::string method = "anneal";
  std::optional<std::string> unclumped;  // empty: as the start
  std::optional<std::string> from_file;
  std::optional<std::string> preset;
};

// The first board of a layout set.
Result<Layout> read_start(const std::string& file, const Shape& shape) {
  TRY(auto text, read_text(file));
  auto set = parse_layout_set(text);
  if (!set) return bad_file(file, set.error());
  if (set->shape() != shape) {
    return fail_option("from", "the boards in {} are {}x{} {}, not {}x{} {}", file,
                       set->shape().width, set->shape().height, grid_word(set->shape().grid),
                       shape.width, shape.height, grid_word(shape.grid));
  }
  return set->layout(0);
}

Result<std::optional<double>> read_clumping(const HardOptions& options, const Layout& start,
                                            const Shape& shape) {
  if (!options.unclumped) return std::nullopt;
  if (options.unclumped->empty()) return clumping(start, Topology(shape));
  const auto bound = parse_decimal(*options.unclumped);
  if (!bound || *bound < 0 || *bound > kMaxDegree) {
    return fail_option("unclumped",
                       "'{}' is not a number of mines around a mine; write a number from 0 to {}",
                       *options.unclumped, kMaxDegree);
  }
  if (clumping(start, Topology(shape)) > *bound) {
    return fail_option("unclumped",
                       "the first board has {:.3f} mines around a mine; write at least that",
                       clumping(start, Topology(shape)));
  }
  return *bound;
}

Result<HardPlan> read_plan(const HardOptions& options) {
  TRY(auto plan, plan_hard(options));
  const Shape shape = plan.id.shape();
  plan.is_published = options.method == "published";
  plan.version = study_code_version();
  if (options.from_file) {
    auto start = read_start(*options.from_file, shape);
    if (!start) return std::unexpected(start.error());
    plan.start = *std::move(start);
  }
  if (!options.unclumped) return plan;
  const Layout start = plan.start ? *plan.start : deal(plan.id, {});
  TRY(auto bound, read_clumping(options, start, shape));
  plan.bounds.max_clumping = bound;
  return plan;
}

// What the preset settles cannot be asked for.
Status check_preset_options(const HardOptions& options) {
  if (!options.board.empty()) {
    return std::unexpected(Error{"board: cannot be used with --preset, which has its own boards"});
  }
  if (!options.out_file) {
    return fail_option("out", "missing; name a folder for the figure");
  }
  if (options.from_file || options.report_file) {
    return fail_option("preset", "cannot be used with --from or --report");
  }
  if (options.pictures.any()) {
    return fail_option("preset", "cannot be used with pictures; it draws its own plots");
  }
  return {};
}

// What the command line asks for in place of what the preset has.
Status run_preset(const HardOptions& options) {
  TRY(check_preset_options(options));
  auto preset = find_preset(*options.preset);
  if (!preset) return object_to("preset", preset.error());
  Shape shape{1, 1, *find_grid(options.topology)};
  TRY(const auto rules, plan_rules(options, shape));
  if (auto agent = parse_agent(options.against); !agent) {
    return object_to("against", agent.error());
  }
  preset->options.agents = options.against;
  preset->options.rules = {format_rules(rules)};
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
    return std::unexpected(Error{"board: missing; name one, such as 15x15/45, or a --preset"});
  }
  TRY(auto plan, read_plan(options));
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
    return fail_option("gif", "cannot be used with --count; it shows one search");
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
                   "What the search lowers: score, or win (the share of games won)")
      ->transform(one_of({"score", "win"}))
      ->capture_default_str();
  kind->add_option("--rules", options.rules, "The rules of the games")->capture_default_str();
}

}  // namespace

void add_generate_hard(CLI::App& generate, ChosenVerb& chosen) {
  auto options = std::make_shared<HardOptions>();
  CLI::App* kind = generate.add_subcommand(
      "hard",
      "Search for boards that are hard for an agent.\n"
      "The search starts with a random board and moves mines so that the agent's mean score falls. "
      "Without limits it ends with a solid block of mines; the score of that block is printed for "
      "comparison. --max-moves and --unclumped give more interesting boards.");
  add_board_options(kind, *options);
  kind->get_option("board")->required(false);
  add_count_option(kind, *options);
  add_target_options(kind, *options);
  kind->add_option("--method", options->method,
                   "anneal: our own search, which compares candidates on the same games; "
                   "published: the local search of report 002")
      ->transform(one_of({"anneal", "published"}))
      ->capture_default_str();
  kind->add_option("--max-moves", options->max_moves, "Move at most N mines of the first board")
      ->transform(whole_number(0, 1'000'000));
  kind->add_option("--unclumped", options->unclumped,
                   "At most this many mines around a mine, on average [as on the first board]")
      ->expected(0, 1);
  kind->add_option("--from", options->from_file, "Start with the first board of this layout set")
      ->type_name("FILE");
  kind->add_option("--games", options->games, "Games that the search may play for each board")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
  kind->add_option("--check-games", options->check_games,
                   "New games that measure each board at the end")
      ->transform(whole_number(2, 10'000'000))
      ->capture_default_str();
  writes(kind->add_option("--report", options->report_file,
                          "Write JSON: the boards, their scores in new games with 95% intervals, "
                          "the progress of the search, clumping and distance to the border"));
  kind->add_option("--preset", options->preset,
                   "002-fig16: scores before and after the search, by density, for sizes 5, 10 and "
                   "15; CSV and plots in the folder --out")
      ->transform(one_of({"002-fig16"}));
  kind->get_option("--gif")->description("Write the search as an animation");
  add_jobs_option(kind, options->jobs);
  kind->footer(
      "Examples:\n"
      "  minewise generate hard 15x15/45 --max-moves 20 --report hard.json\n"
      "  minewise generate hard 20x20/80 --against exact --objective win --unclumped\n"
      "  minewise generate hard 10x10/20 --method published --against basic\n"
      "  minewise generate hard 10x10/20 --max-moves 8 --gif search.gif\n"
      "  minewise generate hard --preset 002-fig16 --out fig16");
  spread_with(kind, chosen, [options] { return generate_hard(*options); });
}

}  // namespace minewise::cli
