// Ranks in one process, for tests: letters between them go through memory. A rank can be cut off,
// as if its machine were gone: letters to and from it vanish.
#pragma once

#include <deque>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "study/spread/transport.h"

namespace minewise {

class MemoryPost {
 public:
  explicit MemoryPost(int ranks) : boxes_(static_cast<std::size_t>(ranks)) {}

  int ranks() const { return static_cast<int>(boxes_.size()); }

  void send(int from, Letter letter) {
    const std::lock_guard lock(mutex_);
    if (boxes_[from].is_cut || boxes_[letter.rank].is_cut) return;
    boxes_[letter.rank].letters.push_back({from, std::move(letter.text)});
  }

  std::optional<Letter> receive(int rank) {
    const std::lock_guard lock(mutex_);
    auto& letters = boxes_[rank].letters;
    if (letters.empty()) return std::nullopt;
    Letter letter = std::move(letters.front());
    letters.pop_front();
    return letter;
  }

  void cut(int rank, bool is_cut = true) {
    const std::lock_guard lock(mutex_);
    boxes_[rank].is_cut = is_cut;
    if (is_cut) boxes_[rank].letters.clear();
  }

 private:
  struct Box {
    std::deque<Letter> letters;
    bool is_cut = false;
  };

  std::mutex mutex_;
  std::vector<Box> boxes_;
};

class MemoryTransport final : public Transport {
 public:
  MemoryTransport(MemoryPost& post, int rank) : post_(post), rank_(rank) {}

  int rank() const override { return rank_; }
  int ranks() const override { return post_.ranks(); }
  int ranks_here() const override { return post_.ranks(); }
  void send(Letter letter) override { post_.send(rank_, std::move(letter)); }
  std::optional<Letter> receive() override { return post_.receive(rank_); }
  bool is_sent() override { return true; }
  void finish(bool, int) override {}

 private:
  MemoryPost& post_;
  int rank_;
};

}  // namespace minewise
