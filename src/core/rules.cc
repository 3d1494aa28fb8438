#include "core/rules.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "core/shape.h"
#include "core/words.h"

namespace minewise {

namespace {

// More than this many weights would make a position slow to weigh; a board of 100x100 has fewer.
constexpr std::size_t kMostWeights = 10'001;
constexpr std::string_view kBetween = ", \t\r";

}  // namespace

Result<WeighedCount> WeighedCount::parse(std::string_view text) {
  std::vector<double> weights;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    const std::string_view line = lines.line();
    if (is_skipped_line(line)) continue;
    for (std::size_t at = line.find_first_not_of(kBetween); at != line.npos;) {
      const std::size_t end = std::min(line.find_first_of(kBetween, at), line.size());
      const std::string_view word = line.substr(at, end - at);
      const auto weight = parse_decimal(word);
      if (!weight || *weight < 0) {
        return fail_at(lines.number(), static_cast<int>(at) + 1,
                       "'{}' is not a weight of a number of mines; write a number of 0 or more",
                       word);
      }
      if (weights.size() == kMostWeights) return fail("at most {} weights are read", kMostWeights);
      weights.push_back(*weight);
      at = line.find_first_not_of(kBetween, end);
    }
  }
  while (!weights.empty() && weights.back() == 0) weights.pop_back();
  if (weights.empty()) return fail("no number of mines has a weight above 0");
  return WeighedCount(std::move(weights));
}

int WeighedCount::least() const {
  const auto first = std::ranges::find_if(*weights_, [](double weight) { return weight > 0; });
  return static_cast<int>(first - weights_->begin());
}

// Weights may be as large as doubles can be, so they are made shares of the largest first.
double WeighedCount::mean() const {
  const double scale = std::ranges::max(*weights_);
  double sum = 0, all = 0;
  for (int mines = 0; mines <= most(); ++mines) {
    const double share = (*weights_)[static_cast<std::size_t>(mines)] / scale;
    sum += mines * share;
    all += share;
  }
  return sum / all;
}

std::string WeighedCount::text() const {
  std::string text;
  for (const double weight : *weights_) {
    if (!text.empty()) text += ',';
    text += fmt::format("{}", weight);
  }
  return text;
}

namespace {

// One row per setting serves reading, writing and the messages between them.
struct Setting {
  std::string_view key;
  std::string values;                                          // for messages
  Result<void> (*read)(Rules& rules, std::string_view value);  // an Error without text: bad value
  std::string (*write)(const Rules& rules);
};

std::unexpected<Error> bad_value() {
  return std::unexpected(Error{});
}

// Reads one of two words into a member.
template <class T>
Result<void> read_either(T& member, std::string_view value, std::string_view word_a, T a,
                         std::string_view word_b, T b) {
  if (value != word_a && value != word_b) return bad_value();
  member = value == word_a ? a : b;
  return {};
}

Result<void> read_on_mine(Rules& rules, std::string_view value) {
  return read_either(rules.on_mine, value, "go", OnMine::Go, "lose", OnMine::Lose);
}

std::string write_on_mine(const Rules& rules) {
  return rules.on_mine == OnMine::Go ? "go" : "lose";
}

Result<void> read_count(Rules& rules, std::string_view value) {
  if (!value.starts_with(kPrior)) {
    return read_either(rules.count, value, "shown", CountRule::Shown, "hidden", CountRule::Hidden);
  }
  TRY(rules.weighed, WeighedCount::parse(value.substr(kPrior.size())));
  rules.count = CountRule::Weighed;
  return {};
}

std::string write_count(const Rules& rules) {
  if (rules.count == CountRule::Weighed) return std::string(kPrior) + rules.weighed->text();
  return rules.count == CountRule::Shown ? "shown" : "hidden";
}

Result<void> read_flags(Rules& rules, std::string_view value) {
  return read_either(rules.flags, value, "certain", FlagRule::Certain, "believed",
                     FlagRule::Believed);
}

std::string write_flags(const Rules& rules) {
  return rules.flags == FlagRule::Certain ? "certain" : "believed";
}

std::optional<Promise> find_promise(std::string_view word) {
  if (word == "safe") return Promise::Safe;
  if (word == "zero") return Promise::Zero;
  return std::nullopt;
}

// any | safe | zero | R,C | safe:R,C | zero:R,C
Result<void> read_first(Rules& rules, std::string_view value) {
  rules.first = {};
  if (value == "any") return {};
  const std::size_t colon = value.find(':');
  const auto promise = find_promise(value.substr(0, colon));
  rules.first.promise = promise.value_or(Promise::None);
  if (promise && colon == value.npos) return {};
  const auto place = parse_place(promise ? value.substr(colon + 1) : value);
  if (!place) return bad_value();
  rules.first.cell = *place;
  return {};
}

std::string write_first(const Rules& rules) {
  const auto& [promise, cell] = rules.first;
  const std::string word = promise == Promise::Safe ? "safe" : "zero";
  if (promise == Promise::None) return cell ? cell->text() : "any";
  return cell ? word + ":" + cell->text() : word;
}

Result<void> read_cascade(Rules& rules, std::string_view value) {
  return read_either(rules.cascade, value, "yes", true, "no", false);
}

std::string write_cascade(const Rules& rules) {
  return rules.cascade ? "yes" : "no";
}

Result<void> read_clues(Rules& rules, std::string_view value) {
  TRY(auto model, parse_clue_model(value));
  rules.clues = model;
  return {};
}

std::string write_clues(const Rules& rules) {
  return rules.clues->name();
}

Result<void> read_topology(Rules& rules, std::string_view value) {
  const auto grid = find_grid(value);
  if (!grid) {
    return fail("'{}' is not a value of topology; write {}{}", value, grid_words(),
                grid_meant_by(value));
  }
  rules.topology = *grid;
  return {};
}

std::string write_topology(const Rules& rules) {
  return std::string(grid_word(rules.topology));
}

const std::array<Setting, 7>& all_settings() {
  static const std::array<Setting, 7> settings{{
      {"on-mine", "go or lose", read_on_mine, write_on_mine},
      {"count", "shown, hidden or prior:W0,W1,...", read_count, write_count},
      {"first", "any, safe, zero, a cell R,C, safe:R,C or zero:R,C", read_first, write_first},
      {"cascade", "yes or no", read_cascade, write_cascade},
      {"clues", clue_words(), read_clues, write_clues},
      {"topology", grid_words(), read_topology, write_topology},
      {"flags", "certain or believed", read_flags, write_flags},
  }};
  return settings;
}

// What is wrong with a word that names no setting.
std::unexpected<Error> unknown_setting(const Word& word, std::string_view key) {
  std::vector<std::string> keys;
  for (const Setting& setting : all_settings()) keys.emplace_back(setting.key);
  const std::string meant = did_you_mean(key, keys);
  if (!meant.empty()) return fail_at(0, word.column, "unknown setting '{}'{}", word.text, meant);
  return fail_at(0, word.column,
                 "unknown setting '{}'; settings are on-mine, count, first, cascade, clues, "
                 "topology and flags, each written KEY=VALUE",
                 word.text);
}

// Applies one word, `key=value` in any case, and notes its key in `seen`.
Result<void> apply_setting(Rules& rules, const Word& word, std::vector<std::string_view>& seen) {
  const std::string text = lower_case(word.text);
  const std::size_t equals = text.find('=');
  const std::string key = text.substr(0, equals);
  const auto setting = std::ranges::find(all_settings(), key, &Setting::key);
  if (setting == all_settings().end()) return unknown_setting(word, key);
  if (equals == text.npos) {
    return fail_at(0, word.column, "'{}' needs a value: write {}={}", word.text, key,
                   setting->values);
  }
  if (std::ranges::find(seen, setting->key) != seen.end()) {
    return fail_at(0, word.column, "setting '{}' is given twice", key);
  }
  seen.push_back(setting->key);
  const auto read = setting->read(rules, std::string_view(text).substr(equals + 1));
  if (read) return {};
  if (!read.error().message.empty()) return fail_there(0, word.column, read.error());
  return fail_at(0, word.column, "'{}' is not a value of {}; write {}",
                 word.text.substr(equals + 1), key, setting->values);
}

}  // namespace

Rules Rules::classic() {
  Rules rules;
  rules.ruleset = Ruleset::Classic;
  rules.on_mine = OnMine::Lose;
  rules.count = CountRule::Shown;
  rules.first.promise = Promise::Safe;
  rules.cascade = true;
  return rules;
}

bool operator==(const Rules& a, const Rules& b) {
  return format_rules(a) == format_rules(b);
}

Result<Rules> parse_rules(std::span<const Word> words) {
  if (words.empty()) return fail("the rules are missing; write 'survival' or 'classic'");
  const Word& first = words.front();
  const std::string ruleset = lower_case(first.text);
  if (ruleset != "survival" && ruleset != "classic") {
    const std::array<std::string, 2> known{"survival", "classic"};
    return fail_at(0, first.column, "expected 'survival' or 'classic', found '{}'{}", first.text,
                   did_you_mean(ruleset, known));
  }
  Rules rules = ruleset == "classic" ? Rules::classic() : Rules::survival();
  std::vector<std::string_view> seen;
  for (const Word& word : words.subspan(1)) {
    TRY(apply_setting(rules, word, seen));
  }
  return rules;
}

Result<Rules> parse_rules(std::string_view text) {
  return parse_rules(split_words(text));
}

std::string format_rules(const Rules& rules) {
  const bool classic = rules.ruleset == Ruleset::Classic;
  const Rules base = classic ? Rules::classic() : Rules::survival();
  std::string text = classic ? "classic" : "survival";
  for (const Setting& setting : all_settings()) {
    const std::string value = setting.write(rules);
    if (value != setting.write(base)) text += fmt::format(" {}={}", setting.key, value);
  }
  return text;
}

}  // namespace minewise
