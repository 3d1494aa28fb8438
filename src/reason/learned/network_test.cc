#include "reason/learned/network.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <string>

#include "ground/base/digest.h"
#include "ground/base/rng.h"
#include "reason/learned/mirror.h"
#include "reason/learned/weights.h"
#include "support/board.h"

namespace minewise {
namespace {

// A network with weights at random, as a file and as plain numbers.
struct Drawn {
  static constexpr int kChannels = 8, kBlocks = 2;
  Rng rng{Seed{1}, Digest("network")};
  std::string bytes;
  std::vector<double> numbers;

  Drawn() {
    for (const double head : {double{kChannels}, double{kBlocks}, double{kBoardPlanes}}) put(head);
    layer(9 * kBoardPlanes, kChannels);
    for (int i = 0; i < kBlocks; ++i) {
      layer(9 * kChannels, kChannels);
      if (i % 2 == 1) layer(kChannels, kChannels);
      layer(9 * kChannels, kChannels);
    }
    layer(kChannels, 1);
  }

  void put(double number) {
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(number));
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(bits >> 8 * i & 255);
    numbers.push_back(static_cast<float>(number));
  }
  void layer(int inputs, int outputs) {
    for (int i = 0; i < (inputs + 1) * outputs; ++i) {
      put((static_cast<double>(rng.below(2001)) - 1000) / 1000 * std::sqrt(2.0 / inputs));
    }
  }
};

// The same network in floating point, cell by cell and layer by layer.
class Plain {
 public:
  Plain(const std::vector<double>& numbers, int width, int height)
      : numbers_(numbers), width_(width), height_(height) {}

  std::vector<double> ask(const std::vector<double>& planes) {
    constexpr int kChannels = Drawn::kChannels;
    auto x = convolve(planes, kBoardPlanes, {}, true);
    for (int block = 0; block < Drawn::kBlocks; ++block) {
      auto y = convolve(x, kChannels, {}, true);
      if (block % 2 == 1) add_mean(y);
      x = convolve(y, kChannels, x, true);
    }
    std::vector<double> answers(static_cast<std::size_t>(width_ * height_), 0);
    for (std::size_t cell = 0; cell < answers.size(); ++cell) {
      for (std::size_t k = 0; k < kChannels; ++k)
        answers[cell] += x[cell * kChannels + k] * numbers_[next_ + k];
      answers[cell] += numbers_[next_ + kChannels];
    }
    return answers;
  }

 private:
  std::vector<double> convolve(const std::vector<double>& from, int inputs,
                               const std::vector<double>& added, bool) {
    constexpr int kOut = Drawn::kChannels;
    std::vector<double> to(static_cast<std::size_t>(width_ * height_ * kOut));
    for (int row = 0; row < height_; ++row) {
      for (int column = 0; column < width_; ++column) {
        for (int out = 0; out < kOut; ++out) {
          double sum = number(9 * inputs * kOut + out);
          for (int place = 0; place < 9; ++place) {
            const int r = row + place / 3 - 1, c = column + place % 3 - 1;
            if (r < 0 || r >= height_ || c < 0 || c >= width_) continue;
            for (int k = 0; k < inputs; ++k) {
              sum += from[static_cast<std::size_t>((r * width_ + c) * inputs + k)] *
                     number((place * inputs + k) * kOut + out);
            }
          }
          const auto at = static_cast<std::size_t>((row * width_ + column) * kOut + out);
          to[at] = std::max(0.0, sum + (added.empty() ? 0 : added[at]));
        }
      }
    }
    next_ += static_cast<std::size_t>((9 * inputs + 1) * kOut);
    return to;
  }
  void add_mean(std::vector<double>& y) {
    constexpr int kOut = Drawn::kChannels;
    std::vector<double> more(kOut);
    for (int out = 0; out < kOut; ++out) {
      more[static_cast<std::size_t>(out)] = number(kOut * kOut + out);
      for (std::size_t i = 0; i < y.size(); ++i) {
        more[static_cast<std::size_t>(out)] +=
            y[i] / (width_ * height_) * number(static_cast<int>(i) % kOut * kOut + out);
      }
    }
    for (std::size_t i = 0; i < y.size(); ++i) y[i] += more[i % kOut];
    next_ += (kOut + 1) * kOut;
  }
  double number(int i) const { return numbers_[next_ + static_cast<std::size_t>(i)]; }

  const std::vector<double>& numbers_;
  int width_, height_;
  std::size_t next_ = 3;
};

constexpr Shape kShape{7, 5};

std::vector<std::uint8_t> some_bytes() {
  std::vector<std::uint8_t> bytes;
  for (int i = 0; i < kShape.width * kShape.height; ++i) {
    bytes.push_back(static_cast<std::uint8_t>(i % 3 == 0 ? i % 4 : 16 + i * 37 % 240));
  }
  return bytes;
}

std::vector<Cell> all_cells() {
  std::vector<Cell> cells;
  for (int i = 0; i < kShape.width * kShape.height; ++i) cells.push_back(Cell{i});
  return cells;
}

TEST(Network, SaysWhatPlainArithmeticSays) {
  const Drawn drawn;
  Network network = must(Network::read(drawn.bytes));
  const Framed framed(kShape);
  std::vector<std::int16_t> planes;
  fill_planes(framed, some_bytes(), {}, planes);
  std::vector<double> answers, inputs;
  network.ask(framed, planes, all_cells(), answers);
  for (const Cell cell : all_cells()) {
    for (int k = 0; k < kBoardPlanes; ++k) {
      inputs.push_back(planes[static_cast<std::size_t>(framed.at(cell) * kBoardPlanes + k)] /
                       double{kOne});
    }
  }
  const auto plain = Plain(drawn.numbers, kShape.width, kShape.height).ask(inputs);
  for (std::size_t i = 0; i < plain.size(); ++i) EXPECT_NEAR(answers[i], plain[i], 0.02) << i;
}

TEST(Network, SaysTheSameOfACellWhateverElseIsAsked) {
  const Drawn drawn;
  Network network = must(Network::read(drawn.bytes));
  const Framed framed(kShape);
  std::vector<std::int16_t> planes;
  fill_planes(framed, some_bytes(), {}, planes);
  std::vector<double> all, one;
  network.ask(framed, planes, all_cells(), all);
  for (const Cell cell : all_cells()) {
    network.ask(framed, planes, std::vector{cell}, one);
    EXPECT_EQ(one, std::vector{all[cell.at()]});
  }
}

TEST(Network, RefusesWhatIsNone) {
  const std::string bytes = Drawn().bytes;
  EXPECT_EQ(error_of(Network::read("")),
            "not a network: its first three numbers say nothing that fits");
  for (const std::size_t length : {4ul, 12ul, 100ul, bytes.size() - 1}) {
    EXPECT_NE(error_of(Network::read(bytes.substr(0, length))), "") << length;
  }
  EXPECT_EQ(error_of(Network::read(bytes + "1234")), "the network has 4 bytes too many");
  std::string large = bytes;
  for (std::size_t i = 12; i < 16; ++i) large[i] = static_cast<char>(i == 15 ? 0x7f : 0x7f);
  EXPECT_NE(error_of(Network::read(large)), "");
}

// The same on every machine: these are whole numbers.
TEST(Network, ThatComesWithTheProgramIsKnown) {
  Network network = score_network();
  ASSERT_EQ(network.planes(), kBoardPlanes + kMarkPlanes);
  const Framed framed(kShape);
  const std::vector<Marked> marked{{Cell{1}, 0.8, 0, 0.9, 0.5, 0.7},
                                   {Cell{11}, 0.75, -0.05, 0.95, 0.6, 0.9}};
  std::vector<std::int16_t> planes;
  fill_planes(framed, some_bytes(), marked, planes);
  std::vector<double> answers;
  network.ask(framed, planes, all_cells(), answers);
  Digest digest("answers");
  for (const double answer : answers) digest = digest.add(std::bit_cast<std::uint64_t>(answer));
  EXPECT_EQ(digest.value(), 1954995345802305748u);
}

TEST(Mirror, TurnsBack) {
  for (int number = 0; number < 4; ++number) {
    const Mirror mirror{kShape, number};
    for (const Cell cell : all_cells()) EXPECT_EQ(mirror.of(mirror.of(cell)), cell);
  }
  EXPECT_EQ((Mirror{kShape, 1}.of(Cell{0})), Cell{28});
  EXPECT_EQ((Mirror{kShape, 2}.of(Cell{0})), Cell{6});
}

}  // namespace
}  // namespace minewise
