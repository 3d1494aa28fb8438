// Requests: JSON in, JSON out. Each verb reads its options and answers as the verb of the command
// line does. The verbs stand in the files ask_*.cc, by subject. A long request may have a Watch,
// which is told how far it has come and may stop it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

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

  // An Error if it was stopped.
  Result<void> check() const;

 private:
  Told told_;
  void* data_;
  bool is_stopped_ = false;
};

// A verb's answer to a request, which still has its "verb". Those that may take long are watched.
using Verb = Result<std::string> (*)(std::string_view request);
using WatchedVerb = Result<std::string> (*)(std::string_view request, Watch& watch);

Result<std::string> ask_agents(std::string_view request);
Result<std::string> ask_analyze(std::string_view request);
Result<std::string> ask_board(std::string_view request);
Result<std::string> ask_clues(std::string_view request);
Result<std::string> ask_compare(std::string_view request, Watch& watch);
Result<std::string> ask_generate(std::string_view request, Watch& watch);
Result<std::string> ask_influence(std::string_view request);
Result<std::string> ask_link(std::string_view request);
Result<std::string> ask_optimal(std::string_view request, Watch& watch);
Result<std::string> ask_palette(std::string_view request);
Result<std::string> ask_play(std::string_view request);
Result<std::string> ask_position(std::string_view request);
Result<std::string> ask_read(std::string_view request);
Result<std::string> ask_render(std::string_view request);
Result<std::string> ask_review(std::string_view request);

struct NamedVerb {
  std::string_view name;
  std::variant<Verb, WatchedVerb> ask;
};

// The verbs that there are: all (verbs.cc), or those of a module of the page (web/module).
std::span<const NamedVerb> all_verbs();

// The options of one verb. "text" is what a command line names by a file: anything readable.
class VerbReader : public RequestReader {
 public:
  VerbReader() { RequestReader::text("verb", verb_); }

  // Adds "text" and the words about it: all of them, or those about the game played.
  VerbReader& about(ReadingWords& words);
  VerbReader& about_game(ReadingWords& words);

  // Reads the options, and recognises the text.
  Result<void> take(std::string_view request) const { return read(request); }
  Result<Given> take_given(std::string_view request, const ReadingWords& words) const;

 private:
  std::optional<std::string> verb_, text_;
};

}  // namespace minewise::c
