#include "game/game_value.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace minewise {
namespace {

using Number = GameValue::Number;

// What no time could be told from: clocks of the programs go by milliseconds.
constexpr double kLeastSeconds = 0.001;

Number ratio(double part, double whole) {
  if (whole <= 0) return std::nullopt;
  return part / whole;
}

// What a level is worth. By ms_toollib, which takes them from saolei.net; its beginner's board is
// 8x8.
struct Level {
  int width, height, mines;
  double worth;
};
constexpr std::array kLevels{Level{8, 8, 10, 47.299}, Level{16, 16, 40, 153.73},
                             Level{30, 16, 99, 435.001}};

Number stnb_of(const PlayedGame& game, const Shape& shape, int mines) {
  if (shape.grid != kUsualGrid || game.board_3bv == 0) return std::nullopt;
  for (const Level& level : kLevels) {
    if (level.width != shape.width || level.height != shape.height || level.mines != mines)
      continue;
    const double solved = static_cast<double>(game.solved_3bv) / game.board_3bv;
    return level.worth * game.solved_3bv / std::pow(game.seconds, 1.7) * std::sqrt(solved);
  }
  return std::nullopt;
}

void add_times(const PlayedGame& game, GameValue& value) {
  value.per_second = game.solved_3bv / game.seconds;
  value.clicks_a_second = game.clicks() / game.seconds;
  value.estimated_time = ratio(game.seconds * game.board_3bv, game.solved_3bv);
  value.rqp = ratio(game.seconds * game.seconds, game.solved_3bv);
  value.qg = ratio(std::pow(game.seconds, 1.7), game.solved_3bv);
  if (!game.is_solved()) return;
  value.ios = ratio(std::log(game.seconds), std::log(std::max(1, game.board_3bv)));
  if (game.zini) value.zini_per_second = *game.zini / game.seconds;
}

}  // namespace

GameValue game_value(const PlayedGame& game, const Shape& shape, int mines) {
  GameValue value;
  value.efficiency = ratio(game.solved_3bv, game.clicks());
  value.correctness = ratio(game.effective(), game.clicks());
  value.throughput = ratio(game.solved_3bv, game.effective());
  if (game.is_solved() && game.zini) {
    value.zini_efficiency = ratio(*game.zini, game.clicks());
    value.zini_throughput = ratio(*game.zini, game.effective());
  }
  if (game.seconds < kLeastSeconds) return value;
  add_times(game, value);
  value.stnb = stnb_of(game, shape, mines);
  return value;
}

}  // namespace minewise
