// Tools that several kinds of trials share: square boards and the axis of a curve, means with their
// intervals, records as bytes, and the loops over the trials of a chunk and of a series.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/bytes.h"
#include "core/game_id.h"
#include "core/statistics.h"
#include "core/table.h"
#include "core/topology.h"
#include "study/experiment.h"
#include "study/presets/trials.h"

namespace minewise {

// The boards of studies that have curves against density or size: square, with a number of mines.
struct SquareBoard {
  int side = 0;
  int mines = 0;

  double density() const { return static_cast<double>(mines) / (side * side); }
  std::string text() const;  // "16x16/40"
};

// The board of each condition. An Error where one is not square, or its mines are not counted.
Result<std::vector<SquareBoard>> square_boards(const Experiment& experiment);

// What the boards of a study differ in: its setting `axis`.
struct BoardAxis {
  std::string_view label;
  double (*x)(const SquareBoard& board) = nullptr;
};
Result<BoardAxis> find_axis(std::string_view word);  // "density", "side"

// A mean and its interval as the tables and summaries of experiments write them.

// "0.097"; empty where there is no interval.
std::string half_width(const Mean& mean, int digits);

// "0.615 ± 0.097"; "-" where nothing was measured.
std::string with_interval(const Mean& mean, int digits);

// A point of a curve with the interval of its mean.
PlotPoint plot_point(double x, const Mean& mean);

// Those that have a point.
std::vector<Plot> with_points(std::vector<Plot> plots);

// Records as bytes. A kind of trial lists the fields of its record once; by that list they are
// written and read:
//
//     template <class Bytes>
//     void field(Bytes& bytes, LongestChain& chain) { fields(bytes, chain.length, chain.travel); }

template <class Bytes>
inline constexpr bool kReads = std::is_same_v<Bytes, ByteReader>;

// clang-format off
inline void field(ByteWriter& bytes, bool& is) { bytes.number(is); }
inline void field(ByteReader& bytes, bool& is) { is = bytes.number() == 1; }
inline void field(ByteWriter& bytes, int& number) { bytes.number(static_cast<std::uint64_t>(number)); }
inline void field(ByteReader& bytes, int& number) { number = bytes.small_number(); }
inline void field(ByteWriter& bytes, std::uint64_t& number) { bytes.number(number); }
inline void field(ByteReader& bytes, std::uint64_t& number) { number = bytes.number(); }
inline void field(ByteWriter& bytes, double& value) { bytes.real(value); }
inline void field(ByteReader& bytes, double& value) { value = bytes.real(); }
// clang-format on

template <class Bytes, class Field>
void field(Bytes& bytes, std::vector<Field>& list) {
  if constexpr (kReads<Bytes>) {
    list.resize(bytes.length());
  } else {
    bytes.number(list.size());
  }
  for (Field& each : list) field(bytes, each);
}

template <class Bytes, class... Fields>
void fields(Bytes& bytes, Fields&... each) {
  (field(bytes, each), ...);
}

struct TrialGame {
  int series = 0;
  GameId id;  // its game is the number of the trial
  TopologyPtr topology;
};

// Trials that each have a record; a point gathers those of a series (`add`).
template <class Record, class Point>
class RecordedTrials : public Trials {
 public:
  explicit RecordedTrials(Study study) : study_(std::move(study)) {}

  ChunkPlan plan() const override { return ChunkPlan(study_.experiment); }

  std::optional<std::string> measure(const ChunkId& chunk, const Meter& meter) const final {
    const Condition& condition = study_.experiment.condition_of(chunk.series);
    const auto& [width, height, mines] = condition.board;
    const TopologyPtr topology = make_topology({width, height, condition.rules.topology});
    const GameRange range = plan().games_of(chunk);
    ByteWriter bytes;
    for (std::uint64_t number = range.first; number < range.end; ++number) {
      std::optional<Record> record;
      const TrialGame trial{chunk.series, game_id_of(study_.experiment, condition, number),
                            topology};
      if (meter.goes_on()) record = record_of(trial, meter);
      if (!record) return std::nullopt;
      field(bytes, *record);
    }
    return bytes.take();
  }

  Result<Figures> figures(const ReadRecords& read) const final {
    std::vector<Point> points;
    for (int series = 0; series < study_.experiment.series(); ++series) {
      Point& point = points.emplace_back(empty_point(series));
      auto seen = read(series, [&](const GameRange& trials, std::string_view text) -> Result<void> {
        ByteReader bytes(text);
        for (std::uint64_t i = 0; i < trials.size() && !bytes.failed(); ++i) {
          Record record = empty_record();
          field(bytes, record);
          point.add(record);
        }
        if (bytes.failed() || !bytes.at_end()) {
          return fail("a record of series {} has other trials", series);
        }
        return {};
      });
      if (!seen) return std::unexpected(seen.error());
    }
    return figures_of(points);
  }

 protected:
  // Nothing if it was given up.
  virtual std::optional<Record> record_of(const TrialGame& trial, const Meter& meter) const = 0;

  virtual Record empty_record() const { return {}; }
  virtual Point empty_point(int series) const = 0;
  virtual Figures figures_of(const std::vector<Point>& points) const = 0;  // by series

  const Study study_;
};

}  // namespace minewise
