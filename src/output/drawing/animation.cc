#include "output/drawing/animation.h"

#include <algorithm>
#include <utility>

#include "core/macros.h"
#include "game/advice.h"
#include "output/drawing/influence.h"
#include "output/drawing/trace.h"
#include "review/reason_graph.h"

namespace minewise {

AnimationRecorder::AnimationRecorder(std::string heading, const Game& game, Agent* agent,
                                     const ReasonGraph* reasons, bool odds)
    : agent_(agent),
      reasons_(reasons),
      odds_(odds),
      animation_{std::move(heading), game.id().shape(), tiles_of(game.view()), {}},
      tiles_(animation_.start) {}

void AnimationRecorder::change(Cell cell, const Tile& tile) {
  if (tiles_[cell.at()] == tile) return;
  tiles_[cell.at()] = tile;
  frame_.changes.emplace_back(cell, tile);
}

void AnimationRecorder::end_frame(std::string caption) {
  frame_.caption = std::move(caption);
  frame_.chain = chain_;
  animation_.frames.push_back(std::exchange(frame_, {}));
}

// Conclusions are drawn before a decision.
void AnimationRecorder::show_conclusions(const View& view) {
  if (!agent_) return;
  for (const Deduction& deduction : agent_->conclusions().subspan(told_)) {
    if (!view.is_covered(deduction.cell)) continue;
    change(deduction.cell, tile_of(view, deduction.cell, {.inferred = deduction.verdict}));
  }
  told_ = agent_->conclusions().size();
}

// What the board looks like before a guess.
void AnimationRecorder::show_odds(const View& view, const Decision& decision) {
  const std::vector<CellOdds> odds = odds_before(view, decision, agent_);
  for (const auto& [cell, number, is_estimate] : odds) {
    Tile tile = tiles_[cell.at()];
    if (tile.mark.inferred) continue;
    tile.mark.probability = number;
    tile.mark.is_estimate = is_estimate;
    change(cell, tile);
    numbered_.push_back(cell);
  }
  if (odds.empty()) return;
  Tile chosen = tiles_[decision.move.cell.at()];
  chosen.mark.origin = origin_of(decision);
  chosen.mark.is_new = true;
  change(decision.move.cell, chosen);
  frame_.odds = std::exchange(frame_.changes, {});
}

void AnimationRecorder::hide_odds() {
  for (const Cell cell : std::exchange(numbered_, {})) {
    Tile tile = tiles_[cell.at()];
    tile.mark.probability.reset();
    tile.mark.is_estimate = false;
    change(cell, tile);
  }
}

// Marks go with the cell, whatever else has become of it.
void AnimationRecorder::show_chain(const View& view) {
  if (!reasons_) return;
  for (const ChainStop& stop : std::exchange(chain_, {})) {
    Tile tile = tiles_[stop.cell.at()];
    tile.mark.link.reset();
    tile.mark.by_count = false;
    change(stop.cell, tile);
  }
  const Chain chain = chain_to(*reasons_, reasons_->deepest(), view.topology());
  chain_ = stops_of(chain, *reasons_);
  for (std::size_t i = 0; i < chain_.size(); ++i) {
    Tile tile = tiles_[chain_[i].cell.at()];
    mark_stop(chain_[i], chain.stops[i].links, tile);
    change(chain_[i].cell, tile);
  }
}

void AnimationRecorder::decided(const Game& game, const Decision& decision) {
  for (const Cell cell : std::exchange(touched_, {})) {
    Tile tile = tiles_[cell.at()];
    tile.mark.is_new = tile.mark.is_premise = false;
    change(cell, tile);
  }
  show_conclusions(game.view());
  if (decision.basis == Basis::Proof) {
    for (const Cell clue : decision.reason.because) {
      Tile tile = tiles_[clue.at()];
      tile.mark.is_premise = true;
      change(clue, tile);
      touched_.push_back(clue);
    }
  }
  if (odds_ && decision.is_guess()) show_odds(game.view(), decision);
  caption_ = describe_step(animation_.frames.size() + 1, decision, {game.view(), animation_.shape});
}

void AnimationRecorder::played(const Game& game, const Step& step) {
  const View& view = game.view();
  hide_odds();
  for (const Cell cell : changed_cells(view, step.outcome)) {
    const bool decided = cell == step.decision.move.cell;
    const Origin origin = decided ? origin_of(step.decision) : Origin::Cascade;
    change(cell, tile_of(view, cell, {.origin = origin, .is_new = true}));
    touched_.push_back(cell);
  }
  show_chain(view);
  end_frame(std::move(caption_));
}

Animation AnimationRecorder::finish(const Game& game, const Trial& trial) && {
  CHECK(game.is_over());
  for (int index = 0; index < game.view().cells(); ++index) {
    const Cell cell{index};
    Tile tile = tiles_[cell.at()];
    tile.mark.is_new = tile.mark.is_premise = false;
    const bool has_mine = game.is_dealt() && game.layout().has_mine(cell);
    change(cell, reveal(tile, has_mine));
  }
  std::string result = summary(game, trial);
  result.pop_back();
  result.replace(result.find('\n'), 1, "; ");  // of its two lines, one
  end_frame(std::move(result));
  return std::move(animation_);
}

Stage stage_for(const std::vector<Animation>& animations, Theme theme) {
  std::vector<PanelPlan> plans;
  Legend legend;
  for (const Animation& animation : animations) {
    PanelPlan& plan = plans.emplace_back(animation.heading, animation.shape);
    legend.add(animation.start);
    for (const auto& [odds, changes, caption, chain] : animation.frames) {
      for (const auto& [cell, tile] : odds) legend.add(tile);
      for (const auto& [cell, tile] : changes) legend.add(tile);
      plan.fit(caption);
    }
  }
  return Stage(plans, legend, theme);
}

Panel first_panel(const Animation& animation) {
  return {animation.heading, animation.shape, animation.start, {}};
}

void show_odds(const Frame& frame, Panel& panel) {
  for (const auto& [cell, tile] : frame.odds) panel.tiles[cell.at()] = tile;
  panel.caption = frame.caption;
}

void show(const Frame& frame, Panel& panel) {
  for (const auto& [cell, tile] : frame.odds) panel.tiles[cell.at()] = tile;
  for (const auto& [cell, tile] : frame.changes) panel.tiles[cell.at()] = tile;
  panel.caption = frame.caption;
  panel.chain = frame.chain;
}

Animation animation_of(const Transcript& transcript, bool odds) {
  Game game = game_of(transcript, make_topology(transcript.id.shape()));
  AnimationRecorder animation_recorder(
      fmt::format("{}, {}", transcript.agent, format_game_id(transcript.id)), game, nullptr,
      nullptr, odds);
  for (const Step& step : transcript.steps) {
    animation_recorder.decided(game, step.decision);
    game.play(step.decision.move);
    animation_recorder.played(game, step);
  }
  return std::move(animation_recorder).finish(game, transcript.result);
}

Panel last_panel(const Animation& animation) {
  Panel panel = first_panel(animation);
  for (const Frame& frame : animation.frames) show(frame, panel);
  return panel;
}

Animation SearchAnimation::animation() const {
  CHECK(!boards_.empty());
  const Topology topology(shape_);
  Tiles shown = tiles_of(boards_.front().board, topology, false);
  Animation animation{heading_, shape_, shown, {}};
  const std::size_t every = boards_.size() / kFrames + 1;
  for (std::size_t i = 0; i < boards_.size(); ++i) {
    if (i % every != 0 && i + 1 < boards_.size()) continue;
    Frame frame;
    frame.caption = boards_[i].caption;
    const Tiles tiles = tiles_of(boards_[i].board, topology, false);
    for (int index = 0; index < shape_.cells(); ++index) {
      const Cell cell{index};
      if (tiles[cell.at()] != shown[cell.at()]) frame.changes.emplace_back(cell, tiles[cell.at()]);
    }
    shown = tiles;
    animation.frames.push_back(std::move(frame));
  }
  return animation;
}

}  // namespace minewise
