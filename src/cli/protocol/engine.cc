#include "cli/protocol/engine.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/macros.h"
#include "core/message.h"
#include "game/dealer.h"
#include "game/play_game.h"
#include "output/json/analysis_json.h"
#include "output/text/analysis.h"
#include "solver/analyze.h"
#include "solver/conflict.h"

namespace minewise {

namespace {

Clue clue_of(char symbol) {
  return symbol == '_' ? Clue::withheld() : Clue::number(symbol - '0');
}

std::unexpected<Error> conflict_of(const Conflict& conflict, const PlacedView& placed) {
  return std::unexpected(Error{describe_conflict(conflict, placed)});
}

}  // namespace

EngineSession::EngineSession(std::unique_ptr<Agent> agent, const Shape& shape, View view,
                             const Rng& rng)
    : agent_(std::move(agent)),
      shape_(shape),
      view_(std::move(view)),
      rng_(rng),
      known_(by_exact()),
      shown_by_(static_cast<std::size_t>(view_.cells()), 0) {
  start();
}

EngineSession::EngineSession(std::unique_ptr<Agent> agent, const EngineSession& session,
                             const Rng& rng)
    : EngineSession(std::move(agent), session.shape_, session.view_, rng) {
  is_over_ = session.is_over_;
}

// Agents start before the first move, wherever the view has got to.
void EngineSession::start() {
  const View before(view_.topology_ptr(), view_.rules(), view_.count());
  agent_->start(before);
  known_.start(before);
  compared_ = 0;
  decided_.reset();
}

Result<Cell> EngineSession::cell_at(Place place) const {
  if (shape_.contains(place)) return shape_.cell(place);
  return fail("{} is outside the board of {} and {}", place.text(), counted(shape_.height, "row"),
              counted(shape_.width, "column"));
}

Result<void> EngineSession::check_symbol(const ShownCell& shown, Cell cell) const {
  const bool is_promised = std::ranges::binary_search(view_.promised(), cell);
  if (shown.symbol == 'M' && (is_promised || view_.promise_is_pending())) {
    return fail("{} cannot be a mine: the rules promise that it is safe", shown.place.text());
  }
  if (shown.symbol == 'F' && is_promised) {
    return fail("{} cannot be flagged: the rules promise that it is safe", shown.place.text());
  }
  if (shown.symbol == 'M' || shown.symbol == 'F') return {};
  const int degree = view_.topology().degree(cell);
  const SumRange allowed = view_.rules().clues->allowed_mines(clue_of(shown.symbol), degree);
  if (allowed.least <= allowed.most) return {};
  return fail("{} cannot show {}: it has {}", shown.place.text(), shown.symbol,
              counted(degree, "neighbour"));
}

Result<void> EngineSession::check(const ShownCell& shown) {
  TRY(const Cell cell, cell_at(shown.place));
  if (!view_.is_covered(cell)) {
    return fail("{} is no longer covered: it shows {}", shown.place.text(), symbol_of(view_, cell));
  }
  if (std::exchange(shown_by_[cell.at()], shows_) == shows_) {
    return fail("{} is shown twice", shown.place.text());
  }
  return check_symbol(shown, cell);
}

// As a Game does it: a promise is kept by the first cell that is opened.
void EngineSession::uncover(const ShownCell& shown) {
  const Cell cell = shape_.cell(shown.place);
  if (shown.symbol == 'F') return view_.flag(cell);
  if (view_.promise_is_pending()) {
    view_.promise(kept_free(view_.topology(), cell, view_.rules().first.promise));
  }
  if (shown.symbol == 'M') return view_.step_on(cell);
  view_.open(cell, clue_of(shown.symbol));
}

Result<void> EngineSession::show(const ShowsLine& shows) {
  if (is_over_) return fail("the game is over");
  ++shows_;
  for (const ShownCell& shown : shows.cells) TRY(check(shown));
  for (const ShownCell& shown : shows.cells) uncover(shown);
  ++line_;
  return {};
}

Result<void> EngineSession::tell_mines(int mines) {
  if (mines > view_.cells()) {
    return fail("{} do not fit on {}", counted(mines, "mine"), counted(view_.cells(), "cell"));
  }
  view_.tell_count(FixedCount{mines});
  ++line_;
  return {};
}

// What is shown later may contradict what was proved before: then the count, which goes by what is
// known, does not notice.
bool EngineSession::is_explained() {
  known_.deduce(view_);
  const auto agrees = [&](Cell cell) {
    return known_.facts().is_mine(cell) != view_.is_open(cell);
  };
  const auto newer = view_.uncovered().subspan(compared_);
  const auto first = std::ranges::find_if_not(newer, agrees);
  compared_ += static_cast<std::size_t>(first - newer.begin());
  return first == newer.end() && known_.recount().is_possible();
}

// Whether the only thing shown since the last decision is that move.
bool EngineSession::has_followed() const {
  if (!decided_) return true;
  const auto newest = view_.uncovered().subspan(decided_after_);
  if (line_ != decided_line_ + 1 || newest.empty() || newest[0] != decided_->move.cell)
    return false;
  const bool is_flag = view_.state(newest[0]) == CellState::Flagged;
  return is_flag == (decided_->move.kind == Move::Kind::Flag);
}

Result<Decision> EngineSession::decide() {
  if (is_over_) return fail("the game is over");
  if (view_.covered().empty()) return fail("no cell is covered");
  if (const auto opening = prescribed_opening(PlacedView{view_, shape_})) return *opening;
  if (decided_ && line_ == decided_line_) return *decided_;
  if (!has_followed()) start();
  if (!is_explained()) return conflict_of(find_conflict(view_), {view_, shape_});
  decided_ = agent_->decide(view_, rng_);
  decided_after_ = view_.uncovered().size();
  decided_line_ = line_;
  return *decided_;
}

Result<std::string> EngineSession::analyze(std::optional<Place> why) const {
  std::optional<Cell> cell;
  if (why) {
    TRY(cell, cell_at(*why));
    if (!view_.is_covered(*cell)) return fail("{} is not covered", why->text());
  }
  const Analysis analysis = minewise::analyze(view_);
  const PlacedView placed{view_, shape_};
  if (analysis.conflict) return conflict_of(*analysis.conflict, placed);
  return analysis_json(placed, analysis, find_grounds(view_, cell));
}

namespace {

constexpr std::array<std::string_view, 15> kProtocolHelp{
    "game BOARD RULES random=N     a new game: 9x9/10 classic; 9x9@0.2 gives a density, 9x9 "
    "neither",
    "shows CELL SYMBOL ...         what cells show now: shows 0,0 1 0,1 M; 0-8, _ withheld, M, F",
    "mines N                       the number of mines, if it becomes known during the game",
    "go                            asks for a move: open CELL : REASON, or flag CELL : REASON",
    "over won|lost score S         the game is over",
    "position ROWS HEADERS         a position in place of a game: position 1?/?? mines 1",
    "analyze [why CELL]            everything known about the board, as one line of JSON",
    "agent NAME                    the agent from the next game or position on",
    "stop                          answer the question now, or 'stopped'",
    "quit                          ends the program",
    "CELL is row,column from 0, top left first.",
    "Try: position 1?/?? mines 1",
    "     go",
    "     analyze why 0,1",
    "See docs/library.md for the rest.",
};

std::string error_line(const Error& error) {
  std::string text;
  append_line(text, ErrorLine{error.text()}, Shape{});
  return text;
}

std::string info_line(std::string_view said) {
  std::string text;
  append_line(text, InfoLine{std::string(said)}, Shape{});
  return text;
}

// The answer to `go`.
std::string move_of(EngineSession& session) {
  const auto decision = session.decide();
  if (!decision) return error_line(decision.error());
  std::string text;
  append_move(text, *decision, session.shape());
  return text;
}

// The answer to `analyze`.
std::string analysis_of(const EngineSession& session, std::optional<Place> why) {
  auto json = session.analyze(why);
  return json ? *std::move(json) : error_line(json.error());
}

// Whether the agent can play such a game. What it is not told of the mines, it has to reckon with.
Result<void> check_fit(const AgentSpec& agent, const GameLine& game) {
  Board board{game.shape.width, game.shape.height, FixedCount{}};
  if (const auto* fixed = std::get_if<FixedCount>(&game.count)) board.mines = *fixed;
  if (const auto* law = std::get_if<Independent>(&game.count)) board.mines = *law;
  return check_fit(*agent.entry, board, game.rules);
}

}  // namespace

// Takes one line of each kind.
class ProtocolPlayer::Reader {
 public:
  explicit Reader(ProtocolPlayer& player) : player_(player) {}

  Result<Reply> operator()(const HelloLine& hello) const {
    if (hello.version != kProtocolVersion) {
      return fail("unknown protocol version; this program uses version {}", kProtocolVersion);
    }
    std::string text;
    append_line(text, ReadyLine{"minewise " + player_.spec_.name()}, Shape{});
    return Reply{.text = text};
  }
  Result<Reply> operator()(const GameLine& game) const {
    TRY(check_fit(player_.spec_, game));
    const EngineSession* last = player_.session_.get();
    const bool is_same = last && last->shape() == game.shape;
    TopologyPtr topology = is_same ? last->view().topology_ptr() : make_topology(game.shape);
    sit_down(game.shape, View(std::move(topology), game.rules, game.count), game.random);
    return Reply{};
  }
  Result<Reply> operator()(const PositionLine& line) const {
    sit_down(line.position.shape, view_of(line.position), 0);
    return Reply{};
  }
  Result<Reply> operator()(const ShowsLine& shows) const {
    TRY(EngineSession * session, session());
    TRY(session->show(shows));
    return Reply{};
  }
  Result<Reply> operator()(const MinesLine& line) const {
    TRY(EngineSession * session, session());
    TRY(session->tell_mines(line.mines));
    return Reply{};
  }
  Result<Reply> operator()(const OverLine&) const {
    TRY(EngineSession * session, session());
    session->end();
    return Reply{};
  }
  Result<Reply> operator()(const GoLine&) const {
    TRY(const EngineSession* session, session());
    player_.rng_before_ = session->rng();
    return Reply{.work_out = [session = player_.session_] { return move_of(*session); }};
  }
  Result<Reply> operator()(const AnalyzeLine& line) const {
    TRY(const EngineSession* session, session());
    player_.rng_before_ = session->rng();
    return Reply{.work_out = [session = player_.session_, why = line.why] {
      return analysis_of(*session, why);
    }};
  }
  Result<Reply> operator()(const AgentLine& line) const {
    TRY(player_.spec_, parse_inner_agent(line.name));
    return Reply{};
  }
  Result<Reply> operator()(const StopLine&) const {
    return Reply{.text = info_line("there is nothing to stop")};
  }
  Result<Reply> operator()(const QuitLine&) const { return Reply{.quits = true}; }
  Result<Reply> operator()(const HelpLine&) const {
    Reply reply;
    for (const std::string_view line : kProtocolHelp) reply.text += info_line(line);
    return reply;
  }

 private:
  Result<EngineSession*> session() const {
    if (player_.session_) return player_.session_.get();
    return fail("there is no game yet; start with a line such as 'game 9x9/10 classic'");
  }

  // An agent that stays in its session may remember what it found in the last game.
  void sit_down(const Shape& shape, View view, std::uint64_t random) const {
    const bool stays = player_.session_ && player_.seated_.name() == player_.spec_.name();
    auto agent = stays ? player_.session_->release_agent() : player_.spec_.make();
    player_.seated_ = player_.spec_;
    player_.session_ =
        std::make_shared<EngineSession>(std::move(agent), shape, std::move(view), rng_from(random));
  }

  ProtocolPlayer& player_;
};

ProtocolPlayer::ProtocolPlayer(AgentSpec agent)
    : spec_(std::move(agent)), seated_(spec_), rng_before_(rng_from(0)) {}

ProtocolPlayer::Reply ProtocolPlayer::take(std::string_view line) {
  if (line.find_first_not_of(" \t\r\n") == line.npos) return {};
  const auto read = parse_board_line(line);
  if (!read) return {.text = error_line(read.error())};
  auto reply = std::visit(Reader(*this), *read);
  if (!reply) return {.text = error_line(reply.error())};
  return *std::move(reply);
}

std::string ProtocolPlayer::answer(std::string_view line) {
  Reply reply = take(line);
  return reply.work_out ? reply.text + reply.work_out() : reply.text;
}

void ProtocolPlayer::give_up() {
  if (session_) session_ = std::make_shared<EngineSession>(seated_.make(), *session_, rng_before_);
}

}  // namespace minewise
