#include "front/cli/game_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "front/files/read_text.h"
#include "front/run/streams.h"
#include "ground/base/try.h"
#include "ground/view/layout_text.h"

namespace minewise::cli {
namespace {

Seed random_seed() {
  std::random_device device;
  return Seed{device()};  // 32 bits: short enough to copy from a screen
}

// Whether an ID begins with a board, as it must unless a layout file has one.
bool names_board(std::string_view id) {
  const auto words = split_words(id);
  if (words.empty()) return false;
  const std::string_view first = words.front().text;
  return parse_board(first) || first.find_first_of("/@") != first.npos ||
         first.find_first_of("0123456789") == 0;
}

std::expected<GameSource, Failure> read_given_layout(const std::string& words,
                                                     const std::string& file) {
  TRY(auto text, read_text(file));
  auto drawn = parse_layout(text);
  if (!drawn) return bad_file(file, drawn.error());
  const Board board{drawn->shape.width, drawn->shape.height, FixedCount{drawn->layout.mines()}};
  auto id = names_board(words) ? parse_game_id(words, random_seed())
                               : parse_game_id_of(board, words, random_seed());
  if (!id) return bad_option("game ID", id.error());
  if (id->width != board.width || id->height != board.height || id->mines != board.mines) {
    return bad_option("game ID",
                      {format_message("{} is not the board in {}, which is {}; leave it out",
                                      format_board(id->board()), file, format_board(board))});
  }
  return GameSource{*id, std::move(drawn->layout)};
}

}  // namespace

std::expected<GameSource, Failure> read_game_source(const std::vector<std::string>& id_words,
                                                    const std::optional<std::string>& layout_file,
                                                    std::string_view usual_game) {
  const std::string words = fmt::format("{}", fmt::join(id_words, " "));
  if (layout_file) return read_given_layout(words, *layout_file);
  auto id = parse_game_id(id_words.empty() ? usual_game : words, random_seed());
  if (!id) return bad_option("game ID", id.error());
  return GameSource{*id, std::nullopt};
}

void tell_dropped_promise(std::string_view verb, const GameSource& source,
                          const std::vector<std::string>& id_words) {
  const bool asked = std::ranges::any_of(
      id_words, [](const std::string& words) { return words.find("first=") != words.npos; });
  const Promise promise = source.id.rules.first.promise;
  if (!source.layout || !asked || promise == Promise::None) return;
  say(fmt::format("minewise {}: a given layout is played as it is; first={} is dropped\n", verb,
                  promise == Promise::Safe ? "safe" : "zero"));
}

}  // namespace minewise::cli
