#include "review/lessons.h"

#include <algorithm>
#include <tuple>

#include "review/person_board.h"

namespace minewise {
namespace {

// Less is better: lost games first, then the simplest rule, then the greatest needless risk.
auto rank_of(const Lesson& lesson) {
  const int rule = lesson.proof ? static_cast<int>(lesson.proof->reason.rule) : kRules;
  return std::tuple(!lesson.move.is_mine, rule,
                    lesson.move.least_risk() - lesson.move.mine_probability);
}

// How long a proof had lain when a click was made.
std::int32_t lain_before(const PersonGame& game, const PersonCritique& critique, std::size_t click,
                         Cell cell) {
  const auto lying = std::ranges::find(critique.lying, cell,
                                       [](const LyingProof& proof) { return proof.proof.cell; });
  if (lying == critique.lying.end() || lying->since_click > click) return 0;
  return game.clicks[click].time_ms - game.clicks[lying->since_click - 1].time_ms;
}

bool is_instructive(const JudgedClick& judged) {
  return judged.is_risk() && judged.move->judgement != Judgement::Safest;
}

}  // namespace

void LessonBook::add(const std::string& name, const PersonGame& game,
                     const PersonCritique& critique) {
  for (std::size_t i = 0; i < critique.clicks.size(); ++i) {
    const JudgedClick& judged = critique.clicks[i];
    if (!is_instructive(judged)) continue;
    Lesson lesson{.game = name,
                  .click = i + 1,
                  .shape = game.shape,
                  .made = game.clicks[i],
                  .move = *judged.move,
                  .proof = {},
                  .lay_ms = 0,
                  .view = critique.shown};
    if (const auto proof = judged.move->proof) {
      lesson.proof = critique.proofs[*proof];
      lesson.lay_ms = lain_before(game, critique, i, lesson.proof->cell);
    }
    const auto place = std::ranges::upper_bound(lessons_, rank_of(lesson), {}, rank_of);
    if (lessons_.size() == most_ && place == lessons_.end()) continue;
    lesson.view = view_before(game, i);
    lessons_.insert(place, std::move(lesson));
    if (lessons_.size() > most_) lessons_.pop_back();
  }
}

}  // namespace minewise
