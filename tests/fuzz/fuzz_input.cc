// Whatever a person may hand to a verb: the one reader recognises it or says what is wrong. What it
// recognises, it recognises again from its own notation.
#include "formats/game_source.h"
#include "fuzz/reader.h"

namespace {

using namespace minewise;

// What a verb would do with the value.
void use(const Input& input) {
  CHECK(!describe(input).empty());
  if (const auto layouts = layouts_in(input)) CHECK(layouts->size() > 0);
  const auto source = game_of(input, {.words = {}, .board = 1, .seed = {}, .usual_seed = Seed{1}});
  if (!source) CHECK(!source.error().message.empty());
  const auto* drawing = std::get_if<Drawing>(&input);
  if (!drawing) return;
  for (const Position& position : drawing->moments) {
    const auto again = recognise(format_position(position), InputKind::Position);
    CHECK(again.has_value());
    const auto& moments = std::get<Drawing>(*again).moments;
    CHECK(moments.size() == 1 && moments.front().symbols == position.symbols);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text = as_text(bytes, size);
  for (const std::optional<InputKind> as :
       {std::optional<InputKind>(), std::optional(InputKind::Position),
        std::optional(InputKind::Layout)}) {
    const auto input = recognise(text, as, Seed{1});
    if (input) {
      use(*input);
    } else {
      check_error(input.error(), text);
    }
  }
  return 0;
}
