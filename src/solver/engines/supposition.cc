#include "solver/engines/supposition.h"

#include <algorithm>

namespace minewise {

void Supposition::start(const View& view) {
  const auto cells = static_cast<std::size_t>(view.cells());
  topology_ = view.topology_ptr();
  value_.assign(cells, Value::Free);
  readings_.assign(cells, Reading{});
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
    if (view.is_open(cell)) read(cell, view);
  }
  opened_seen_ = view.uncovered().size();
}

void Supposition::read(Cell clue, const View& view) {
  const SumRange allowed = view.allowed_mines(clue);
  Reading& reading = readings_[clue.at()];
  reading.least = static_cast<std::int8_t>(allowed.least);
  reading.most = static_cast<std::int8_t>(allowed.most);
  for (const Cell cell : topology_->neighbours(clue)) {
    reading.unknown = static_cast<std::int8_t>(reading.unknown + is_free(cell));
    reading.least = static_cast<std::int8_t>(reading.least - is_mine(cell));
    reading.most = static_cast<std::int8_t>(reading.most - is_mine(cell));
  }
  reading.useful = reading.used = true;
  judge(clue);
  if (reading.used) new_clues_.push_back(clue);
}

// What has nothing to say now never will: as neighbours become known, its range only shrinks with
// them.
void Supposition::judge(Cell clue) {
  Reading& reading = readings_[clue.at()];
  const bool silent = reading.least <= 0 && reading.most >= reading.unknown;
  const bool wrong =
      reading.most < 0 || reading.least > reading.unknown || reading.least > reading.most;
  if (silent || wrong) reading.useful = reading.used = false;
}

void Supposition::learn(Cell cell, Verdict verdict) {
  const bool mine = verdict == Verdict::Mine;
  value_[cell.at()] = mine ? Value::Mine : Value::Safe;
  for (const Cell clue : topology_->neighbours(cell)) {
    Reading& reading = readings_[clue.at()];
    if (!reading.useful) continue;
    --reading.unknown;
    reading.least = static_cast<std::int8_t>(reading.least - mine);
    reading.most = static_cast<std::int8_t>(reading.most - mine);
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
    Reading& reading = readings_[clue.at()];
    ++(mine ? reading.mines : reading.safes);
  }
}

void Supposition::take_back() {
  while (steps_.size() > level_starts_.back()) {
    const Cell cell = steps_.back().cell;
    for (const Cell clue : topology_->neighbours(cell)) {
      Reading& reading = readings_[clue.at()];
      --(is_mine(cell) ? reading.mines : reading.safes);
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
      if (is_used(clue) && !look_at(clue)) return false;
    }
  }
  return true;
}

bool Supposition::look_at(Cell clue) {
  const Reading& reading = readings_[clue.at()];
  const bool too_many = reading.mines > reading.most;
  if (too_many || reading.unknown - reading.safes < reading.least) {
    failed_clue_ = clue;
    failed_by_ = too_many ? Value::Mine : Value::Safe;
    return false;
  }
  if (reading.mines + reading.safes == reading.unknown) return true;
  const bool has_all = reading.mines == reading.most;
  if (!has_all && reading.unknown - reading.safes > reading.least) return true;
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
    const auto& [cell, because, level] = steps_[index];
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
    if (blamed_[index]) continue;
    blamed_[index] = true;
    to_blame_.push_back(index);
  }
}

}  // namespace minewise
