// The command line: one program, one file per verb. This file puts the parser's errors in our own
// words: what was not understood, what was most likely meant, and where to read on.
#include "cli/verb.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <sstream>

#include "cli/protocol/players.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/run/streams.h"
#include "core/message.h"
#include "core/words.h"
#include "output/text/typeset.h"
#include "study/ledger/code_version.h"

namespace {

constexpr const char* kAbout =
    "minewise plays Minesweeper by logic and probability, and explains every move.\n"
    "A game ID is one line that reproduces a game: size and mines, rules, seed.\n"
    "  10x10/15 survival seed=7      15 mines; the game continues after a mine\n"
    "  30x16/99 classic seed=42      the game as players know it ('expert classic')\n"
    "  20@0.2 survival topology=hex  each cell a mine with probability 0.2; hexagons";

// What the program says when it is asked for nothing.
constexpr const char* kGreeting =
    "minewise plays Minesweeper by logic and probability, and explains every move.\n"
    "Try:\n"
    "  minewise play --trace steps                              each move explained\n"
    "  minewise watch --play                                    play, with hints\n"
    "  printf '1??\\n???\\n??1\\n' | minewise analyze - --mines 3  analyze a position\n"
    "  minewise generate no-guess expert                        a no-guess board\n"
    "  minewise compare --agents basic,exact --games 20         the better player\n"
    "'minewise help' lists all verbs; 'minewise help play' explains one.\n";

constexpr const char* kFooter =
    "Start with:\n"
    "  minewise play --trace steps\n"
    "  minewise play --agent basic \"beginner classic seed=7\" --trace log\n"
    "'minewise help VERB' explains a verb.";

constexpr std::size_t kOptionColumn = 30;  // where the descriptions of options begin
constexpr std::size_t kLongestList = 60;   // of the words that an option takes

// Lines are hard to read where they are longer than this.
std::size_t manual_width() {
  return std::clamp<std::size_t>(minewise::output_width(), 60, 100);
}

// Paragraphs in lines that fit, without indentation; lines that are indented stay as they are.
std::string wrapped(const std::string& text, std::size_t columns) {
  std::istringstream paragraphs(text);
  std::string paragraph, lines;
  while (std::getline(paragraphs, paragraph)) {
    if (!lines.empty()) lines += '\n';
    if (paragraph.starts_with(' ')) {
      lines += paragraph;
      continue;
    }
    const auto width = static_cast<int>(columns);
    const auto most = static_cast<int>(paragraph.size()) + 1;
    lines += fmt::format("{}", fmt::join(minewise::wrap(paragraph, width, most), "\n"));
  }
  return lines;
}

// In the list of verbs, the first line of each one's manual; in a manual, room before "Usage", and
// what values are in words for readers: N a whole number, X any number, {a,b} one of these.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option_desc(const CLI::Option* option) const override {
    return wrapped(option->get_description(), manual_width() - kOptionColumn);
  }
  std::string make_option_opts(const CLI::Option* option) const override {
    const std::string text = CLI::Formatter::make_option_opts(option);
    constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
        {" TEXT:{", " {"}, {" UINT", " N"}, {" INT", " N"}, {" FLOAT", " X"}};
    for (const auto& [type, word] : kTypes) {
      if (!text.starts_with(type)) continue;
      const std::string named = std::string(word) + text.substr(type.size());
      return named.size() <= kLongestList ? named : " NAME";  // the description lists them too
    }
    return text;
  }
  std::string make_subcommand(const CLI::App* verb) const override {
    const std::string manual = verb->get_description();
    std::stringstream line;
    CLI::detail::format_help(line, verb->get_display_name(true),
                             manual.substr(0, manual.find('\n')), 14);
    return line.str();
  }
  std::string make_description(const CLI::App* app) const override {
    return wrapped(app->get_description(), manual_width()) + "\n\n";
  }
  std::string make_footer(const CLI::App* app) const override {
    const std::string footer = app->get_footer();
    return footer.empty() ? "" : wrapped(footer, manual_width()) + "\n";
  }
};

using Words = std::vector<std::string>;

constexpr std::size_t kMostSaid = 600;  // the parser lists the words that it knows

// The verbs of the program, or the kinds of a verb that has kinds.
Words names_of_verbs(const CLI::App& app) {
  Words names;
  for (const CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(verb->get_name());
  }
  return names;
}

Words names_of_options(const CLI::App& app) {
  Words names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

// The verb, or the kind of one, that a word names in any case; null if it names none.
const CLI::App* find_verb(const CLI::App* app, std::string_view word) {
  const auto verbs = app->get_subcommands([](const CLI::App*) { return true; });
  const auto named = std::ranges::find(verbs, minewise::lower_case(word), &CLI::App::get_name);
  return named == verbs.end() ? nullptr : *named;
}

// Where to read on, unless the message says already what was meant.
std::string with_advice(std::string message, const CLI::App& app) {
  if (message.ends_with('?')) return message;
  return fmt::format("{}; see '{} --help'", message, minewise::cli::full_name(&app));
}

std::string unknown_verb(const CLI::App& app, std::string_view word) {
  if (names_of_verbs(app).empty()) {
    return with_advice(fmt::format("unexpected argument '{}': {} has no kinds",
                                   minewise::excerpt(word), app.get_name()),
                       app);
  }
  return with_advice(
      fmt::format("unknown {} '{}'{}", app.get_parent() ? "kind" : "verb", minewise::excerpt(word),
                  minewise::did_you_mean(word, names_of_verbs(app))),
      app);
}

// An option that there is not, or an argument too many.
std::string unexpected_word(const CLI::App& app, const std::string& word) {
  const bool is_option = word.starts_with('-');
  const std::string name = word.substr(0, is_option ? word.find('=') : word.npos);
  return fmt::format("{} '{}'{}", is_option ? "unknown option" : "unexpected argument",
                     minewise::excerpt(name), minewise::did_you_mean(name, names_of_options(app)));
}

// What is required and was not given.
std::string missing_word(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_required() || option->count() > 0) continue;
    return fmt::format("'{}' is missing: {}", option->get_name(), option->get_description());
  }
  return fmt::format("missing {}; choose one of {}", app.get_parent() ? "kind" : "verb",
                     fmt::join(names_of_verbs(app), ", "));
}

// What is wrong, in our words where the parser's are hard to read.
std::string what_is_wrong(const CLI::App& app, const CLI::ParseError& error) {
  const std::string said = error.what();
  const Words left = app.remaining();
  const auto option = std::ranges::find_if(left, [](const auto& word) { return word[0] == '-'; });
  if (option != left.end()) return unexpected_word(app, *option);
  if (!left.empty()) return unexpected_word(app, left.front());
  if (dynamic_cast<const CLI::RequiredError*>(&error)) return missing_word(app);
  const std::string name = said.substr(0, said.find(':'));
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) {
    const bool is_twice = said.find("received") != said.npos;
    return name + (is_twice ? ": given more than once" : ": needs a value");
  }
  constexpr std::string_view kConversion = "Could not convert: ";
  if (const std::size_t equals = said.find(" = ");
      said.starts_with(kConversion) && equals != said.npos) {
    return fmt::format("{}: '{}' is not a number",
                       said.substr(kConversion.size(), equals - kConversion.size()),
                       minewise::excerpt(said.substr(equals + 3)));
  }
  return said;
}

// What is wrong with the command line, and the verb that it is wrong for.
struct Complaint {
  const CLI::App* app;
  std::string message;
};

// One line, whatever the parser had to say.
Complaint usage_complaint(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App* verb = &program;
  while (!verb->get_subcommands().empty()) verb = verb->get_subcommands().front();
  const std::string message = minewise::excerpt(what_is_wrong(*verb, error), kMostSaid);
  return {verb, with_advice(message, *verb)};
}

// If the first word names no verb, or the second no kind of a verb that has kinds.
std::optional<Complaint> find_unknown_verb(const CLI::App& program, const Words& words) {
  const CLI::App* app = &program;
  for (const std::string& word : words) {
    if (word.starts_with('-') || names_of_verbs(*app).empty()) return std::nullopt;
    const CLI::App* named = find_verb(app, word);
    if (!named) return Complaint{app, unknown_verb(*app, word)};
    app = named;
  }
  return std::nullopt;
}

// Says it, and returns the exit code. Of several ranks with one command line rank 0 alone speaks:
// mpirun would end it as soon as another rank ended with an error.
int refuse(const Complaint& complaint, const minewise::cli::ChosenVerb& chosen) {
  const bool spreads = std::ranges::count(chosen.spreading, complaint.app) > 0;
  if (spreads && minewise::was_started_as_worker()) return 0;
  minewise::say(
      fmt::format("{}: {}\n", minewise::cli::full_name(complaint.app), complaint.message));
  return minewise::exit_code(minewise::ErrorKind::Input);
}

// The option that a word names, of the verb that is named by then; null if it names none.
class OptionFinder {
 public:
  explicit OptionFinder(const CLI::App& program) : app_(&program) {}

  const CLI::Option* read(std::string_view word) {
    if (const CLI::App* named = find_verb(app_, word)) app_ = named;
    if (!word.starts_with('-')) return nullptr;
    return app_->get_option_no_throw(std::string(word.substr(0, word.find('='))));
  }
  const CLI::App& app() const { return *app_; }

 private:
  const CLI::App* app_;
};

// If a flag is given a value. (CLI11 by itself takes --quiet=3 for --quiet, and --quiet=0 for its
// opposite.)
std::optional<Complaint> find_flag_with_value(const CLI::App& program, const Words& words) {
  OptionFinder finder(program);
  for (const std::string& word : words) {
    if (word == "--") return std::nullopt;
    const CLI::Option* flag = finder.read(word);
    if (!flag || flag->get_items_expected_max() > 0 || word.find('=') == word.npos) continue;
    return Complaint{&finder.app(), with_advice(fmt::format("{}: takes no value", flag->get_name()),
                                                finder.app())};
  }
  return std::nullopt;
}

// An option whose value may be left out takes the next word only if that is a number. Elsewhere it
// would swallow an argument, so it goes to the end, where nothing follows it.
Words settle_optional_values(const CLI::App& program, const Words& words) {
  Words settled, last;
  OptionFinder finder(program);
  std::size_t i = 0;
  for (; i < words.size() && words[i] != "--"; ++i) {
    const CLI::Option* option = finder.read(words[i]);
    const bool is_bare = option && option->get_items_expected_min() == 0 &&
                         option->get_items_expected_max() > 0 &&
                         words[i].find('=') == std::string::npos;
    const bool has_value = i + 1 < words.size() && minewise::parse_decimal(words[i + 1]);
    (is_bare && !has_value ? last : settled).push_back(words[i]);
  }
  settled.insert(settled.end(), last.begin(), last.end());
  settled.insert(settled.end(), words.begin() + static_cast<std::ptrdiff_t>(i), words.end());
  return settled;
}

// Adds the options of players to verbs that name agents; to those alone that the words name,
// because an option takes the parser longer than most games.
void add_player_options_where(CLI::App& program, const Words& words,
                              minewise::PlayerLimits& limits) {
  for (const std::string& word : words) {
    if (!find_verb(&program, word)) continue;
    CLI::App* verb = program.get_subcommand(minewise::lower_case(word));
    const auto has = [&](const char* name) { return verb->get_option_no_throw(name) != nullptr; };
    const bool names_agents = has("--agent") || has("--agents");
    if (names_agents && !has("--move-time")) minewise::cli::add_player_options(verb, limits);
  }
}

// minewise help: the manual of the program, of a verb, or of a kind of one.
void add_help(CLI::App& program, minewise::cli::ChosenVerb& chosen) {
  auto words = std::make_shared<Words>();
  CLI::App* verb = program.add_subcommand("help", "Explain a verb, or list all verbs.");
  verb->add_option("verb", *words, "The verb, and its kind if it has kinds [all verbs]");
  verb->footer("Examples:\n  minewise help play\n  minewise help generate hard");
  run_with(verb, chosen, [&program, words]() -> minewise::Status {
    const CLI::App* app = &program;
    for (const std::string& word : *words) {
      const CLI::App* named = find_verb(app, word);
      if (!named) return std::unexpected(minewise::Error{unknown_verb(*app, word)});
      app = named;
    }
    minewise::print(program.get_formatter()->make_help(app, minewise::cli::full_name(app),
                                                       CLI::AppFormatMode::Normal));
    return {};
  });
}

// Adds the verb that the first word names, since options take the parser longer than most games.
// Where it names none, what is said lists all of them; the version alone is said without.
void add_verbs(CLI::App& program, minewise::cli::ChosenVerb& chosen, const Words& words,
               std::span<const minewise::cli::NamedVerb> verbs) {
  if (words == Words{"--version"}) return;
  const std::string first = minewise::lower_case(words.front());
  const bool names_one = std::ranges::count(verbs, first, &minewise::cli::NamedVerb::name) > 0;
  for (const auto& [name, add] : verbs) {
    if (!names_one || name == first) add(program, chosen);
  }
  if (!names_one) add_help(program, chosen);
}

// Prints, and returns the exit code.
int print_all(std::string_view text) {
  minewise::print(text);
  const minewise::Status flushed = minewise::flush_output();
  if (flushed) return 0;
  minewise::say(fmt::format("minewise: {}\n", as_printed(flushed.error())));
  return minewise::exit_code(flushed.error().kind);
}

}  // namespace

namespace minewise::cli {

int run_command_line(int argc, char** argv, std::span<const NamedVerb> verbs) {
  occupy_standard_streams();
  const Words words(argv + std::min(argc, 1), argv + argc);
  if (words.empty()) return print_all(kGreeting);
  Players players(wait_if_interrupted);  // other programs
  offer_agents(players.offer());
  Undo ended([&] { players.end_all(); });
  ChosenVerb chosen;
  CLI::App program(kAbout, "minewise");
  program.formatter(std::make_shared<HelpFormatter>());
  program.set_version_flag("--version", fmt::format("minewise {}", minewise::version()));
  program.set_help_flag("--help,-h", "Show this help");
  program.require_subcommand(1);
  program.ignore_case();
  program.option_defaults()->ignore_case();
  program.footer(kFooter);
  add_verbs(program, chosen, words, verbs);
  add_player_options_where(program, words, players.limits());
  if (const auto unknown = find_unknown_verb(program, words)) return refuse(*unknown, chosen);
  if (const auto flag = find_flag_with_value(program, words)) return refuse(*flag, chosen);
  Words arguments = settle_optional_values(program, words);
  std::ranges::reverse(arguments);  // the parser takes the last first
  try {
    program.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      std::ostringstream manual;
      program.exit(error, manual);
      return print_all(manual.str());
    }
    return refuse(usage_complaint(program, error), chosen);
  }
  const int code = run_chosen(chosen);
  ended.forget();
  return code;
}

}  // namespace minewise::cli
