#include "search/set_matrix.h"

namespace minewise {

SetMatrix::SetMatrix(const LayoutFrame& frame, const Bits* set) {
  places_.resize(static_cast<std::size_t>(frame.size()), 0);
  for_each_member(set, frame.words(), [&](int member) {
    places_[member] = static_cast<std::uint16_t>(members_.size());
    members_.push_back(member);
  });
  answers_.reserve(layouts() * static_cast<std::size_t>(frame.columns()));
  for (int column = 0; column < frame.columns(); ++column) add_column(frame, set, column);
}

void SetMatrix::add_column(const LayoutFrame& frame, const Bits* set, int column) {
  const std::size_t first = answers_.size();
  answers_.resize(first + layouts(), 0);
  std::uint16_t* const answers = answers_.data() + first;
  std::uint16_t named = 0;
  std::size_t safe = 0;
  for (int index = 0; index < frame.answers(column); ++index) {
    const Bits* shown = frame.answer(column, index);
    const std::size_t before = safe;
    for (int word = 0; word < frame.words(); ++word) {
      for (Bits rest = set[word] & shown[word]; rest != 0; rest &= rest - 1, ++safe) {
        const int member = word * kBits + std::countr_zero(rest);
        answers[places_[member]] = static_cast<std::uint16_t>(named + 1);
      }
    }
    named = static_cast<std::uint16_t>(named + (safe != before));
  }
  const bool all_equal = named == 0 || (named == 1 && safe == layouts());
  if (all_equal) {
    answers_.resize(first);
  } else {
    counts_.push_back(named);
  }
}

}  // namespace minewise
