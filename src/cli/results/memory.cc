#include "cli/results/memory.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

namespace minewise {
namespace {

// Stands before every block.
struct alignas(__STDCPP_DEFAULT_NEW_ALIGNMENT__) BlockHead {
  std::uint64_t bytes;  // as asked for
  std::uint64_t count;  // which it belongs to; 0 for none
};

// The count of a thread. Numbers are of one count among all threads, so that a block that another
// thread frees is not taken for one of its own.
struct ThreadCount {
  std::uint64_t number = 0;
  std::uint64_t included = 0;  // what new blocks belong to: that number, or 0
  std::uint64_t held = 0;
  std::uint64_t peak = 0;
};

constinit thread_local ThreadCount thread_count;
constinit std::atomic<std::uint64_t> last_number = 0;

void* allocate(std::size_t bytes) {
  BlockHead* head = nullptr;
  const std::size_t all = bytes + sizeof(BlockHead);
  while (all < bytes || !(head = static_cast<BlockHead*>(std::malloc(all)))) {
    const std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
  *head = {bytes, thread_count.included};
  if (head->count != 0) {
    thread_count.held += bytes;
    thread_count.peak = std::max(thread_count.peak, thread_count.held);
  }
  return head + 1;
}

void release(void* block) {
  if (!block) return;
  BlockHead* head = static_cast<BlockHead*>(block) - 1;
  if (head->count != 0 && head->count == thread_count.number) thread_count.held -= head->bytes;
  std::free(head);
}

class Gauge final : public MemoryGauge {
 public:
  void begin() const override { thread_count = {.number = ++last_number}; }
  void include(bool included) const override {
    thread_count.included = included ? thread_count.number : 0;
  }
  std::uint64_t peak() const override { return thread_count.peak; }
};

}  // namespace

const MemoryGauge& memory_gauge() {
  static const Gauge gauge;
  return gauge;
}

}  // namespace minewise

// All other forms that have no alignment call these.
void* operator new(std::size_t bytes) {
  return minewise::allocate(bytes);
}
void operator delete(void* block) noexcept {
  minewise::release(block);
}
void operator delete(void* block, std::size_t) noexcept {
  minewise::release(block);
}
