#include "output/json/request.h"

#include <algorithm>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "output/json/pieces.h"

namespace minewise {
namespace {

// Finds the byte at which a text stops being JSON.
struct FaultFinder final : nlohmann::json_sax<Json> {
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception&) override {
    at = position;
    return false;
  }

  std::size_t at = 0;  // one past the last byte that was read
};

std::unexpected<Error> not_json(std::string_view text) {
  FaultFinder finder;
  Json::sax_parse(text, &finder);
  const std::string_view before = text.substr(0, std::min(finder.at, text.size()));
  const auto line =
      std::ranges::count(before.substr(0, before.empty() ? 0 : before.size() - 1), '\n');
  const std::size_t begin = line == 0 ? 0 : before.rfind('\n', before.size() - 2) + 1;
  return fail_at(static_cast<int>(line) + 1,
                 static_cast<int>(std::max(before.size() - begin, std::size_t{1})),
                 "this is not JSON");
}

// An empty text is an empty object.
Result<Json> parse_object(std::string_view text) {
  if (text.empty()) return Json::object();
  Json object = Json::parse(text, nullptr, false);
  if (object.is_discarded()) return not_json(text);
  if (!object.is_object()) return fail("expected a JSON object, such as {{\"mines\": 10}}");
  return object;
}

// A value as text; nothing if it is none that an option can have.
std::optional<std::string> text_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return value.dump();
  return std::nullopt;
}

// The texts of a value, one or a list of them; false if it holds anything else. Nothing is copied,
// because a value may be nested deeper than the stack.
bool add_texts(const Json& value, std::vector<std::string>& texts) {
  const auto add = [&](const Json& each) {
    auto text = text_of(each);
    if (text) texts.push_back(*std::move(text));
    return text.has_value();
  };
  return value.is_array() ? std::ranges::all_of(value, add) : add(value);
}

}  // namespace

RequestReader& RequestReader::add(std::string name,
                                  std::function<Result<void>(const Field&)> take) {
  options_.push_back({std::move(name), std::move(take)});
  return *this;
}

RequestReader& RequestReader::text(std::string name, std::optional<std::string>& value) {
  return add(name, [name, &value](const Field& field) -> Result<void> {
    if (field.texts.size() != 1 || field.is_list) return fail("{}: must be a text", name);
    value = field.texts.front();
    return {};
  });
}

RequestReader& RequestReader::texts(std::string name, std::vector<std::string>& values) {
  return add(name, [name, &values](const Field& field) -> Result<void> {
    if (field.truth) return fail("{}: must be a text or a list of texts", name);
    values = field.texts;
    return {};
  });
}

RequestReader& RequestReader::word(std::string name, std::optional<std::string>& value,
                                   std::vector<std::string> words) {
  return add(name, [name, &value, words](const Field& field) -> Result<void> {
    if (field.texts.size() != 1 || field.is_list) return fail("{}: must be a word", name);
    const std::string word = in_known_case(field.texts.front(), words);
    if (std::ranges::find(words, word) == words.end()) {
      std::string all;
      for (const std::string& each : words) all += (all.empty() ? "" : ", ") + each;
      return fail("{}: '{}' is not one of {}{}", name, word, all, did_you_mean(word, words));
    }
    value = word;
    return {};
  });
}

RequestReader& RequestReader::whole(std::string name, std::optional<std::uint64_t>& value,
                                    std::uint64_t least, std::uint64_t most) {
  return add(name, [name, &value, least, most](const Field& field) -> Result<void> {
    const std::string text = field.texts.empty() || field.is_list ? "" : field.texts.front();
    const auto number = parse_whole(text);
    if (!number || *number < least || *number > most) {
      return fail("{}: '{}' is not a whole number from {} to {}", name, text, least, most);
    }
    value = *number;
    return {};
  });
}

RequestReader& RequestReader::flag(std::string name, bool& value) {
  return add(name, [name, &value](const Field& field) -> Result<void> {
    if (!field.truth) return fail("{}: must be true or false", name);
    value = *field.truth;
    return {};
  });
}

Result<const RequestReader::Option*> RequestReader::find(const std::string& name) const {
  const auto found = std::ranges::find(options_, name, &Option::name);
  if (found != options_.end()) return &*found;
  std::vector<std::string> known;
  for (const Option& option : options_) known.push_back(option.name);
  return fail("'{}' is not an option here{}", name, did_you_mean(name, known));
}

Result<std::string> verb_of(std::string_view json) {
  TRY(const Json object, parse_object(json));
  const auto verb = object.find("verb");
  if (verb == object.end() || !verb->is_string()) return fail("verb: missing");
  return verb->get<std::string>();
}

Result<void> RequestReader::read(std::string_view json) const {
  TRY(const Json object, parse_object(json));
  for (const auto& [name, value] : object.items()) {
    if (value.is_null()) continue;
    TRY(const Option* const option, find(name));
    Field field{{}, value.is_array(), {}};
    if (value.is_boolean()) {
      field.truth = value.get<bool>();
    } else if (!add_texts(value, field.texts)) {
      return fail("{}: must be a text, a number, true or false", name);
    }
    TRY(option->take(field));
  }
  return {};
}

}  // namespace minewise
