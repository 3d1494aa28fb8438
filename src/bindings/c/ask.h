// Requests: JSON in, JSON out. Each verb reads its options and answers as the verb of the command
// line does. The verbs stand in the files ask_*.cc, by subject. A long request may have a Watch,
// which is told how far it has come and may stop it.
#pragma once

#include <string>
#include <string_view>

#include "bindings/c/border.h"
#include "bindings/c/options.h"
#include "output/json/progress_json.h"

namespace minewise::c {

// Follows a long request. Without a function to tell, it does nothing.
class Watch {
 public:
  using Told = std::int32_t (*)(void* data, const char* json, std::size_t size);

  Watch(Told told, void* data) : told_(told), data_(data) {}

  // Tells how far it has come. Returns whether to go on; once stopped, it stays so.
  bool goes_on(const Progress& progress);

  // A refusal if it was stopped.
  Answer<void> check() const;

 private:
  Told told_;
  void* data_;
  bool is_stopped_ = false;
};

// What is built: the whole interface; the module of the page, which leaves out what the page does
// not need at once to keep the first download small; or the page's second module, the studio, which
// is loaded when games are reviewed or watched and has all verbs but `compare`.
enum class Built { Whole, Page, Studio };
#if defined(MINEWISE_STUDIO)
inline constexpr Built kBuilt = Built::Studio;
#elif defined(MINEWISE_MODULE)
inline constexpr Built kBuilt = Built::Page;
#else
inline constexpr Built kBuilt = Built::Whole;
#endif

// A verb's answer to a request, which still has its "verb". Those that may take long are watched.
using Verb = Answer<std::string> (*)(std::string_view request);
using WatchedVerb = Answer<std::string> (*)(std::string_view request, Watch& watch);

Answer<std::string> ask_agents(std::string_view request);
Answer<std::string> ask_analyze(std::string_view request);
Answer<std::string> ask_board(std::string_view request);
Answer<std::string> ask_clues(std::string_view request);
Answer<std::string> ask_compare(std::string_view request, Watch& watch);
Answer<std::string> ask_generate(std::string_view request, Watch& watch);
Answer<std::string> ask_influence(std::string_view request);
Answer<std::string> ask_link(std::string_view request);
Answer<std::string> ask_optimal(std::string_view request, Watch& watch);
Answer<std::string> ask_palette(std::string_view request);
Answer<std::string> ask_play(std::string_view request);
Answer<std::string> ask_position(std::string_view request);
Answer<std::string> ask_read(std::string_view request);
Answer<std::string> ask_render(std::string_view request);
Answer<std::string> ask_review(std::string_view request);

// The options of one verb. "text" is what a command line names by a file: anything readable.
class VerbReader : public RequestReader {
 public:
  VerbReader() { RequestReader::text("verb", verb_); }

  // Adds "text" and the words about it: all of them, or those about the game played.
  VerbReader& about(ReadingWords& words);
  VerbReader& about_game(ReadingWords& words);

  // Reads the options, and recognises the text.
  Answer<void> take(std::string_view request) const { return answer_of(read(request)); }
  Answer<Input> take_input(std::string_view request, const ReadingWords& words) const;

 private:
  std::optional<std::string> verb_, text_;
};

}  // namespace minewise::c
