#include "solver/proof_block.h"

#include <algorithm>
#include <utility>

namespace minewise {
namespace {

constexpr std::size_t kMostClashes = 8;  // compared, where many rules clash at once

// Goes through a block from its end to its start and keeps what is needed.
class BlockWriter {
 public:
  explicit BlockWriter(const ProofRules& rules)
      : rules_(rules), place_of_(2 * rules.cells.size(), nullptr) {}

  std::vector<ProofStep> write(const ProofBlock& block, int level);

 private:
  struct Place {
    bool is_needed = false;
    int order = 0;  // the earlier ones are preferred
  };

  void need(int rule, int spare);
  void write_entry(const ProofBlock::Entry& entry, int level, std::vector<ProofStep>& steps);
  ProofStep step(ProofStep::Kind kind, int level, int rule, std::optional<Claim> fixes) const;

  const ProofRules& rules_;
  std::vector<Place*> place_of_;  // by claim: where it is fixed, if it is so far
  int depth_ = 0;                 // how many claims are fixed so far
};

ProofStep BlockWriter::step(ProofStep::Kind kind, int level, int rule,
                            std::optional<Claim> fixes) const {
  ProofStep made{.kind = kind, .level = level, .argument = {}, .fixes = {}};
  if (rule >= 0) made.argument = rules_.rules[rule].argument;
  if (fixes) made.fixes.push_back(rules_.meaning(*fixes));
  return made;
}

// Marks claims that make others of the rule false, until at most `spare` more than the rule
// needs are left: first what is needed anyway, then what was fixed first.
void BlockWriter::need(int rule, int spare) {
  const ProofRule& of = rules_.rules[rule];
  std::vector<Place*> places;
  for (const Claim claim : of.claims) {
    Place* place = place_of_[opposite(claim)];
    if (place) places.push_back(place);
  }
  std::ranges::sort(places, std::less{},
                    [](const Place* place) { return std::pair(!place->is_needed, place->order); });
  const int falses = of.size() - of.needed - spare;
  for (int i = 0; i < falses && i < std::ssize(places); ++i) {
    places[i]->is_needed = true;
  }
}

// The steps come in reverse order, as the block is gone through from its end.
void BlockWriter::write_entry(const ProofBlock::Entry& entry, int level,
                              std::vector<ProofStep>& steps) {
  using Kind = ProofStep::Kind;
  if (!entry.refuted) {
    need(entry.rule, 0);
    const ProofStep made = step(Kind::Follow, level, entry.rule, entry.claim);
    const bool continues = !steps.empty() && steps.back().kind == Kind::Follow &&
                           steps.back().argument == made.argument;
    if (!continues) {
      steps.push_back(made);
    } else {
      steps.back().fixes.push_back(made.fixes.front());
    }
    return;
  }
  steps.push_back(step(Kind::Therefore, level, -1, entry.claim));
  std::vector<ProofStep> inner = write(*entry.refuted, level);
  steps.insert(steps.end(), inner.begin(), inner.end());
}

std::vector<ProofStep> BlockWriter::write(const ProofBlock& block, int level) {
  const int inside = level + (block.supposed ? 1 : 0);
  std::vector<Place> places(block.entries.size() + 1);
  const auto fixed_at = [&](std::size_t i) -> Place*& {
    return place_of_[static_cast<std::size_t>(i == 0 ? *block.supposed
                                                     : block.entries[i - 1].claim)];
  };
  for (std::size_t i = block.supposed ? 0 : 1; i < places.size(); ++i) {
    places[i].order = depth_++;
    fixed_at(i) = &places[i];
  }
  std::vector<ProofStep> steps;
  if (block.supposed) {
    need(block.clash, -1);
    steps.push_back(step(ProofStep::Kind::Clash, inside, block.clash, {}));
  } else {
    place_of_[block.goal]->is_needed = true;
  }
  for (std::size_t i = block.entries.size(); i > 0; --i) {
    fixed_at(i) = nullptr;
    --depth_;
    if (places[i].is_needed) write_entry(block.entries[i - 1], inside, steps);
  }
  if (block.supposed) {
    fixed_at(0) = nullptr;
    --depth_;
    steps.push_back(step(ProofStep::Kind::Suppose, level, -1, block.supposed));
  }
  return steps;
}

}  // namespace

ProofBlock block_from(const ProofState& state, std::size_t start, const RefutedBlocks& refuted) {
  ProofBlock block;
  for (const auto& [claim, why] : state.fixed().subspan(start)) {
    const bool by_rule = why >= 0;
    block.entries.push_back({claim, by_rule ? why : -1, by_rule ? nullptr : refuted[-2 - why]});
  }
  return block;
}

ProofBlock block_to_clash(const ProofState& state, std::size_t start,
                          const RefutedBlocks& refuted) {
  ProofBlock block = block_from(state, start + 1, refuted);
  block.supposed = state.fixed()[start].claim;
  std::optional<int> best, least;
  const auto clashing = state.clashing();
  for (const int rule : clashing.first(std::min(clashing.size(), kMostClashes))) {
    block.clash = rule;
    const int arguments = count_arguments(steps_of(block, state.rules()));
    if (least && arguments >= *least) continue;
    least = arguments;
    best = rule;
  }
  block.clash = *best;
  return block;
}

std::vector<ProofStep> steps_of(const ProofBlock& block, const ProofRules& rules) {
  std::vector<ProofStep> steps = BlockWriter(rules).write(block, 0);
  std::ranges::reverse(steps);
  for (ProofStep& step : steps) std::ranges::sort(step.fixes, std::less{}, &Conclusion::cell);
  if (!block.supposed) return steps;
  ProofStep last{.kind = ProofStep::Kind::Therefore, .level = 0, .argument = {}, .fixes = {}};
  last.fixes.push_back(rules.meaning(opposite(*block.supposed)));
  steps.push_back(last);
  return steps;
}

int count_arguments(const std::vector<ProofStep>& steps) {
  return static_cast<int>(std::ranges::count_if(steps, &ProofStep::is_argument));
}

}  // namespace minewise
