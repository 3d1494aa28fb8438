// What many games of a person show together: how often a guess was forced, how the guesses turned
// out against expectation, which rule is missed most, and whether play improves over time. A
// LessonBook collects the most instructive moments of these games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/statistics.h"
#include "review/person_critique.h"

namespace minewise {

// The figures of one game: a line of a table, and a point of a trend.
struct PersonRow {
  std::string name;  // of the file
  std::string program;
  int width = 0, height = 0, mines = 0;
  GameEnd end = GameEnd::Unfinished;
  std::int32_t time_ms = 0;
  int bbbv = 0;
  ClickCounts clicks;
  int risks = 0, forced = 0, avoidable = 0;
  double expected = 0;        // mines to be expected with the risks taken
  double least_expected = 0;  // and with the least ones
  int hits = 0;
  std::optional<double> luck;  // in standard deviations
  int proofs = 0;              // cells that could be proved safe
  double lay_ms = 0;           // how long they lay, on average
  int needless_flags = 0, needless_chords = 0;

  bool is_won() const { return end == GameEnd::Won; }
  std::optional<double> bbbv_per_second() const;  // of games that were won
};

PersonRow row_of(std::string name, const PersonGame& game, const PersonCritique& critique);

// A figure that changes from game to game, by least squares: per 100 games, with its 95% interval.
struct Trend {
  double change = 0;
  double half_width = 0;
};

struct PersonTotals {
  std::vector<PersonRow> games;  // in the order of time
  Rate won;                      // of games that were finished
  Mean forced;                   // guesses a game where nothing was certain
  int risks = 0, avoidable = 0;
  int hits = 0;           // mines that the guesses hit
  double expected = 0;    // and those to be expected
  double deviation2 = 0;  // its variance
  double least_expected = 0;

  // By rule: the guesses that it would have saved, and the cells that it could prove.
  struct ByRule {
    int missed = 0;
    int proofs = 0;
    double lay_ms = 0;  // in all
  };
  std::array<ByRule, kRules> rules{};
  std::array<double, kSpent> spent_ms{};

  void add(std::string name, const PersonGame& game, const PersonCritique& critique);

  // How far the number of mines hit may lie from what was to be expected, by chance alone, in 95 of
  // 100 cases.
  double expected_reach() const;

  // The rule whose proofs were there most often at a guess; none if no guess was avoidable.
  std::optional<Rule> most_missed() const;

  // 3BV a second in games won; seconds that a proof lay; avoidable guesses a game. None for fewer
  // than five games.
  std::optional<Trend> pace() const;
  std::optional<Trend> lying() const;
  std::optional<Trend> avoided() const;
};

// The most instructive moments of many games: guesses that were not necessary. Those that lost a
// game come first, and among these the ones that the simplest rule would have saved.

struct Lesson {
  std::string game;       // the name of its file
  std::size_t click = 0;  // from 1
  Shape shape;
  Click made;
  JudgedMove move;
  std::optional<Deduction> proof;  // that would have saved the guess
  std::int32_t lay_ms = 0;         // how long it had lain
  View view;                       // what the person saw, flags included
};

class LessonBook {
 public:
  explicit LessonBook(std::size_t most) : most_(most) {}

  void add(const std::string& name, const PersonGame& game, const PersonCritique& critique);

  // Best first.
  const std::vector<Lesson>& lessons() const { return lessons_; }

 private:
  std::size_t most_;
  std::vector<Lesson> lessons_;
};

}  // namespace minewise
