// minewise review: a saved game, and how well it was played.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <variant>

#include "front/cli/file_roles.h"
#include "front/cli/files.h"
#include "front/cli/progress.h"
#include "front/cli/verb.h"
#include "show/wording/explain.h"
#include "study/critique/critique.h"

namespace minewise::cli {
namespace {

struct ReviewOptions {
  std::string file;
  bool all = false;
  std::string format = "text";
};

// A game and what there is to say about it.
struct Review {
  const Transcript& transcript;
  const Critique& critique;

  Shape shape() const { return transcript.id.shape(); }
  std::size_t moves() const { return transcript.steps.size(); }
};

std::string result_text(const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::Mine:
      return "mine";
    case Outcome::Kind::Flagged:
      return "flag";
    case Outcome::Kind::Clue:
      break;
  }
  return std::string(1, outcome.clue.symbol());
}

std::string better_text(const JudgedMove& judged, const Shape& shape) {
  if (!judged.better) return judged.judgement == Judgement::KnownMine ? "flag it" : "";
  const std::string cell = name_of(*judged.better, shape);
  const bool is_safe = judged.judgement == Judgement::Avoidable || judged.better_probability == 0;
  return is_safe ? cell + " safe" : fmt::format("{} {:.4f}", cell, judged.better_probability);
}

std::string judgement_text(const JudgedMove& judged) {
  switch (judged.judgement) {
    case Judgement::ByTheRules:
      return "the rules' choice, not the player's";
    case Judgement::Certain:
      return "certain to be safe";
    case Judgement::Safest:
      return judged.is_mine ? "bad luck: no cell was safer" : "fair: no cell was safer";
    case Judgement::Riskier:
      return fmt::format("needless risk: {:.4f} more than the safest",
                         judged.mine_probability - judged.least_risk);
    case Judgement::Avoidable:
      return judged.is_mine ? "blunder: a safe cell was there" : "avoidable: a safe cell was there";
    case Judgement::KnownMine:
      return "blunder: certain to be a mine";
    case Judgement::ProvedFlag:
      return "certain to be a mine";
    case Judgement::UnprovedFlag:
      return judged.is_mine ? "no proof, though right" : "wrong";
  }
  return "";
}

// What the player made of a move, where that differs from what it was.
std::string claim_text(const JudgedMove& judged, const Decision& decision) {
  const bool claimed = decision.basis == Basis::Proof;
  if (judged.is_risk() && claimed) return "; claimed as proved";
  if (judged.judgement == Judgement::Certain && !claimed) return ", though taken for a guess";
  return "";
}

std::string remark(const JudgedMove& judged, const Decision& decision) {
  return judgement_text(judged) + claim_text(judged, decision) +
         (judged.exact ? "" : " (approximate)");
}

bool is_remarkable(const JudgedMove& judged) {
  return judged.is_risk() || judged.judgement == Judgement::UnprovedFlag;
}

void print_moves(const Review& review, bool all) {
  const auto& [transcript, critique] = review;
  const auto listed = [&](const JudgedMove& judged) { return all || is_remarkable(judged); };
  if (std::ranges::none_of(critique.moves, listed)) {
    print("No move was a guess.\n");
    return;
  }
  print("  move  cell       mine     result  better            remark\n");
  for (std::size_t i = 0; i < review.moves(); ++i) {
    const JudgedMove& judged = critique.moves[i];
    if (!listed(judged)) continue;
    const auto& [decision, outcome, line] = transcript.steps[i];
    print(fmt::format("{:>6}  {:<9}  {:.4f}   {:<6}  {:<16}  {}\n", i + 1,
                      name_of(decision.move.cell, review.shape()), judged.mine_probability,
                      result_text(outcome), better_text(judged, review.shape()),
                      remark(judged, decision)));
  }
}

// The moves at which each proof was missed.
std::vector<std::vector<std::size_t>> find_misses(const Critique& critique) {
  std::vector<std::vector<std::size_t>> misses(critique.proofs.size());
  for (std::size_t i = 0; i < critique.moves.size(); ++i) {
    if (const auto proof = critique.moves[i].proof) misses[*proof].push_back(i + 1);
  }
  return misses;
}

void print_missed(const Review& review, bool all) {
  constexpr std::size_t kMost = 12;
  const auto& proofs = review.critique.proofs;
  if (proofs.empty()) return;
  print("\nWhat could have been known:\n");
  const auto misses = find_misses(review.critique);
  const std::size_t count = all ? proofs.size() : std::min(kMost, proofs.size());
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t times = misses[i].size();
    print(fmt::format("  at move {}{}, {}\n", misses[i].front(),
                      times > 1 ? fmt::format(" and {} more", times - 1) : "",
                      explain(proofs[i], review.critique.shown, review.shape())));
  }
  if (count < proofs.size()) {
    print(fmt::format("  and {} more; --all lists them\n", proofs.size() - count));
  }
}

std::string counted(int count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

void print_counts(const Critique& critique) {
  const auto& safest = critique.total(Judgement::Safest);
  const auto& riskier = critique.total(Judgement::Riskier);
  const auto& avoidable = critique.total(Judgement::Avoidable);
  const auto& known = critique.total(Judgement::KnownMine);
  print(fmt::format("{}: {} fair, {} riskier than needed, {} avoidable; {} opened\n",
                    counted(safest.moves + riskier.moves + avoidable.moves, "guess", "guesses"),
                    safest.moves, riskier.moves, avoidable.moves,
                    counted(known.moves, "certain mine", "certain mines")));
  print(fmt::format("{} stepped on: {} by bad luck, {} by needless risk, {} by blunder\n",
                    counted(critique.luck.stepped, "mine", "mines"), safest.mines, riskier.mines,
                    avoidable.mines + known.mines));
  if (critique.total(Judgement::ByTheRules).mines > 0) {
    print("and one in the first cell, which the rules chose\n");
  }
  const auto& flags = critique.total(Judgement::UnprovedFlag);
  if (flags.moves > 0) {
    print(fmt::format("{} without proof, {} of them wrong\n", counted(flags.moves, "flag", "flags"),
                      flags.moves - flags.mines));
  }
}

void print_luck(const Review& review) {
  const Luck& luck = review.critique.luck;
  if (luck.needless) {
    print(
        fmt::format("risk: {:.4f} mines to be expected, {:.4f} with the best cell each time: "
                    "{:.1f}% was needless\n",
                    luck.expected, luck.least_expected, 100 * *luck.needless));
    print(fmt::format("chance to step on none: {:.4g}, with the best cell each time {:.4g}\n",
                      luck.survival, luck.best_survival));
  }
  if (!luck.figure) {
    print("luck: nothing was left to chance\n");
    return;
  }
  print(
      fmt::format("luck: {:+.2f} standard deviations; luckier than {:.0f} of 100 games with the "
                  "same risks\n",
                  *luck.figure, 100 * *luck.luckier_than));
}

void print_text(const Review& review, bool all) {
  const auto& [transcript, critique] = review;
  print(fmt::format("game   {}\nagent  {}\nended  {} after {}\n\n", format_game_id(transcript.id),
                    transcript.agent, transcript.result.won ? "won" : "not won",
                    counted(static_cast<int>(review.moves()), "move", "moves")));
  print_moves(review, all);
  print_missed(review, all);
  print("\n");
  print_counts(critique);
  print_luck(review);
  if (std::holds_alternative<UnknownCount>(critique.shown.count())) {
    print("the number of mines was hidden: every number was taken to be equally likely\n");
  }
  if (!critique.exact) {
    print("approximate: part of the frontier was too large to count exactly\n");
  }
}

using Json = nlohmann::ordered_json;

Json or_null(const std::optional<double>& number) {
  return number ? Json(*number) : Json(nullptr);
}

Json json_place(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return {{"row", place.row}, {"col", place.col}};
}

Json move_json(const Review& review, std::size_t index) {
  const auto& [decision, outcome, line] = review.transcript.steps[index];
  const JudgedMove& judged = review.critique.moves[index];
  Json json{{"move", index + 1}};
  json.update(json_place(decision.move.cell, review.shape()));
  json["basis"] = basis_word(decision.basis);
  json["result"] = result_text(outcome);
  json["judgement"] = judgement_word(judged.judgement);
  json["mine_probability"] = judged.mine_probability;
  json["is_mine"] = judged.is_mine;
  json["exact"] = judged.exact;
  if (!judged.is_risk()) return json;
  json["least_risk"] = judged.least_risk;
  json["better"] = nullptr;
  if (judged.better) {
    json["better"] = json_place(*judged.better, review.shape());
    json["better"]["mine_probability"] = judged.better_probability;
  }
  return json;
}

Json missed_json(const Review& review) {
  Json missed = Json::array();
  const auto misses = find_misses(review.critique);
  for (std::size_t i = 0; i < misses.size(); ++i) {
    const Deduction& proof = review.critique.proofs[i];
    Json json = json_place(proof.cell, review.shape());
    json["verdict"] = proof.verdict == Verdict::Safe ? "safe" : "mine";
    json["rule"] = rule_word(proof.reason.rule);
    json["because"] = Json::array();
    for (const Cell clue : proof.reason.because) {
      const Place place = review.shape().place(clue);
      json["because"].push_back({place.row, place.col});
    }
    json["text"] = explain(proof, review.critique.shown, review.shape());
    json["moves"] = misses[i];
    missed.push_back(std::move(json));
  }
  return missed;
}

Json luck_json(const Luck& luck) {
  return {{"stepped", luck.stepped},
          {"expected", luck.expected},
          {"least_expected", luck.least_expected},
          {"needless", or_null(luck.needless)},
          {"survival", luck.survival},
          {"best_survival", luck.best_survival},
          {"deviation", luck.deviation},
          {"figure", or_null(luck.figure)},
          {"luckier_than", or_null(luck.luckier_than)}};
}

// A million moves would not fit into memory as one value: each is written by itself.
void print_json(const Review& review) {
  const auto& [transcript, critique] = review;
  Json totals;
  for (int i = 0; i < kJudgements; ++i) {
    const auto judgement = static_cast<Judgement>(i);
    const auto& [moves, mines] = critique.total(judgement);
    totals[std::string(judgement_word(judgement))] = {{"moves", moves}, {"mines", mines}};
  }
  const Json head{{"game", format_game_id(transcript.id)},
                  {"agent", transcript.agent},
                  {"won", transcript.result.won},
                  {"exact", critique.exact},
                  {"totals", totals},
                  {"luck", luck_json(critique.luck)},
                  {"missed", missed_json(review)}};
  std::string text = head.dump();
  text.pop_back();  // the closing brace
  print(text + ",\"moves\":[");
  for (std::size_t i = 0; i < review.moves(); ++i) {
    print((i > 0 ? "," : "") + move_json(review, i).dump());
  }
  print("]}\n");
}

Ran review_file(const ReviewOptions& options) {
  const auto text = read_text(options.file);
  if (!text) return std::unexpected(text.error());
  const auto transcript = parse_transcript(*text);
  if (!transcript) return bad_file(options.file, transcript.error());
  std::optional<ProgressLine> line("reviewing");
  const auto judged = critique(*transcript, [&](double done) { line->update(done); });
  line.reset();
  if (!judged) return bad_file(options.file, judged.error());
  const Review review{*transcript, *judged};
  options.format == "json" ? print_json(review) : print_text(review, options.all);
  return {};
}

}  // namespace

void add_review(CLI::App& program, int& code) {
  auto options = std::make_shared<ReviewOptions>();
  CLI::App* verb = program.add_subcommand(
      "review",
      "Judge a saved game: the guesses, what could have been known, and the luck.\n"
      "Each move is judged by the exact probabilities of what was shown before it. A guess is\n"
      "  fair         no cell was certain to be safe, and none was safer;\n"
      "  needless     none was certain, but a safer one was there;\n"
      "  avoidable    some cell was certain to be safe, and the proof is given.\n"
      "Luck compares the mines stepped on with those to be expected at the risks taken; it says\n"
      "nothing about how well they were chosen. What was needless of the risk does.");
  reads(verb->add_option("transcript", options->file,
                         "What 'minewise play --save' wrote ('-' for standard input)"))
      ->required();
  verb->add_flag("--all", options->all,
                 "List every move, not only guesses and doubtful flags, and every proof missed");
  verb->add_option("--format", options->format, "text, or json, which always has every move")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  minewise play --agent basic \"beginner classic seed=7\" --save game.txt\n"
      "  minewise review game.txt\n"
      "  minewise review game.txt --format json");
  run_with(verb, code, [options] { return review_file(*options); });
}

}  // namespace minewise::cli
