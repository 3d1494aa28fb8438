// Reads a request as JSON: an object whose fields are options. The caller names the options and
// where their values go, and then reads all of them at once:
//
//     RequestReader reader;
//     reader.text("clues", words.clues).flag("count-unknown", words.count_unknown);
//     TRY(reader.read(R"({"clues": "exact"})"));
//
// A number may stand for its text and a text for its number, since options are texts on a command
// line. A field that is null counts as left out.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace minewise {

class RequestReader {
 public:
  // Each names an option and the place of its value, which must live until read().
  RequestReader& text(std::string name, std::optional<std::string>& value);
  RequestReader& texts(std::string name, std::vector<std::string>& values);  // one, or a list
  RequestReader& word(std::string name, std::optional<std::string>& value,
                      std::vector<std::string> words);  // one of these, in any case
  RequestReader& whole(std::string name, std::optional<std::uint64_t>& value,
                       std::uint64_t least = 0,
                       std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  RequestReader& flag(std::string name, bool& value);

  // Reads an object; an empty text is an empty object. An Error names the option, and for an
  // unknown one the nearest that is known.
  Result<void> read(std::string_view json) const;

 private:
  // What a field holds: its texts (one unless it is a list), or whether it is true.
  struct Field {
    std::vector<std::string> texts;
    bool is_list = false;
    std::optional<bool> truth;
  };
  struct Option {
    std::string name;
    std::function<Result<void>(const Field& field)> take;
  };

  RequestReader& add(std::string name, std::function<Result<void>(const Field&)> take);
  Result<const Option*> find(const std::string& name) const;

  std::vector<Option> options_;
};

// The verb of a request: {"verb": "analyze", ...}.
Result<std::string> verb_of(std::string_view json);

}  // namespace minewise
