#include "generate/board_trials.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <numeric>
#include <utility>

#include "core/bytes.h"
#include "core/macros.h"
#include "game/play_game.h"

namespace minewise {

namespace {

constexpr int kCellsAtATime = 64;

}  // namespace

void write_layout(ByteWriter& writer, const Layout& layout) {
  for (int from = 0; from < layout.cells(); from += kCellsAtATime) {
    const int end = std::min(layout.cells(), from + kCellsAtATime);
    std::uint64_t mines = 0;
    for (int index = from; index < end; ++index) {
      mines |= std::uint64_t{layout.has_mine(Cell{index})} << (index - from);
    }
    writer.fixed(mines);
  }
}

Layout read_layout(ByteReader& reader, int cells) {
  Layout layout(cells);
  for (int from = 0; from < cells; from += kCellsAtATime) {
    for (std::uint64_t mines = reader.fixed(); mines != 0; mines &= mines - 1) {
      layout.place_mine(Cell{from + std::countr_zero(mines)});
    }
  }
  return layout;
}

namespace {

// What is asked: some games on a board. `place` says where in the batch their values go.
struct BoardQuestion {
  std::uint64_t place = 0;
  GameRange games;
};

std::string question_of(const BoardQuestion& asked, const Layout& board) {
  ByteWriter writer;
  writer.number(kGamesAsked);
  writer.number(asked.place);
  writer.number(asked.games.first);
  writer.number(asked.games.end);
  write_layout(writer, board);
  return writer.take();
}

BoardQuestion read_question(ByteReader& reader) {
  CHECK(reader.number() == kGamesAsked);
  const std::uint64_t place = reader.number(), first = reader.number(), end = reader.number();
  return {place, {first, end}};
}

// Plays the games that are asked for, each lane with an agent of its own.
class BoardPlayer {
 public:
  BoardPlayer(const TrialTerms& terms, const std::function<bool()>& goes_on)
      : terms_(terms), goes_on_(goes_on), topology_(make_topology(terms.id.shape())) {}

  TaskAnswer answer(std::string_view question, int lane) {
    ByteReader reader(question);
    const GameRange games = read_question(reader).games;
    const Layout board = read_layout(reader, topology_->cells());
    CHECK(!reader.failed());
    auto& agent = agents_[lane];
    if (!agent) agent = terms_.agent.make();
    ByteWriter values;
    for (std::uint64_t game = games.first; game < games.end; ++game) {
      if (!goes_on_()) return std::unexpected("");
      values.real(play_one(board, game, *agent));
    }
    return values.take();
  }

 private:
  double play_one(const Layout& board, std::uint64_t number, Agent& agent) const {
    GameId id = terms_.id;
    id.mines = FixedCount{board.mines()};
    id.game = number;
    Game game(id, topology_, board);
    Rng rng = rng_for(terms_.agent, id);
    const Trial trial = play_game(agent, game, rng);
    return terms_.objective == Objective::Score ? trial.score : trial.won ? 1.0 : 0.0;
  }

  TrialTerms terms_;
  std::function<bool()> goes_on_;
  TopologyPtr topology_;
  LanesAsNeeded<std::unique_ptr<Agent>> agents_;
};

// The number of the game is in the question.
std::uint64_t identity_of(const TrialTerms& terms) {
  GameId id = terms.id;
  id.game = 0;
  return Digest("board trials")
      .add(terms.version)
      .add(terms.agent.name())
      .add(format_game_id(id))
      .add(static_cast<std::uint64_t>(terms.objective))
      .value();
}

}  // namespace

Answerer answer_trials(const TrialTerms& terms, const std::function<bool()>& goes_on) {
  const auto player = std::make_shared<BoardPlayer>(terms, goes_on);
  return {identity_of(terms),
          [player](std::string_view question, int lane) { return player->answer(question, lane); }};
}

BoardTrials::BoardTrials(const TrialTerms& terms, const Runner& runner, const GoesOn& goes_on)
    : runner_(runner),
      topology_(make_topology(terms.id.shape())),
      answerer_(answer_trials(terms, goes_on)) {}

std::vector<double> BoardTrials::play(std::span<const Layout* const> boards,
                                      const GameRange& games) {
  std::vector<double> values(boards.size() * games.size());
  const std::uint64_t share = things_a_question(runner_, values.size(), games.size());
  std::uint64_t asked = 0;
  const auto next = [&]() -> std::optional<std::string> {
    if (asked == values.size()) return std::nullopt;
    const std::uint64_t place = asked, first = games.first + place % games.size();
    asked += std::min(share, games.end - first);
    return question_of({place, {first, first + (asked - place)}}, *boards[place / games.size()]);
  };
  const auto take = [&](const Answered& answered) {
    ByteReader question(answered.question), answer(answered.answer);
    const auto [place, range] = read_question(question);
    for (std::uint64_t i = 0; i < range.size(); ++i) values[place + i] = answer.real();
    CHECK(!answer.failed());
    return true;
  };
  const Task task{answerer_.identity, next, answerer_.answer, take};
  was_stopped_ = was_stopped_ || !runner_.run(task, HandIn::AsFinished);
  played_ += values.size();
  return values;
}

std::vector<double> BoardTrials::play(const Layout& layout, std::uint64_t first,
                                      std::uint64_t count) {
  const Layout* const board = &layout;
  return play({&board, 1}, {first, first + count});
}

double mean_of(std::span<const double> values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace minewise
