// The most instructive moments of many games: guesses that need not have been made, those that
// lost a game first, and of these the ones that the simplest rule would have saved.
#pragma once

#include <string>
#include <vector>

#include "review/person_critique.h"

namespace minewise {

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
