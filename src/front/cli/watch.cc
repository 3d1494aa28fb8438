// minewise watch: a game live on the terminal, played by an agent or by hand.
#include <memory>

#include "front/cli/file_roles.h"
#include "front/cli/game_source.h"
#include "front/cli/verb.h"
#include "front/files/draft.h"
#include "front/files/read_text.h"
#include "front/run/streams.h"
#include "front/terminal/hand_screen.h"
#include "front/terminal/playback_screen.h"
#include "ground/base/number.h"
#include "ground/base/try.h"
#include "play/loop/play_game.h"

namespace minewise::cli {
namespace {

struct WatchOptions {
  std::vector<std::string> id;  // words or groups of words
  std::optional<std::string> agent, layout_file, speed, transcript_file, save_file;
  bool by_hand = false;
  bool odds = false;
};

// Options that do not go together; the first that is out of place is named.
Status check_together(const WatchOptions& options) {
  const bool by_hand = options.by_hand, saved = options.transcript_file.has_value();
  struct Clash {
    std::string_view option;
    bool is_there;
    std::string_view why;
  };
  constexpr std::string_view kNoAgent = "does not go with --play",
                             kKnown = "a transcript has its own";
  for (const auto& [option, is_there, why] :
       {Clash{"--agent", by_hand && options.agent, kNoAgent},
        Clash{"--speed", by_hand && options.speed, kNoAgent},
        Clash{"--odds", by_hand && options.odds, kNoAgent},
        Clash{"--transcript", by_hand && saved, kNoAgent},
        Clash{"game ID", saved && !options.id.empty(), kKnown},
        Clash{"--agent", saved && options.agent, kKnown},
        Clash{"--layout", saved && options.layout_file, kKnown},
        Clash{"--save", !by_hand && options.save_file, "goes with --play only"}}) {
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

std::expected<Playback, Failure> open_transcript(const std::string& file) {
  TRY(const auto text, read_text(file));
  const auto transcript = parse_transcript(text);
  if (!transcript) return bad_file(file, transcript.error());
  auto playback = Playback::of(*transcript);
  if (!playback) return bad_file(file, playback.error());
  return std::move(*playback);
}

std::expected<Playback, Failure> play_back_agent(const WatchOptions& options) {
  const auto agent = parse_agent(options.agent.value_or("exact"));
  if (!agent) return bad_option("--agent", agent.error());
  TRY(const auto source, read_game_source(options.id, options.layout_file, "10x10/15 survival"));
  const auto fit = check_fit(*agent->entry, source.id.board(), source.id.rules);
  if (!fit) return bad_option("--agent", fit.error());
  tell_dropped_promise("watch", source, options.id);
  Game game = source.game();
  Rng rng = rng_for(*agent, game.id());
  return Playback(std::move(game), agent->name(), agent->make(), rng);
}

Status watch_playback(const WatchOptions& options) {
  TRY(const auto speed, read_speed(options.speed));
  TRY(auto playback, options.transcript_file ? open_transcript(*options.transcript_file)
                                             : play_back_agent(options));
  const auto screen = Screen::open(wants_colour());
  if (!screen) return std::unexpected(Failure{screen.error().text()});
  show_playback(**screen, playback, speed, options.odds);
  return {};
}

std::function<Result<void>(const std::string&)> saving_to(const std::string& file) {
  return [file](const std::string& transcript) -> Result<void> {
    auto draft = Draft::open(file);
    const Status saved = draft ? draft->finish(transcript) : Status(std::unexpected(draft.error()));
    if (!saved) return std::unexpected(Error{saved.error().message});
    return {};
  };
}

Status play_hand(const WatchOptions& options) {
  TRY(const auto source, read_game_source(options.id, options.layout_file, "beginner classic"));
  if (options.save_file) {  // whether it can be written to is better known before the game
    TRY(Draft::open(*options.save_file));
  }
  tell_dropped_promise("watch", source, options.id);
  const auto screen = Screen::open(wants_colour());
  if (!screen) return std::unexpected(Failure{screen.error().text()});
  std::optional<SavePlace> save;
  if (options.save_file) save = {*options.save_file, saving_to(*options.save_file)};
  play_by_hand(**screen, source, save);
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
                   "The game ID, in quotes or not [10x10/15 survival; with --play, beginner "
                   "classic]");
  verb->add_option("--agent", options->agent,
                   "Who plays: a name that 'minewise agents' lists [exact]");
  reads(verb->add_option(
      "--layout", options->layout_file,
      "Play this layout: '*' mine and '.' none, or 1 and 0. The game ID then needs no "
      "size"));
  verb->add_option("--speed", options->speed,
                   "Moves per second, 0 to begin with a pause [2]; + and - change it");
  reads(verb->add_option("--transcript", options->transcript_file,
                         "Watch a saved game instead, as 'play --save' writes it"));
  verb->add_flag("--odds", options->odds,
                 "Begin with the numbers shown: before each guess the player's own, p for every "
                 "cell's probability at any time");
  verb->add_flag("--play", options->by_hand, "You play");
  writes(verb->add_option("--save", options->save_file,
                          "With --play: where s writes the transcript of a game that is over"));
  verb->footer(
      "Examples:\n"
      "  minewise watch --agent basic \"beginner classic seed=7\"\n"
      "  minewise watch --agent exact \"expert classic seed=1\" --speed 10\n"
      "  minewise watch --transcript game.txt --speed 0\n"
      "  minewise watch --play \"intermediate classic\" --save mine.txt");
  run_with(verb, chosen, [options] { return watch(*options); });
}

}  // namespace minewise::cli
