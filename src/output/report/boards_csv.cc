#include "output/report/boards_csv.h"

#include <fmt/format.h>

#include "core/layout.h"
#include "game/metrics.h"
#include "generate/hard_board.h"

namespace minewise {

std::string dealt_head() {
  return "board,mines,3bv,clumping\n";
}

std::string dealt_row(std::uint64_t number, const Layout& layout, const Topology& topology) {
  return fmt::format("{},{},{},{:.6g}\n", number, layout.mines(), count_3bv(layout, topology),
                     clumping(layout, topology));
}

std::string no_guess_head() {
  std::string line = "board,mines,grade,3bv";
  for (std::size_t rule = 0; rule < kRules; ++rule) {
    line += fmt::format(",{}", rule_word(static_cast<Rule>(rule)));
  }
  return line + ",longest_proof,clumping,attempts\n";
}

std::string no_guess_row(std::uint64_t number, const NoGuessBoard& board, const Demands& demands,
                         const Shape& shape) {
  return fmt::format("{},{},{},{},{},{},{:.6g},{}\n", number, board.layout.mines(),
                     grade_word(demands.grade), demands.openings,
                     fmt::join(demands.deductions, ","), demands.longest_proof,
                     clumping(board.layout, Topology(shape)), board.attempts);
}

std::string long_chain_csv(const LongChainRequest& request,
                           const std::vector<LongChainBoard>& found, const RandomChains& chance) {
  std::string text =
      "board,mines,solver,length,travel,looked_at,random_boards,random_longest,"
      "random_longest_cleared,random_mean,random_cleared\n";
  for (std::size_t i = 0; i < found.size(); ++i) {
    text += fmt::format("{},{},{},{},{},{},{},{},{},{:.4f},{}\n", i + 1, request.mines,
                        solver_word(request.solver), found[i].length, found[i].travel,
                        found[i].looked_at, chance.boards, chance.longest, chance.longest_cleared,
                        chance.mean(), chance.cleared);
  }
  return text;
}

std::string ranking_csv(const std::vector<RankedLayout>& all, const Shape& shape) {
  std::string text = "rank,board,images,score,won,stepped,guesses,moves\n";
  for (std::size_t i = 0; i < all.size(); ++i) {
    LayoutSet set(shape);
    set.add(all[i].layout);
    const ExpectedTrial& trial = all[i].expected;
    text += fmt::format("{},{},{},", i + 1, set.row(0), all[i].images);
    text += all[i].is_found ? fmt::format("{:.12g},{:.12g},{:.12g},{:.12g},{:.12g}\n", trial.score,
                                          trial.won, trial.stepped, trial.guesses, trial.moves)
                            : ",,,,\n";
  }
  return text;
}

namespace {

std::string number_field(double number) {
  return fmt::format("{}", number);
}

// A mean and the half-width of its interval.
void add_mean(TableRow& row, const Mean& mean) {
  const auto interval = mean.interval();
  row.push_back(mean.games() > 0 ? number_field(mean.value()) : "");
  row.push_back(interval ? number_field(interval->half_width()) : "");
}

void add_choice(TableRow& row, const Decision& decision, const Shape& shape) {
  const Place place = shape.place(decision.move.cell);
  row.push_back(fmt::format("{}", place.row));
  row.push_back(fmt::format("{}", place.col));
  row.push_back(decision.estimate ? number_field(*decision.estimate) : "");
}

}  // namespace

Table decisions_table(const Decisions& decisions) {
  Table table{
      {"game", "moves", "first_row", "first_col", "first_risk", "second_row", "second_col",
       "second_risk", "selected", "selecting", "selecting_ci95", "difference", "difference_ci95"},
      {}};
  const Shape shape = decisions.id.shape();
  for (std::size_t i = 0; i < decisions.comparison.played_out.size(); ++i) {
    const ChoicePosition& position = decisions.positions[i];
    const PlayedOut& played = decisions.comparison.played_out[i];
    TableRow row = row_of(position.game.id().game, position.moves);
    add_choice(row, position.first, shape);
    add_choice(row, position.second, shape);
    row.push_back(played.is_selected ? "1" : "0");
    add_mean(row, played.selecting);
    add_mean(row, played.evaluating);
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table decisions_summary_table(const Decisions& decisions) {
  const auto& [player, evaluating, selecting, least] = decisions.play_outs;
  const ChoiceComparison& comparison = decisions.comparison;
  TableRow row = row_of(decisions.first.name(), decisions.second.name(),
                        format_game_id(decisions.id), decisions.games, player.name(), evaluating,
                        selecting, least, comparison.positions, comparison.difference.games());
  add_mean(row, comparison.selecting);
  add_mean(row, comparison.difference);
  return {{"first", "second", "game", "games", "player", "play_outs", "selecting_play_outs",
           "least_difference", "positions", "selected", "selecting", "selecting_ci95", "difference",
           "difference_ci95"},
          {std::move(row)}};
}

}  // namespace minewise
