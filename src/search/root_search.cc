#include "search/root_search.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <thread>
#include <tuple>
#include <utility>

namespace minewise {
namespace {

// First cells are searched in the order of bounds on their losses, among more layouts in the order
// of their risks. The order decides which of equally good cells a search for one finds.
constexpr int kMostByBound = 2048;

template <class Loss>
Whole exact(const Loss& loss) {
  return Whole(loss);
}

template <class Loss>
BigInt number(const Loss& loss) {
  return big(Whole(loss));
}

}  // namespace

template <class Loss>
Solution RootSearch<Loss>::solve(std::vector<std::uint32_t> rows, const FirstChoice& first,
                                 Wanted wanted, int threads, const OptimalPlay::GoesOn& goes_on) {
  effort_.threads = threads;
  if (goes_on) {
    effort_.goes_on = [this, &goes_on] {
      const std::scoped_lock lock(mutex_);
      const auto parts = static_cast<double>(std::max<std::size_t>(parts_, 1));
      return goes_on({static_cast<double>(parts_settled_) / parts, effort_.sets});
    };
  }
  effort_.ask();
  set_up(std::move(rows), first);
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([this, wanted] { work(wanted); });
    work(wanted);
  }
  effort_.goes_on = nullptr;
  return solution();
}

// A layout without a safe cell is not played: the game is over, and won, before it begins. It
// counts among the layouts, and costs nothing.
template <class Loss>
void RootSearch<Loss>::set_up(std::vector<std::uint32_t> rows, const FirstChoice& first) {
  const LayoutTable& table = tree_.table;
  Pace pace([this] { return effort_.ask(); });
  whole_ = 0;
  for (const std::uint32_t row : rows) {
    whole_ += tree_.weight.empty() ? Loss(1) : tree_.weight[row];
  }
  if (!tree_.survives_mines) {
    std::erase_if(rows, [&](std::uint32_t row) {
      for (std::size_t column = 0; column < table.columns(); ++column) {
        if (table.answer(row, column) != LayoutTable::kMine) return false;
      }
      return true;
    });
  }
  std::vector<std::uint32_t> columns(table.columns());
  std::iota(columns.begin(), columns.end(), 0);
  frame_.emplace(table, std::move(rows), columns, pace);
  candidates_.clear();
  best_ = nullptr;
  parts_ = parts_settled_ = next_ = 0;
  const auto steps =
      static_cast<std::int64_t>(frame_->size()) * static_cast<std::int64_t>(1 + tree_.keys.images);
  for (const std::size_t column : first.columns) {
    if (!pace.spend(steps)) break;
    add_candidate(column, first);
  }
  const auto rank = [&](const Candidate& each) {
    return exact(frame_->size() <= kMostByBound ? each.loss : each.risk);
  };
  std::ranges::sort(candidates_, [&](const Candidate& a, const Candidate& b) {
    const Whole of_a = rank(a) * exact(b.weight), of_b = rank(b) * exact(a.weight);
    return std::tie(of_a, a.column) < std::tie(of_b, b.column);
  });
}

template <class Loss>
void RootSearch<Loss>::add_candidate(std::size_t column, const FirstChoice& first) {
  if (!orbits_.empty()) {
    const auto same = std::ranges::find_if(candidates_, [&](const Candidate& each) {
      return orbits_[each.column] == orbits_[column];
    });
    if (same != candidates_.end()) {
      same->same.push_back(column);
      return;
    }
  }
  const LayoutFrame& frame = *frame_;
  std::map<std::pair<int, int>, std::vector<Bits>> by_answer;  // and by number of mines, if told
  for (int member = 0; member < frame.size(); ++member) {
    const auto answer = tree_.table.answer(frame.row(member), column);
    const int mines = first.tells_count ? tree_.table.mines(frame.row(member)) : 0;
    if (first.promise == Promise::Zero && answer != 0) continue;
    if (first.promise == Promise::Safe && answer == LayoutTable::kMine) continue;
    auto& set = by_answer[{answer, mines}];
    set.resize(static_cast<std::size_t>(frame.words()));
    set[member / kBits] |= Bits{1} << (member % kBits);
  }
  TreeSearch<Loss> search(tree_, known_, effort_);
  Candidate candidate;
  candidate.column = column;
  candidate.same = {column};
  bool can_be_safe = false;
  for (auto& [key, set] : by_answer) {
    const bool mine = key.first == LayoutTable::kMine;
    const Loss weight = weight_of(tree_, frame, set.data());
    candidate.weight += weight;
    can_be_safe = can_be_safe || !mine;
    if (mine) candidate.risk += weight;
    if (!mine || tree_.survives_mines) candidate.sets.push_back(std::move(set));
  }
  if (!can_be_safe) return;
  if (first.promise == Promise::None) candidate.weight = whole_;
  candidate.loss = candidate.risk;
  for (const auto& set : candidate.sets) {
    candidate.parts.push_back(search.look_up(frame, set.data()));
    candidate.loss += candidate.parts.back().loss;
  }
  candidate.threads.resize(candidate.parts.size(), 0);
  parts_ += candidate.parts.size();
  candidates_.push_back(std::move(candidate));
}

template <class Loss>
Loss RootSearch<Loss>::limit_for(const Candidate& candidate, Wanted wanted) const {
  const Whole most = exact(candidate.weight) * static_cast<unsigned>(tree_.table.columns() + 1);
  if (wanted == Wanted::EveryCell || !best_) return static_cast<Loss>(most);
  // A loss of best.loss / best.weight of the candidate's weight would be as good.
  const Whole product = exact(best_->loss) * exact(candidate.weight);
  const Whole weight = exact(best_->weight);
  if (wanted == Wanted::AllBest) return static_cast<Loss>(Whole(product / weight + 1));
  return static_cast<Loss>(Whole((product + weight - 1) / weight));
}

// The next candidate with something left to do.
template <class Loss>
typename RootSearch<Loss>::Candidate* RootSearch<Loss>::next_candidate(Wanted wanted) {
  for (; next_ < candidates_.size(); ++next_) {
    Candidate& candidate = candidates_[next_];
    if (candidate.is_given_up || candidate.settled == candidate.parts.size()) continue;
    if (candidate.loss < limit_for(candidate, wanted)) return &candidate;
    candidate.is_given_up = true;
    parts_settled_ += candidate.parts.size() - candidate.settled;
  }
  return nullptr;
}

// The part at which the fewest are at work. REQUIRES: some part is not settled.
template <class Loss>
std::size_t RootSearch<Loss>::next_part(const Candidate& candidate) {
  std::optional<std::size_t> next;
  for (std::size_t i = 0; i < candidate.threads.size(); ++i) {
    if (candidate.threads[i] < 0) continue;
    if (!next || candidate.threads[i] < candidate.threads[*next]) next = i;
  }
  return *next;
}

template <class Loss>
void RootSearch<Loss>::work(Wanted wanted) {
  TreeSearch<Loss> search(tree_, known_, effort_);
  std::unique_lock lock(mutex_);
  while (Candidate* candidate = effort_.is_stopped ? nullptr : next_candidate(wanted)) {
    const std::size_t index = next_part(*candidate);
    ++candidate->threads[index];
    Part part = candidate->parts[index];
    const Loss limit = limit_for(*candidate, wanted) - (candidate->loss - part.loss);
    lock.unlock();
    search.settle(*frame_, part, limit);
    lock.lock();
    if (effort_.is_stopped && !part.exact) break;
    if (candidate->threads[index] >= 0) take_in(*candidate, index, part);
  }
}

// What has been found out about a part.
template <class Loss>
void RootSearch<Loss>::take_in(Candidate& candidate, std::size_t index, const Part& part) {
  candidate.threads[index] = -1;
  candidate.loss -= candidate.parts[index].loss;
  candidate.loss += part.loss;
  candidate.parts[index] = part;
  if (candidate.is_given_up) return;
  ++candidate.settled;
  ++parts_settled_;
  if (!part.exact) {
    candidate.is_given_up = true;
    parts_settled_ += candidate.parts.size() - candidate.settled;
  } else if (candidate.is_exact() && (!best_ || exact(candidate.loss) * exact(best_->weight) <
                                                    exact(best_->loss) * exact(candidate.weight))) {
    best_ = &candidate;
  }
}

template <class Loss>
Fraction RootSearch<Loss>::value_of(const Candidate& candidate) const {
  const Loss value =
      tree_.survives_mines ? candidate.loss : Loss(candidate.weight - candidate.loss);
  return {number(value), number(candidate.weight)};
}

template <class Loss>
Solution RootSearch<Loss>::solution() const {
  Solution solution;
  solution.complete = !effort_.is_stopped;
  solution.was_memory_full = effort_.was_memory_full;
  solution.was_too_deep = effort_.was_too_deep;
  solution.value = {tree_.survives_mines ? BigInt(0) : number(whole_), number(whole_)};
  const Candidate* best = best_;
  if (!best && !candidates_.empty()) best = &candidates_.front();
  if (best) solution.value = value_of(*best);
  for (const Candidate& candidate : candidates_) {
    const bool is_best = &candidate == best || (candidate.is_exact() && best->is_exact() &&
                                                exact(candidate.loss) * exact(best->weight) ==
                                                    exact(best->loss) * exact(candidate.weight));
    for (const std::size_t column : candidate.same) {
      const Cell cell = tree_.table.cell(column);
      solution.cells.push_back({cell,
                                value_of(candidate),
                                {number(candidate.risk), number(candidate.weight)},
                                candidate.is_exact()});
      if (is_best) solution.best.push_back(cell);
    }
  }
  std::ranges::sort(solution.best);
  std::ranges::sort(solution.cells, {}, &CellWorth::cell);
  return solution;
}

template class RootSearch<std::uint64_t>;
template class RootSearch<Wide>;

}  // namespace minewise
