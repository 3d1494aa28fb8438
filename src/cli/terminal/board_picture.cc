#include "cli/terminal/board_picture.h"

#include <algorithm>

#include "output/text/grounds.h"

namespace minewise {

void BoardPicture::set_analysis(const Analysis& analysis) {
  if (analysis.clash) return;  // there are no probabilities
  analysis_ = &analysis;
  verdicts_.assign(analysis.mine_probability.size(), std::nullopt);
  for (const Deduction& deduction : analysis.deductions) {
    verdicts_[deduction.cell.at()] = deduction.verdict;
  }
}

void BoardPicture::set_odds(const std::vector<CellOdds>& odds) {
  if (odds.empty()) return;
  odds_.assign(static_cast<std::size_t>(game_.view().cells()), std::nullopt);
  for (const CellOdds& each : odds) odds_[each.cell.at()] = each;
}

// After the end: a mine that was not found, a mark or flag where none is, a number never seen.
CellText BoardPicture::true_text(Cell cell) const {
  const Layout& layout = game_.layout();
  const bool claimed = is_marked(cell) || game_.view().state(cell) == CellState::Flagged;
  if (layout.has_mine(cell)) {
    return claimed ? CellText{" F ", Role::Flag} : CellText{" * ", Role::SteppedOn};
  }
  if (claimed) return {" ! ", Role::SteppedOn};
  const int number = mines_around(layout, game_.view().topology(), cell);
  return {fmt::format(" {} ", number), Role::Faint};
}

CellText BoardPicture::text(Cell cell) const {
  const View& view = game_.view();
  const CellText drawn = cell_text(tile_of(view, cell, news_.empty() ? Mark{} : news_[cell.at()]));
  const bool is_hidden = view.is_covered(cell) || view.state(cell) == CellState::Flagged;
  if (!is_hidden) return drawn;
  if (game_.is_over() && game_.is_dealt()) {
    CellText truth = true_text(cell);
    truth.text.front() = drawn.text.front();
    truth.text.back() = drawn.text.back();
    return truth;
  }
  return is_marked(cell) ? CellText{" F ", Role::Flag} : drawn;
}

Mark BoardPicture::odds_of(Cell cell) const {
  Mark mark;
  mark.is_best = analysis_->best == cell;
  mark.inferred = verdicts_[cell.at()];
  mark.probability = analysis_->mine_probability[cell.at()];
  return mark;
}

PaneCell BoardPicture::at(Cell cell) const {
  auto [inside, role] = text(cell);
  if (analysis_ && game_.view().is_covered(cell) && !game_.is_over()) {
    CellText drawn = wide_cell_text(tile_of(game_.view(), cell, odds_of(cell)));
    inside = drawn.text;
    if (is_marked(cell)) inside.front() = 'F';
    role = drawn.role;
  } else if (!analysis_ && !odds_.empty() && odds_[cell.at()]) {
    const auto& [numbered, number, is_estimate] = *odds_[cell.at()];
    const Mark mark{.probability = number, .is_estimate = is_estimate};
    inside = wide_cell_text(tile_of(game_.view(), cell, mark)).text;
    role = Role::Ink;
  } else if (cell_width() > 3) {
    inside = "  " + inside + " ";
  }
  Light light = Light::None;
  if (std::ranges::find(premises_, cell) != premises_.end()) light = Light::Premise;
  if (cursor_ == cell) light = Light::Cursor;
  return {inside, role, light};
}

std::string picture_legend() {
  return legend() +
         "after the end: * a mine not found, ! a flag where none is\n"
         "underlined: the clues that the reason names\n"
         "probabilities: in percent, the best to open in [ ] if proved safe, else in | |; F beside "
         "it a mark\n";
}

std::string tell_grounds(const Grounds& grounds, Cell cell, const PlacedView& placed) {
  constexpr std::size_t kMostDigits = 24;
  std::string text = describe_grounds(grounds, cell, placed), shortened;
  const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
  for (auto at = text.begin(); at != text.end();) {
    const auto end = std::find_if_not(at, text.end(), is_digit);
    const auto digits = static_cast<std::size_t>(end - at);
    if (digits > kMostDigits) {
      shortened += fmt::format("{}.{}e+{}", *at, std::string_view(at + 1, at + 6), digits - 1);
    } else {
      shortened.append(at, end);
    }
    at = end;
    if (at != text.end()) shortened += *at++;
  }
  return shortened;
}

}  // namespace minewise
