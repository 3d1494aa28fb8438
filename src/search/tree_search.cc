#include "search/tree_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "search/set_matrix.h"

namespace minewise {

namespace {

// Sets of fewer layouts are looked up as they are: their mirror images come up too rarely to pay.
constexpr int kLeastForSymmetry = 24;

// A frame is made anew when a set needs at most this part of its words.
constexpr int kShrunk = 3;
bool is_shrunk(const LayoutFrame& frame, int size) {
  return frame.words() >= kShrunk * words_for(size);
}

// In frames of at most so many words, a set is first looked up by its shape, which may save the
// frame. In larger ones a frame is sooner made than its shape is found.
constexpr int kMostWordsForShape = 6;

// Of guesses upon guesses: what the stack of a thread is sure to hold.
constexpr int kMostDepth = 300;

// Smaller sets are done before another thread could lend a hand.
constexpr int kLeastShared = 64;

}  // namespace

// What is lost at least, as far as layouts that are alike tell.
template <class Loss>
Loss TreeSearch<Loss>::bound(const LayoutFrame& frame, const Bits* set) {
  cover_.cover(frame, set);
  if (tree_.weight.empty()) {
    return static_cast<unsigned>(cover_.lost() + cover_.lost_more_by_any(tree_.survives_mines));
  }
  Loss bound = 0;  // layouts that are alike weigh the same
  for (const auto& group : cover_.groups()) {
    bound += tree_.weight[frame.row(group.member)] * static_cast<unsigned>(group.size - 1);
  }
  return bound;
}

template <class Loss>
typename TreeSearch<Loss>::Part TreeSearch<Loss>::look_up(const LayoutFrame& frame,
                                                          const Bits* set) {
  Part part{set, count_bits(set, frame.words()), {}, 0, false};
  if (part.size == 1) {
    part.exact = true;
    return part;
  }
  if (part.size == 2 && tree_.weight.empty() && frame.alike().are_complete()) {
    part.loss = bound(frame, set);
    part.exact = true;
    return part;
  }
  part.key = key_of(frame, set, part.size);
  if (recall(part)) return part;
  part.loss = bound(frame, set);
  // Of layouts that are all alike exactly one can be won: assume it.
  part.exact = !tree_.survives_mines && tree_.weight.empty() && cover_.groups().size() == 1;
  // If the game goes on after a mine, the same sets come up again and again.
  if (tree_.survives_mines) keep(part.key, part.loss, part.exact);
  return part;
}

// Takes over what is known of a part by now. Returns whether anything is.
template <class Loss>
bool TreeSearch<Loss>::recall(Part& part) const {
  const auto known = known_.find(part.key);
  if (!known) return false;
  part.loss = known->loss;
  part.exact = known->exact;
  return true;
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
  if (tree_.survives_mines) add(frame.mines(column));
}

template <class Loss>
void TreeSearch<Loss>::settle(const LayoutFrame& frame, Part& part, const Loss& limit) {
  if (part.exact || part.loss >= limit || effort_.is_stopped) return;
  const bool shared = effort_.threads > 1 && part.size >= kLeastShared;
  if (shared) effort_.busy.begin(part.key);
  const auto mark = stack_.mark();
  const bool wide = frame.words() > kMostWordsForShape && is_shrunk(frame, part.size);
  const Loss loss =
      wide ? reframed(frame, part.set, false, limit) : searched(frame, part.set, part.size, limit);
  stack_.release(mark);
  if (shared) effort_.busy.end(part.key);
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

// The loss of a set in a frame of its own; `is_closed` says that nothing is safe in it.
template <class Loss>
Loss TreeSearch<Loss>::reframed(const LayoutFrame& frame, const Bits* set, bool is_closed,
                                const Loss& limit) {
  const LayoutFrame smaller = frame.frame_of(tree_.table, set, pace_);
  if (effort_.is_stopped) return limit;
  const auto all = smaller.everything();
  if (!is_closed) return searched(smaller, all.data(), smaller.size(), limit);
  RiskyColumns<Loss> choices = risky_choices(tree_, smaller, all.data(), smaller.size(), stack_);
  return parted(smaller, all.data(), smaller.size(), choices, limit);
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

// Whether another thread is at work on a part that is worth leaving to it.
template <class Loss>
bool TreeSearch<Loss>::is_in_other_hands(const Part& part) const {
  return effort_.threads > 1 && part.size >= kLeastShared && effort_.busy.has(part.key);
}

// The losses of several sets, one after another, until they are known to reach the limit. What
// another thread is at work on comes last: it may be done by then, and otherwise there are parts of
// it left to help with.
template <class Loss>
Loss TreeSearch<Loss>::total(const LayoutFrame& frame, std::span<Part> parts, Loss base,
                             const Loss& limit) {
  for (const Part& part : parts) base += part.loss;
  std::ranges::sort(parts, [](const Part& a, const Part& b) {
    return std::tie(b.size, a.key) < std::tie(a.size, b.key);  // the largest decide most
  });
  boost::container::small_vector<Part*, 12> left;
  const auto take = [&](Part& part) {
    base -= part.loss;
    recall(part);  // it may have been searched since it was looked up
    settle(frame, part, limit - base);
    base += part.loss;
  };
  for (Part& part : parts) {
    if (base >= limit) return base;
    if (part.exact) continue;
    if (is_in_other_hands(part)) {
      left.push_back(&part);
    } else {
      take(part);
    }
  }
  for (Part* part : left) {
    if (base >= limit) break;
    take(*part);
  }
  return base;
}

template <class Loss>
Loss TreeSearch<Loss>::searched(const LayoutFrame& frame, const Bits* set, int size,
                                const Loss& limit) {
  Parts parts;
  if (split_by_safe(frame, set, parts)) return total(frame, parts, 0, limit);
  RiskyColumns<Loss> choices = risky_choices(tree_, frame, set, size, stack_);
  if (!tree_.survives_mines) {
    if (const Bits* rest = without_won(frame, set, choices, stack_)) {
      Part part = look_up(frame, rest);
      return total(frame, {&part, 1}, 0, limit);
    }
  }
  const Loss least = choices.front().risk;
  if (size == 2 || least >= limit) return least;
  SetKey shape;
  const bool has_shape = size <= static_cast<int>(kMostForShape);
  if (has_shape) {
    shape = shape_of(SetMatrix(frame, set), frame, tree_.table);
    const auto known = known_.find(shape);
    if (known && (known->exact || known->loss >= limit)) return known->loss;
  }
  const Loss loss = is_shrunk(frame, size) ? reframed(frame, set, true, limit)
                                           : parted(frame, set, size, choices, limit);
  if (has_shape) keep(shape, loss, loss < limit);
  return loss;
}

// The loss of a set by its independent parts, or by a guess if it has none.
template <class Loss>
Loss TreeSearch<Loss>::parted(const LayoutFrame& frame, const Bits* set, int size,
                              RiskyColumns<Loss>& choices, const Loss& limit) {
  if (size <= static_cast<int>(kMostForFactors) && tree_.weight.empty()) {
    const SetMatrix matrix(frame, set);
    const SetFactors factors = factors_of(matrix);
    if (!factors.empty()) return multiplied(frame, matrix, factors, limit);
  }
  return guessed(frame, set, choices, limit);
}

// The loss of independent parts together, or a bound on it.
template <class Loss>
Loss TreeSearch<Loss>::multiplied(const LayoutFrame& frame, const SetMatrix& matrix,
                                  const SetFactors& factors, const Loss& limit) {
  Parts parts;
  for (const auto& factor : factors) {
    Bits* set = stack_.take(frame.words());
    std::fill(set, set + frame.words(), Bits{0});
    for (const int layout : factor) {
      const int member = matrix.member(static_cast<std::size_t>(layout));
      set[member / kBits] |= Bits{1} << (member % kBits);
    }
    parts.push_back(look_up(frame, set));
  }
  const Loss whole = static_cast<unsigned>(matrix.layouts());
  for (Part& part : parts) {
    const Joint joint = join(parts, part, whole, limit);
    if (joint.loss >= limit) return joint.loss;
    settle(frame, part, joint.limit);
  }
  return join(parts, parts.front(), whole, limit).loss;
}

// What independent parts lose together as far as it is known, and how small a loss of one of them
// would matter.
template <class Loss>
typename TreeSearch<Loss>::Joint TreeSearch<Loss>::join(const Parts& parts, const Part& one,
                                                        const Loss& whole,
                                                        const Loss& limit) const {
  const Loss size = static_cast<unsigned>(one.size);
  if (tree_.survives_mines) {
    Loss others = 0;
    for (const Part& part : parts) {
      if (&part != &one) others += part.loss * (whole / static_cast<unsigned>(part.size));
    }
    const Loss each = whole / size;
    return {others + one.loss * each, limit > others ? (limit - others + each - 1) / each : 0};
  }
  Loss others = 1;  // layouts won, at most
  for (const Part& part : parts) {
    if (&part != &one) others *= static_cast<unsigned>(part.size) - part.loss;
  }
  const Loss least = limit > whole ? 0 : (whole - limit) / others;  // to be won of one, or more
  return {whole - (size - one.loss) * others, least < size ? size - least : 0};
}

template <class Loss>
Loss TreeSearch<Loss>::guessed(const LayoutFrame& frame, const Bits* set,
                               RiskyColumns<Loss>& choices, const Loss& limit) {
  effort_.count_set();
  const std::int64_t steps = count_bits(set, frame.words()) + frame.words();
  if (depth_ == kMostDepth) {
    effort_.was_too_deep = true;
    effort_.is_stopped = true;
  }
  if (effort_.is_stopped) return limit;
  ++depth_;
  if (!tree_.survives_mines && tree_.weight.empty()) drop_uninformative(frame, set, choices);
  drop_dominated(frame, choices);
  std::optional<Loss> least = drop_hopeless(tree_, frame, set, limit, cover_, choices);
  boost::container::small_vector<Part, 64> parts;
  for (RiskyColumn<Loss>& choice : choices) {
    if (!pace_.spend(steps)) break;
    const std::size_t first = parts.size();
    open(frame, set, choice.column, parts);
    choice.first = first;
    choice.parts = parts.size() - first;
    choice.bound = choice.risk;
    for (const Part& part : std::span(parts).subspan(first)) choice.bound += part.loss;
  }
  sort_by(&RiskyColumn<Loss>::bound, choices);
  Loss best = limit;
  for (const RiskyColumn<Loss>& choice : choices) {
    const bool hopeless = choice.bound >= best;
    const auto follow = std::span(parts).subspan(choice.first, choice.parts);
    const Loss loss = hopeless ? choice.bound : total(frame, follow, choice.risk, best);
    if (!least || loss < *least) least = loss;
    if (hopeless) break;  // and so are the rest
    if (loss < best) best = loss;
  }
  --depth_;
  return best < limit ? best : *least;
}

template <class Loss>
SetKey TreeSearch<Loss>::key_of(const LayoutFrame& frame, const Bits* set, int size) const {
  const SetKeys& keys = tree_.keys;
  boost::container::small_vector<std::size_t, 64> rows;
  for_each_member(set, frame.words(),
                  [&](int member) { rows.push_back(frame.row(member) * keys.images); });
  const std::size_t images = size < kLeastForSymmetry ? 1 : keys.images;
  std::array<std::uint64_t, SetKeys::kMostImages> high{};
  for (const std::size_t row : rows) {
    for (std::size_t image = 0; image < images; ++image) high[image] += keys.high[row + image];
  }
  const auto least =
      std::min_element(high.begin(), high.begin() + static_cast<std::ptrdiff_t>(images)) -
      high.begin();
  SetKey key{high[least], 0};
  for (const std::size_t row : rows) key.low += keys.low[row + static_cast<std::size_t>(least)];
  return key;
}

template class TreeSearch<std::uint64_t>;
template class TreeSearch<Wide>;

}  // namespace minewise
