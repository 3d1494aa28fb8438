#include "formats/advised.h"

#include <utility>
#include <variant>

#include "solver/knowledge.h"

namespace minewise {

Asked<std::optional<AgentSpec>> take_adviser(const Input& input, ReadingWords& words) {
  if (!words.agent) return std::nullopt;
  const auto* drawing = std::get_if<Drawing>(&input);
  const bool is_drawn = drawing && !drawing->moments.empty() && !is_taken_as_layout(input);
  auto adviser = parse_adviser(*words.agent);
  if (!is_drawn && !std::holds_alternative<Transcript>(input)) {
    return adviser ? std::optional(*std::move(adviser)) : std::nullopt;
  }
  if (!adviser) return object_to("agent", adviser.error());
  words.agent.reset();
  return *std::move(adviser);
}

std::optional<Advice> advice_on(const SeenMoment& moment, const ReadingWords& words,
                                const AgentSpec& adviser, std::optional<Cell> also) {
  const bool is_over =
      moment.game && words.at.value_or(moment.game->steps.size()) == moment.game->steps.size();
  if (is_over || moment.view.covered().empty()) return std::nullopt;
  const View view = moment.game ? moment.view : for_advice(moment.view);
  // A classic game that goes on has a safe cell left. On a board of mines alone nobody can be
  // asked.
  if (!Knowledge(view).posterior().is_possible()) return std::nullopt;
  return Adviser(adviser).advise_fully(view, also);
}

}  // namespace minewise
