#include "reason/count/plan.h"

#include <algorithm>

namespace minewise {

PlanMaker::PlanMaker(const Component& component, int left_open, Plan& plan)
    : component_(component), left_open_(left_open), plan_(plan) {
  plan_.tables.clear();
  plan_.joins.clear();
  plan_.slots = 0;
  plan_.left_open_slot = -1;
}

std::vector<PlanMaker::OpenEntry>& PlanMaker::open_of(int table) {
  return opens_[which_[table]];
}

const std::vector<PlanMaker::OpenEntry>& PlanMaker::open_of(int table) const {
  return opens_[which_[table]];
}

// The lowest slot that no open clue has.
int PlanMaker::take_slot(const std::vector<OpenEntry>& open) {
  int slot = 0;
  const auto taken = [&](const OpenEntry& entry) { return entry.slot == slot; };
  while (std::ranges::any_of(open, taken)) ++slot;
  plan_.slots = std::max(plan_.slots, slot + 1);
  return slot;
}

OpenClue PlanMaker::seen(const OpenEntry& entry) const {
  const ComponentClue& clue = component_.clues[entry.clue];
  return {entry.slot, clue.least, clue.most, clue.size - entry.taken, clue.weight};
}

bool PlanMaker::closes(const OpenEntry& entry) const {
  const ComponentClue& clue = component_.clues[entry.clue];
  return entry.taken == clue.size && entry.clue != left_open_;
}

int PlanMaker::start() {
  which_.push_back(static_cast<int>(opens_.size()));
  opens_.emplace_back();
  plan_.tables.emplace_back();
  return static_cast<int>(plan_.tables.size()) - 1;
}

int PlanMaker::add(int table, int region) {
  const Region& added = component_.regions[region];
  std::vector<OpenEntry>& open = open_of(table);
  PlannedTable& made = plan_.tables.emplace_back();
  made.kind = PlannedTable::Kind::Add;
  made.left = table;
  made.region = region;
  made.size = added.size;
  for (const int clue : added.clues) {
    auto entry = std::ranges::find(open, clue, &OpenEntry::clue);
    if (entry == open.end()) entry = open.insert(entry, {clue, take_slot(open), 0});
    if (clue == left_open_) plan_.left_open_slot = entry->slot;
    entry->taken += added.size;
    made.clues[made.clue_count++] = seen(*entry);
    if (closes(*entry)) made.closing[made.closing_count++] = seen(*entry);
  }
  std::erase_if(open, [&](const OpenEntry& entry) { return closes(entry); });
  which_.push_back(which_[table]);
  return static_cast<int>(plan_.tables.size()) - 1;
}

int PlanMaker::join(int left, int right) {
  std::vector<OpenEntry>& open = open_of(left);
  PlannedJoin join;
  for (const OpenEntry& from : open_of(right)) {
    auto entry = std::ranges::find(open, from.clue, &OpenEntry::clue);
    const bool shared = entry != open.end();
    if (!shared) entry = open.insert(entry, {from.clue, take_slot(open), 0});
    if (from.clue == left_open_) plan_.left_open_slot = entry->slot;
    entry->taken += from.taken;
    join.moved.emplace_back(from.slot, entry->slot);
    if (shared) join.shared.push_back(seen(*entry));
    if (shared && closes(*entry)) join.closing.push_back(seen(*entry));
  }
  std::erase_if(open, [&](const OpenEntry& entry) { return closes(entry); });
  PlannedTable& made = plan_.tables.emplace_back();
  made.kind = PlannedTable::Kind::Join;
  made.left = left;
  made.right = right;
  made.join = static_cast<int>(plan_.joins.size());
  plan_.joins.push_back(std::move(join));
  open_of(right).clear();
  which_.push_back(which_[left]);
  return static_cast<int>(plan_.tables.size()) - 1;
}

void plan_along(const Component& component, const CountingOrder& order, int left_open, Plan& plan) {
  PlanMaker maker(component, left_open, plan);
  int table = maker.start();
  for (const int region : order.regions) table = maker.add(table, region);
}

}  // namespace minewise
