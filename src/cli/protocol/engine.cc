#include "cli/protocol/engine.h"

#include <array>
#include <utility>

#include "core/try.h"

namespace minewise {
namespace {

constexpr std::array<std::string_view, 15> kProtocolHelp{
    "game BOARD RULES random=N     a new game: 9x9/10 classic; 9x9@0.2 tells a density, 9x9 "
    "neither",
    "shows CELL SYMBOL ...         what cells show now: shows 0,0 1 0,1 M; 0-8, _ withheld, M, F",
    "mines N                       the number of mines, where it becomes known during the game",
    "go                            asks for a move: open CELL : REASON, or flag CELL : REASON",
    "over won|lost score S         the game is over",
    "position ROWS HEADERS         a position in place of a game: position 1?/?? mines 1",
    "analyze [why CELL]            all that is known of the board, as one line of JSON",
    "agent NAME                    who plays from the next game or position on",
    "stop                          answer the question now, or 'stopped'",
    "quit                          the end",
    "CELL is row,column from 0, top left first.",
    "Try: position 1?/?? mines 1",
    "     go",
    "     analyze why 0,1",
    "docs/protocol.md has the rest.",
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
std::string move_of(Seat& seat) {
  const auto decision = seat.decide();
  if (!decision) return error_line(decision.error());
  std::string text;
  append_move(text, *decision, seat.shape());
  return text;
}

// The answer to `analyze`.
std::string analysis_of(const Seat& seat, std::optional<Place> why) {
  auto json = seat.analyze(why);
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
      return fail("this player speaks version {} of the protocol", kProtocolVersion);
    }
    std::string text;
    append_line(text, ReadyLine{"minewise " + player_.spec_.name()}, Shape{});
    return Reply{.text = text};
  }
  Result<Reply> operator()(const GameLine& game) const {
    TRY(check_fit(player_.spec_, game));
    const Seat* last = player_.seat_.get();
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
    TRY(Seat * seat, seat());
    TRY(seat->show(shows));
    return Reply{};
  }
  Result<Reply> operator()(const MinesLine& line) const {
    TRY(Seat * seat, seat());
    TRY(seat->tell_mines(line.mines));
    return Reply{};
  }
  Result<Reply> operator()(const OverLine&) const {
    TRY(Seat * seat, seat());
    seat->end();
    return Reply{};
  }
  Result<Reply> operator()(const GoLine&) const {
    TRY(const Seat* seat, seat());
    player_.rng_before_ = seat->rng();
    return Reply{.work_out = [seat = player_.seat_] { return move_of(*seat); }};
  }
  Result<Reply> operator()(const AnalyzeLine& line) const {
    TRY(const Seat* seat, seat());
    player_.rng_before_ = seat->rng();
    return Reply{
        .work_out = [seat = player_.seat_, why = line.why] { return analysis_of(*seat, why); }};
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
  Result<Seat*> seat() const {
    if (player_.seat_) return player_.seat_.get();
    return fail("there is no game yet; begin with a line such as 'game 9x9/10 classic'");
  }

  // An agent that stays in its seat may remember what it found in the last game.
  void sit_down(const Shape& shape, View view, std::uint64_t random) const {
    const bool stays = player_.seat_ && player_.seated_.name() == player_.spec_.name();
    auto agent = stays ? player_.seat_->release_agent() : player_.spec_.make();
    player_.seated_ = player_.spec_;
    player_.seat_ =
        std::make_shared<Seat>(std::move(agent), shape, std::move(view), rng_from(random));
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
  if (seat_) seat_ = std::make_shared<Seat>(seated_.make(), *seat_, rng_before_);
}

}  // namespace minewise
