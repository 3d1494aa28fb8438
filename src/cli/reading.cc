#include "cli/reading.h"

#include <fmt/core.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <random>

#include "cli/files/read_text.h"
#include "cli/run/streams.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/shape.h"
#include "formats/foreign_layout.h"
#include "formats/link.h"
#include "formats/moment.h"
#include "output/text/explain.h"

namespace minewise::cli {

namespace {

// Puts what is in a file in place of its name.
CLI::Validator text_of_file() {
  return {[](std::string& value) {
            auto text = read_text(value);
            if (!text) return text.error().message;
            value = *std::move(text);
            return std::string();
          },
          "FILE"};
}

}  // namespace

void add_position_options(CLI::App* verb, PositionOptions& options) {
  verb->add_option("--mines", options.mines, "The board holds this many mines, M and F included");
  verb->add_option("--density", options.density, "Each cell is a mine with this probability");
  verb->add_option("--count-prior", options.count_prior,
                   "A file with a weight for each number of mines, from 0 on")
      ->transform(text_of_file());
  verb->add_flag("--count-unknown", options.count_unknown,
                 "Any number of mines is as likely as any other");
  verb->add_option("--clues", options.clues, clue_words());
  std::vector<std::string> grids;
  for (const Grid& grid : all_grids()) grids.emplace_back(grid_word(grid));
  verb->add_option("--topology", options.topology, grid_words())->transform(one_of(grids));
}

std::expected<Cell, Failure> read_cell(std::string_view option, std::string_view text,
                                       const Shape& shape) {
  const auto cell = find_cell(option, text, shape);
  if (cell) return *cell;
  return std::unexpected(Failure{cell.error().error.text()});
}

Status adjust_by(const PositionOptions& options, Position& position) {
  const auto adjusted = adjust(position, options);
  if (adjusted) return {};
  return std::unexpected(Failure{"--" + adjusted.error().text()});
}

std::string note_of_count(std::string_view verb, const Position& position) {
  if (position.count) return "";
  return fmt::format(
      "minewise {}: the number of mines is taken as unknown; say --mines N, --density P or "
      "--count-unknown\n",
      verb);
}

namespace {

constexpr std::uint64_t kMost = 1'000'000'000;

Seed random_seed() {
  std::random_device device;
  return Seed{device()};  // 32 bits: short enough to copy from a screen
}

// Why the words are neither a file nor an ID.
std::unexpected<Failure> not_readable(const std::string& first) {
  std::error_code ignored;
  const bool is_file = first == "-" || std::filesystem::exists(first, ignored);
  if (std::filesystem::is_directory(first, ignored)) {
    return failed(first, "is a folder; name a file in it", kBadInput);
  }
  return failed(first.empty() ? "''" : first,
                is_file ? "is a file, and only one can be read"
                        : "there is no such file, and a game ID begins as in '10x10/15 survival'",
                kBadInput);
}

Status check_seed(const ReadingOptions& options, std::string_view text) {
  if (!options.seed || text.find("seed=") == text.npos) return {};
  return std::unexpected(Failure{"--seed: the game ID has a seed already"});
}

std::expected<Source, Failure> read_id(std::string_view verb, const std::string& text,
                                       const ReadingOptions& options) {
  TRY(check_seed(options, text));
  const std::string first = text.substr(0, text.find(' '));
  const bool is_board =
      parse_board(first) || first.find_first_of("0123456789") == (first.starts_with("-") ? 1 : 0);
  std::error_code ignored;
  const bool is_folder = std::filesystem::is_directory(first, ignored);
  if (!is_board && (is_folder || !near_miss(first, board_words()))) return not_readable(first);
  if (options.as) return std::unexpected(Failure{"--as: goes with a file, not with a game ID"});
  if (options.board) {
    return std::unexpected(Failure{"--board: only with layouts, and this is a game ID"});
  }
  auto id = parse_game_id(text, options.given_seed().value_or(random_seed()));
  if (!id) return bad_option("game ID", id.error());
  return Source{std::string(verb), "game ID", *std::move(id), random_seed()};
}

std::expected<Source, Failure> read_file(std::string_view verb, const std::string& file,
                                         const ReadingOptions& options) {
  TRY(const auto text, read_any(file));
  return read_source_text(verb, file, text, options);
}

// A board of another program in place of a file: 9x9:4,4,mb071b49fbd1cb6a0d5868.
std::expected<Source, Failure> read_other_id(std::string_view verb, const std::string& id,
                                             const ReadingOptions& options) {
  Source source{std::string(verb), "game ID", {}, random_seed()};
  auto input = recognise_asked(id, options, source.usual_seed);
  if (!input) {
    if (input.error().to == Objection::To::Text) input.error().error.line = 0;
    return source.refuse(input.error());
  }
  source.input = *std::move(input);
  return source;
}

// Whether a word is a link in place of a file.
bool is_link_word(const IdWords& words) {
  return words.size() == 1 && is_link(words.front());
}

std::expected<Source, Failure> read_link(std::string_view verb, const ReadingOptions& options) {
  Source source{std::string(verb), "the link", {}, random_seed()};
  auto input = recognise_link(options);
  if (!input) return source.refuse(input.error());
  source.input = *std::move(input);
  return source;
}

std::string note_of_taken(const Source& source, std::string_view taken, std::string_view other) {
  if (!is_either(source.input)) return "";
  return fmt::format("minewise {}: read as a {}; --as {} takes it for a {}\n", source.verb, taken,
                     other, other);
}

void tell_board(const Source& source, const ReadingOptions& options) {
  const auto* set = std::get_if<LayoutSet>(&source.input);
  if (!set || set->size() == 1 || options.board) return;
  note(fmt::format("minewise {}: board 1 of {} is taken; --board N picks another\n", source.verb,
                   set->size()));
}

// Says what a game was made of, unless it was saved.
void tell_played(const Source& source, const ReadingOptions& options) {
  if (source.is_layout()) note(note_of_taken(source, "layout", "position"));
  tell_board(source, options);
}

// A given layout is played as it is. Who asked for a promise in so many words is told.
void tell_dropped_promise(std::string_view verb, const GameSource& source, std::string_view words) {
  const Promise promise = source.id.rules.first.promise;
  const bool asked = words.find("first=") != words.npos;
  if (!source.layout || !asked || promise == Promise::None) return;
  note(fmt::format("minewise {}: a given layout is played as it is; first={} is dropped\n", verb,
                   promise == Promise::Safe ? "safe" : "zero"));
}

}  // namespace

bool names_file(const IdWords& words) {
  if (words.size() != 1) return false;
  std::error_code error;
  const std::string& name = words.front();
  return name == "-" ||
         (std::filesystem::exists(name, error) && !std::filesystem::is_directory(name, error));
}

std::expected<Source, Failure> read_source_text(std::string_view verb, const std::string& file,
                                                std::string_view text,
                                                const ReadingOptions& options) {
  Source source{std::string(verb), file, {}, random_seed()};
  auto input = recognise_asked(text, options, source.usual_seed);
  if (!input) return source.refuse(input.error());
  source.input = *std::move(input);
  if (const auto reading = note_of(source.input); !reading.empty()) {
    note(fmt::format("minewise {}: {}; write ? for covered cells\n", verb, reading));
  }
  return source;
}

CLI::Option* add_seed_option(CLI::App* verb, std::optional<std::uint64_t>& seed) {
  return verb->add_option("--seed", seed, "The seed of the game, if its ID has none [a random one]")
      ->transform(whole_number(0, std::numeric_limits<std::uint64_t>::max()));
}

void add_source_options(CLI::App* verb, ReadingOptions& options) {
  verb->add_option(
          "--as", options.as,
          "What a file holds, where it could be two things: position, layout or transcript")
      ->transform(one_of({"position", "layout", "transcript"}));
  verb->add_option("--board", options.board, "Which board of a layout set, from 1 [1]")
      ->transform(whole_number(1, kMost));
  add_seed_option(verb, options.seed);
}

void add_moment_options(CLI::App* verb, ReadingOptions& options) {
  add_played_options(verb, options);
  verb->add_option("--at", options.at, "The moment of a game after so many moves [the last]")
      ->transform(whole_number(0, kMost));
  verb->add_option("--link", options.link,
                   "In place of a file: a position as a link, or the address of a page with one")
      ->each([verb](const std::string&) {
        for (CLI::Option* option : verb->get_options()) {
          if (option->get_positional()) option->required(false);
        }
      });
}

void add_played_options(CLI::App* verb, ReadingOptions& options) {
  add_source_options(verb, options);
  verb->add_option("--agent", options.agent,
                   fmt::format("Who plays a game ID or a layout: a name that 'minewise agents' "
                               "lists, or cmd:COMMAND, another program [{}]",
                               kUsualAgent));
}

std::unexpected<Failure> Source::fail(const Error& error) const {
  return name == "game ID" ? bad_option(name, error) : bad_file(name, error);
}

std::unexpected<Failure> Source::refuse(const Objection& objection) const {
  switch (objection.to) {
    case Objection::To::Text:
      return fail(objection.error);
    case Objection::To::Word:
      return std::unexpected(Failure{"--" + objection.error.message});
    case Objection::To::Player:
      break;
  }
  return std::unexpected(Failure{objection.error.text(), kFailed});
}

std::string head_of(const Transcript& game) {
  return game_head(format_game_id(game.id), game.agent, game.is_given) + "\n";
}

std::string Seen::head() const {
  return game ? head_of(*game) : format_headers(position);
}

std::expected<Source, Failure> read_source(std::string_view verb, const IdWords& words,
                                           const ReadingOptions& options,
                                           std::string_view usual_game) {
  if (options.link && !words.empty()) {
    return std::unexpected(Failure{"--link: goes in place of a file or a game ID"});
  }
  if (options.link) return read_link(verb, options);
  if (names_file(words)) return read_file(verb, words.front(), options);
  if (is_link_word(words)) {
    ReadingOptions linked = options;
    linked.link = words.front();
    return read_link(verb, linked);
  }
  if (words.size() == 1 && is_tatham_id(words.front())) {
    return read_other_id(verb, words.front(), options);
  }
  return read_id(verb,
                 words.empty() ? std::string(usual_game) : fmt::format("{}", fmt::join(words, " ")),
                 options);
}

std::expected<AgentSpec, Failure> read_agent(const ReadingOptions& options, std::string_view usual,
                                             const GameId& id) {
  auto agent = fitting_agent(options.agent.value_or(std::string(usual)), id);
  if (!agent) return std::unexpected(Failure{"--" + agent.error().error.text()});
  return *std::move(agent);
}

std::expected<GameSource, Failure> read_game(const Source& source, const IdWords& id_words,
                                             const ReadingOptions& options) {
  const std::string words = fmt::format("{}", fmt::join(id_words, " "));
  TRY(check_seed(options, words));
  auto game =
      game_of(source.input, {words, options.board, options.given_seed(), source.usual_seed});
  if (!game && !words.empty()) return bad_option("game ID", game.error());
  if (!game) return source.fail(game.error());
  tell_board(source, options);
  tell_dropped_promise(source.verb, *game, words);
  return *std::move(game);
}

std::expected<Transcript, Failure> read_played(const Source& source,
                                               const ReadingOptions& options) {
  std::optional<PlayingProgress> progress(std::in_place);
  auto played = find_played(source.input, options, source.usual_seed, &*progress);
  progress.reset();
  if (!played) return source.refuse(played.error());
  tell_played(source, options);
  return *std::move(played);
}

std::expected<Seen, Failure> read_seen(const Source& source, const ReadingOptions& options) {
  std::optional<PlayingProgress> progress(std::in_place);
  auto moment = find_moment(source.input, options, source.usual_seed, &*progress);
  progress.reset();
  if (!moment) return source.refuse(moment.error());
  if (!moment->game) {
    return Seen{*std::move(moment), note_of_taken(source, "position", "layout")};
  }
  tell_played(source, options);
  return Seen{*std::move(moment), ""};
}

std::expected<Layout, Failure> read_board(const Source& source, const ReadingOptions& options,
                                          bool takes_positions) {
  const auto layout = board_of(layouts_in(source.input).value(), options.board);
  if (!layout) return bad_option("--board", layout.error());
  if (takes_positions) note(note_of_taken(source, "layout", "position"));
  tell_board(source, options);
  return *layout;
}

std::expected<LayoutSet, Failure> read_layouts(std::string_view verb, const std::string& what) {
  TRY(const auto source, read_source(verb, {what}, {}));
  if (auto set = layouts_in(source.input)) return *std::move(set);
  const auto* drawing = std::get_if<Drawing>(&source.input);
  const bool is_id = std::holds_alternative<GameId>(source.input);
  if (!is_id && !(drawing && drawing->id)) {
    return source.fail({fmt::format("this is {}, which holds no layouts", describe(source.input))});
  }
  if (is_id && source.name == "game ID" && what.find("seed=") == what.npos) {
    return bad_option(source.name, {"names no layout without seed=S"});
  }
  TRY(const auto game, read_played(source, {}));
  LayoutSet set(game.id.shape());
  set.add(game.layout);
  return set;
}

std::expected<GameSource, Failure> read_game(std::string_view verb, const IdWords& words,
                                             const std::optional<std::string>& layout_file,
                                             const ReadingOptions& options,
                                             std::string_view usual_game) {
  if (!layout_file) {
    TRY(const auto source, read_source(verb, words, options, usual_game));
    if (source.is_layout()) note(note_of_taken(source, "layout", "position"));
    return read_game(source, {}, options);
  }
  TRY(const auto source, read_file(verb, *layout_file, options));
  return read_game(source, words, options);
}

}  // namespace minewise::cli
