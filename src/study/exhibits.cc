#include "study/exhibits.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "study/run.h"

namespace minewise {

namespace {

// What is spent on a pair of agents: games, and questions to the other agent.
constexpr std::uint64_t kMostGames = 12;
constexpr int kMostQuestions = 60;
constexpr std::size_t kMostPairs = 20;

// Two agents under one condition, the weaker first.
struct Rivals {
  std::size_t player = 0, other = 0;
  std::size_t condition = 0;
  std::uint64_t widest_game = 0;
};

// Watches the player, and asks the other agent about every guess.
class LookOver final : public Observer {
 public:
  LookOver(const AgentSpec& player, const AgentSpec& other) : player_(player), other_(other) {}

  void decided(const Game& game, const Decision& decision) override {
    ++move_;
    before_.reset();
    if (!decision.is_guess() || game.view().uncovered().empty()) return;
    if (asked_ < kMostQuestions) before_.emplace(game.view());
  }

  void played(const Game& game, const Step& step) override {
    if (!before_) return;
    ++asked_;
    const auto agent = other_.make();
    Rng rng = rng_for(other_, game.id());
    agent->start(*before_);
    Decision better = agent->decide(*before_, rng);
    const bool is_hit = game.view().state(step.decision.move.cell) == CellState::Mine;
    const auto kind = kind_of(step.decision, better, is_hit);
    if (!kind || better.move == step.decision.move) return;
    if (!seen_.insert({*kind, better.reason.rule}).second) return;
    found_.push_back({*kind, player_.name(), other_.name(), game.id(), move_, *std::move(before_),
                      step.decision, std::move(better), is_hit});
  }

  void begin_game() { move_ = 0; }
  bool is_done() const { return asked_ >= kMostQuestions; }

  // One of each kind and rule.
  std::vector<Exhibit> found() && { return std::move(found_); }

 private:
  static std::optional<Exhibit::Kind> kind_of(const Decision& guess, const Decision& better,
                                              bool is_hit) {
    if (better.move.kind != Move::Kind::Open) return std::nullopt;
    if (better.basis == Basis::Proof) {
      return is_hit ? Exhibit::Kind::HitAndKnown : Exhibit::Kind::Known;
    }
    if (better.basis != Basis::Probability || !is_hit) return std::nullopt;
    const bool takes_less = guess.estimate.value_or(1) > better.estimate.value_or(1);
    if (!takes_less) return std::nullopt;  // a tie broken in another way is no other reason
    return Exhibit::Kind::HitAndWeighed;
  }

  const AgentSpec& player_;
  const AgentSpec& other_;
  int move_ = 0;
  int asked_ = 0;
  std::optional<View> before_;  // a guess that is being made
  std::set<std::pair<Exhibit::Kind, Rule>> seen_;
  std::vector<Exhibit> found_;
};

bool can_be_drawn(const Board& board) {
  constexpr int kMostCells = 2500;  // a larger board is no picture for a page,
  constexpr int kMostSide = 100;    // nor is a longer one
  return board.width * board.height <= kMostCells &&
         std::max(board.width, board.height) <= kMostSide;
}

// Two agents where they are furthest apart; none if that is nowhere that can be drawn.
std::optional<Rivals> rivals_of(const Experiment& experiment, const Summary& summary,
                                std::size_t first, std::size_t second) {
  std::optional<Rivals> rivals;
  for (const std::size_t agent : {first, second}) {
    if (experiment.agents[agent].entry->is_outside) return rivals;
  }
  double furthest = 0;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    if (!can_be_drawn(experiment.conditions[i].board)) continue;
    const PairSummary& pair = summary.pair(experiment, i, first, second);
    const double ahead = -pair.score().value();  // the second, of the first
    if (rivals && std::abs(ahead) <= furthest) continue;
    furthest = std::abs(ahead);
    rivals = ahead >= 0 ? Rivals{first, second, i, pair.best_game} : Rivals{second, first, i, 0};
  }
  return rivals;
}

std::vector<Exhibit> exhibits_of(const Experiment& experiment, const Rivals& rivals) {
  const Condition& condition = experiment.conditions[rivals.condition];
  const auto& [width, height, mines] = condition.board;
  const TopologyPtr topology = make_topology({width, height, condition.rules.topology});
  const AgentSpec& player = experiment.agents[rivals.player];
  LookOver look(player, experiment.agents[rivals.other]);
  const auto agent = player.make();
  const auto play = [&](std::uint64_t index) {
    Game game = make_game(experiment, condition, index, topology);
    Rng rng = rng_for(player, game.id());
    look.begin_game();
    play_game(*agent, game, rng, &look);
  };
  play(rivals.widest_game);
  for (std::uint64_t i = 0; i < std::min(kMostGames, experiment.games) && !look.is_done(); ++i) {
    if (i != rivals.widest_game) play(i);
  }
  return std::move(look).found();
}

// Pairs of neighbours, last first, then all others.
std::vector<std::pair<std::size_t, std::size_t>> pairs_in_turn(std::size_t agents) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t apart = 1; apart < agents; ++apart) {
    for (std::size_t second = agents; second-- > apart;) pairs.emplace_back(second - apart, second);
  }
  pairs.resize(std::min(pairs.size(), kMostPairs));
  return pairs;
}

// The exhibit whose agents and reason were shown least so far, of these the best.
std::size_t next_to_show(const std::vector<Exhibit>& found, const std::vector<Exhibit>& shown) {
  const auto rank = [&](const Exhibit& exhibit) {
    std::ptrdiff_t alike = 0;
    for (const Exhibit& other : shown) {
      alike += other.player == exhibit.player && other.other == exhibit.other;
      alike += other.better.basis == exhibit.better.basis &&
               other.better.reason.rule == exhibit.better.reason.rule;
    }
    return std::pair(alike, exhibit.kind);
  };
  return static_cast<std::size_t>(std::ranges::min_element(found, {}, rank) - found.begin());
}

}  // namespace

std::vector<Exhibit> find_exhibits(const Experiment& experiment, const Summary& summary,
                                   std::size_t most) {
  std::vector<Exhibit> found;
  for (const auto& [first, second] : pairs_in_turn(experiment.agents.size())) {
    const auto rivals = rivals_of(experiment, summary, first, second);
    if (!rivals) continue;
    for (Exhibit& exhibit : exhibits_of(experiment, *rivals)) found.push_back(std::move(exhibit));
  }
  std::vector<Exhibit> shown;
  while (shown.size() < most && !found.empty()) {
    const auto next = found.begin() + static_cast<std::ptrdiff_t>(next_to_show(found, shown));
    shown.push_back(std::move(*next));
    found.erase(next);
  }
  std::vector<Exhibit> by_kind;  // within a kind as they were chosen
  for (Exhibit& exhibit : shown) {
    const auto place = std::ranges::upper_bound(by_kind, exhibit.kind, {}, &Exhibit::kind);
    by_kind.insert(place, std::move(exhibit));
  }
  return by_kind;
}

}  // namespace minewise
