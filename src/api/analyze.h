// Analysing a position: one question with one answer, and an analysis that is kept for further
// questions about the same position.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "api/given.h"
#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/reasoning.h"
#include "solver/what_if.h"

namespace minewise {

struct AnalyzeRequest {
  std::optional<std::string> why = {};   // a covered cell to explain, ROW,COLUMN
  std::optional<std::string> show = {};  // aspects of the reasoning, separated by commas
  std::size_t most = kMostListed;        // entries in each list of the reasoning
};

struct AnalyzeAnswer {
  SeenMoment moment;
  Analysis analysis = {};
  std::optional<Grounds> grounds = {};  // of the cell asked about
  Reasoning reasoning = {};
  bool asks_agent = false;            // an agent was named that can be asked
  std::optional<Advice> advice = {};  // what it would open, if it opens a cell

  PlacedView placed() const { return {moment.view, moment.position.shape}; }
};

// A request that is read and checked: nothing is computed yet.
struct AnalyzeQuestion {
  SeenMoment moment;
  ReadingWords words = {};
  std::optional<Cell> why = {};
  std::vector<Aspect> aspects = {};
  std::size_t most = kMostListed;
  std::optional<AgentSpec> adviser = {};
};
Result<AnalyzeQuestion> read_question(Given given, const AnalyzeRequest& request);

// An Error of kind Impossible names the clues that conflict.
Result<AnalyzeAnswer> analyze(AnalyzeQuestion question);

// The reasoning and an agent's advice (analyze_more.cc). The page's first module does without them
// (web/module/first.cc).
Result<std::vector<Aspect>> read_aspects(const std::optional<std::string>& show);
Result<std::optional<AgentSpec>> find_adviser(Given& given);
void answer_more(const AnalyzeQuestion& question, AnalyzeAnswer& answer);

// The covered cell that an option names as ROW,COLUMN.
Result<Cell> find_covered(std::string_view option, std::string_view text, const PlacedView& placed);

// Layouts drawn at random from all that explain a position, a byte for each cell, until the buffer
// is full or `goes_on` returns false. REQUIRES: some layout does; the buffer holds whole layouts.
Result<void> draw_layouts(Knowledge& known, Seed seed, std::span<std::uint8_t> layouts,
                          const std::function<bool()>& goes_on = {});

// An analysis that is kept: nothing is analysed twice. What-if and samples rest on the posterior,
// which is made on first use.
class KeptAnalysis {
 public:
  // An Error of kind Impossible names the clues that conflict.
  static Result<KeptAnalysis> make(const Shape& shape, View view);

  const Shape& shape() const { return shape_; }
  const View& view() const { return *view_; }
  const Analysis& analysis() const { return analysis_; }
  PlacedView placed() const { return {*view_, shape_}; }

  // The answer to a further request; nobody's advice is asked.
  Result<AnalyzeAnswer> answer(const AnalyzeRequest& request) const;

  // Why a cell has its probability. An Error if it is not covered.
  Result<Grounds> grounds(Cell cell) const;

  // What a cell would show if it were opened. An Error if it is not covered or known to be a mine.
  // Valid as long as this is.
  Result<WhatIf> what_if(Cell cell);

  // Every cell's probability once the cell of a what-if shows its answer number `answer`.
  std::vector<double> probabilities_after(WhatIf& what_if, Cell opened, int answer);

  // As draw_layouts() does.
  Result<void> sample(Seed seed, std::span<std::uint8_t> layouts);

 private:
  KeptAnalysis(const Shape& shape, View view, Analysis analysis);
  Knowledge& known();

  Shape shape_;
  std::unique_ptr<View> view_;  // at a fixed place, since the posterior refers to it
  Analysis analysis_;
  std::unique_ptr<Knowledge> known_;
};

}  // namespace minewise
