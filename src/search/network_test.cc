#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <string>

#include "core/digest.h"
#include "core/rng.h"
#include "search/network.h"
#include "search/planes.h"
#include "support/board.h"

namespace minewise {

namespace {

// A network with weights at random, as a file and as plain numbers.
struct Drawn {
  static constexpr int kChannels = 8, kBlocks = 2, kShift = 12;
  Rng rng{Seed{1}, Digest("network")};
  std::string bytes;
  std::vector<double> numbers;

  Drawn() {
    for (const int head : {kChannels, kBlocks, kBoardPlanes}) put(head, 4);
    layer(9 * kBoardPlanes, kChannels);
    for (int i = 0; i < kBlocks; ++i) {
      layer(9 * kChannels, kChannels);
      if (i % 2 == 1) layer(kChannels, kChannels);
      layer(9 * kChannels, kChannels);
    }
    layer(kChannels, 1);
  }

  void put(int number, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * i & 255);
  }
  void layer(int inputs, int outputs) {
    put(kShift, 4);
    for (int i = 0; i < (inputs + 1) * outputs; ++i) {
      const bool is_bias = i >= inputs * outputs;
      const double drawn =
          (static_cast<double>(rng.below(2001)) - 1000) / 1000 * std::sqrt(2.0 / inputs);
      const double scale = (1 << kShift) * (is_bias ? kOne : 1);
      const int whole = static_cast<int>(std::lround(drawn * scale));
      put(whole, is_bias ? 4 : 2);
      numbers.push_back(whole / scale);
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
  std::size_t next_ = 0;
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
  EXPECT_EQ(error_of(Network::read("")), "not a network: its first three numbers are wrong");
  for (const std::size_t length : {4ul, 12ul, 100ul, bytes.size() - 1}) {
    EXPECT_NE(error_of(Network::read(bytes.substr(0, length))), "") << length;
  }
  EXPECT_EQ(error_of(Network::read(bytes + "1234")), "the network has 4 extra bytes");
  std::string shifted = bytes;
  shifted[12] = 15;
  EXPECT_EQ(error_of(Network::read(shifted)), "a layer of the network has shift 15, not 0 to 14");
  std::string large = bytes;
  for (std::size_t i = 16; i < 16 + 2 * 9 * kBoardPlanes * Drawn::kChannels; ++i) large[i] = 0x7f;
  EXPECT_EQ(error_of(Network::read(large)), "a weight of the network is too large");
}

// Whatever bytes are changed, a file is refused or gives a network that answers.
TEST(Network, OfADamagedFileIsRefusedOrAnswers) {
  const std::string bytes = Drawn().bytes;
  Rng rng{Seed{2}, Digest("damage")};
  std::vector<std::int16_t> planes;
  fill_planes(Framed(kShape), some_bytes(), {}, planes);
  int read = 0;
  for (int round = 0; round < 300; ++round) {
    std::string damaged = bytes;
    const std::uint32_t changes = 1 + rng.below(4);
    for (std::uint32_t i = 0; i < changes; ++i) {
      const std::uint32_t among = rng.below(2) == 0 ? 32 : static_cast<std::uint32_t>(bytes.size());
      damaged[rng.below(among)] = static_cast<char>(rng.below(256));
    }
    if (rng.below(8) == 0) damaged.resize(rng.below(static_cast<std::uint32_t>(bytes.size())));
    auto network = Network::read(damaged);
    if (!network || network->planes() != kBoardPlanes) continue;
    ++read;
    std::vector<double> answers;
    network->ask(Framed(kShape), planes, all_cells(), answers);
    EXPECT_EQ(answers.size(), all_cells().size());
  }
  EXPECT_GT(read, 50);
}

std::uint64_t digest_of(const std::vector<double>& answers) {
  Digest digest("answers");
  for (const double answer : answers) digest = digest.add(std::bit_cast<std::uint64_t>(answer));
  return digest.value();
}

// The same on every machine: these are whole numbers.
TEST(Network, ThatScoresCandidatesIsKnown) {
  Network network = score_network();
  ASSERT_EQ(network.planes(), kBoardPlanes + kMarkPlanes);
  const std::vector<Marked> marked{{Cell{1}, 0.8, 0, 0.9, 0.5, 0.7, -0.1, 0.8, 1.5, 0.1},
                                   {Cell{11}, 0.75, -0.05, 0.95, 0.6, 0.9, -0.05, 0.9, 2, 0.2}};
  std::vector<std::int16_t> planes;
  fill_planes(Framed(kShape), some_bytes(), marked, planes);
  std::vector<double> answers;
  network.ask(Framed(kShape), planes, all_cells(), answers);
  EXPECT_EQ(digest_of(answers), 17329423577737091615u);
}

TEST(Network, ThatValuesBoardsIsKnown) {
  Network network = value_network();
  ASSERT_EQ(network.planes(), kBoardPlanes);
  std::vector<std::int16_t> planes;
  fill_planes(Framed(kShape), some_bytes(), {}, planes);
  std::vector<double> answers;
  network.ask(Framed(kShape), planes, all_cells(), answers);
  EXPECT_EQ(digest_of(answers), 2195449018255107135u);
}

TEST(Value, IsTheSumOfTheRisksOfUnknownCells) {
  Value value(value_network());
  Network network = value_network();
  const auto bytes = some_bytes();
  std::vector<std::int16_t> planes;
  fill_planes(Framed(kShape), bytes, {}, planes);
  std::vector<double> answers;
  network.ask(Framed(kShape), planes, all_cells(), answers);
  double risk = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (is_unknown(bytes[i])) risk += std::log(1 + std::exp(answers[i]));
  }
  EXPECT_NEAR(value.risk(kShape, bytes), risk, 1e-9);
  const std::vector<std::uint8_t> settled(bytes.size(), kMineByte);
  EXPECT_EQ(value.risk(kShape, settled), 0);
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
