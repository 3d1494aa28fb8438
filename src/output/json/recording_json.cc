#include "output/json/recording_json.h"

#include "output/json/long_answer.h"

namespace minewise {
namespace {

// Characters that one takes at most on usual boards.
constexpr std::size_t kMineText = 10, kMoveText = 52;

// Clicks that did something. A chord is one move, whatever it opened.
std::vector<const Click*> moves_of(const PersonGame& game) {
  std::vector<const Click*> moves;
  for (const Click& click : game.clicks) {
    if (!click.is_wasted) moves.push_back(&click);
  }
  return moves;
}

Json move_json(const Click& click, const Shape& shape) {
  Json json{{"t", click.time_ms}, {"kind", click_word(click.kind)}};
  json.update(place_json(click.cell, shape));
  return json;
}

}  // namespace

std::string recording_json(const PersonGame& game, std::string_view file) {
  Json head;
  if (!file.empty()) head["file"] = printable(file);
  head["program"] = game.program;
  head["version"] = game.version;
  head["width"] = game.shape.width;
  head["height"] = game.shape.height;
  const auto mines = static_cast<std::size_t>(game.layout.mines());
  std::string text;  // grows once: a hostile file must not take twenty times its size
  text.reserve(kMineText * mines + kMoveText * game.clicks.size());
  const LongAnswer::Sink sink = [&](std::string_view piece) { text += piece; };
  LongAnswer answer(head, sink);
  Cell mine{-1};
  answer.list("mines", mines, [&](std::size_t) {
    do ++mine.index;
    while (!game.layout.has_mine(mine));
    return pair_json(mine, game.shape);
  });
  answer.add({{"won", game.is_won()},
              {"time_ms", game.time_ms},
              {"3bv", game.bbbv},
              {"clicks",
               {{"left", game.counts.left},
                {"right", game.counts.right},
                {"chord", game.counts.chord},
                {"wasted", game.counts.wasted}}}});
  const std::vector<const Click*> moves = moves_of(game);
  answer.list("moves", moves.size(),
              [&](std::size_t i) { return move_json(*moves[i], game.shape); });
  if (!game.differences.empty()) answer.add({{"differs", game.differences}});
  answer.end();
  return text;
}

}  // namespace minewise
