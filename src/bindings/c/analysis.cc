#include "bindings/c/analysis.h"

#include <algorithm>

#include "bindings/c/options.h"
#include "bindings/c/position.h"
#include "output/drawing/analysis.h"
#include "output/drawing/proof_strip.h"
#include "output/json/analysis_json.h"
#include "output/text/analysis.h"
#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/sample.h"
#include "solver/what_if.h"

namespace minewise::c {

void add_analysis_words(RequestReader& reader, AnalyzeRequest& request,
                        std::optional<std::uint64_t>& most) {
  constexpr std::uint64_t kMostEntries = 100'000;
  reader.text("why", request.why).text("show", request.show).whole("most", most, 1, kMostEntries);
}

Result<std::string> analysis_text(const AnalyzeAnswer& answer) {
  if (!answer.reasoning.aspects.empty() || answer.asks_agent) return full_text(answer);
  return analysis_json(answer.placed(), answer.analysis, answer.grounds);
}

Result<std::string> analysis_svg(const AnalyzeAnswer& answer, Theme theme) {
  const PlacedView placed = answer.placed();
  TRY(check_drawable(placed.shape));
  if (!answer.reasoning.aspects.empty()) return reasoning_svg(answer, theme);
  const auto& grounds = answer.grounds;
  if (grounds && grounds->steps) return draw_svg(ProofStrip(*grounds->steps, placed, theme));
  return draw_svg({picture_of(placed, answer.analysis, grounds)}, theme);
}

}  // namespace minewise::c

// Analyses as handles.

struct mw_analysis {
  minewise::KeptAnalysis kept;
  std::vector<std::vector<std::uint32_t>> because;  // by deduction

  const minewise::Analysis& analysis() const { return kept.analysis(); }
};

namespace minewise::c {
namespace {

using AnalysisHandle = std::unique_ptr<mw_analysis>;

Result<AnalysisHandle> analyze_position(const mw_position& position) {
  TRY(auto kept, KeptAnalysis::make(position.position.shape, position.view()));
  std::vector<std::vector<std::uint32_t>> because;
  for (const Deduction& each : kept.analysis().deductions) {
    because.push_back(numbers_of(each.reason.because));
  }
  return std::make_unique<mw_analysis>(mw_analysis{std::move(kept), std::move(because)});
}

Result<Text> layouts_text(const Analysis& analysis) {
  if (analysis.layouts) return make_text(analysis.layouts->str());
  const NoLayoutCount why = analysis.layouts.error();
  const bool is_limit = why == NoLayoutCount::TooLarge || why == NoLayoutCount::NotCountedExactly;
  return fail_as(is_limit ? ErrorKind::Limit : ErrorKind::Input, std::string(why_no_layouts(why)));
}

// The answer to the options of a call, and the theme if it has one.
Result<AnalyzeAnswer> answer_to(const mw_analysis& asked, const char* options, std::size_t size,
                                std::optional<std::string>* theme) {
  AnalyzeRequest request;
  std::optional<std::uint64_t> most;
  RequestReader reader;
  add_analysis_words(reader, request, most);
  if (theme) add_theme(reader, *theme);
  TRY(read_options(reader, options, size));
  request.most = most.value_or(request.most);
  return asked.kept.answer(request);
}

Result<Text> json_of(const mw_analysis& asked, const char* options, std::size_t size) {
  TRY(const auto answer, answer_to(asked, options, size, nullptr));
  TRY(auto json, analysis_text(answer));
  return make_text(std::move(json));
}

Result<Text> sentences(const mw_analysis& asked, std::uint32_t number) {
  TRY(const Cell cell, cell_in(number, asked.kept.shape()));
  TRY(const auto grounds, asked.kept.grounds(cell));
  return make_text(describe_grounds(grounds, cell, asked.kept.placed()));
}

Result<Text> svg_of(const mw_analysis& asked, const char* options, std::size_t size) {
  std::optional<std::string> theme;
  TRY(const auto answer, answer_to(asked, options, size, &theme));
  TRY(auto svg, analysis_svg(answer, theme_in(theme)));
  return make_text(std::move(svg));
}

// Which of the answers a cell may give is this one.
Result<int> find_answer(const WhatIf& what_if, char symbol) {
  for (std::size_t i = 0; i < what_if.answers().size(); ++i) {
    const auto& [clue, probability] = what_if.answers()[i];
    if (clue.symbol() == symbol && probability > 0) return static_cast<int>(i);
  }
  return fail_as(ErrorKind::Impossible,
                 format_message("the cell cannot show '{}'", std::string(1, symbol)));
}

Result<void> suppose(mw_analysis& asked, std::uint32_t number, char symbol, double* answer,
                     std::span<double> mine) {
  TRY(const Cell cell, cell_in(number, asked.kept.shape()));
  TRY(auto what_if, asked.kept.what_if(cell));
  if (mine.size() != asked.analysis().mine_probability.size()) {
    return fail("the array has {} numbers, the board {} cells", mine.size(),
                asked.analysis().mine_probability.size());
  }
  TRY(const int chosen, find_answer(what_if, symbol));
  if (answer) *answer = what_if.answers()[static_cast<std::size_t>(chosen)].probability;
  std::ranges::copy(asked.kept.probabilities_after(what_if, cell, chosen), mine.begin());
  return {};
}

Result<void> draw_layouts(mw_analysis& asked, std::uint64_t seed, std::span<std::uint8_t> layouts) {
  const auto cells = static_cast<std::size_t>(asked.kept.shape().cells());
  if (layouts.size() % cells != 0) {
    return fail("{} bytes are not whole layouts of {} cells", layouts.size(), cells);
  }
  return asked.kept.sample(Seed{seed}, layouts);
}

}  // namespace
}  // namespace minewise::c

using namespace minewise::c;

mw_analysis* mw_analyze(const mw_position* position, mw_error** error) {
  return give(error, [&]() -> Result<AnalysisHandle> {
    TRY(const auto* const asked, held(position));
    return analyze_position(*asked);
  });
}

const double* mw_analysis_mine_probability(const mw_analysis* analysis, size_t* count) {
  if (count) *count = analysis ? analysis->analysis().mine_probability.size() : 0;
  return analysis ? analysis->analysis().mine_probability.data() : nullptr;
}

int32_t mw_analysis_is_exact(const mw_analysis* analysis) {
  return analysis && analysis->analysis().exact;
}

double mw_analysis_error(const mw_analysis* analysis) {
  return analysis ? analysis->analysis().error : 1;
}

int32_t mw_analysis_best(const mw_analysis* analysis, uint32_t* cell) {
  if (!analysis || !analysis->analysis().best) return 0;
  if (cell) *cell = static_cast<uint32_t>(analysis->analysis().best->index);
  return 1;
}

mw_text* mw_analysis_layouts(const mw_analysis* analysis, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const asked, held(analysis));
    return layouts_text(asked->analysis());
  });
}

size_t mw_analysis_deductions(const mw_analysis* analysis) {
  return analysis ? analysis->analysis().deductions.size() : 0;
}

int32_t mw_analysis_deduction(const mw_analysis* analysis, size_t index, mw_deduction* deduction) {
  if (index >= mw_analysis_deductions(analysis) || !deduction) return 0;
  const minewise::Deduction& found = analysis->analysis().deductions[index];
  const std::vector<uint32_t>& because = analysis->because[index];
  *deduction = {static_cast<uint32_t>(found.cell.index),
                found.verdict == minewise::Verdict::Mine ? uint32_t{MW_MINE} : uint32_t{MW_SAFE},
                minewise::rule_word(found.reason.rule).data(), because.data(), because.size()};
  return 1;
}

mw_text* mw_analysis_json(const mw_analysis* analysis, const char* options, size_t options_size,
                          mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const asked, held(analysis));
    return json_of(*asked, options, options_size);
  });
}

mw_text* mw_analysis_why(const mw_analysis* analysis, uint32_t cell, mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const asked, held(analysis));
    return sentences(*asked, cell);
  });
}

mw_text* mw_analysis_svg(const mw_analysis* analysis, const char* options, size_t options_size,
                         mw_error** error) {
  return give(error, [&]() -> Result<Text> {
    TRY(const auto* const asked, held(analysis));
    return svg_of(*asked, options, options_size);
  });
}

int32_t mw_analysis_what_if(mw_analysis* analysis, uint32_t cell, char symbol, double* answer,
                            double* mine, size_t count, mw_error** error) {
  return perform(error, [&]() -> Result<void> {
    TRY(auto* const asked, held(analysis));
    return suppose(*asked, cell, symbol, answer, {mine, mine ? count : 0});
  });
}

int32_t mw_analysis_sample(mw_analysis* analysis, uint64_t seed, uint8_t* layouts, size_t size,
                           mw_error** error) {
  return perform(error, [&]() -> Result<void> {
    TRY(auto* const asked, held(analysis));
    if (!layouts && size > 0) return fail("the buffer is null");
    return draw_layouts(*asked, seed, {layouts, size});
  });
}

void mw_analysis_free(mw_analysis* analysis) {
  delete analysis;
}
