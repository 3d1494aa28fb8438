#include "bindings/c/position.h"

#include "bindings/c/options.h"

namespace minewise::c {
namespace {

constexpr std::string_view kSymbols = "?012345678_MF";

Result<std::unique_ptr<mw_position>> read_position(std::string_view text, const char* options,
                                                   std::size_t options_size) {
  ReadingWords words;
  RequestReader reader;
  add_reading_words(reader, words);
  TRY(read_options(reader, options, options_size));
  TRY(const auto input, recognise_asked(text, words, kUsualSeed));
  TRY(auto moment, find_moment(input, words, kUsualSeed));
  return std::make_unique<mw_position>(
      mw_position{std::move(moment.position), std::move(moment.view)});
}

Result<void> set_symbol(mw_position& position, std::uint32_t number, char symbol) {
  TRY(const Cell cell, cell_in(number, position.position.shape));
  if (symbol == 0 || kSymbols.find(symbol) == kSymbols.npos) {
    return fail("'{}' is not the symbol of a cell; write one of {}", std::string(1, symbol),
                kSymbols);
  }
  position.position.symbols[cell.at()] = symbol;
  position.seen.reset();
  return {};
}

Result<void> tell(mw_position& position, const char* options, std::size_t size) {
  PositionWords words;
  RequestReader reader;
  add_position_words(reader, words);
  TRY(read_options(reader, options, size));
  Position adjusted = position.position;
  TRY(adjust(adjusted, words));
  position.position = std::move(adjusted);
  position.seen.reset();
  return {};
}

}  // namespace

std::unique_ptr<mw_position> position_in(const Game& game) {
  Position position = position_of(game.view(), game.id().shape());
  std::optional<View> seen;
  if (!game.is_over()) seen = game.view();
  return std::make_unique<mw_position>(mw_position{std::move(position), std::move(seen)});
}

}  // namespace minewise::c

using namespace minewise::c;

mw_position* mw_position_read(const char* text, size_t size, const char* options,
                              size_t options_size, mw_error** error) {
  return give(error, [&]() -> Result<std::unique_ptr<mw_position>> {
    TRY(const auto given, text_in(text, size));
    return read_position(given, options, options_size);
  });
}

mw_position* mw_position_copy(const mw_position* position, mw_error** error) {
  return give(error, [&]() -> Result<std::unique_ptr<mw_position>> {
    TRY(const auto from, held(position));
    return std::make_unique<mw_position>(*from);
  });
}

uint32_t mw_position_rows(const mw_position* position) {
  return position ? static_cast<uint32_t>(position->position.shape.height) : 0;
}

uint32_t mw_position_cols(const mw_position* position) {
  return position ? static_cast<uint32_t>(position->position.shape.width) : 0;
}

char mw_position_symbol(const mw_position* position, uint32_t cell) {
  const bool is_there = position && cell < position->position.symbols.size();
  return is_there ? position->position.symbols[cell] : '\0';
}

const char* mw_position_symbols(const mw_position* position, size_t* count) {
  if (count) *count = position ? position->position.symbols.size() : 0;
  return position ? position->position.symbols.c_str() : nullptr;
}

int32_t mw_position_set(mw_position* position, uint32_t cell, char symbol, mw_error** error) {
  return perform(error, [&]() -> Result<void> {
    TRY(auto* const edited, held(position));
    return set_symbol(*edited, cell, symbol);
  });
}

int32_t mw_position_tell(mw_position* position, const char* options, size_t options_size,
                         mw_error** error) {
  return perform(error, [&]() -> Result<void> {
    TRY(auto* const edited, held(position));
    return tell(*edited, options, options_size);
  });
}

mw_text* mw_position_text(const mw_position* position, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const shown, held(position));
    return make_text(minewise::format_position(shown->position));
  });
}

void mw_position_free(mw_position* position) {
  delete position;
}
