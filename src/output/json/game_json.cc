#include "output/json/game_json.h"

#include "core/macros.h"
#include "core/position.h"
#include "output/json/pieces.h"
#include "output/json/reasoning_json.h"
#include "output/text/analysis.h"
#include "output/text/explain.h"
#include "output/text/review.h"

namespace minewise {

Json decision_object(const Decision& decision, const PlacedView& before) {
  Json json = place_json(decision.move.cell, before.shape);
  json["kind"] = decision.move.kind == Move::Kind::Open ? "open" : "flag";
  json["basis"] = basis_word(decision.basis);
  if (decision.basis == Basis::Proof) {
    json["rule"] = rule_word(decision.reason.rule);
    json["because"] = cells_json(decision.reason.because, before.shape);
  }
  if (decision.estimate) json["estimate"] = *decision.estimate;
  json["text"] = explain_why(decision, before);
  return json;
}

std::string decision_json(const Decision& decision, const PlacedView& before,
                          const std::optional<Outcome>& outcome) {
  Json json = decision_object(decision, before);
  if (outcome) {
    json["result"] = result_text(*outcome);
    json["changed"] = outcome->changed;
  }
  return json.dump() + "\n";
}

namespace {

Json weighed_json(const Weighing& weighing, const WeighedCell& each, const Shape& shape) {
  Json json = place_json(each.cell, shape);
  json["mine_probability"] = each.mine_probability;
  if (weighing.by == WeighedBy::LookAhead) json["goes_on"] = each.goes_on;
  json["worth"] = each.worth;
  if (each.exact) json["value"] = fraction_json(*each.exact);
  return json;
}

}  // namespace

Json advice_json(const Advice& advice, const Shape& shape) {
  Json json{{"agent", advice.agent}};
  json.update(decision_object(advice.decision, {advice.view, shape}));
  if (advice.weighing.cells.empty()) return json;
  json["by"] = weighed_by_word(advice.weighing.by);
  json["worth_of"] = advice.weighing.counts_mines ? "mines" : "chance";
  json["candidates"] = Json::array();
  for (const WeighedCell& each : advice.weighing.cells) {
    json["candidates"].push_back(weighed_json(advice.weighing, each, shape));
  }
  return json;
}

std::string with_advice(std::string analysis, const std::optional<Advice>& advice,
                        const Shape& shape) {
  CHECK(analysis.ends_with("}\n"));
  analysis.resize(analysis.size() - 2);
  analysis += ",\"advice\":" + (advice ? advice_json(*advice, shape) : Json(nullptr)).dump();
  return analysis + "}\n";
}

std::string trial_json(const GameId& id, const std::string& agent, const Trial& trial) {
  const Json json{{"game", format_game_id(id)}, {"agent", agent},
                  {"won", trial.won},           {"score", trial.score},
                  {"stepped", trial.stepped},   {"guesses", trial.guesses},
                  {"moves", trial.moves},       {"wrong_flags", trial.wrong_flags}};
  return json.dump() + "\n";
}

namespace {

// Rows of symbols, top to bottom.
template <class Symbol>
Json symbol_rows(const Shape& shape, const Symbol& symbol) {
  Json rows = Json::array();
  for (int row = 0; row < shape.height; ++row) {
    std::string line;
    for (int col = 0; col < shape.width; ++col) line += symbol(shape.cell({row, col}));
    rows.push_back(std::move(line));
  }
  return rows;
}

}  // namespace

std::string state_json(const GameState& state) {
  const Game& game = state.game;
  const Shape shape = game.id().shape();
  const auto* fixed = std::get_if<FixedCount>(&game.view().count());
  Json json{{"game", format_game_id(game.id())},
            {"given", game.is_given()},
            {"player", state.player},
            {"over", game.is_over()},
            {"won", state.figures.won},
            {"score", nullptr},
            {"stepped", state.figures.stepped},
            {"guesses", state.figures.guesses},
            {"moves", state.figures.moves},
            {"wrong_flags", nullptr},
            {"mines", nullptr},
            {"board", symbol_rows(shape, [&](Cell cell) { return symbol_of(game.view(), cell); })},
            {"marks", cells_json(state.marks, shape)},
            {"newest", cells_json(state.newest, shape)},
            {"layout", nullptr}};
  if (fixed) json["mines"] = fixed->mines;
  if (!game.is_over()) return json.dump() + "\n";  // the rest would tell where mines are
  json["score"] = state.figures.score;
  json["wrong_flags"] = state.figures.wrong_flags;
  if (game.is_dealt()) {
    json["layout"] =
        symbol_rows(shape, [&](Cell cell) { return game.layout().has_mine(cell) ? '*' : '.'; });
  }
  return json.dump() + "\n";
}

namespace {

void add_count(Json& json, const MineCount& count) {
  if (const auto* fixed = std::get_if<FixedCount>(&count)) json["mines"] = fixed->mines;
  if (const auto* law = std::get_if<Independent>(&count)) json["density"] = law->density;
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) json["prior"] = weighed->weights();
}

}  // namespace

std::string position_json(std::string_view kind, const SeenMoment& moment,
                          std::optional<std::uint64_t> at) {
  const Position& position = moment.position;
  Json json{{"kind", kind},
            {"rows", position.shape.height},
            {"cols", position.shape.width},
            {"symbols", position.symbols},
            {"topology", grid_word(position.shape.grid)},
            {"clues", position.clues->name()}};
  if (position.count) add_count(json, *position.count);
  json["text"] = format_position(position);
  if (moment.game) {
    const std::uint64_t moves = moment.game->steps.size();
    json["moves"] = moves;
    json["at"] = at.value_or(moves);
  }
  return json.dump() + "\n";
}

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
