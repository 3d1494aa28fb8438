// What an agent would open on a position, and why: the answer to "what now?", and the measure by
// which the guesses of others are judged.
//
// Our agents flag what is certain before they guess. These flags are passed over: what counts is
// the next cell to be opened.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "agents/agent.h"
#include "agents/registry.h"
#include "core/result.h"

namespace minewise {

struct Advice {
  std::string agent;
  View view;  // as the agent saw it: with its own flags
  Decision decision;
  Weighing weighing;  // of a guess; without cells if the agent has none
};

class Adviser {
 public:
  // REQUIRES: the agent plays by position alone.
  explicit Adviser(const AgentSpec& agent);

  // Nothing if the agent opens no cell: all that are covered are mines. A guess is weighed against
  // these cells too. REQUIRES: some layout explains the view, of which a cell is covered.
  std::optional<Advice> advise(const View& view, std::span<const Cell> also = {});

  // The same, weighed against the safest few as well, and against `also` if it may be safe.
  std::optional<Advice> advise_fully(const View& view, std::optional<Cell> also = {});

 private:
  std::optional<Decision> next_opening();

  std::string name_;
  std::unique_ptr<Agent> agent_;
  std::optional<View> view_;  // that the agent was asked about last, with its flags
};

// An Error names an agent that cannot be asked in the middle of a game.
Result<AgentSpec> parse_adviser(std::string_view name);

// The view of a position whose game is not known: a mine is taken to end it.
View for_advice(const View& view);

// What a player had to choose from when it guessed: a number for each covered cell, where there is
// one. The numbers are the player's own, if it is at hand and computes any, and otherwise the exact
// probabilities.

struct CellOdds {
  Cell cell;
  double number = 0;
  bool is_estimate = false;  // the player's own, not a probability
};

// `agent` may be null. Empty if the rules chose the cell, or if no layout explains the view, which
// a wrong flag may bring about. REQUIRES: the decision is a guess in this view, the last that the
// agent made.
std::vector<CellOdds> odds_before(const View& view, const Decision& decision, Agent* agent);

}  // namespace minewise
