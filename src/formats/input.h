// The one reader of texts: it detects from the content what a text holds. That is a position, a
// board as this program draws it or as others write it, a layout or a set of layouts, a transcript,
// or, on one line, a game ID or a link.
//
// Rows of only `.` and `*`, or only `0` and `1`, could be a layout or a position. Such an input
// gives both, and the caller takes the one it needs; `as` decides it beforehand.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/layout.h"
#include "core/position.h"
#include "formats/drawing.h"
#include "game/transcript.h"

namespace minewise {

// What a reader may be told that a text is.
enum class InputKind { Position, Layout, Transcript };
std::span<const std::string> input_kind_words();  // "position", "layout", "transcript"
std::optional<InputKind> find_input_kind(std::string_view word);

// A position as rows of symbols is a Drawing of one moment, a layout as rows a LayoutSet of one.
using Input = std::variant<Drawing, LayoutSet, Transcript, GameId>;

// Recognises a text. A game ID without a seed takes `seed`, and is an error without one. An Error
// names the place; if the text is nothing of the kind, it says what was expected.
Result<Input> recognise(std::string_view text, std::optional<InputKind> as = std::nullopt,
                        std::optional<Seed> seed = std::nullopt);

// A replay or a board file of another program; an Error also for other bytes that are no text.
// Nothing if the text is something else. The page's first module reads no such files
// (web/module/first.cc).
std::optional<Result<Input>> read_foreign_file(std::string_view text, std::optional<InputKind> as);

// A text without the lines of ``` that chats set around it; they are left blank, so that lines keep
// their numbers.
std::string without_fences(std::string_view text);

// The one line of a text, blank lines and comments apart. Nothing if it has more, or none.
std::optional<std::string_view> only_line(std::string_view text);

// The position of a link, or of the one address of a page in a text.
Result<Input> read_link(std::string_view text, std::optional<InputKind> as = std::nullopt);

// "position", "layout set", ..., and with its article: for messages.
std::string_view kind_of(const Input& input);
std::string describe(const Input& input);

// The layouts of an input: of a transcript the one it was played on. Nothing if it holds none.
std::optional<LayoutSet> layouts_in(const Input& input);

// How symbols were read that could be two things: "'-' is read as open without mines around". Empty
// if there are none.
std::string_view note_of(const Input& input);

// Whether it could be a position or a layout.
bool is_either(const Input& input);

}  // namespace minewise
