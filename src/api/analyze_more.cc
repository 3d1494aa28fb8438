#include "api/analyze.h"

namespace minewise {

Result<std::vector<Aspect>> read_aspects(const std::optional<std::string>& show) {
  if (!show) return {};
  auto aspects = parse_aspects(*show);
  if (!aspects) return object_to("show", aspects.error());
  return aspects;
}

Result<std::optional<AgentSpec>> find_adviser(Given& given) {
  return take_adviser(given.input, given.words);
}

void answer_more(const AnalyzeQuestion& question, AnalyzeAnswer& answer) {
  answer.reasoning = find_reasoning(answer.moment.view, question.aspects, question.most);
  answer.asks_agent = question.adviser.has_value();
  if (!question.adviser) return;
  answer.advice = advice_on(answer.moment, question.words, *question.adviser, question.why);
}

}  // namespace minewise
