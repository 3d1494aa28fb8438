// The keys of states: the mines so far around each open clue, four bits a clue. A clue's place in
// the key is its slot (plan.h). Keys of up to sixteen slots are one word, longer ones several.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/hot.h"
#include "solver/count/pile.h"

namespace minewise {

template <std::size_t Words>
using StateKey = std::array<std::uint64_t, Words>;

template <std::size_t Words>
std::size_t word_of(int slot) {
  return Words == 1 ? 0 : static_cast<std::size_t>(slot) / 16;
}

// Where the four bits of a slot begin in its word.
inline unsigned shift_of(int slot) {
  return static_cast<unsigned>(slot) % 16 * 4;
}

template <std::size_t Words>
int mines_at(const StateKey<Words>& key, int slot) {
  return static_cast<int>(key[word_of<Words>(slot)] >> shift_of(slot) & 15);
}

template <std::size_t Words>
void add_at(StateKey<Words>& key, int slot, int mines) {
  key[word_of<Words>(slot)] += static_cast<std::uint64_t>(mines) << shift_of(slot);
}

template <std::size_t Words>
std::uint64_t hash(const StateKey<Words>& key) {
  std::uint64_t h = 0;
  for (const std::uint64_t word : key) h = (h ^ word) * 0x9e3779b97f4a7c15u;
  return h ^ (h >> 32);
}

// The keys of all states, with a hash table for those of the newest table.
template <std::size_t Words>
class StateKeys {
 public:
  Pile<StateKey<Words>> all;

  // From now on, only keys added after this call are found.
  void begin_table() {
    first_ = all.size();
    if (++round_ == 0 || table_.empty()) {
      table_.assign(std::max<std::size_t>(table_.size(), 64), 0);
      round_ = 1;
    }
  }

  // The index of a key, which is added if it is new.
  MINEWISE_HOT std::int32_t find_or_add(const StateKey<Words>& key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t at = hash(key) & mask;
    for (; table_[at] >> 32 == round_; at = (at + 1) & mask) {
      const auto index = static_cast<std::uint32_t>(table_[at]);
      if (all[index] == key) return static_cast<std::int32_t>(index);
    }
    const auto index = static_cast<std::uint32_t>(all.size());
    table_[at] = std::uint64_t{round_} << 32 | index;
    all.push_back(key);
    if (2 * (all.size() - first_) >= table_.size()) [[unlikely]]
      grow();
    return static_cast<std::int32_t>(index);
  }

 private:
  [[gnu::noinline]] void grow() {
    table_.assign(2 * table_.size(), 0);
    const std::size_t mask = table_.size() - 1;
    for (std::size_t index = first_; index < all.size(); ++index) {
      std::size_t at = hash(all[index]) & mask;
      while (table_[at] >> 32 == round_) at = (at + 1) & mask;
      table_[at] = std::uint64_t{round_} << 32 | index;
    }
  }

  std::size_t first_ = 0;             // keys before it belong to earlier tables
  std::vector<std::uint64_t> table_;  // round in the upper half, index in the lower
  std::uint32_t round_ = 0;           // entries of earlier rounds count as empty
};

}  // namespace minewise
