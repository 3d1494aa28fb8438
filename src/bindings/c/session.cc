// Sessions as handles: games that a person plays.
#include "api/session.h"

#include "bindings/c/options.h"
#include "bindings/c/position.h"
#include "output/json/game_json.h"
#include "output/text/analysis.h"

struct mw_session {
  minewise::Session session;

  minewise::Shape shape() const { return session.game().id().shape(); }
};

namespace minewise::c {
namespace {

using SessionHandle = std::unique_ptr<mw_session>;
using SessionMove = Result<void> (Session::*)(Cell cell);

// A game that goes on from a position, which names all there is to it but the seed.
Result<SessionHandle> session_on(const std::string& position, std::string_view text,
                                 const GameRequest& asked) {
  if (!text.empty()) return fail_option("position", "cannot be used with a game");
  if (asked.layout || asked.no_guess || asked.difficulty || asked.attempts) {
    return fail_option("position", "cannot be used with layout, no-guess, difficulty or attempts");
  }
  ReadingWords words = asked.words;
  words.seed.reset();  // it deals the layout
  TRY(const auto given, given_text(position, words, kUsualSeed));
  TRY(const auto moment, moment_in(given));
  const Shape& shape = moment.position.shape;
  Knowledge known(moment.view);
  if (!known.posterior().is_possible()) {
    return std::unexpected(error_of(find_conflict(moment.view), {moment.view, shape}));
  }
  auto session = session_from(known, shape, asked.words.given_seed().value_or(kUsualSeed));
  if (!session) return fail_as(ErrorKind::Limit, session.error().text());
  return std::make_unique<mw_session>(mw_session{*std::move(session)});
}

Result<SessionHandle> new_session(std::string_view text, const char* options, std::size_t size) {
  GameRequest asked;
  std::optional<std::string> position;
  RequestReader reader;
  add_game_words(reader, asked);
  add_no_guess_words(reader, asked);
  reader.text("position", position);
  TRY(read_options(reader, options, size));
  if (position) return session_on(*position, text, asked);
  TRY(const auto found, find_game(text, asked, kUsualSeed));
  return std::make_unique<mw_session>(mw_session{Session(found.source.game())});
}

Result<void> make_move(mw_session* session, std::uint32_t cell, SessionMove move) {
  TRY(auto* const played, held(session));
  TRY(const Cell chosen, cell_in(cell, played->shape()));
  return (played->session.*move)(chosen);
}

std::string session_state(const mw_session& shown) {
  std::vector<Cell> marks;
  const Session& session = shown.session;
  for (int i = 0; i < session.view().cells(); ++i) {
    if (session.is_marked(Cell{i})) marks.push_back(Cell{i});
  }
  return state_json({session.game(), session.player(), session.figures(), marks, session.newest()});
}

Result<Text> hint_in(mw_session& asked) {
  const auto hint = asked.session.hint();
  if (!hint) return fail("the game is over, or there is no hint");
  return make_text(decision_json(*hint, {asked.session.view(), asked.shape()}));
}

}  // namespace
}  // namespace minewise::c

using namespace minewise::c;

mw_session* mw_session_new(const char* game, size_t size, const char* options, size_t options_size,
                           mw_error** error) {
  return give(error, [&]() -> Result<SessionHandle> {
    TRY(const auto text, text_in(game, size));
    return new_session(text, options, options_size);
  });
}

int32_t mw_session_open(mw_session* session, uint32_t cell, mw_error** error) {
  return perform(error, [&] { return make_move(session, cell, &minewise::Session::open); });
}

int32_t mw_session_mark(mw_session* session, uint32_t cell, mw_error** error) {
  return perform(error, [&] { return make_move(session, cell, &minewise::Session::mark); });
}

int32_t mw_session_chord(mw_session* session, uint32_t cell, mw_error** error) {
  return perform(error, [&] { return make_move(session, cell, &minewise::Session::chord); });
}

int32_t mw_session_undo(mw_session* session, mw_error** error) {
  return perform(error, [&]() -> Result<void> {
    TRY(auto* const played, held(session));
    return played->session.undo();
  });
}

int32_t mw_session_is_over(const mw_session* session) {
  return session && session->session.is_over();
}

mw_position* mw_session_position(const mw_session* session, mw_error** error) {
  return give(error, [&]() -> Result<std::unique_ptr<mw_position>> {
    TRY(const auto* const shown, held(session));
    return position_in(shown->session.game());
  });
}

mw_text* mw_session_json(const mw_session* session, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const shown, held(session));
    return make_text(session_state(*shown));
  });
}

mw_text* mw_session_hint(mw_session* session, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(auto* const asked, held(session));
    return hint_in(*asked);
  });
}

mw_text* mw_session_transcript(const mw_session* session, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const told, held(session));
    if (!told->session.is_over()) return fail("the game is not over");
    if (told->session.game().is_continued()) {
      return fail("a game that started from a position has no transcript");
    }
    return make_text(format_transcript(told->session.transcript()));
  });
}

void mw_session_free(mw_session* session) {
  delete session;
}
