// Requests about texts, for pages, which know no notation: read, what a text or a link holds, and
// link, a position to be passed on.
#include "bindings/c/ask.h"
#include "formats/link.h"
#include "output/json/position_json.h"

namespace minewise::c {
namespace {

// Whether a text is to be played as a layout though nobody said so. Rows of 0 and 1 are a position:
// those are numbers first, to a page.
bool is_pasted_layout(std::string_view text, const Input& input, const ReadingWords& words) {
  return !words.as && !words.position.any() && is_taken_as_layout(input) &&
         text.find('*') != text.npos;
}

}  // namespace

Answer<std::string> ask_read(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> text;
  VerbReader reader;
  reader.text("text", text).text("link", words.link);
  add_reading_words(reader, words);
  TRY(reader.take(request));
  if (text && words.link) return refuse(Error{"link: goes in place of a text"});
  if (!text && !words.link) return refuse(Error{"text: is missing"});
  TRY(const auto input,
      answer_of(words.link ? recognise_link(words) : recognise_asked(*text, words, kUsualSeed)));
  const bool is_layout = text && is_pasted_layout(*text, input, words);
  if (is_layout && !words.at) words.at = 0;
  TRY(const auto moment, answer_of(find_moment(input, words, kUsualSeed)));
  return position_json(is_layout ? "layout" : kind_of(input), moment, words.at);
}

Answer<std::string> ask_link(std::string_view request) {
  ReadingWords words;
  VerbReader reader;
  reader.about(words);
  TRY(const auto input, reader.take_input(request, words));
  TRY(const auto moment, answer_of(find_moment(input, words, kUsualSeed)));
  return format_link(moment.position);
}

}  // namespace minewise::c
