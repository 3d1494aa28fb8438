#include "search/tree_search.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "search/set_shape.h"

namespace minewise {
namespace {

// Sets of fewer layouts are looked up as they are: their mirror images come up too rarely to pay.
constexpr int kLeastForSymmetry = 24;

// A frame is made anew when a set needs at most this part of its words.
constexpr int kShrunk = 3;

// Sets up to this size are looked up by their shape as well.
constexpr int kMostForShape = 48;

}  // namespace

Bits* SetStack::take(int words) {
  const auto size = static_cast<std::size_t>(words);
  while (block_ < blocks_.size() && used_ + size > blocks_[block_].size) ++block_, used_ = 0;
  if (block_ == blocks_.size()) {
    constexpr std::size_t kLeast = std::size_t{1} << 14;
    const std::size_t block = std::max(kLeast, size);
    blocks_.push_back({std::make_unique_for_overwrite<Bits[]>(block), block});
    used_ = 0;
  }
  Bits* taken = blocks_[block_].words.get() + used_;
  used_ += size;
  return taken;
}

template <class Loss>
Loss TreeSearch<Loss>::weight(const LayoutFrame& frame, const Bits* set) const {
  if (tree_.weight.empty()) return static_cast<unsigned>(count_bits(set, frame.words()));
  Loss sum = 0;
  for_each_member(set, frame.words(), [&](int member) { sum += tree_.weight[frame.row(member)]; });
  return sum;
}

// Covers the set by groups of layouts that are all alike, greedily: each costs all its weight but
// that of its heaviest layout.
template <class Loss>
Loss TreeSearch<Loss>::bound(const LayoutFrame& frame, const Bits* set) const {
  Loss bound = 0;
  if (!frame.knows_alike()) return bound;
  const int words = frame.words();
  boost::container::small_vector<Bits, 32> rest(set, set + words), near(rest.size());
  for (int i = 0; i < words; ++i) {
    const auto at = static_cast<std::size_t>(i);
    while (rest[at] != 0) {
      int member = i * kBits + std::countr_zero(rest[at]);
      rest[at] &= rest[at] - 1;
      Loss sum = 0, heaviest = 0;
      int found = i;  // where the next member of the group may be
      std::copy(rest.begin() + i, rest.end(), near.begin() + i);
      for (;;) {
        const Loss one = tree_.weight.empty() ? Loss(1) : tree_.weight[frame.row(member)];
        sum += one;
        if (heaviest < one) heaviest = one;
        const Bits* alike = frame.alike(member);
        for (int j = found; j < words; ++j) near[static_cast<std::size_t>(j)] &= alike[j];
        while (found < words && near[static_cast<std::size_t>(found)] == 0) ++found;
        if (found == words) break;
        const auto next = static_cast<std::size_t>(found);
        member = found * kBits + std::countr_zero(near[next]);
        near[next] &= near[next] - 1;
        rest[next] &= ~(Bits{1} << (member % kBits));
      }
      bound += sum - heaviest;
    }
  }
  return bound;
}

template <class Loss>
typename TreeSearch<Loss>::Part TreeSearch<Loss>::look_up(const LayoutFrame& frame,
                                                          const Bits* set) const {
  Part part{set, count_bits(set, frame.words()), {}, 0, false};
  if (part.size == 1) {
    part.exact = true;
    return part;
  }
  if (part.size == 2 && tree_.weight.empty() && frame.knows_alike()) {
    part.loss = bound(frame, set);
    part.exact = true;
    return part;
  }
  part.key = key_of(frame, set, part.size);
  if (const auto known = known_.find(part.key)) {
    part.loss = known->loss;
    part.exact = known->exact;
  } else {
    part.loss = bound(frame, set);
  }
  return part;
}

template <class Loss>
void TreeSearch<Loss>::open(const LayoutFrame& frame, const Bits* set, int column, auto& parts) {
  const int words = frame.words();
  Bits* both = stack_.take(words);
  const auto add = [&](const Bits* answer) {
    if (!intersect(set, answer, words, both)) return;
    parts.push_back(look_up(frame, both));
    both = stack_.take(words);
  };
  for (int index = 0; index < frame.answers(column); ++index) add(frame.answer(column, index));
  if (tree_.goes_on) add(frame.mines(column));
}

template <class Loss>
void TreeSearch<Loss>::settle(const LayoutFrame& frame, Part& part, const Loss& limit) {
  if (part.exact || part.loss >= limit || effort_.is_stopped) return;
  const auto mark = stack_.mark();
  const bool shrunk = frame.words() >= kShrunk * words_for(part.size);
  const Loss loss =
      shrunk ? reframed(frame, part, limit) : searched(frame, part.set, part.size, limit);
  stack_.release(mark);
  if (effort_.is_stopped) return;
  part.loss = loss;
  part.exact = loss < limit;
  keep(part.key, loss, part.exact);
}

template <class Loss>
void TreeSearch<Loss>::keep(const SetKey& key, const Loss& loss, bool exact) {
  if (effort_.is_stopped || known_.keep(key, loss, exact)) return;
  effort_.was_memory_full = true;
  effort_.is_stopped = true;
}

template <class Loss>
Loss TreeSearch<Loss>::reframed(const LayoutFrame& frame, const Part& part, const Loss& limit) {
  std::vector<std::uint32_t> rows;
  for_each_member(part.set, frame.words(), [&](int member) { rows.push_back(frame.row(member)); });
  const LayoutFrame smaller(tree_.table, std::move(rows), frame.origins());
  const auto all = smaller.everything();
  return searched(smaller, all.data(), part.size, limit);
}

// Opens all cells that are safe in the whole set. Returns whether that tells anything.
template <class Loss>
bool TreeSearch<Loss>::split_by_safe(const LayoutFrame& frame, const Bits* set, Parts& parts) {
  const int words = frame.words();
  boost::container::small_vector<const Bits*, 16> sets{set}, finer;
  for (int column = 0; column < frame.columns(); ++column) {
    if (meet(set, frame.mines(column), words)) continue;
    finer.clear();
    for (const Bits* coarse : sets) {
      for (int index = 0; index < frame.answers(column); ++index) {
        const Bits* answer = frame.answer(column, index);
        if (is_within(coarse, answer, words)) {
          finer.push_back(coarse);
          break;
        }
        Bits* both = stack_.take(words);
        if (intersect(coarse, answer, words, both)) finer.push_back(both);
      }
    }
    sets.swap(finer);
  }
  if (sets.size() == 1) return false;
  for (const Bits* each : sets) parts.push_back(look_up(frame, each));
  return true;
}

// The losses of several sets, one after another, until they are known to reach the limit.
template <class Loss>
Loss TreeSearch<Loss>::total(const LayoutFrame& frame, std::span<Part> parts, Loss base,
                             const Loss& limit) {
  for (const Part& part : parts) base += part.loss;
  std::ranges::sort(parts, [](const Part& a, const Part& b) {
    return std::tie(b.size, a.key) < std::tie(a.size, b.key);  // the largest decide most
  });
  for (Part& part : parts) {
    if (base >= limit) break;
    if (part.exact) continue;
    base -= part.loss;
    settle(frame, part, limit - base);
    base += part.loss;
  }
  return base;
}

template <class Loss>
Loss TreeSearch<Loss>::searched(const LayoutFrame& frame, const Bits* set, int size,
                                const Loss& limit) {
  Parts parts;
  if (split_by_safe(frame, set, parts)) return total(frame, parts, 0, limit);
  Choices choices = this->choices(frame, set, size);
  if (!tree_.goes_on) {
    if (const Bits* rest = without_won(frame, set, choices)) {
      Part part = look_up(frame, rest);
      return total(frame, {&part, 1}, 0, limit);
    }
  }
  const Loss least = choices.front().risk;
  if (size == 2 || least >= limit) return least;
  if (size > kMostForShape) return guessed(frame, set, choices, limit);
  const SetKey shape = shape_of(frame, set, tree_.table);
  const auto known = known_.find(shape);
  if (known && (known->exact || known->loss >= limit)) return known->loss;
  const Loss loss = guessed(frame, set, choices, limit);
  keep(shape, loss, loss < limit);
  return loss;
}

template <class Loss>
Loss TreeSearch<Loss>::guessed(const LayoutFrame& frame, const Bits* set, Choices& choices,
                               const Loss& limit) {
  count_set();
  if (!tree_.goes_on && tree_.weight.empty()) drop_uninformative(frame, set, choices);
  drop_dominated(frame, choices);
  boost::container::small_vector<Part, 64> parts;
  for (Choice& choice : choices) {
    const std::size_t first = parts.size();
    open(frame, set, choice.column, parts);
    choice.first = first;
    choice.parts = parts.size() - first;
    choice.bound = choice.risk;
    for (const Part& part : std::span(parts).subspan(first)) choice.bound += part.loss;
  }
  std::ranges::sort(choices, [](const Choice& a, const Choice& b) {
    return std::tie(a.bound, a.column) < std::tie(b.bound, b.column);
  });
  Loss best = limit;
  std::optional<Loss> least;  // where nothing is under the limit
  for (const Choice& choice : choices) {
    const bool hopeless = choice.bound >= best;
    const auto follow = std::span(parts).subspan(choice.first, choice.parts);
    const Loss loss = hopeless ? choice.bound : total(frame, follow, choice.risk, best);
    if (!least || loss < *least) least = loss;
    if (hopeless) break;  // and so are the rest
    if (loss < best) best = loss;
  }
  return best < limit ? best : *least;
}

// Every column that is neither safe nor a mine in the whole set, the safest first.
template <class Loss>
typename TreeSearch<Loss>::Choices TreeSearch<Loss>::choices(const LayoutFrame& frame,
                                                             const Bits* set, int size) {
  const int words = frame.words();
  Choices choices;
  Bits* mines = stack_.take(words);
  for (int column = 0; column < frame.columns(); ++column) {
    if (!intersect(set, frame.mines(column), words, mines)) continue;
    if (count_bits(mines, words) == size) continue;
    choices.push_back({column, mines, weight(frame, mines), 0, 0, 0});
    mines = stack_.take(words);
  }
  std::ranges::stable_sort(choices, std::less{}, &Choice::risk);
  return choices;
}

// A classic game is over once all safe cells are open. If that leaves nothing but mines in some
// layout, which takes an unknown number of them, going on means that it is another one.
template <class Loss>
Bits* TreeSearch<Loss>::without_won(const LayoutFrame& frame, const Bits* set,
                                    const Choices& choices) {
  const int words = frame.words();
  Bits* won = stack_.take(words);
  std::copy(set, set + words, won);
  for (const Choice& choice : choices) {
    if (!intersect(won, choice.mines, words, won)) return nullptr;
  }
  for (int i = 0; i < words; ++i) won[i] = set[i] & ~won[i];
  return won;
}

template <class Loss>
void TreeSearch<Loss>::drop_dominated(const LayoutFrame& frame, Choices& choices) const {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto first = choices.begin(), end = first + static_cast<std::ptrdiff_t>(kept);
    if (std::any_of(first, end, [&](const Choice& safer) {
          return is_within(safer.mines, choices[i].mines, frame.words());
        })) {
      continue;
    }
    if (kept != i) choices[kept] = std::move(choices[i]);
    ++kept;
  }
  choices.resize(kept);
}

template <class Loss>
void TreeSearch<Loss>::drop_uninformative(const LayoutFrame& frame, const Bits* set,
                                          Choices& choices) const {
  const auto tells_something = [&](const Choice& choice) {
    int answers = 0;
    for (int index = 0; index < frame.answers(choice.column) && answers < 2; ++index) {
      answers += meet(set, frame.answer(choice.column, index), frame.words());
    }
    return answers > 1;
  };
  const auto rest = std::stable_partition(choices.begin(), choices.end(), tells_something);
  if (rest != choices.begin()) choices.erase(rest, choices.end());
}

template <class Loss>
SetKey TreeSearch<Loss>::key_of(const LayoutFrame& frame, const Bits* set, int size) const {
  const auto sum = [&](const std::vector<SetKey>& keys) {
    SetKey key;
    for_each_member(set, frame.words(), [&](int member) { key += keys[frame.row(member)]; });
    return key;
  };
  SetKey least = sum(tree_.keys);
  if (size < kLeastForSymmetry) return least;
  for (const auto& keys : tree_.images) least = std::min(least, sum(keys));
  return least;
}

template <class Loss>
void TreeSearch<Loss>::count_set() {
  const std::int64_t sets = ++effort_.sets;
  if (effort_.most_sets > 0 && sets > effort_.most_sets) {
    effort_.was_budget_spent = true;
    effort_.is_stopped = true;
  }
  constexpr std::int64_t kBetweenQuestions = 64;
  if (sets % kBetweenQuestions != 0 || !effort_.goes_on) return;
  const std::unique_lock lock(effort_.asking, std::try_to_lock);
  if (lock && !effort_.goes_on()) effort_.is_stopped = true;
}

template class TreeSearch<std::uint64_t>;
template class TreeSearch<Wide>;

}  // namespace minewise
