#include "output/text/person_review.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/message.h"
#include "core/table.h"
#include "output/text/explain.h"
#include "output/text/review.h"
#include "output/text/typeset.h"
#include "review/person_critique.h"

namespace minewise {
namespace {

std::string seconds(double ms) {
  return fmt::format("{:.2f} s", ms / 1000);
}

std::string share_of(double part, double whole) {
  return fmt::format("{:.0f}%", whole > 0 ? 100 * part / whole : 0);
}

std::string end_text(const PersonGame& game) {
  switch (game.end) {
    case GameEnd::Won:
      return "won";
    case GameEnd::Lost:
      return "lost";
    case GameEnd::Unfinished:
      break;
  }
  return "not finished";
}

// "3BV    57 of 62, 1.002 a second, IOE 0.61, ..."
std::string value_text(const PersonGame& game) {
  const GameValue value = value_of(game);
  std::string text = "3BV    ";
  const PlayedGame played = played_of(game);
  if (!played.is_solved()) text += fmt::format("{} of ", played.solved_3bv);
  text += fmt::format("{}", game.bbbv);
  if (value.per_second) text += fmt::format(", {:.3f} per second", *value.per_second);
  const std::pair<std::string_view, GameValue::Number> others[] = {
      {"IOE", value.efficiency},
      {"correctness", value.correctness},
      {"throughput", value.throughput},
      {"RQP", value.rqp},
      {"STNB", value.stnb}};
  for (const auto& [name, number] : others) {
    if (number) text += fmt::format(", {} {:.3f}", name, *number);
  }
  return text + "\n";
}

std::string person_head(const PersonGame& game) {
  const auto& [left, right, chord, wasted] = game.counts;
  std::string text =
      fmt::format("game   {}x{}/{}\n", game.shape.width, game.shape.height, game.layout.mines());
  if (!game.program.empty()) {
    text +=
        fmt::format("played {}{}{}\n", game.program, game.version.empty() ? "" : " ", game.version);
  }
  text += fmt::format("ended  {} after {}\n", end_text(game), seconds(game.time_ms));
  text += fmt::format("clicks {} left, {} right, {}; {} of them changed nothing\n", left, right,
                      counted(chord, "chord"), wasted);
  return text + value_text(game) + "\n";
}

// How long a proof had lain when a guess was made in its stead: "it had lain 3.20 s".
std::string lain_text(const PersonReview& review, std::size_t click) {
  const auto& [game, critique] = review;
  const JudgedMove& move = *critique.clicks[click].move;
  if (!move.better || move.better_probability > 0) return "";
  const auto lying = std::ranges::find(critique.lying, *move.better,
                                       [](const LyingProof& proof) { return proof.proof.cell; });
  if (lying == critique.lying.end() || lying->since_click == 0) return "";
  const std::int32_t since = game.clicks[lying->since_click - 1].time_ms;
  return fmt::format(", for {}", seconds(game.clicks[click].time_ms - since));
}

std::string remark(const PersonReview& review, std::size_t click) {
  const JudgedClick& judged = review.critique.clicks[click];
  if (!judged.move) {
    return judged.is_needless ? "changed nothing" : "";
  }
  return judgement_text(*judged.move) + lain_text(review, click) +
         (judged.move->exact ? "" : " (approximate)");
}

std::string clicks_text(const PersonReview& review, bool all) {
  const auto& [game, critique] = review;
  Table table{.columns = {"click", "time", "cell", "kind", "mine", "better", "remark"},
              .sides = "rrlll"};
  for (std::size_t i = 0; i < critique.clicks.size(); ++i) {
    const JudgedClick& judged = critique.clicks[i];
    if (!all && !judged.is_risk()) continue;
    table.rows.push_back(
        {fmt::format("{}", i + 1), seconds(game.clicks[i].time_ms),
         name_of(game.clicks[i].cell, game.shape), std::string(click_word(game.clicks[i].kind)),
         judged.is_risk() ? fmt::format("{:.4f}", judged.risk()) : "",
         judged.move ? better_text(*judged.move, game.shape) : "", remark(review, i)});
  }
  return table.rows.empty() ? "No cell was opened at a risk.\n" : format_table(table);
}

std::string missed_text(const PersonReview& review, bool all) {
  const auto& [game, critique] = review;
  constexpr std::size_t kMost = 12;
  std::string text;
  std::size_t listed = 0;
  for (std::size_t i = 0; i < critique.clicks.size(); ++i) {
    const JudgedClick& judged = critique.clicks[i];
    if (!judged.is_risk() || !judged.move->proof || (!all && listed == kMost)) continue;
    text +=
        fmt::format("  at click {}, {}\n", i + 1,
                    explain(critique.proofs[*judged.move->proof], {critique.shown, game.shape}));
    ++listed;
  }
  return text.empty() ? text : "\nWhat could have been known:\n" + text;
}

// How long proofs lay, by rule.
std::string lying_text(const PersonReview& review) {
  const auto& [game, critique] = review;
  Table table{.columns = {"rule", "cells", "mean wait", "longest"}, .sides = "lrrl"};
  for (std::size_t rule = 0; rule < kRules; ++rule) {
    int cells = 0;
    double sum = 0;
    const LyingProof* longest = nullptr;
    for (const LyingProof& lying : critique.lying) {
      if (std::to_underlying(lying.proof.reason.rule) != rule) continue;
      ++cells;
      sum += lying.lay_ms;
      if (!longest || lying.lay_ms > longest->lay_ms) longest = &lying;
    }
    if (cells == 0) continue;
    table.rows.push_back(
        {std::string(rule_name(static_cast<Rule>(rule))), fmt::format("{}", cells),
         seconds(sum / cells),
         fmt::format("{} {}{}", seconds(longest->lay_ms), name_of(longest->proof.cell, game.shape),
                     longest->was_opened() ? "" : ", never opened")});
  }
  if (table.rows.empty()) return "";
  return "\n"
         "Cells that could be proved safe, and how long they stayed unopened:\n" +
         format_table(table);
}

std::string_view spent_text(Spent spent) {
  switch (spent) {
    case Spent::FirstClick:
      return "before the first click";
    case Spent::SingleClue:
      return "cells safe by a single clue";
    case Spent::HarderProof:
      return "cells that take more than one clue";
    case Spent::Guess:
      return "cells at a risk";
    case Spent::Flag:
      return "flags";
    case Spent::Wasted:
      return "clicks that changed nothing";
    case Spent::AfterLast:
      return "after the last click";
  }
  return "";
}

template <class Times>
std::string time_text(const Times& spent_ms) {
  double whole = 0;
  for (const auto ms : spent_ms) whole += static_cast<double>(ms);
  Table table;
  for (std::size_t i = 0; i < spent_ms.size(); ++i) {
    const auto ms = static_cast<double>(spent_ms[i]);
    if (ms <= 0) continue;
    table.rows.push_back(
        {std::string(spent_text(static_cast<Spent>(i))), seconds(ms), share_of(ms, whole)});
  }
  return table.rows.empty()
             ? ""
             : "\nWhere the time went, by the click that it led to:\n" + format_table(table);
}

std::string thoughts_text(const PersonReview& review) {
  const auto& [game, critique] = review;
  constexpr std::size_t kMost = 3;
  std::vector<std::size_t> clicks;
  for (std::size_t i = 1; i < critique.clicks.size(); ++i) clicks.push_back(i);
  const auto thought = [&](std::size_t i) { return std::pair(-critique.clicks[i].thought_ms, i); };
  std::ranges::sort(clicks, {}, thought);
  clicks.resize(std::min(clicks.size(), kMost));
  std::string text;
  for (const std::size_t i : clicks) {
    const JudgedClick& judged = critique.clicks[i];
    text += fmt::format("{}{} before click {}, when {}", text.empty() ? "longest pauses: " : "; ",
                        seconds(judged.thought_ms), i + 1,
                        judged.lying > 0 ? counted(judged.lying, "cell") + " could be proved safe"
                                         : "nothing could be proved safe");
  }
  return text.empty() ? text : text + "\n";
}

std::string needless_text(const PersonReview& review) {
  const auto& [game, critique] = review;
  int flags = 0;
  for (const JudgedClick& judged : critique.clicks) {
    flags += judged.move && (judged.move->judgement == Judgement::ProvedFlag ||
                             judged.move->judgement == Judgement::UnprovedFlag);
  }
  return fmt::format("needless: {} used by no chord, {} opened nothing\n",
                     counted_of(critique.needless_flags, flags, "flag"),
                     counted(critique.needless_chords, "chord"));
}

std::string counts_text(const PersonReview& review) {
  const PersonCritique& critique = review.critique;
  return fmt::format("{} at a risk: {} forced, {} avoidable\n", counted(critique.risks, "click"),
                     critique.forced, critique.avoidable);
}

std::string trend_text(std::string_view what, const std::optional<Trend>& trend) {
  if (!trend) return "";
  const bool is_clear = std::abs(trend->change) > trend->half_width;
  return fmt::format("  {}: {:+.3f} ±{:.3f} in 100 games{}\n", what, trend->change,
                     trend->half_width, is_clear ? "" : ", which may be chance");
}

std::string rules_text(const PersonTotals& totals) {
  Table table{{"rule", "avoidable guesses", "cells proved", "mean wait"}};
  for (std::size_t i = 0; i < kRules; ++i) {
    const auto& [missed, proofs, lay_ms] = totals.rules[i];
    if (missed == 0 && proofs == 0) continue;
    table.rows.push_back({std::string(rule_name(static_cast<Rule>(i))), fmt::format("{}", missed),
                          fmt::format("{}", proofs), proofs > 0 ? seconds(lay_ms / proofs) : ""});
  }
  return table.rows.empty() ? "" : "\n" + format_table(table);
}

}  // namespace

std::string_view rule_name(Rule rule) {
  switch (rule) {
    case Rule::SinglePoint:
      return "a single clue";
    case Rule::Subset:
      return "two clues";
    case Rule::Gaussian:
      return "several clues";
    case Rule::Contradiction:
      return "contradiction";
    case Rule::Groups:
      return "a group of clues";
    case Rule::Exact:
      return "all layouts";
    case Rule::Count:
      return "the number of mines";
  }
  return "";
}

std::string person_review_text(const PersonReview& review, bool all) {
  const auto& [game, critique] = review;
  std::string text = person_head(game) + clicks_text(review, all) + missed_text(review, all) +
                     lying_text(review) + time_text(critique.spent_ms) + "\n" +
                     thoughts_text(review) + needless_text(review) + counts_text(review) +
                     luck_text(critique.luck);
  for (const std::string& difference : game.differences) text += difference + "\n";
  if (!critique.exact) {
    text += "approximate: part of the frontier was too large to count exactly\n";
  }
  return text;
}

std::string person_totals_text(const PersonTotals& totals) {
  std::string text = counted(totals.games.size(), "game");
  if (const auto interval = totals.won.interval()) {
    text += fmt::format(", {} won: {:.1f}% ({:.1f} to {:.1f})", totals.won.happened(),
                        100 * totals.won.value(), 100 * interval->low, 100 * interval->high);
  }
  text += fmt::format("\n{} at a risk: {} forced, {} avoidable\n", counted(totals.risks, "click"),
                      totals.risks - totals.avoidable, totals.avoidable);
  text += fmt::format("forced guesses per game: {:.2f}", totals.forced.value());
  if (const auto interval = totals.forced.interval()) {
    text += fmt::format(" (±{:.2f})", interval->half_width());
  }
  text += fmt::format(
      "\n"
      "the guesses hit {}; expected {:.1f} ±{:.1f}, with the best cells {:.1f}\n",
      counted(totals.hits, "mine"), totals.expected, totals.expected_reach(),
      totals.least_expected);
  if (const auto rule = totals.most_missed()) {
    text += fmt::format("missed most: {}\n", rule_name(*rule));
  }
  text += rules_text(totals) + time_text(totals.spent_ms);
  const std::string trends =
      trend_text("3BV per second, games won", totals.pace()) +
      trend_text("seconds that a provable cell stayed unopened", totals.lying()) +
      trend_text("avoidable guesses per game", totals.avoided());
  if (!trends.empty()) text += "\nFrom game to game, in the order of their names:\n" + trends;
  return text;
}

}  // namespace minewise
