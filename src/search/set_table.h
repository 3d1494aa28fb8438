// The results of sets of layouts that were searched before: the value of each set, or a bound on
// it. The key of a set is the sum of 128 random bits per layout. Among 10^9 sets the chance that
// any two have the same sum is below 10^-20, so sets are compared by their keys alone.
//
// Threads share a table. It has many parts with a lock each, so threads rarely wait for each other.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

namespace minewise {

struct SetKey {
  std::uint64_t high = 0, low = 0;

  SetKey& operator+=(const SetKey& other) {
    high += other.high;
    low += other.low;
    return *this;
  }
  friend auto operator<=>(const SetKey&, const SetKey&) = default;
};

template <class Loss>
class SetTable {
 public:
  struct Entry {
    SetKey key;
    Loss loss{};         // the value, or a lower bound on it
    bool exact = false;  // which of the two
    bool used = false;
  };

  explicit SetTable(std::int64_t most_bytes) : most_bytes_(most_bytes) {}

  std::optional<Entry> find(const SetKey& key) const {
    const Part& part = parts_[part_of(key)];
    const std::scoped_lock lock(part.mutex);
    if (part.entries.empty()) return std::nullopt;
    const Entry& entry = part.entries[slot_of(part, key)];
    return entry.used ? std::optional(entry) : std::nullopt;
  }

  // Stores a result, unless an exact one is there already. Returns false, and stores nothing, if
  // that would take more memory than allowed.
  bool keep(const SetKey& key, const Loss& loss, bool exact) {
    Part& part = parts_[part_of(key)];
    const std::scoped_lock lock(part.mutex);
    if (4 * (part.size + 1) > 3 * part.entries.size() && !grow(part)) return false;
    Entry& entry = part.entries[slot_of(part, key)];
    part.size += !entry.used;
    if (!entry.used || !entry.exact) entry = {key, loss, exact, true};
    return true;
  }

 private:
  struct Part {
    mutable std::mutex mutex;
    std::vector<Entry> entries;  // open addressing; a power of two of them, or none
    std::size_t size = 0;
  };
  static constexpr std::size_t kParts = 64;
  static constexpr std::size_t kLeastEntries = 16;

  static std::size_t part_of(const SetKey& key) { return key.high % kParts; }

  // The slot of a key, or the empty slot where it belongs.
  static std::size_t slot_of(const Part& part, const SetKey& key) {
    const std::size_t mask = part.entries.size() - 1;
    std::size_t slot = key.low & mask;
    while (part.entries[slot].used && part.entries[slot].key != key) slot = (slot + 1) & mask;
    return slot;
  }

  // Doubles the slots of a part. While entries are copied, both old and new ones take memory.
  bool grow(Part& part) {
    const std::size_t old_size = part.entries.size();
    const std::size_t new_size = old_size == 0 ? kLeastEntries : 2 * old_size;
    const auto bytes = [](std::size_t entries) {
      return static_cast<std::int64_t>(entries * sizeof(Entry));
    };
    if (bytes_.fetch_add(bytes(new_size)) + bytes(new_size) > most_bytes_) {
      bytes_ -= bytes(new_size);
      return false;
    }
    std::vector<Entry> old(new_size);
    old.swap(part.entries);
    for (const Entry& entry : old) {
      if (entry.used) part.entries[slot_of(part, entry.key)] = entry;
    }
    bytes_ -= bytes(old_size);
    return true;
  }

  std::int64_t most_bytes_;
  std::atomic<std::int64_t> bytes_ = 0;
  std::array<Part, kParts> parts_;
};

}  // namespace minewise
