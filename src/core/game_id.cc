#include "core/game_id.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "core/topology.h"
#include "core/words.h"

namespace minewise {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kBoardWords{{
    {"beginner", "9x9/10"},
    {"intermediate", "16x16/40"},
    {"expert", "30x16/99"},
}};

constexpr std::size_t kLongestNumber = 40;  // "seed=" and more digits than any seed has

Result<MineLaw> parse_mines(char sign, std::string_view text, const Shape& shape) {
  if (sign == '@') {
    const auto density = parse_decimal(text);
    if (!density || *density < 0 || *density > 1) {
      return fail("'{}' is not a mine density; write a number from 0 to 1", text);
    }
    return Independent{*density};
  }
  const auto mines = parse_int(text);
  if (!mines) return fail("'{}' is not a number of mines", text);
  if (*mines > shape.cells()) {
    return fail("{} do not fit on {}x{}, which has {}", counted(*mines, "mine"), shape.width,
                shape.height, counted(shape.cells(), "cell"));
  }
  return FixedCount{*mines};
}

// The largest number of cells that the rules can promise to keep free. Without a cell of the rules'
// own it is the most that any can have around it; the corner of 5x5 holds a cell of every kind.
int most_promised(const Shape& shape, const FirstMove& first) {
  if (first.promise == Promise::None) return 0;
  if (first.promise == Promise::Safe) return 1;
  const auto freed = [&](Place place) {
    return static_cast<int>(neighbours_of(shape, place).size()) + 1;
  };
  if (first.cell) return freed(*first.cell);
  int most = 0;
  for (int row = 0; row < std::min(shape.height, 5); ++row) {
    for (int col = 0; col < std::min(shape.width, 5); ++col)
      most = std::max(most, freed({row, col}));
  }
  return most;
}

// Whether the first cell is on the board and, where the mines are yet to be dealt, promises can be
// kept.
Result<void> check_first_move(const GameId& id, bool dealt) {
  const FirstMove& first = id.rules.first;
  if (first.cell && !id.shape().contains(*first.cell)) {
    return fail("the first cell {} is outside the board of {} and {}", first.cell->text(),
                counted(id.height, "row"), counted(id.width, "column"));
  }
  if (!dealt) return {};
  const auto* fixed = std::get_if<FixedCount>(&id.mines);
  const int promised = most_promised(id.shape(), first);
  if (fixed && fixed->mines > id.shape().cells() - promised) {
    return fail("with {} there is no room for first={}, which keeps {} free on {}",
                counted(fixed->mines, "mine"), first.promise == Promise::Zero ? "zero" : "safe",
                promised, counted(id.shape().cells(), "cell"));
  }
  return {};
}

// A player who is told how likely each number of mines is must not be told that its own cannot be.
Result<void> check_prior(const GameId& id) {
  if (id.rules.count != CountRule::Weighed) return {};
  const auto* fixed = std::get_if<FixedCount>(&id.mines);
  if (!fixed) return fail("count=prior: the board needs a number of mines, such as 9x9/10");
  if (!id.rules.weighed->allows(fixed->mines)) {
    return fail("count=prior gives no weight to {}, the number of mines on this board",
                fixed->mines);
  }
  const int cells = id.shape().cells();
  if (id.rules.weighed->most() <= cells) return {};
  return fail("count=prior gives weight to {}, but the board has {}",
              counted(id.rules.weighed->most(), "mine"), counted(cells, "cell"));
}

// Takes `seed=` and `game=` out of the words.
Result<void> take_numbers(std::vector<Word>& words, GameId& id, std::optional<Seed> usual_seed) {
  std::optional<std::uint64_t> seed, game;
  for (std::size_t i = 0; i < words.size();) {
    const std::string text = lower_case(words[i].text.substr(0, kLongestNumber));
    const bool is_seed = text.starts_with("seed=");
    if (!is_seed && !text.starts_with("game=")) {
      ++i;
      continue;
    }
    auto& number = is_seed ? seed : game;
    const std::string name = text.substr(0, 4);
    if (number) return fail_at(0, words[i].column, "'{}' is given twice", name);
    number = parse_whole(words[i].text.substr(5));
    if (!number) {
      return fail_at(0, words[i].column, "'{}' needs a whole number from 0 to 2^64-1",
                     words[i].text);
    }
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (!seed && !usual_seed) return fail("the game ID has no seed; add seed=S");
  id.seed = seed ? Seed{*seed} : *usual_seed;
  id.game = game.value_or(0);
  return {};
}

// `usual` is the ruleset of an ID that names none.
Result<GameId> assemble(const Board& board, std::vector<Word> words, std::optional<Seed> seed,
                        bool dealt, std::string_view usual) {
  GameId id{board.width, board.height, board.mines, {}, {}, 0};
  TRY(take_numbers(words, id, seed));
  const bool begins_with_setting =
      !words.empty() && words.front().text.find('=') != std::string_view::npos;
  if (words.empty() || begins_with_setting) words.insert(words.begin(), Word{usual, 1});
  auto rules = parse_rules(words);
  if (!rules) return std::unexpected(rules.error());
  id.rules = *rules;
  TRY(check_first_move(id, dealt));
  TRY(check_prior(id));
  return id;
}

}  // namespace

std::span<const std::string> board_words() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> all;
    for (const auto& [word, board] : kBoardWords) all.emplace_back(word);
    return all;
  }();
  return words;
}

Result<Board> parse_board(std::string_view text) {
  const auto known =
      std::ranges::find(kBoardWords, lower_case(text), [](const auto& row) { return row.first; });
  if (known != kBoardWords.end()) text = known->second;
  const std::size_t sign = text.find_first_of("/@");
  auto shape = parse_size(text.substr(0, sign));
  if (!shape) {
    const std::string meant = did_you_mean(text, board_words());
    if (!meant.empty()) return fail("unknown board '{}'{}", text, meant);
    return std::unexpected(shape.error());
  }
  if (sign == text.npos) {
    return fail("'{}' has no mines; write {}/M for a number of them or {}@P for a density", text,
                text, text);
  }
  TRY(auto mines, parse_mines(text[sign], text.substr(sign + 1), *shape));
  return Board{shape->width, shape->height, mines};
}

Result<GameId> parse_game_id(std::string_view text, std::optional<Seed> seed) {
  std::vector<Word> words = split_words(text);
  if (words.empty()) return fail("the game ID is empty; write for example '10x10/15 survival'");
  auto board = parse_board(words.front().text);
  if (!board) return fail_there(0, words.front().column, board.error());
  words.erase(words.begin());
  return assemble(*board, std::move(words), seed, true, "classic");
}

Result<GameId> parse_game_id_of(const Board& board, std::string_view text,
                                std::optional<Seed> seed) {
  return assemble(board, split_words(text), seed, false, "survival");
}

std::string format_board(const Board& board) {
  const auto* fixed = std::get_if<FixedCount>(&board.mines);
  if (fixed) return fmt::format("{}x{}/{}", board.width, board.height, fixed->mines);
  return fmt::format("{}x{}@{}", board.width, board.height,
                     std::get<Independent>(board.mines).density);
}

std::string format_game_id(const GameId& id) {
  return fmt::format("{} {} seed={} game={}", format_board(id.board()), format_rules(id.rules),
                     static_cast<std::uint64_t>(id.seed), id.game);
}

}  // namespace minewise
