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
                   "A file with a weight for each number of mines, starting at 0 mines")
      ->transform(text_of_file());
  verb->add_flag("--count-unknown", options.count_unknown,
                 "Every number of mines is equally likely");
  verb->add_option("--clues", options.clues, clue_words());
  std::vector<std::string> grids;
  for (const Grid& grid : all_grids()) grids.emplace_back(grid_word(grid));
  verb->add_option("--topology", options.topology, grid_words())->transform(one_of(grids));
}

std::string note_of_count(std::string_view verb, const Position& position) {
  if (position.count) return "";
  return fmt::format(
      "minewise {}: the number of mines is unknown; to change this, use --mines N, --density P or "
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
std::unexpected<Error> not_readable(const std::string& first) {
  std::error_code ignored;
  const bool is_file = first == "-" || std::filesystem::exists(first, ignored);
  if (std::filesystem::is_directory(first, ignored)) {
    return failed(first, "is a folder; name a file in it", ErrorKind::Input);
  }
  return failed(first.empty() ? "''" : first,
                is_file ? "is a file; give it as the only argument"
                        : "is not a file, and not a game ID such as '10x10/15 survival'",
                ErrorKind::Input);
}

Status check_seed(const ReadingOptions& options, std::string_view text) {
  if (!options.seed || text.find("seed=") == text.npos) return {};
  return fail_option("seed", "the game ID already has a seed; leave one out");
}

Result<Source> read_id(std::string_view verb, const std::string& text,
                       const ReadingOptions& options) {
  TRY(check_seed(options, text));
  const std::string first = text.substr(0, text.find(' '));
  const bool is_board =
      parse_board(first) || first.find_first_of("0123456789") == (first.starts_with("-") ? 1 : 0);
  std::error_code ignored;
  const bool is_folder = std::filesystem::is_directory(first, ignored);
  if (!is_board && (is_folder || !near_miss(first, board_words()))) return not_readable(first);
  if (options.as) return fail_option("as", "works only with a file, and this is a game ID");
  if (options.board) {
    return fail_option("board", "works only with layouts, and this is a game ID");
  }
  auto id = parse_game_id(text, options.given_seed().value_or(random_seed()));
  if (!id) return bad_option("game ID", id.error());
  return Source{std::string(verb), "game ID", *std::move(id), random_seed()};
}

Result<Source> read_file(std::string_view verb, const std::string& file,
                         const ReadingOptions& options) {
  TRY(const auto text, read_any(file));
  return read_source_text(verb, file, text, options);
}

// A board of another program in place of a file: 9x9:4,4,mb071b49fbd1cb6a0d5868.
Result<Source> read_other_id(std::string_view verb, const std::string& id,
                             const ReadingOptions& options) {
  Source source{std::string(verb), "game ID", {}, random_seed()};
  auto input = recognise_asked(id, options, source.usual_seed);
  if (!input) {
    if (input.error().option.empty()) input.error().line = 0;
    return source.refuse(input.error());
  }
  source.input = *std::move(input);
  return source;
}

// Whether a word is a link in place of a file.
bool is_link_word(const IdWords& words) {
  return words.size() == 1 && is_link(words.front());
}

Result<Source> read_link(std::string_view verb, const ReadingOptions& options) {
  Source source{std::string(verb), "the link", {}, random_seed()};
  auto input = recognise_link(options);
  if (!input) return source.refuse(input.error());
  source.input = *std::move(input);
  return source;
}

std::string note_of_taken(const Source& source, std::string_view taken, std::string_view other) {
  if (!is_either(source.input)) return "";
  return fmt::format("minewise {}: read as a {}; use --as {} to read it as a {}\n", source.verb,
                     taken, other, other);
}

// A given layout is played as it is. Who asked for a promise in so many words is told.
void tell_dropped_promise(std::string_view verb, const GameSource& source, std::string_view words) {
  const Promise promise = source.id.rules.first.promise;
  const bool asked = words.find("first=") != words.npos;
  if (!source.layout || !asked || promise == Promise::None) return;
  note(fmt::format("minewise {}: first={} is ignored, because the layout is given\n", verb,
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

Result<Source> read_source_text(std::string_view verb, const std::string& file,
                                std::string_view text, const ReadingOptions& options) {
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
  return verb->add_option("--seed", seed, "Seed of the game, if the ID has none [random]")
      ->transform(whole_number(0, std::numeric_limits<std::uint64_t>::max()));
}

void add_source_options(CLI::App* verb, ReadingOptions& options) {
  verb->add_option(
          "--as", options.as,
          "How to read a file that could be several things: position, layout or transcript")
      ->transform(one_of({"position", "layout", "transcript"}));
  verb->add_option("--board", options.board, "Take board N of a layout set, counted from 1 [1]")
      ->transform(whole_number(1, kMost));
  add_seed_option(verb, options.seed);
}

void add_moment_options(CLI::App* verb, ReadingOptions& options) {
  add_played_options(verb, options);
  verb->add_option("--at", options.at, "Take the moment of a game after N moves [the last]")
      ->transform(whole_number(0, kMost));
  verb->add_option("--link", options.link,
                   "Instead of a file: a position as a link, or the address of a page with a link")
      ->each([verb](const std::string&) {
        for (CLI::Option* option : verb->get_options()) {
          if (option->get_positional()) option->required(false);
        }
      });
}

void add_played_options(CLI::App* verb, ReadingOptions& options) {
  add_source_options(verb, options);
  verb->add_option("--agent", options.agent,
                   fmt::format("The agent that plays a game ID or a layout: a name that 'minewise "
                               "agents' lists, or cmd:COMMAND, another program [{}]",
                               kUsualAgent));
}

std::unexpected<Error> Source::fail(const Error& error) const {
  return name == "game ID" ? bad_option(name, error) : bad_file(name, error);
}

std::unexpected<Error> Source::refuse(const Error& error) const {
  if (!error.option.empty() || error.kind != ErrorKind::Input) return std::unexpected(error);
  return fail(error);
}

std::string head_of(const Transcript& game) {
  return game_head(format_game_id(game.id), game.agent, game.is_given) + "\n";
}

std::string Seen::head() const {
  return game ? head_of(*game) : format_headers(position);
}

Result<Source> read_source(std::string_view verb, const IdWords& words,
                           const ReadingOptions& options, std::string_view usual_game) {
  if (options.link && !words.empty()) {
    return fail_option("link", "cannot be used with a file or a game ID");
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

Result<AgentSpec> read_agent(const ReadingOptions& options, std::string_view usual,
                             const GameId& id) {
  return fitting_agent(options.agent.value_or(std::string(usual)), id);
}

Result<GameSource> read_game(const Source& source, const IdWords& id_words,
                             const ReadingOptions& options) {
  const std::string words = fmt::format("{}", fmt::join(id_words, " "));
  TRY(check_seed(options, words));
  auto game =
      game_of(source.input, {words, options.board, options.given_seed(), source.usual_seed});
  if (!game && !words.empty()) return bad_option("game ID", game.error());
  if (!game) return source.fail(game.error());
  note(note_of_board(source, options));
  tell_dropped_promise(source.verb, *game, words);
  return *std::move(game);
}

std::string note_of_board(const Source& source, const ReadingOptions& options) {
  const auto* set = std::get_if<LayoutSet>(&source.input);
  if (!set || set->size() == 1 || options.board) return "";
  return fmt::format("minewise {}: using board 1 of {}; use --board N for another\n", source.verb,
                     set->size());
}

std::string note_of_source(const Source& source, const ReadingOptions& options, bool is_game) {
  if (!is_game) return note_of_taken(source, "position", "layout");
  const std::string taken = source.is_layout() ? note_of_taken(source, "layout", "position") : "";
  return taken + note_of_board(source, options);
}

Result<Transcript> read_played(const Source& source, const ReadingOptions& options) {
  std::optional<PlayingProgress> progress(std::in_place);
  TRY(auto played, answer_on(source, played_in(source.given(options, &*progress))));
  progress.reset();
  note(note_of_source(source, options, true));
  return played;
}

Result<Seen> read_seen(const Source& source, const ReadingOptions& options) {
  std::optional<PlayingProgress> progress(std::in_place);
  TRY(auto moment, answer_on(source, moment_in(source.given(options, &*progress))));
  progress.reset();
  const bool is_game = moment.game.has_value();
  std::string said = note_of_source(source, options, is_game);
  if (!is_game) return Seen{std::move(moment), std::move(said)};
  note(said);
  return Seen{std::move(moment), ""};
}

Result<Layout> read_board(const Source& source, const ReadingOptions& options,
                          bool takes_positions) {
  const auto layout = board_of(layouts_in(source.input).value(), options.board);
  if (!layout) return object_to("board", layout.error());
  if (takes_positions) note(note_of_taken(source, "layout", "position"));
  note(note_of_board(source, options));
  return *layout;
}

Result<LayoutSet> read_layouts(std::string_view verb, const std::string& what) {
  TRY(const auto source, read_source(verb, {what}, {}));
  if (auto set = layouts_in(source.input)) return *std::move(set);
  const auto* drawing = std::get_if<Drawing>(&source.input);
  const bool is_id = std::holds_alternative<GameId>(source.input);
  if (!is_id && !(drawing && drawing->id)) {
    return source.fail({fmt::format("this is {}, which holds no layouts", describe(source.input))});
  }
  if (is_id && source.name == "game ID" && what.find("seed=") == what.npos) {
    return bad_option(source.name, {"has no layout without seed=S; add a seed"});
  }
  TRY(const auto game, read_played(source, {}));
  LayoutSet set(game.id.shape());
  set.add(game.layout);
  return set;
}

Result<GameSource> read_game(std::string_view verb, const IdWords& words,
                             const std::optional<std::string>& layout_file,
                             const ReadingOptions& options, std::string_view usual_game) {
  if (!layout_file) {
    TRY(const auto source, read_source(verb, words, options, usual_game));
    if (source.is_layout()) note(note_of_taken(source, "layout", "position"));
    return read_game(source, {}, options);
  }
  TRY(const auto source, read_file(verb, *layout_file, options));
  return read_game(source, words, options);
}

}  // namespace minewise::cli
