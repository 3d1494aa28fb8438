#include "bindings/c/analysis.h"

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

Answer<std::string> analysis_svg(const PlacedView& placed, const Analysis& analysis,
                                 std::optional<Cell> why, const Reasoning& reasoning, Theme theme) {
  TRY(check_drawable(placed.shape));
  if constexpr (kShowsReasoning) {
    if (!reasoning.aspects.empty()) return draw_svg({picture_of(placed, reasoning)}, theme);
  }
  const auto proof = why ? find_proof(placed.view, analysis, *why) : std::nullopt;
  if (proof) return draw_svg(ProofStrip(*proof, placed, theme));
  return draw_svg({picture_of(placed, analysis, find_grounds(placed.view, why))}, theme);
}

}  // namespace minewise::c

// Analyses as handles. What-if and samples need the posterior, which is made on first use and kept.

struct mw_analysis {
  minewise::Shape shape;
  minewise::View view;
  minewise::Analysis analysis;
  std::vector<std::vector<std::uint32_t>> because;  // by deduction
  std::unique_ptr<minewise::Knowledge> known = {};

  minewise::PlacedView placed() const { return {view, shape}; }
  minewise::Knowledge& knowledge() {
    if (!known) known = std::make_unique<minewise::Knowledge>(view);
    return *known;
  }
};

namespace minewise::c {
namespace {

using AnalysisHandle = std::unique_ptr<mw_analysis>;

Answer<AnalysisHandle> analyze_position(const mw_position& position) {
  View view = position.view();
  Analysis analysis = analyze(view);
  const Shape& shape = position.position.shape;
  if (analysis.conflict) return refuse(*analysis.conflict, {view, shape});
  std::vector<std::vector<std::uint32_t>> because;
  for (const Deduction& each : analysis.deductions) {
    because.push_back(numbers_of(each.reason.because));
  }
  return std::make_unique<mw_analysis>(
      mw_analysis{shape, std::move(view), std::move(analysis), std::move(because)});
}

Answer<Text> layouts_text(const Analysis& analysis) {
  if (analysis.layouts) return make_text(analysis.layouts->str());
  const NoLayoutCount why = analysis.layouts.error();
  const bool is_limit = why == NoLayoutCount::TooLarge || why == NoLayoutCount::NotCountedExactly;
  return refuse(Error{std::string(why_no_layouts(why))}, is_limit ? MW_LIMIT : MW_INPUT);
}

Answer<Text> json_of(const mw_analysis& asked, const char* options, std::size_t size) {
  std::optional<std::string> why, show;
  std::optional<std::uint64_t> most;
  RequestReader reader;
  reader.text("why", why).text("show", show).whole("most", most, 1, kMostEntries);
  TRY(read_options(reader, options, size));
  TRY(const auto cell, covered_cell("why", why, asked.placed()));
  TRY(auto reasoning, reasoning_asked(asked.view, show, most));
  return make_text(
      analysis_json(asked.placed(), asked.analysis, find_grounds(asked.view, cell), reasoning));
}

Answer<Text> sentences(const mw_analysis& asked, std::uint32_t number) {
  TRY(const Cell cell, cell_in(number, asked.shape));
  if (!asked.view.is_covered(cell)) {
    return refuse(Error{fmt::format("{} is not covered", asked.shape.place(cell).text())});
  }
  return make_text(describe_grounds(find_grounds(asked.view, cell), cell, asked.placed()));
}

Answer<Text> svg_of(const mw_analysis& asked, const char* options, std::size_t size) {
  std::optional<std::string> why, show, theme;
  std::optional<std::uint64_t> most;
  RequestReader reader;
  reader.text("why", why).text("show", show).whole("most", most, 1, kMostEntries);
  add_theme(reader, theme);
  TRY(read_options(reader, options, size));
  TRY(const auto cell, covered_cell("why", why, asked.placed()));
  TRY(const auto reasoning, reasoning_asked(asked.view, show, most));
  TRY(auto svg, analysis_svg(asked.placed(), asked.analysis, cell, reasoning, theme_in(theme)));
  return make_text(std::move(svg));
}

// Which of the answers a cell may give is this one.
Answer<int> find_answer(const WhatIf& what_if, char symbol) {
  for (std::size_t i = 0; i < what_if.answers().size(); ++i) {
    const auto& [clue, probability] = what_if.answers()[i];
    if (clue.symbol() == symbol && probability > 0) return static_cast<int>(i);
  }
  return refuse(Error{format_message("the cell cannot show '{}'", std::string(1, symbol))},
                MW_IMPOSSIBLE);
}

Answer<void> suppose(mw_analysis& asked, std::uint32_t number, char symbol, double* answer,
                     std::span<double> mine) {
  TRY(const Cell cell, cell_in(number, asked.shape));
  Knowledge& known = asked.knowledge();
  if (!asked.view.is_covered(cell) || known.facts().is_mine(cell)) {
    return refuse(Error{fmt::format("{} is {}", asked.shape.place(cell).text(),
                                    asked.view.is_covered(cell) ? "a mine" : "not covered")});
  }
  if (mine.size() != asked.analysis.mine_probability.size()) {
    return refuse(Error{fmt::format("the array has {} numbers, the board {} cells", mine.size(),
                                    asked.analysis.mine_probability.size())});
  }
  WhatIf what_if(known, cell);
  TRY(const int chosen, find_answer(what_if, symbol));
  if (answer) *answer = what_if.answers()[static_cast<std::size_t>(chosen)].probability;
  for (int i = 0; i < asked.shape.cells(); ++i) {
    const Cell other{i};
    const bool is_open_question = asked.view.is_covered(other) && !known.facts().is_known(other);
    const double now = asked.analysis.mine_probability[other.at()];
    mine[other.at()] = is_open_question ? what_if.mine_probability(chosen, other) : now;
  }
  mine[cell.at()] = 0;
  return {};
}

Answer<void> draw_layouts(mw_analysis& asked, std::uint64_t seed, std::span<std::uint8_t> layouts) {
  const auto cells = static_cast<std::size_t>(asked.shape.cells());
  if (layouts.size() % cells != 0) {
    return refuse(
        Error{fmt::format("{} bytes are not whole layouts of {} cells", layouts.size(), cells)});
  }
  Knowledge& known = asked.knowledge();
  auto source = LayoutSource::of(known);
  if (!source || !known.posterior().is_exact()) {
    return refuse(Error{"part of the frontier is too large to count, so no layouts are drawn"},
                  MW_LIMIT);
  }
  Rng rng(Seed{seed}, Digest("sample"));
  for (std::size_t begin = 0; begin < layouts.size(); begin += cells) {
    const Layout layout = source->draw(rng);
    for (std::size_t i = 0; i < cells; ++i) {
      layouts[begin + i] = layout.has_mine(Cell{static_cast<std::int32_t>(i)});
    }
  }
  return {};
}

}  // namespace
}  // namespace minewise::c

using namespace minewise::c;

mw_analysis* mw_analyze(const mw_position* position, mw_error** error) {
  return give(error, [&]() -> Answer<AnalysisHandle> {
    TRY(const auto* const asked, held(position));
    return analyze_position(*asked);
  });
}

const double* mw_analysis_mine_probability(const mw_analysis* analysis, size_t* count) {
  if (count) *count = analysis ? analysis->analysis.mine_probability.size() : 0;
  return analysis ? analysis->analysis.mine_probability.data() : nullptr;
}

int32_t mw_analysis_is_exact(const mw_analysis* analysis) {
  return analysis && analysis->analysis.exact;
}

double mw_analysis_error(const mw_analysis* analysis) {
  return analysis ? analysis->analysis.error : 1;
}

int32_t mw_analysis_best(const mw_analysis* analysis, uint32_t* cell) {
  if (!analysis || !analysis->analysis.best) return 0;
  if (cell) *cell = static_cast<uint32_t>(analysis->analysis.best->index);
  return 1;
}

mw_text* mw_analysis_layouts(const mw_analysis* analysis, mw_error** error) {
  return give(error, [&]() -> Answer<Text> {
    TRY(const auto* const asked, held(analysis));
    return layouts_text(asked->analysis);
  });
}

size_t mw_analysis_deductions(const mw_analysis* analysis) {
  return analysis ? analysis->analysis.deductions.size() : 0;
}

int32_t mw_analysis_deduction(const mw_analysis* analysis, size_t index, mw_deduction* deduction) {
  if (index >= mw_analysis_deductions(analysis) || !deduction) return 0;
  const minewise::Deduction& found = analysis->analysis.deductions[index];
  const std::vector<uint32_t>& because = analysis->because[index];
  *deduction = {static_cast<uint32_t>(found.cell.index),
                found.verdict == minewise::Verdict::Mine ? uint32_t{MW_MINE} : uint32_t{MW_SAFE},
                minewise::rule_word(found.reason.rule).data(), because.data(), because.size()};
  return 1;
}

mw_text* mw_analysis_json(const mw_analysis* analysis, const char* options, size_t options_size,
                          mw_error** error) {
  return give(error, [&]() -> Answer<Text> {
    TRY(const auto* const asked, held(analysis));
    return json_of(*asked, options, options_size);
  });
}

mw_text* mw_analysis_why(const mw_analysis* analysis, uint32_t cell, mw_error** error) {
  return give(error, [&]() -> Answer<Text> {
    TRY(const auto* const asked, held(analysis));
    return sentences(*asked, cell);
  });
}

mw_text* mw_analysis_svg(const mw_analysis* analysis, const char* options, size_t options_size,
                         mw_error** error) {
  return give(error, [&]() -> Answer<Text> {
    TRY(const auto* const asked, held(analysis));
    return svg_of(*asked, options, options_size);
  });
}

int32_t mw_analysis_what_if(mw_analysis* analysis, uint32_t cell, char symbol, double* answer,
                            double* mine, size_t count, mw_error** error) {
  return perform(error, [&]() -> Answer<void> {
    TRY(auto* const asked, held(analysis));
    return suppose(*asked, cell, symbol, answer, {mine, mine ? count : 0});
  });
}

int32_t mw_analysis_sample(mw_analysis* analysis, uint64_t seed, uint8_t* layouts, size_t size,
                           mw_error** error) {
  return perform(error, [&]() -> Answer<void> {
    TRY(auto* const asked, held(analysis));
    if (!layouts && size > 0) return refuse(minewise::Error{"the buffer is null"});
    return draw_layouts(*asked, seed, {layouts, size});
  });
}

void mw_analysis_free(mw_analysis* analysis) {
  delete analysis;
}
