// Weighs a count for several worths at once: the backward pass of count.h with a short row of
// numbers, one a lane, where ComponentCount::weigh() has one number. States and edges are walked
// once for all lanes of a row, and what they lead to lies side by side.
//
// It pays where one count is asked several questions: what each answer of a supposed clue leaves
// (one lane an answer), or what each number of mines leaves (one lane a number). In each lane the
// sums are those of weigh(), in the same order.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/count/count.h"

namespace minewise {

class CountLanes {
 public:
  // Weighs every region in `lanes` lanes. `worth(lane, end, mines)` is the worth of arrangements
  // that come to this end with so many mines. Afterwards share(region, lane) can be asked.
  template <class Worth>
  void weigh(const ComponentCount& count, int lanes, const Worth& worth) {
    begin(count, lanes);
    for (int first = 0; first < lanes_ && !count.is_estimated(); first += kWidth) {
      backward_.assign(backward_.size(), Row{});
      const int used = lanes_ - first < kWidth ? lanes_ - first : kWidth;
      for (int end = 0; end < count.ends(); ++end) {
        const auto& state = count.state(count.tables_.back().first_state + end);
        for (int mines = state.first; mines <= state.last; ++mines) {
          Row& row = backward_[state.entry + mines - state.first];
          for (int lane = 0; lane < used; ++lane) row.set(lane, worth(first + lane, end, mines));
        }
      }
      pass(count, first / kWidth);
    }
  }

  // The share of mines in a region. `otherwise` where no arrangement has any worth.
  double share(int region, int lane, double otherwise) const {
    const auto row = static_cast<std::size_t>(region * rows_ + lane / kWidth);
    const double mines = mines_[row].at(lane % kWidth), safes = safes_[row].at(lane % kWidth);
    return mines + safes > 0 ? mines / (mines + safes) : otherwise;
  }

 private:
  static constexpr int kWidth = 4;

  // Lanes in pairs, so that every machine we build for has instructions for two at once.
  typedef double Pair __attribute__((vector_size(2 * sizeof(double))));
  struct Row {
    Pair low{}, high{};

    double at(int lane) const { return lane < 2 ? low[lane] : high[lane - 2]; }
    void set(int lane, double value) { (lane < 2 ? low : high)[lane % 2] = value; }
    void add(const Row& other, double times) {
      low += other.low * times;
      high += other.high * times;
    }
  };
  using Table = ComponentCount::Table;

  void begin(const ComponentCount& count, int lanes);
  void pass(const ComponentCount& count, int row);
  void scale(const Table& table);
  void weigh_addition(const ComponentCount& count, const Table& table, Row& mines, Row& safes);
  void weigh_join(const ComponentCount& count, const Table& table);

  int lanes_ = 0;
  int rows_ = 0;                    // of kWidth lanes
  std::vector<Row> backward_;       // by entry of the count
  std::vector<Row> mines_, safes_;  // by region, then row
};

}  // namespace minewise
