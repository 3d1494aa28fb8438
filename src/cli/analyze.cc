// minewise analyze: a position, and everything there is to know about it.
#include "infer/analyze.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/number.h"
#include "cli/files.h"
#include "cli/verb.h"
#include "infer/explain.h"
#include "render/grounds.h"
#include "render/probabilities.h"
#include "render/trace.h"
#include "view/position.h"

namespace minewise::cli {
namespace {

constexpr int kNoLayout = 3;  // exit code: the position contradicts itself

struct AnalyzeOptions {
  std::string file;
  std::optional<std::string> mines, density, clues, topology, why;
  bool count_unknown = false;
  std::string format = "text";
};

// A position, read and adjusted by the options, and the view of it.
struct Question {
  Position position;
  View view;
  std::optional<Cell> why;
};

// What the options say of the mines; a flag wins over a header.
std::expected<void, Failure> settle_count(const AnalyzeOptions& options, Position& position) {
  if (options.mines) {
    const auto mines = parse_int(*options.mines);
    if (!mines) {
      return bad_option("--mines", {fmt::format("'{}' is not a number of mines", *options.mines)});
    }
    if (*mines > position.shape.cells()) {
      return bad_option("--mines", {fmt::format("{} mines do not fit on {} cells", *mines,
                                                position.shape.cells())});
    }
    position.count = FixedCount{*mines};
  } else if (options.density) {
    const auto density = parse_decimal(*options.density);
    if (!density || *density < 0 || *density > 1) {
      return bad_option(
          "--density",
          {fmt::format("'{}' is not a density; write a number from 0 to 1", *options.density)});
    }
    position.count = Independent{*density};
  } else if (options.count_unknown) {
    position.count = UnknownCount{};
  }
  return {};
}

std::expected<Question, Failure> read_question(const AnalyzeOptions& options) {
  if (options.mines.has_value() + options.density.has_value() + options.count_unknown > 1) {
    return std::unexpected(Failure{"--mines, --density and --count-unknown exclude each other"});
  }
  const auto text = read_text(options.file);
  if (!text) return std::unexpected(text.error());
  auto position = parse_position(*text);
  if (!position) return bad_file(options.file, position.error());
  if (options.clues) {
    auto model = parse_clue_model(*options.clues);
    if (!model) return bad_option("--clues", model.error());
    position->clues = *model;
  }
  if (options.topology) {
    const auto grid = find_grid(*options.topology);
    if (!grid) {
      return bad_option("--topology", {fmt::format("unknown topology '{}'; known are square, torus "
                                                   "and hex",
                                                   *options.topology)});
    }
    position->shape.grid = *grid;
  }
  std::optional<Cell> why;
  if (options.why) {
    const auto place = parse_place(*options.why);
    if (!place) return bad_option("--why", place.error());
    if (!position->shape.contains(*place)) {
      return bad_option(
          "--why", {fmt::format("{} is outside the board of {} rows and {} columns", place->text(),
                                position->shape.height, position->shape.width)});
    }
    why = position->shape.cell(*place);
  }
  if (auto settled = settle_count(options, *position); !settled) {
    return std::unexpected(settled.error());
  }
  View view = view_of(*position);
  if (why && !view.is_covered(*why)) {
    return bad_option("--why", {fmt::format("{} is not covered", *options.why)});
  }
  return Question{std::move(*position), std::move(view), why};
}

std::string clash_text(const Clash& clash, const View& view, const Shape& shape) {
  std::string text = "no layout explains this position: ";
  constexpr std::size_t kMost = 12;
  const std::size_t named = std::min(kMost, clash.clues.size());
  for (std::size_t i = 0; i < named; ++i) {
    if (i > 0) text += i + 1 == clash.clues.size() ? " and " : ", ";
    text += fmt::format("the {} at {}", view.clue(clash.clues[i]).symbol(),
                        name_of(clash.clues[i], shape));
  }
  if (clash.clues.empty())
    return text + "the number of mines does not fit what is open and flagged";
  if (named < clash.clues.size()) text += fmt::format(" and {} more", clash.clues.size() - named);
  const bool one = clash.clues.size() == 1;
  if (clash.takes_count) return text + (one ? " clashes" : " clash") + " with the number of mines";
  return text + (one ? " cannot be right" : " clash");
}

nlohmann::ordered_json cell_json(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return {place.row, place.col};
}

nlohmann::ordered_json big_json(const std::optional<BigInt>& number) {
  if (!number) return nullptr;
  return number->str();
}

nlohmann::ordered_json prospect_json(const Prospect& prospect, const Shape& shape) {
  auto answers = nlohmann::ordered_json::array();
  for (const auto& [clue, probability, safe, mines] : prospect.answers) {
    answers.push_back({{"clue", std::string(1, clue.symbol())},
                       {"probability", probability},
                       {"settles_safe", safe},
                       {"settles_mines", mines}});
  }
  const Place place = shape.place(prospect.cell);
  return {{"row", place.row},
          {"col", place.col},
          {"mine_probability", prospect.mine_probability},
          {"answers", answers}};
}

nlohmann::ordered_json why_json(const Grounds& grounds, Cell cell, const Shape& shape) {
  auto clues = nlohmann::ordered_json::array();
  for (const auto& [clue, without] : grounds.clues) {
    const Place place = shape.place(clue);
    clues.push_back(
        {{"row", place.row}, {"col", place.col}, {"mine_probability_without", without}});
  }
  const Place place = shape.place(cell);
  nlohmann::ordered_json json{{"row", place.row},
                              {"col", place.col},
                              {"mine_probability", grounds.mine_probability},
                              {"layouts_mine", big_json(grounds.layouts_mine)},
                              {"layouts_safe", big_json(grounds.layouts_safe)},
                              {"clues", clues}};
  if (!grounds.prospect) return json;
  json["answers"] = prospect_json(*grounds.prospect, shape)["answers"];
  json["candidates"] = nlohmann::ordered_json::array();
  for (const Prospect& candidate : grounds.candidates) {
    json["candidates"].push_back(prospect_json(candidate, shape));
  }
  return json;
}

void print_json(const Question& question, const Analysis& analysis) {
  const Shape& shape = question.position.shape;
  auto rows = nlohmann::ordered_json::array();
  for (int row = 0; row < shape.height; ++row) {
    auto line = nlohmann::ordered_json::array();
    for (int col = 0; col < shape.width; ++col) {
      const Cell cell = shape.cell({row, col});
      if (question.view.is_covered(cell)) {
        line.push_back(analysis.mine_probability[cell.at()]);
      } else {
        line.push_back(nullptr);
      }
    }
    rows.push_back(std::move(line));
  }
  auto deductions = nlohmann::ordered_json::array();
  for (const Deduction& deduction : analysis.deductions) {
    auto because = nlohmann::ordered_json::array();
    for (const Cell clue : deduction.reason.because) because.push_back(cell_json(clue, shape));
    const Place place = shape.place(deduction.cell);
    deductions.push_back({{"row", place.row},
                          {"col", place.col},
                          {"verdict", deduction.verdict == Verdict::Safe ? "safe" : "mine"},
                          {"rule", rule_word(deduction.reason.rule)},
                          {"because", because}});
  }
  nlohmann::ordered_json json{{"rows", shape.height},     {"cols", shape.width},
                              {"exact", analysis.exact},  {"layouts", big_json(analysis.layouts)},
                              {"mine_probability", rows}, {"deductions", deductions},
                              {"best", nullptr}};
  if (analysis.best) {
    const Place place = shape.place(*analysis.best);
    json["best"] = {{"row", place.row},
                    {"col", place.col},
                    {"mine_probability", analysis.mine_probability[analysis.best->at()]}};
  }
  if (question.why) {
    json["why"] = why_json(find_grounds(question.view, *question.why), *question.why, shape);
  }
  print(json.dump() + "\n");
}

std::string deductions_text(const Analysis& analysis, const View& view, const Shape& shape) {
  constexpr std::size_t kMost = 12;
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, analysis.deductions.size()); ++i) {
    text += "  " + explain(analysis.deductions[i], view, shape) + "\n";
  }
  if (analysis.deductions.size() > kMost) {
    text += fmt::format("  and {} more\n", analysis.deductions.size() - kMost);
  }
  return text;
}

std::string best_text(const Analysis& analysis, const Shape& shape) {
  if (!analysis.best) return "nothing is left to open\n";
  const double probability = analysis.mine_probability[analysis.best->at()];
  if (std::ranges::find(analysis.deductions, *analysis.best, &Deduction::cell) !=
      analysis.deductions.end()) {
    return fmt::format("best: {}, which is safe\n", name_of(*analysis.best, shape));
  }
  return fmt::format("best: {}, a mine with probability {:.6g}\n", name_of(*analysis.best, shape),
                     probability);
}

void print_text(const Question& question, const Analysis& analysis) {
  const Shape& shape = question.position.shape;
  const Ink ink(wants_colour());
  if (is_drawable(shape)) {
    print(draw_probabilities(question.view, shape, analysis.mine_probability, analysis.deductions,
                             analysis.best, ink));
    print("percent that a cell is a mine; + safe, x mine for certain, [ ] best to open\n\n");
  } else {
    print(fmt::format("Boards over {} cells a side are not drawn.\n\n", kMaxDrawnSide));
  }
  if (!analysis.exact) print("approximate: a part of the frontier is too large to count exactly\n");
  if (analysis.layouts) print(fmt::format("layouts: {}\n", analysis.layouts->str()));
  print(fmt::format("certain: {} of {} covered cells\n", analysis.deductions.size(),
                    question.view.covered().size()));
  print(deductions_text(analysis, question.view, shape));
  print(best_text(analysis, shape));
  if (question.why) {
    print("\n" + describe_grounds(find_grounds(question.view, *question.why), *question.why,
                                  question.view, shape));
  }
}

Ran analyze_file(const AnalyzeOptions& options) {
  const auto question = read_question(options);
  if (!question) return std::unexpected(question.error());
  const Analysis analysis = analyze(question->view);
  if (analysis.clash) {
    return std::unexpected(
        Failure{clash_text(*analysis.clash, question->view, question->position.shape), kNoLayout});
  }
  if (!question->position.count) {
    say("minewise analyze: the number of mines is taken as unknown; say --mines N, --density P "
        "or --count-unknown\n");
  }
  options.format == "json" ? print_json(*question, analysis) : print_text(*question, analysis);
  return {};
}

}  // namespace

void add_analyze(CLI::App& program, int& code) {
  auto options = std::make_shared<AnalyzeOptions>();
  CLI::App* verb = program.add_subcommand(
      "analyze",
      "Say what a position holds: every cell's probability, what is certain and why.\n"
      "A position is rows of symbols, with or without spaces: ? covered, 0-8 open with that clue,\n"
      "_ open with the clue withheld, M a mine stepped on, F a flagged mine. Header lines may "
      "stand\n"
      "before the rows: 'mines N', 'mines unknown', 'density P', 'clues MODEL', 'topology KIND'.\n"
      "Probabilities are exact, and take the number of mines into account. A position that no "
      "layout\n"
      "explains ends with exit code 3 and the clues that clash.");
  verb->add_option("position", options->file, "A file, or '-' for standard input")->required();
  verb->add_option("--mines", options->mines, "The board holds this many mines, M and F included");
  verb->add_option("--density", options->density, "Each cell is a mine with this probability");
  verb->add_flag("--count-unknown", options->count_unknown,
                 "Any number of mines is as likely as any other");
  verb->add_option("--clues", options->clues,
                   "exact, withheld:Q, optimistic, cautious, or several joined by '+'");
  verb->add_option("--topology", options->topology, "square, torus or hex");
  verb->add_option(
      "--why", options->why,
      "Explain one cell, ROW,COLUMN: the proof, or what opening it risks and may settle "
      "beside the other candidates; layouts either way; the clues that matter");
  verb->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  printf '???\\n121\\n' | minewise analyze - --mines 2\n"
      "  minewise analyze position.txt --why 2,3\n"
      "  minewise analyze position.txt --density 0.2 --clues withheld:0.1 --format json");
  run_with(verb, code, [options] { return analyze_file(*options); });
}

}  // namespace minewise::cli
