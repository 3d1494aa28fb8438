// minewise watch: a game live on the terminal, played by an agent or by hand.
#include <memory>

#include "cli/files/atomic_file.h"
#include "cli/reading.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/terminal/hand_screen.h"
#include "cli/terminal/playback_screen.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/words.h"
#include "game/play_game.h"

namespace minewise::cli {
namespace {

struct WatchOptions {
  IdWords id;
  ReadingOptions reading;
  std::optional<std::string> no_guess, layout_file, speed, transcript_file, save_file;
  bool by_hand = false;
  bool odds = false;
};

// Options that do not go together; the first that is out of place is named.
Status check_together(const WatchOptions& options) {
  const bool by_hand = options.by_hand, saved = options.transcript_file.has_value();
  struct Conflict {
    std::string_view option;
    bool is_there;
    std::string_view why;
  };
  constexpr std::string_view kNoAgent = "cannot be used with --play",
                             kKnown = "cannot be used with --transcript";
  for (const auto& [option, is_there, why] :
       {Conflict{"--agent", by_hand && options.reading.agent, kNoAgent},
        Conflict{"--speed", by_hand && options.speed, kNoAgent},
        Conflict{"--odds", by_hand && options.odds, kNoAgent},
        Conflict{"--transcript", by_hand && saved, kNoAgent},
        Conflict{"game ID", saved && !options.id.empty(), kKnown},
        Conflict{"--agent", saved && options.reading.agent, kKnown},
        Conflict{"--layout", saved && options.layout_file, kKnown},
        Conflict{"--layout", options.no_guess && options.layout_file,
                 "cannot be used with --no-guess"},
        Conflict{"--no-guess", !by_hand && options.no_guess, "needs --play"},
        Conflict{"--save", !by_hand && options.save_file, "needs --play"}}) {
    if (is_there) return std::unexpected(Error{fmt::format("{}: {}", option, why)});
  }
  return {};
}

Result<double> read_speed(const std::optional<std::string>& text) {
  if (!text) return 2.0;
  const auto speed = parse_decimal(*text);
  const bool fits = speed && (*speed == 0 || (*speed >= kSlowest && *speed <= kFastest));
  if (!fits) {
    return object_to("speed",
                     {fmt::format("write moves per second from {} to {}, or 0 to start paused",
                                  kSlowest, kFastest)});
  }
  return *speed;
}

// A saved game, unless another agent is to play it; or a game that an agent plays.
Result<Playback> open_playback(const WatchOptions& options) {
  const IdWords words = options.transcript_file ? IdWords{*options.transcript_file} : options.id;
  const IdWords layout{options.layout_file.value_or("")};
  TRY(const auto source,
      read_source("watch", options.layout_file ? layout : words, options.reading));
  const auto* saved = std::get_if<Transcript>(&source.input);
  if (saved && !options.layout_file && !options.reading.agent) {
    auto playback = Playback::of(*saved);
    if (!playback) return source.fail(playback.error());
    return std::move(*playback);
  }
  TRY(const auto chosen,
      read_game(source, options.layout_file ? options.id : IdWords(), options.reading));
  TRY(const auto agent, read_agent(options.reading, kUsualAgent, chosen.id));
  Game game = chosen.game();
  Rng rng = rng_for(agent, game.id());
  return Playback(std::move(game), agent.name(), agent.make(), rng);
}

Status watch_playback(const WatchOptions& options) {
  TRY(const auto speed, read_speed(options.speed));
  TRY(auto playback, open_playback(options));
  const auto screen = Screen::open(wants_colour());
  if (!screen) return std::unexpected(Error{screen.error().text()});
  show_playback(**screen, playback, speed, options.odds);
  return {};
}

std::function<Result<void>(const std::string&)> saving_to(const std::string& file) {
  return [file](const std::string& transcript) -> Result<void> {
    auto atomic_file = AtomicFile::open(file);
    const Status saved = atomic_file ? atomic_file->finish(transcript)
                                     : Status(std::unexpected(atomic_file.error()));
    if (!saved) return std::unexpected(Error{saved.error().message});
    return {};
  };
}

Status play_hand(const WatchOptions& options) {
  TRY(auto source,
      read_game("watch", options.id, options.layout_file, options.reading, "beginner classic"));
  std::optional<GameSeries> series;
  if (options.no_guess) {
    const ProgressLine waiting("making a board");
    auto made = games_without_guess(*options.no_guess, source);
    if (!made) return object_to("no-guess", made.error());
    series = *std::move(made);
  }
  if (options.save_file) {  // whether it can be written to is better known before the game
    TRY(AtomicFile::open(*options.save_file));
  }
  const auto screen = Screen::open(wants_colour());
  if (!screen) return std::unexpected(Error{screen.error().text()});
  std::optional<SavePlace> save;
  if (options.save_file) save = {*options.save_file, saving_to(*options.save_file)};
  play_by_hand(**screen, source, save, series);
  return {};
}

Status watch(const WatchOptions& options) {
  TRY(check_together(options));
  return options.by_hand ? play_hand(options) : watch_playback(options);
}

}  // namespace

void add_watch(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<WatchOptions>();
  CLI::App* verb = program.add_subcommand(
      "watch",
      "Watch a game in the terminal, or play one yourself.\n"
      "An agent plays at the speed you choose. Keys pause it, step forward and back, and show "
      "probabilities and the reason for each move. With --play you play, with keys or mouse, and "
      "can ask for a hint or a reason at any time. The bottom of the screen lists the keys. The "
      "game ID is as in 'minewise play'.");
  verb->add_option("id", options->id,
                   "The game ID, with or without quotes, or a file with a game or a layout "
                   "[10x10/15 survival; with --play, beginner classic]");
  add_played_options(verb, options->reading);
  verb->add_option("--layout", options->layout_file,
                   "Play this layout, as in 'minewise play'. The game ID then needs no size")
      ->type_name("FILE");
  verb->add_option("--speed", options->speed,
                   "Moves per second; 0 to start paused. The keys + and - change it [2]");
  verb->add_option("--transcript", options->transcript_file,
                   "Watch a game saved with 'minewise play --save'")
      ->type_name("FILE");
  verb->add_flag("--odds", options->odds,
                 "Show the agent's estimates before each guess; the key p shows all probabilities "
                 "at any time");
  verb->add_flag("--play", options->by_hand, "Play yourself");
  verb->add_option("--no-guess", options->no_guess,
                   "With --play: boards that can be cleared without a guess, of any difficulty or "
                   "of one: easy, medium, hard, expert")
      ->transform(one_of({"any", "easy", "medium", "hard", "expert"}));
  writes(verb->add_option(
      "--save", options->save_file,
      "With --play: the key s writes the transcript of a finished game to this file"));
  verb->footer(
      "Examples:\n"
      "  minewise watch --agent basic \"beginner classic seed=7\"\n"
      "  minewise watch --agent exact \"expert classic seed=1\" --speed 10\n"
      "  minewise watch --transcript game.txt --speed 0\n"
      "  minewise watch --play intermediate --save mine.txt\n"
      "  minewise watch --play --no-guess hard");
  run_with(verb, chosen, [options] { return watch(*options); });
}

}  // namespace minewise::cli
