#include "review/person_totals.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "review/person_critique.h"

namespace minewise {

namespace {

constexpr double kNormal = 1.959963984540054;  // 95% of a normal distribution lie this close

struct Point {
  double x = 0, y = 0;
};

double student(double freedom) {
  using Doubles = boost::math::policies::policy<boost::math::policies::promote_double<false>>;
  return quantile(boost::math::students_t_distribution<double, Doubles>(freedom), 0.975);
}

std::optional<Trend> trend_of(const std::vector<Point>& points) {
  constexpr std::size_t kFewest = 5;
  if (points.size() < kFewest) return std::nullopt;
  const auto n = static_cast<double>(points.size());
  double x = 0, y = 0;
  for (const Point& point : points) {
    x += point.x / n;
    y += point.y / n;
  }
  double xx = 0, xy = 0, yy = 0;
  for (const Point& point : points) {
    xx += (point.x - x) * (point.x - x);
    xy += (point.x - x) * (point.y - y);
    yy += (point.y - y) * (point.y - y);
  }
  const double slope = xy / xx;
  const double rest = std::max(0.0, yy - slope * xy);
  const double reach = student(n - 2) * std::sqrt(rest / (n - 2) / xx);
  return Trend{100 * slope, 100 * reach};
}

template <class Figure>
std::optional<Trend> trend_over(const std::vector<PersonRow>& games, const Figure& figure) {
  std::vector<Point> points;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::optional<double> y = figure(games[i]);
    if (y) points.push_back({static_cast<double>(i), *y});
  }
  return trend_of(points);
}

}  // namespace

std::optional<double> PersonRow::bbbv_per_second() const {
  if (!is_won() || time_ms <= 0) return std::nullopt;
  return 1000.0 * bbbv / time_ms;
}

PersonRow row_of(std::string name, const PersonGame& game, const PersonCritique& critique) {
  PersonRow row{.name = std::move(name),
                .program = game.program,
                .width = game.shape.width,
                .height = game.shape.height,
                .mines = game.layout.mines(),
                .end = game.end,
                .time_ms = game.time_ms,
                .bbbv = game.bbbv,
                .clicks = game.counts,
                .risks = critique.risks,
                .forced = critique.forced,
                .avoidable = critique.avoidable,
                .expected = critique.luck.expected,
                .least_expected = critique.luck.least_expected,
                .hits = critique.luck.stepped,
                .luck = critique.luck.figure,
                .proofs = static_cast<int>(critique.lying.size()),
                .lay_ms = 0,
                .needless_flags = critique.needless_flags,
                .needless_chords = critique.needless_chords};
  for (const LyingProof& lying : critique.lying) row.lay_ms += lying.lay_ms;
  if (row.proofs > 0) row.lay_ms /= row.proofs;
  return row;
}

void PersonTotals::add(std::string name, const PersonGame& game, const PersonCritique& critique) {
  games.push_back(row_of(std::move(name), game, critique));
  if (game.end != GameEnd::Unfinished) won.add(game.is_won());
  forced.add(critique.forced);
  risks += critique.risks;
  avoidable += critique.avoidable;
  hits += critique.luck.stepped;
  expected += critique.luck.expected;
  deviation2 += critique.luck.deviation * critique.luck.deviation;
  least_expected += critique.luck.least_expected;
  for (const LyingProof& lying : critique.lying) {
    ByRule& rule = rules[std::to_underlying(lying.proof.reason.rule)];
    ++rule.proofs;
    rule.lay_ms += lying.lay_ms;
  }
  for (const JudgedClick& click : critique.clicks) {
    if (!click.is_risk() || !click.move->proof) continue;
    ++rules[std::to_underlying(critique.proofs[*click.move->proof].reason.rule)].missed;
  }
  for (std::size_t i = 0; i < spent_ms.size(); ++i) spent_ms[i] += critique.spent_ms[i];
}

double PersonTotals::expected_reach() const {
  return kNormal * std::sqrt(deviation2);
}

std::optional<Rule> PersonTotals::most_missed() const {
  const auto most = std::ranges::max_element(rules, {}, &ByRule::missed);
  if (most->missed == 0) return std::nullopt;
  return static_cast<Rule>(most - rules.begin());
}

std::optional<Trend> PersonTotals::pace() const {
  return trend_over(games, [](const PersonRow& row) { return row.bbbv_per_second(); });
}

std::optional<Trend> PersonTotals::lying() const {
  return trend_over(games, [](const PersonRow& row) {
    return row.proofs > 0 ? std::optional(row.lay_ms / 1000) : std::nullopt;
  });
}

std::optional<Trend> PersonTotals::avoided() const {
  return trend_over(games,
                    [](const PersonRow& row) { return std::optional<double>(row.avoidable); });
}

namespace {

// Less is better: lost games first, then the simplest rule, then the greatest needless risk.
auto rank_of(const Lesson& lesson) {
  const int rule = lesson.proof ? static_cast<int>(lesson.proof->reason.rule) : kRules;
  return std::tuple(!lesson.move.is_mine, rule,
                    lesson.move.least_risk() - lesson.move.mine_probability);
}

// How long a proof had lain when a click was made.
std::int32_t lain_before(const PersonGame& game, const PersonCritique& critique, std::size_t click,
                         Cell cell) {
  const auto lying = std::ranges::find(critique.lying, cell,
                                       [](const LyingProof& proof) { return proof.proof.cell; });
  if (lying == critique.lying.end() || lying->since_click > click) return 0;
  return game.clicks[click].time_ms - game.clicks[lying->since_click - 1].time_ms;
}

bool is_instructive(const JudgedClick& judged) {
  return judged.is_risk() && judged.move->judgement != Judgement::Safest;
}

}  // namespace

void LessonBook::add(const std::string& name, const PersonGame& game,
                     const PersonCritique& critique) {
  for (std::size_t i = 0; i < critique.clicks.size(); ++i) {
    const JudgedClick& judged = critique.clicks[i];
    if (!is_instructive(judged)) continue;
    Lesson lesson{.game = name,
                  .click = i + 1,
                  .shape = game.shape,
                  .made = game.clicks[i],
                  .move = *judged.move,
                  .proof = {},
                  .lay_ms = 0,
                  .view = critique.shown};
    if (const auto proof = judged.move->proof) {
      lesson.proof = critique.proofs[*proof];
      lesson.lay_ms = lain_before(game, critique, i, lesson.proof->cell);
    }
    const auto place = std::ranges::upper_bound(lessons_, rank_of(lesson), {}, rank_of);
    if (lessons_.size() == most_ && place == lessons_.end()) continue;
    lesson.view = view_before(game, i);
    lessons_.insert(place, std::move(lesson));
    if (lessons_.size() > most_) lessons_.pop_back();
  }
}

}  // namespace minewise
