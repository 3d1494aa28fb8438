#include "api/analyze.h"

#include "core/macros.h"
#include "core/message.h"
#include "output/text/analysis.h"
#include "solver/sample.h"

namespace minewise {

Result<Cell> find_covered(std::string_view option, std::string_view text,
                          const PlacedView& placed) {
  TRY(const Cell cell, find_cell(option, text, placed.shape));
  if (placed.view.is_covered(cell)) return cell;
  return fail_option(option, "{} is not covered", text);
}

namespace {

Result<void> read_options(const AnalyzeRequest& request, AnalyzeQuestion& question) {
  const PlacedView placed{question.moment.view, question.moment.position.shape};
  if (request.why) {
    TRY(question.why, find_covered("why", *request.why, placed));
  }
  TRY(question.aspects, read_aspects(request.show));
  question.most = request.most;
  return {};
}

}  // namespace

Result<AnalyzeQuestion> read_question(Given given, const AnalyzeRequest& request) {
  TRY(auto adviser, find_adviser(given));
  TRY(auto moment, moment_in(given));
  AnalyzeQuestion question{std::move(moment), std::move(given.words)};
  question.adviser = std::move(adviser);
  TRY(read_options(request, question));
  return question;
}

Result<AnalyzeAnswer> analyze(AnalyzeQuestion question) {
  AnalyzeAnswer answer{std::move(question.moment)};
  answer.analysis = analyze(answer.moment.view);
  if (const auto& conflict = answer.analysis.conflict) {
    return std::unexpected(error_of(*conflict, answer.placed()));
  }
  answer.grounds = find_grounds(answer.moment.view, question.why);
  answer_more(question, answer);
  return answer;
}

KeptAnalysis::KeptAnalysis(const Shape& shape, View view, Analysis analysis)
    : shape_(shape),
      view_(std::make_unique<View>(std::move(view))),
      analysis_(std::move(analysis)) {}

Result<KeptAnalysis> KeptAnalysis::make(const Shape& shape, View view) {
  Analysis analysis = minewise::analyze(view);
  if (analysis.conflict) return std::unexpected(error_of(*analysis.conflict, {view, shape}));
  return KeptAnalysis(shape, std::move(view), std::move(analysis));
}

Knowledge& KeptAnalysis::known() {
  if (!known_) {
    known_ = std::make_unique<Knowledge>(*view_);
    known_->recount();
  }
  return *known_;
}

Result<AnalyzeAnswer> KeptAnalysis::answer(const AnalyzeRequest& request) const {
  AnalyzeQuestion question{{position_of(*view_, shape_), *view_, {}}};
  TRY(read_options(request, question));
  AnalyzeAnswer answer{std::move(question.moment), analysis_};
  answer.grounds = find_grounds(*view_, question.why);
  answer_more(question, answer);
  return answer;
}

Result<Grounds> KeptAnalysis::grounds(Cell cell) const {
  if (view_->is_covered(cell)) return find_grounds(*view_, cell);
  return fail("{} is not covered", shape_.place(cell).text());
}

Result<WhatIf> KeptAnalysis::what_if(Cell cell) {
  const bool is_covered = view_->is_covered(cell);
  if (is_covered && !known().facts().is_mine(cell)) return WhatIf(known(), cell);
  return fail("{} is {}", shape_.place(cell).text(), is_covered ? "a mine" : "not covered");
}

std::vector<double> KeptAnalysis::probabilities_after(WhatIf& what_if, Cell opened, int answer) {
  std::vector<double> after = analysis_.mine_probability;
  for (const Cell cell : view_->covered()) {
    if (!known().facts().is_known(cell)) after[cell.at()] = what_if.mine_probability(answer, cell);
  }
  after[opened.at()] = 0;
  return after;
}

Result<void> KeptAnalysis::sample(Seed seed, std::span<std::uint8_t> layouts) {
  return draw_layouts(known(), seed, layouts);
}

Result<void> draw_layouts(Knowledge& known, Seed seed, std::span<std::uint8_t> layouts,
                          const std::function<bool()>& goes_on) {
  auto source = LayoutSource::of(known);
  if (!source || !known.posterior().is_exact()) {
    return fail_as(ErrorKind::Limit,
                   "part of the frontier is too large to count exactly: no layouts are drawn");
  }
  Rng rng(seed, Digest("sample"));
  const auto cells = static_cast<std::size_t>(known.view().cells());
  for (std::size_t begin = 0; begin < layouts.size(); begin += cells) {
    if (goes_on && !goes_on()) return fail_as(ErrorKind::Stopped, "the drawing was stopped");
    const Layout layout = source->draw(rng);
    for (std::size_t i = 0; i < cells; ++i) {
      layouts[begin + i] = layout.has_mine(Cell{static_cast<std::int32_t>(i)});
    }
  }
  return {};
}

}  // namespace minewise
