#include "reason/engines/supposition.h"

#include <algorithm>

namespace minewise {

void Supposition::start(const View& view) {
  const auto cells = static_cast<std::size_t>(view.cells());
  topology_ = view.topology_ptr();
  value_.assign(cells, Value::Free);
  heard_.assign(cells, Heard{});
  steps_.clear();
  step_of_.assign(cells, -1);
  restricted_ = false;
  kept_.assign(cells, false);
  kept_clues_.clear();
  level_starts_.clear();
  looked_at_ = 0;
  opened_seen_ = 0;
  known_seen_ = 0;
}

void Supposition::update(const View& view, const Facts& facts) {
  new_clues_.clear();
  new_known_.clear();
  for (const Cell cell : facts.known().subspan(known_seen_)) {
    learn(cell, facts.is_mine(cell) ? Verdict::Mine : Verdict::Safe);
    new_known_.push_back(cell);
  }
  known_seen_ = facts.known().size();
  for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
    if (view.is_open(cell)) hear(cell, view);
  }
  opened_seen_ = view.uncovered().size();
}

void Supposition::hear(Cell clue, const View& view) {
  const SumRange allowed = view.allowed_mines(clue);
  Heard& heard = heard_[clue.at()];
  heard.least = static_cast<std::int8_t>(allowed.least);
  heard.most = static_cast<std::int8_t>(allowed.most);
  for (const Cell cell : topology_->neighbours(clue)) {
    heard.unknown = static_cast<std::int8_t>(heard.unknown + is_free(cell));
    heard.least = static_cast<std::int8_t>(heard.least - is_mine(cell));
    heard.most = static_cast<std::int8_t>(heard.most - is_mine(cell));
  }
  heard.speaks = heard.heeded = true;
  judge(clue);
  if (heard.heeded) new_clues_.push_back(clue);
}

// What has nothing to say now never will: as neighbours become known, its range only shrinks with
// them.
void Supposition::judge(Cell clue) {
  Heard& heard = heard_[clue.at()];
  const bool silent = heard.least <= 0 && heard.most >= heard.unknown;
  const bool wrong = heard.most < 0 || heard.least > heard.unknown || heard.least > heard.most;
  if (silent || wrong) heard.speaks = heard.heeded = false;
}

void Supposition::learn(Cell cell, Verdict verdict) {
  const bool mine = verdict == Verdict::Mine;
  value_[cell.at()] = mine ? Value::Mine : Value::Safe;
  for (const Cell clue : topology_->neighbours(cell)) {
    Heard& heard = heard_[clue.at()];
    if (!heard.speaks) continue;
    --heard.unknown;
    heard.least = static_cast<std::int8_t>(heard.least - mine);
    heard.most = static_cast<std::int8_t>(heard.most - mine);
    judge(clue);
  }
}

void Supposition::restrict_to(std::span<const Cell> clues) {
  lift_restriction();
  restricted_ = true;
  kept_clues_.assign(clues.begin(), clues.end());
  for (const Cell clue : kept_clues_) kept_[clue.at()] = true;
}

void Supposition::lift_restriction() {
  for (const Cell clue : kept_clues_) kept_[clue.at()] = false;
  kept_clues_.clear();
  restricted_ = false;
}

bool Supposition::suppose(Cell cell, Verdict verdict) {
  level_starts_.push_back(steps_.size());
  put(cell, verdict, kSupposed);
  return propagate();
}

bool Supposition::follow(Cell clue) {
  level_starts_.push_back(steps_.size());
  return look_at(clue) && propagate();
}

void Supposition::put(Cell cell, Verdict verdict, Cell because) {
  const bool mine = verdict == Verdict::Mine;
  value_[cell.at()] = mine ? Value::Mine : Value::Safe;
  step_of_[cell.at()] = static_cast<std::int32_t>(steps_.size());
  steps_.push_back({cell, because, levels() - 1});
  for (const Cell clue : topology_->neighbours(cell)) {
    Heard& heard = heard_[clue.at()];
    ++(mine ? heard.mines : heard.safes);
  }
}

void Supposition::take_back() {
  while (steps_.size() > level_starts_.back()) {
    const Cell cell = steps_.back().cell;
    for (const Cell clue : topology_->neighbours(cell)) {
      Heard& heard = heard_[clue.at()];
      --(is_mine(cell) ? heard.mines : heard.safes);
    }
    value_[cell.at()] = Value::Free;
    step_of_[cell.at()] = -1;
    steps_.pop_back();
  }
  level_starts_.pop_back();
  looked_at_ = steps_.size();
}

bool Supposition::propagate() {
  while (looked_at_ < steps_.size()) {
    const Cell cell = steps_[looked_at_++].cell;
    for (const Cell clue : topology_->neighbours(cell)) {
      if (is_heeded(clue) && !look_at(clue)) return false;
    }
  }
  return true;
}

bool Supposition::look_at(Cell clue) {
  const Heard& heard = heard_[clue.at()];
  const bool too_many = heard.mines > heard.most;
  if (too_many || heard.unknown - heard.safes < heard.least) {
    failed_clue_ = clue;
    failed_by_ = too_many ? Value::Mine : Value::Safe;
    return false;
  }
  if (heard.mines + heard.safes == heard.unknown) return true;
  const bool has_all = heard.mines == heard.most;
  if (!has_all && heard.unknown - heard.safes > heard.least) return true;
  for (const Cell cell : topology_->neighbours(clue)) {
    if (is_free(cell)) put(cell, has_all ? Verdict::Safe : Verdict::Mine, clue);
  }
  return true;
}

void Supposition::blame(std::vector<Cell>& clues, std::vector<int>& levels) {
  blamed_.assign(steps_.size(), false);
  clues.push_back(failed_clue_);
  blame_around(failed_clue_, failed_by_, static_cast<int>(steps_.size()));
  while (!to_blame_.empty()) {
    const int index = to_blame_.back();
    to_blame_.pop_back();
    const auto& [cell, because, level] = steps_[static_cast<std::size_t>(index)];
    if (because == kSupposed) {
      levels.push_back(level);
    } else {
      clues.push_back(because);
      // Its mines found made the cell safe, or its safe cells found made it a mine.
      blame_around(because, is_mine(cell) ? Value::Safe : Value::Mine, index);
    }
  }
}

void Supposition::blame_around(Cell clue, Value value, int before) {
  for (const Cell cell : topology_->neighbours(clue)) {
    const int index = step_of_[cell.at()];
    if (index < 0 || index >= before || value_[cell.at()] != value) continue;
    if (blamed_[static_cast<std::size_t>(index)]) continue;
    blamed_[static_cast<std::size_t>(index)] = true;
    to_blame_.push_back(index);
  }
}

}  // namespace minewise
