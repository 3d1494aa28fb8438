#include "api/no_guess_games.h"

#include <gtest/gtest.h>

#include "generate/difficulty.h"
#include "support/board.h"

namespace minewise {
namespace {

GameSource made(std::string_view id, std::optional<Grade> grade, std::uint64_t number) {
  NoGuessGames games = must(NoGuessGames::make(id_of(id), grade));
  return must(games.game(number, [] { return true; }));
}

TEST(NoGuessGames, AreOfTheGradeAskedFor) {
  for (const Grade grade : {Grade::Easy, Grade::Medium}) {
    const GameSource source = made("9x9/10 classic", grade, 0);
    const Shape shape = source.id.shape();
    Grader grader(make_topology(shape));
    EXPECT_EQ(grader.grade(*source.layout, shape.cell({4, 4})), grade);
    EXPECT_EQ(source.layout->mines(), 10);
  }
}

TEST(NoGuessGames, BeginAtTheFirstCellOfTheId) {
  const GameSource source = made("9x9/10 classic first=0,8", std::nullopt, 0);
  EXPECT_EQ(source.id.rules.first, (FirstMove{Promise::None, Place{0, 8}}));
}

TEST(NoGuessGames, DifferByNumber) {
  const GameSource one = made("9x9/10 classic", std::nullopt, 0);
  const GameSource same = made("9x9/10 classic", std::nullopt, 0);
  const GameSource other = made("9x9/10 classic", std::nullopt, 1);
  EXPECT_EQ(*one.layout, *same.layout);
  EXPECT_NE(*one.layout, *other.layout);
  EXPECT_EQ(other.id.game, 1);
}

TEST(NoGuessGames, AreGivenUpAfterTheAttempts) {
  int asked = 0;
  NoGuessGames games = must(NoGuessGames::make(id_of("9x9/35 classic"), std::nullopt, 3));
  EXPECT_FALSE(games.game(0, [&] { return ++asked; }));
  EXPECT_LE(asked, 6);
}

TEST(NoGuessGames, RefuseWhatCannotBeMade) {
  EXPECT_FALSE(NoGuessGames::make(id_of("9x9/10 classic clues=optimistic"), std::nullopt));
  EXPECT_FALSE(NoGuessGames::make(id_of("3x3/4 classic"), std::nullopt));
}

}  // namespace
}  // namespace minewise
