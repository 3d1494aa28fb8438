#include "study/lab/runner.h"

namespace minewise {
namespace {

class SerialRunner final : public Runner {
 public:
  int lanes() const override { return 1; }

  bool run(const Work& work, HandIn) const override {
    while (work.begin(0)) {
      work.make(0);
      if (!work.take(0)) return false;
    }
    return true;
  }
};

}  // namespace

const Runner& serial_runner() {
  static const SerialRunner runner;
  return runner;
}

bool make_in_order(const Runner& runner, std::uint64_t count, const MakeInLane& make,
                   const TakeFromLane& take) {
  Lanes<std::uint64_t> numbers(runner);
  std::uint64_t begun = 0;
  const Work work{.begin =
                      [&](int lane) {
                        if (begun == count) return false;
                        numbers[lane] = begun++;
                        return true;
                      },
                  .make = [&](int lane) { make(numbers[lane], lane); },
                  .take = [&](int lane) { return take(numbers[lane], lane); }};
  return runner.run(work, HandIn::InOrder);
}

}  // namespace minewise
