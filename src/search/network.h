// Small residual networks over a board, in whole numbers: the same answer on every machine. Two
// come with the program: one scores the candidates of a guess, the other gives the chance to win.
//
// A network is a stem and some blocks of two convolutions of 3x3 cells each, with what was there
// before added at the end of each block. Every second block also sees the mean over the board.
// Numbers between layers have 16 bits, kOne to one, and are never negative; sums have 32, which the
// reader of a file makes sure is enough. Only what the answer needs is worked out: towards the end,
// the surroundings of the cells that are asked about. Numbers that are zero take no work.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "search/planes.h"
#include "search/tile.h"

namespace minewise {

class Network {
 public:
  // Reads what tools/train/train.py exports. An Error if it is no network, or none that fits the
  // arithmetic.
  static Result<Network> read(std::string_view bytes);

  int planes() const { return planes_; }

  // The number that the network gives to each of these cells of a board.
  void ask(const Framed& framed, std::span<const std::int16_t> planes, std::span<const Cell> cells,
           std::vector<double>& answers);

 private:
  // Weights in pairs of inputs, so that one instruction multiplies and adds two:
  // [place of 9][pair of inputs][output][2].
  struct Layer {
    int inputs = 0, outputs = 0;
    int shift = 0;  // sums have kOne << shift to one
    std::vector<std::int16_t> weights;
    std::vector<std::int32_t> bias;
  };
  struct Block {
    Layer first, second;
    bool pools = false;
    Layer pool;  // one place instead of nine
  };
  using Numbers = std::vector<std::int16_t>;
  using Spots = std::vector<int>;  // framed numbers of cells

  class Reader;

  void plan_spots(const Framed& framed, std::span<const Cell> cells);
  void add_mean(const Framed& framed, const Block& block, const Spots& spots, Numbers& numbers);
  void list_non_zero(const Layer& layer, std::span<const std::int16_t> from);
  template <int kOutputs>
  void convolve_tile(const Layer& layer, int row, int first, const Spots& spots,
                     const std::int16_t* added, std::int16_t* to);
  void convolve(const Layer& layer, int row, std::span<const std::int16_t> from, const Spots& spots,
                const std::int16_t* added, std::int16_t* to);

  int planes_ = 0, channels_ = 0;
  Layer stem_;
  std::vector<Block> blocks_;
  Layer head_;

  // Of the question that is answered:
  std::vector<Spots> spots_;  // by layer: what has to be worked out
  Numbers x_, y_, z_;
  std::vector<std::uint8_t> wanted_, grown_;
  std::vector<NonZero> non_zero_;   // of the layer before, cell by cell
  std::vector<std::size_t> first_;  // by cell, of these
};

// The networks that come with the program, as training left them (tools/train).

// The bytes of src/search/score.net and value.net, which the build writes into the program.
extern const std::string_view kScoreWeights, kValueWeights;

// Says how much more a candidate of a guess is worth than it seems by one step of look-ahead.
Network score_network();

// Says how risky an unknown cell of a board is to the rest of the game (Value).
Network value_network();

// The chance to win a position, by a network that has seen the outcome of many games: each unknown
// cell has a risk, log(1 + e^x) of the number x that the network gives it, and the chance is
// e^-(the sum of all risks).

class Value {
 public:
  // REQUIRES: the network's planes are those of a board without marks.
  explicit Value(Network network) : network_(std::move(network)) {}

  // The sum of the risks of a board. REQUIRES: bytes has a byte for each cell of the shape.
  double risk(const Shape& shape, std::span<const std::uint8_t> bytes);

 private:
  Network network_;
  std::vector<Cell> unknown_;
  std::vector<std::int16_t> planes_;
  std::vector<double> answers_;
};

}  // namespace minewise
