// Games as handles. A game by an agent or a saved game can be watched forward and back; another is
// played by hand. Moves by hand claim no proof: the transcript calls them random.
#include "game/game.h"

#include <variant>

#include "api/playback.h"
#include "bindings/c/options.h"
#include "bindings/c/position.h"
#include "output/json/game_json.h"

namespace minewise::c {

// A game that is played by hand.
class HandGame {
 public:
  explicit HandGame(Game game) : game_(std::move(game)) {
    if (game_.is_over()) return;
    if (const auto opening = prescribed_opening(game_)) play(*opening);
  }

  const Game& game() const { return game_; }
  const std::vector<Step>& steps() const { return steps_; }
  void play(const Decision& decision) { steps_.push_back({decision, game_.play(decision.move)}); }

 private:
  Game game_;
  std::vector<Step> steps_;
};

}  // namespace minewise::c

struct mw_game {
  std::variant<minewise::c::HandGame, minewise::Playback> play;

  minewise::Playback* playback() { return std::get_if<minewise::Playback>(&play); }
  const minewise::Playback* playback() const { return std::get_if<minewise::Playback>(&play); }
  const minewise::c::HandGame& hand() const { return std::get<minewise::c::HandGame>(play); }
  const minewise::Game& game() const { return playback() ? playback()->game() : hand().game(); }
  std::span<const minewise::Step> steps() const {
    return playback() ? playback()->steps() : hand().steps();
  }
  std::string player() const { return playback() ? playback()->player() : "hand"; }
  minewise::Trial figures() const;
};

minewise::Trial mw_game::figures() const {
  minewise::Trial trial;
  for (const minewise::Step& made : steps()) trial.count(made.decision);
  trial.conclude(game());
  return trial;
}

namespace minewise::c {
namespace {

using GameHandle = std::unique_ptr<mw_game>;

Result<GameHandle> new_game(std::string_view text, const char* options, std::size_t size) {
  GameRequest asked;
  std::optional<std::string> player;
  RequestReader reader;
  add_game_words(reader, asked);
  add_no_guess_words(reader, asked);
  reader.text("agent", player);
  TRY(read_options(reader, options, size));
  TRY(auto found, find_game(text, asked, kUsualSeed));
  if (player) {
    TRY(const auto agent, fitting_agent(*player, found.source.id));
    Game game = found.source.game();
    const Rng rng = rng_for(agent, game.id());
    return std::make_unique<mw_game>(
        mw_game{Playback(std::move(game), agent.name(), agent.make(), rng)});
  }
  if (!found.saved) return std::make_unique<mw_game>(mw_game{HandGame(found.source.game())});
  if (asked.words.seed)
    return fail_option("seed", "cannot be used with a saved game, which has its own");
  TRY(auto playback, Playback::of(*found.saved));
  return std::make_unique<mw_game>(mw_game{std::move(playback)});
}

Result<void> move_by_hand(mw_game* game, Move::Kind kind, std::uint32_t number) {
  TRY(auto* const played, held(game));
  auto* const hand = std::get_if<HandGame>(&played->play);
  if (!hand) return fail("an agent plays this game; continue it with mw_game_step");
  TRY(const Cell cell, cell_in(number, hand->game().id().shape()));
  if (hand->game().is_over()) return fail("the game is over");
  if (!hand->game().view().is_covered(cell)) {
    return fail("{} is no longer covered", hand->game().id().shape().place(cell).text());
  }
  hand->play({{kind, cell}, Basis::Random, {}});
  return {};
}

Result<Playback*> watched(mw_game* game) {
  TRY(auto* const shown, held(game));
  if (Playback* const playback = shown->playback()) return playback;
  return fail("no agent plays this game; name one with the option \"agent\"");
}

Result<Text> step(mw_game* game) {
  TRY(Playback* const playback, watched(game));
  if (playback->is_at_end()) return fail("the game is over");
  const Step* const next = playback->next_step();
  if (!next) return fail("the player gave up the game");
  const Game& before = playback->game();
  auto told = decision_json(next->decision, {before.view(), before.id().shape()}, next->outcome);
  playback->forward();
  return make_text(std::move(told));
}

Result<void> go_to(mw_game* game, std::uint64_t moves) {
  TRY(Playback* const playback, watched(game));
  if (moves > playback->known_moves()) {
    return fail("move {} does not exist yet; there are {}", moves, playback->known_moves());
  }
  playback->go_to(static_cast<std::size_t>(moves));
  return {};
}

std::string state_of(const mw_game& shown) {
  const auto steps = shown.steps();
  const int newest = steps.empty() ? 0 : steps.back().outcome.changed;
  const auto uncovered = shown.game().view().uncovered();
  return state_json({shown.game(),
                     shown.player(),
                     shown.figures(),
                     {},
                     uncovered.last(static_cast<std::size_t>(newest))});
}

Result<Text> transcript_of(const mw_game& told) {
  const Game& game = told.game();
  if (!game.is_over()) return fail("the game is not over");
  Recorder recorder;
  for (const Step& made : told.steps()) recorder.played(game, made);
  return make_text(format_transcript(recorder.transcript(game, told.player(), told.figures())));
}

}  // namespace
}  // namespace minewise::c

using namespace minewise::c;

mw_game* mw_game_new(const char* game, size_t size, const char* options, size_t options_size,
                     mw_error** error) {
  return give(error, [&]() -> Result<GameHandle> {
    TRY(const auto text, text_in(game, size));
    return new_game(text, options, options_size);
  });
}

int32_t mw_game_open(mw_game* game, uint32_t cell, mw_error** error) {
  return perform(error, [&] { return move_by_hand(game, minewise::Move::Kind::Open, cell); });
}

int32_t mw_game_flag(mw_game* game, uint32_t cell, mw_error** error) {
  return perform(error, [&] { return move_by_hand(game, minewise::Move::Kind::Flag, cell); });
}

mw_text* mw_game_step(mw_game* game, mw_error** error) {
  return give(error, [&] { return step(game); });
}

uint64_t mw_game_moves(const mw_game* game) {
  if (!game) return 0;
  return game->steps().size();
}

int32_t mw_game_go_to(mw_game* game, uint64_t moves, mw_error** error) {
  return perform(error, [&] { return go_to(game, moves); });
}

int32_t mw_game_is_over(const mw_game* game) {
  return game && game->game().is_over();
}

mw_position* mw_game_position(const mw_game* game, mw_error** error) {
  return give(error, [&]() -> Result<std::unique_ptr<mw_position>> {
    TRY(const auto* const shown, held(game));
    return position_in(shown->game());
  });
}

mw_text* mw_game_json(const mw_game* game, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const shown, held(game));
    return make_text(state_of(*shown));
  });
}

mw_text* mw_game_transcript(const mw_game* game, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const told, held(game));
    return transcript_of(*told);
  });
}

void mw_game_free(mw_game* game) {
  delete game;
}
