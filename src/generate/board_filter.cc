#include "generate/board_filter.h"

#include <fmt/core.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "game/dealer.h"
#include "game/metrics.h"
#include "game/zini.h"

namespace minewise {

namespace {

constexpr std::size_t kFirstNumber = 4, kGreedy = 13, kHuman = 14, kSearched = 15;
constexpr std::array<std::string_view, 5> kComparisons{"<", "<=", "=", ">=", ">"};

bool holds(int value, Comparison comparison, int limit) {
  switch (comparison) {
    case Comparison::Less:
      return value < limit;
    case Comparison::AtMost:
      return value <= limit;
    case Comparison::Equal:
      return value == limit;
    case Comparison::AtLeast:
      return value >= limit;
    case Comparison::More:
      return value > limit;
  }
  return false;
}

// Finds the numbers of a board when they are asked for.
class LazyMetrics {
 public:
  LazyMetrics(const Layout& layout, const Topology& topology) : openings_(layout, topology) {}

  bool meets(const BoardCondition& condition) {
    if (condition.metric == kSearched) return meets_zini(condition);
    return holds(value_of(condition.metric), condition.comparison, condition.limit);
  }

 private:
  int value_of(std::size_t metric) {
    if (metric == kGreedy) return greedy();
    if (metric == kHuman) return human();
    if (!value_) value_ = board_value(openings_);
    const std::array first{value_->clicks, value_->openings, value_->islands,
                           openings_.layout().mines()};
    return metric < kFirstNumber ? first[metric] : value_->numbers[metric - kFirstNumber];
  }

  int greedy() {
    if (!greedy_) greedy_ = greedy_zini(openings_);
    return *greedy_;
  }
  int human() {
    if (!human_) human_ = human_zini(openings_);
    return *human_;
  }

  // What the search finds lies between what is proved and what the simple rules reach. Where the
  // condition holds for both ends, or falls short at the end that favours it, nothing is searched.
  bool meets_zini(const BoardCondition& condition) {
    if (!zini_) {
      const auto [metric, comparison, limit] = condition;
      const int most = std::min(greedy(), human());
      if (!least_) least_ = least_zini(openings_, kZiniSteps / 2);
      const bool at_most = holds(most, comparison, limit),
                 at_least = holds(*least_, comparison, limit);
      const bool is_equal = comparison == Comparison::Equal;
      if (!is_equal && at_most == at_least) return at_most;
      if (is_equal && (limit < *least_ || limit > most)) return false;
      zini_ = find_zini(openings_).best;
    }
    return holds(*zini_, condition.comparison, condition.limit);
  }

  Openings openings_;
  std::optional<BoardValue> value_;
  std::optional<int> greedy_, human_, least_, zini_;
};

// Reads conditions from left to right.
class ConditionReader {
 public:
  explicit ConditionReader(std::string_view text) : text_(text) { skip(" ,"); }

  bool at_end() const { return at_ == text_.size(); }

  Result<BoardCondition> take() {
    TRY(const auto metric, take_metric());
    skip(" ");
    TRY(const auto comparison, take_comparison());
    skip(" ");
    const int column = column_here();
    const auto limit = parse_int(take_all_of("0123456789"));
    if (!limit) return fail_at(0, column, "expected a whole number, as in 3bv<=80");
    if (!at_end() && std::string_view(" ,").find(text_[at_]) == std::string_view::npos) {
      return fail_at(0, column_here(), "expected a space before the next condition");
    }
    skip(" ,");
    return BoardCondition{metric, comparison, *limit};
  }

 private:
  int column_here() const { return static_cast<int>(at_) + 1; }

  std::string_view take_all_of(std::string_view allowed) {
    const std::size_t end = std::min(text_.find_first_not_of(allowed, at_), text_.size());
    const std::string_view taken = text_.substr(at_, end - at_);
    at_ = end;
    return taken;
  }
  void skip(std::string_view passed) { take_all_of(passed); }

  Result<std::size_t> take_metric() {
    const int column = column_here();
    const std::size_t end = std::min(text_.find_first_of("<>=! ,", at_), text_.size());
    const std::string word = lower_case(text_.substr(at_, end - at_));
    at_ = end;
    const auto words = metric_words();
    const auto found = std::ranges::find(words, word);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    return fail_at(0, column, "unknown number '{}'; the numbers are {}{}", word,
                   fmt::format("{}", fmt::join(words, ", ")), did_you_mean(word, words));
  }

  Result<Comparison> take_comparison() {
    const int column = column_here();
    const std::string_view sign = take_all_of("<>=!");
    const auto found = std::ranges::find(kComparisons, sign);
    if (found != kComparisons.end()) return static_cast<Comparison>(found - kComparisons.begin());
    return fail_at(0, column, "expected < <= = >= or >, and a whole number");
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::span<const std::string> metric_words() {
  static const std::array<std::string, 16> words{"3bv", "openings", "islands", "mines", "n0", "n1",
                                                 "n2",  "n3",       "n4",      "n5",    "n6", "n7",
                                                 "n8",  "gzini",    "hzini",   "zini"};
  return words;
}

Result<BoardFilter> BoardFilter::parse(std::string_view text) {
  BoardFilter filter;
  ConditionReader reader(text);
  if (reader.at_end()) return fail("must not be empty; write a condition such as 3bv<=80");
  while (!reader.at_end()) {
    TRY(const auto condition, reader.take());
    const auto place =
        std::ranges::upper_bound(filter.conditions_, condition.metric, {}, &BoardCondition::metric);
    filter.conditions_.insert(place, condition);
  }
  return filter;
}

bool BoardFilter::admits(const Layout& layout, const Topology& topology) const {
  if (conditions_.empty()) return true;
  LazyMetrics metrics(layout, topology);
  return std::ranges::all_of(
      conditions_, [&](const BoardCondition& condition) { return metrics.meets(condition); });
}

std::string BoardFilter::text() const {
  std::string text;
  for (const auto& [metric, comparison, limit] : conditions_) {
    text += fmt::format("{}{}{}{}", text.empty() ? "" : " ", metric_words()[metric],
                        kComparisons[static_cast<std::size_t>(comparison)], limit);
  }
  return text;
}

namespace {

// The weakest solver that can tell a board of a grade from one that needs a guess.
Solver solver_for(std::optional<Grade> grade) {
  if (grade == Grade::Easy) return Solver::Basic;
  return grade == Grade::Medium ? Solver::Subset : Solver::Exact;
}

}  // namespace

Result<NoGuessRequest> request_of(const NoGuessOrder& order) {
  const auto first = parse_place(order.first);
  if (!first) return object_to("first", first.error());
  NoGuessRequest request;
  request.shape = order.shape;
  request.mines = order.mines;
  request.first = *first;
  if (order.difficulty) request.grade = find_grade(*order.difficulty);
  const auto solver = order.solver ? find_solver(*order.solver) : std::nullopt;
  request.solver = solver.value_or(solver_for(request.grade));
  request.mode = order.mode == "repair" ? NoGuessMode::Repair : NoGuessMode::Uniform;
  request.attempts = order.attempts;
  if (!request.shape.contains(*first)) {
    return object_to("first", check_request(request).error());
  }
  NoGuessRequest ungraded = request;
  ungraded.grade.reset();
  if (auto checked = check_request(ungraded); !checked) {
    return fail("board: {}", checked.error().text());
  }
  if (auto checked = check_request(request); !checked) {
    return object_to("difficulty", checked.error());
  }
  return request;
}

Result<DealtBoards> boards_of(const DealtOrder& order) {
  auto rules = parse_rules(
      fmt::format("survival first={} topology={}", order.first, grid_word(order.shape.grid)));
  if (!rules || split_words(order.first).size() != 1) {
    return object_to(
        "first", {format_message("'{}' is not a first move; write any, R,C, safe:R,C or zero:R,C",
                                 order.first)});
  }
  if (rules->first.promise != Promise::None && !rules->first.cell) {
    return object_to("first",
                     {fmt::format("name the cell of the first move: {}:R,C", order.first)});
  }
  auto id = parse_game_id(
      fmt::format("{} {}", format_board({order.shape.width, order.shape.height, order.mines}),
                  format_rules(*rules)),
      order.seed);
  if (!id) return object_to("first", {id.error().message});
  const auto& [promise, cell] = id->rules.first;
  std::vector<Cell> free;
  if (cell) free = kept_free(Topology(id->shape()), id->shape().cell(*cell), promise);
  return DealtBoards{*std::move(id), std::move(free)};
}

}  // namespace minewise
