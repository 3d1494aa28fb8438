#include "search/planes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace minewise {

std::uint8_t byte_of_probability(double mine_probability) {
  if (mine_probability <= 0) return kSafeByte;
  if (mine_probability >= 1) return kMineByte;
  const int step = static_cast<int>(std::lround(mine_probability * kProbabilitySteps));
  return static_cast<std::uint8_t>(std::clamp(kSafeByte + step, kSafeByte + 1, kMineByte - 1));
}

void board_bytes(Knowledge& known, BoardBytes& bytes) {
  const View& view = known.view();
  bytes.resize(static_cast<std::size_t>(view.cells()));
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    bytes[cell.at()] = view.is_open(cell)
                           ? static_cast<std::uint8_t>(view.clue(cell).number())
                           : byte_of_probability(known.posterior().mine_probability(cell));
  }
}

void board_bytes_after(const View& view, const LookAhead& ahead, int candidate, int answer,
                       std::vector<double>& scratch, BoardBytes& bytes) {
  scratch.resize(static_cast<std::size_t>(view.cells()));
  ahead.spread(candidate, answer, scratch);
  bytes.resize(scratch.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const Cell cell{static_cast<int>(i)};
    bytes[i] = view.is_open(cell) ? static_cast<std::uint8_t>(view.clue(cell).number())
                                  : byte_of_probability(scratch[i]);
  }
  const Clue clue = ahead.answers(candidate)[static_cast<std::size_t>(answer)].clue;
  bytes[ahead.candidate(candidate).cell.at()] = static_cast<std::uint8_t>(clue.number());
}

namespace {

std::int16_t whole(double number) {
  return static_cast<std::int16_t>(std::clamp(
      std::lround(number * kOne), -static_cast<long>(kMostNumber), static_cast<long>(kMostNumber)));
}

bool is_open(std::uint8_t byte) {
  return byte <= kMaxDegree;
}
double probability_of(std::uint8_t byte) {
  return static_cast<double>(byte - kSafeByte) / kProbabilitySteps;
}

// What lies around a cell, itself included.
struct Around {
  int mines = 0, unknown = 0, open = 0;
};

// By byte, since there are so few.
struct ByteNumbers {
  std::array<std::int16_t, 256> probability{}, logit{}, spread{};

  ByteNumbers() {
    for (std::size_t byte = kSafeByte; byte < 256; ++byte) {
      const double p = probability_of(static_cast<std::uint8_t>(byte));
      probability[byte] = whole(p);
      if (!is_unknown(static_cast<std::uint8_t>(byte))) continue;
      logit[byte] = whole(std::log((p + 0.004) / (1.004 - p)) / 4);
      spread[byte] = whole(4 * p * (1 - p));
    }
  }
};

const ByteNumbers& byte_numbers() {
  static const ByteNumbers numbers;
  return numbers;
}

// The same all over the board: mines to an unknown cell, unknown cells, mines.
std::array<std::int16_t, 3> whole_board(std::span<const std::uint8_t> bytes) {
  double mines = 0, unknown = 0;
  for (const std::uint8_t byte : bytes) {
    if (!is_unknown(byte)) continue;
    mines += probability_of(byte);
    unknown += 1;
  }
  return {whole(mines / std::max(unknown, 1.0) * 2), whole(unknown / 240), whole(mines / 50)};
}

class PlaneFiller {
 public:
  PlaneFiller(const Framed& framed, std::span<const std::uint8_t> bytes)
      : framed_(framed), bytes_(bytes), board_(whole_board(bytes)) {}

  void fill_cell(Cell cell, std::int16_t* out) const {
    const std::uint8_t byte = bytes_[cell.at()];
    const Around around = around_of(cell);
    const bool open = is_open(byte), unknown = is_unknown(byte);
    const bool is_active = open && around.unknown > 0;
    const int left = is_active ? byte - around.mines : 0;  // mines that the clue still lacks
    const bool is_inner = unknown && around.open == 0;
    const auto flag = [](bool is_set) { return static_cast<std::int16_t>(is_set ? kOne : 0); };
    const auto eighths = [](bool counts, int number) {
      return static_cast<std::int16_t>(counts ? number * (kOne / 8) : 0);
    };
    const ByteNumbers& numbers = byte_numbers();
    *out++ = open ? std::int16_t{0} : numbers.probability[byte];
    for (const bool is_set : {unknown, byte == kSafeByte, byte == kMineByte, open, is_inner,
                              is_active, left == 1, left == 2, left == 3, left == 4, left >= 5}) {
      *out++ = flag(is_set);
    }
    *out++ = eighths(open, around.unknown);
    *out++ = whole(static_cast<double>(left) / std::max(around.unknown, 1));
    *out++ = numbers.logit[byte];
    *out++ = flag(true);
    out = std::copy(board_.begin(), board_.end(), out);
    *out++ = eighths(unknown, around.unknown);
    *out++ = eighths(unknown, around.open);
    *out++ = is_inner ? numbers.logit[byte] : std::int16_t{0};
    *out++ = eighths(unknown, around.mines);
    *out++ = numbers.spread[byte];
  }

 private:
  Around around_of(Cell cell) const {
    const int row = cell.index / framed_.width(), column = cell.index % framed_.width();
    Around around;
    for (int r = std::max(row - 1, 0); r <= std::min(row + 1, framed_.height() - 1); ++r) {
      for (int c = std::max(column - 1, 0); c <= std::min(column + 1, framed_.width() - 1); ++c) {
        const std::uint8_t byte = bytes_[static_cast<std::size_t>(r * framed_.width() + c)];
        around.mines += byte == kMineByte;
        around.unknown += is_unknown(byte);
        around.open += is_open(byte);
      }
    }
    return around;
  }

  const Framed& framed_;
  std::span<const std::uint8_t> bytes_;
  std::array<std::int16_t, 3> board_;
};

}  // namespace

void fill_planes(const Framed& framed, std::span<const std::uint8_t> bytes,
                 std::span<const Marked> marked, std::vector<std::int16_t>& planes) {
  const int depth = kBoardPlanes + (marked.empty() ? 0 : kMarkPlanes);
  planes.assign(framed.size() * static_cast<std::size_t>(depth), 0);
  const PlaneFiller filler(framed, bytes);
  const auto at = [&](Cell cell) { return planes.data() + framed.at(cell) * depth; };
  for (int index = 0; index < framed.width() * framed.height(); ++index) {
    filler.fill_cell(Cell{index}, at(Cell{index}));
  }
  for (const Marked& mark : marked) {
    std::int16_t* out = at(mark.cell) + kBoardPlanes;
    for (const double number :
         {1.0, mark.safety, mark.below_best * 5, mark.best_after, mark.goes_on, mark.log_safe / 2,
          mark.log_best, mark.second, mark.settled / 4, mark.many}) {
      *out++ = whole(number);
    }
  }
}

}  // namespace minewise
