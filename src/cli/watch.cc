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
  constexpr std::string_view kNoAgent = "does not go with --play",
                             kKnown = "a transcript has its own";
  for (const auto& [option, is_there, why] :
       {Conflict{"--agent", by_hand && options.reading.agent, kNoAgent},
        Conflict{"--speed", by_hand && options.speed, kNoAgent},
        Conflict{"--odds", by_hand && options.odds, kNoAgent},
        Conflict{"--transcript", by_hand && saved, kNoAgent},
        Conflict{"game ID", saved && !options.id.empty(), kKnown},
        Conflict{"--agent", saved && options.reading.agent, kKnown},
        Conflict{"--layout", saved && options.layout_file, kKnown},
        Conflict{"--layout", options.no_guess && options.layout_file, "--no-guess makes its own"},
        Conflict{"--no-guess", !by_hand && options.no_guess, "goes with --play only"},
        Conflict{"--save", !by_hand && options.save_file, "goes with --play only"}}) {
    if (is_there) return std::unexpected(Failure{fmt::format("{}: {}", option, why)});
  }
  return {};
}

std::expected<double, Failure> read_speed(const std::optional<std::string>& text) {
  if (!text) return 2.0;
  const auto speed = parse_decimal(*text);
  const bool fits = speed && (*speed == 0 || (*speed >= kSlowest && *speed <= kFastest));
  if (!fits) {
    return bad_option("--speed", {fmt::format("write moves per second from {} to {}, or 0 to begin "
                                              "with a pause",
                                              kSlowest, kFastest)});
  }
  return *speed;
}

// A saved game, unless another agent is to play it; or a game that an agent plays.
std::expected<Playback, Failure> open_playback(const WatchOptions& options) {
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
  if (!screen) return std::unexpected(Failure{screen.error().text()});
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
    if (!made) return bad_option("--no-guess", made.error());
    series = *std::move(made);
  }
  if (options.save_file) {  // whether it can be written to is better known before the game
    TRY(AtomicFile::open(*options.save_file));
  }
  const auto screen = Screen::open(wants_colour());
  if (!screen) return std::unexpected(Failure{screen.error().text()});
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
      "Watch a game live in the terminal, or play one yourself.\n"
      "An agent plays at the speed you choose; keys stop it, step it forward and back, and show "
      "every\n"
      "cell's probability and the reason of the move. With --play you play, with keys or mouse, "
      "and may\n"
      "ask for a hint or a reason at any time. The keys stand at the bottom of the screen; the "
      "game "
      "ID\n"
      "is that of 'minewise play'.");
  verb->add_option("id", options->id,
                   "The game ID, in quotes or not, or a file that holds a game or a layout "
                   "[10x10/15 survival; with --play, beginner classic]");
  add_played_options(verb, options->reading);
  verb->add_option("--layout", options->layout_file,
                   "Play this layout, as 'minewise play' does. The game ID then needs no size")
      ->type_name("FILE");
  verb->add_option("--speed", options->speed,
                   "Moves per second, 0 to begin with a pause [2]; + and - change it");
  verb->add_option("--transcript", options->transcript_file,
                   "Watch a saved game instead, as 'play --save' writes it")
      ->type_name("FILE");
  verb->add_flag("--odds", options->odds,
                 "Begin with the numbers shown: before each guess the player's own, p for every "
                 "cell's probability at any time");
  verb->add_flag("--play", options->by_hand, "You play");
  verb->add_option("--no-guess", options->no_guess,
                   "With --play: boards that can be cleared without a guess, of any difficulty or "
                   "one of those of 'minewise generate no-guess': easy, medium, hard, expert")
      ->transform(one_of({"any", "easy", "medium", "hard", "expert"}));
  writes(verb->add_option("--save", options->save_file,
                          "With --play: where s writes the transcript of a game that is over"));
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
