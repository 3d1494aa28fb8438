// Analyses as JSON and as pictures, as the command line gives them.
#pragma once

#include "api/analyze.h"
#include "bindings/c/options.h"

namespace minewise::c {

// "why", "show" and "most".
void add_analysis_words(RequestReader& reader, AnalyzeRequest& request,
                        std::optional<std::uint64_t>& most);

Result<std::string> analysis_text(const AnalyzeAnswer& answer);

// The reasoning that was asked for; or the proof of the cell asked about, step by step; or else the
// whole board. An Error if the board is too large to be drawn.
Result<std::string> analysis_svg(const AnalyzeAnswer& answer, Theme theme);

// The same of an answer with reasoning or advice. The page's first module has none
// (web/module/first.cc).
std::string full_text(const AnalyzeAnswer& answer);
std::string reasoning_svg(const AnalyzeAnswer& answer, Theme theme);

}  // namespace minewise::c
