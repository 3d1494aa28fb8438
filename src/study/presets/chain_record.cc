// chain-record: the longest chain that a search finds on a board of one size against the number of
// mines, beside the longest on as many random boards.
#include <fmt/format.h>

#include <algorithm>

#include "ground/view/layout_set.h"
#include "study/generate/long_chain.h"
#include "study/presets/chains.h"

namespace minewise {
namespace {

constexpr int kSide = 10;
constexpr int kFewestMines = 5, kMostMines = 60, kStep = 5;
constexpr std::uint64_t kBoards = 20'000;

struct RecordPoint {
  int mines = 0;
  std::optional<LongChainBoard> found;
  RandomChains chance;
};

std::string csv_of(const std::vector<RecordPoint>& points) {
  std::string text =
      "width,height,mines,boards,length,travel,random_longest,random_longest_cleared,random_mean,"
      "random_cleared\n";
  for (const auto& [mines, found, chance] : points) {
    text += fmt::format("{},{},{},{},{},{},{},{},{:.4f},{}\n", kSide, kSide, mines, chance.boards,
                        found ? fmt::format("{}", found->length) : "",
                        found ? fmt::format("{}", found->travel) : "", chance.longest,
                        chance.longest_cleared, chance.mean(), chance.cleared);
  }
  return text;
}

std::string summary_of(const std::vector<RecordPoint>& points, std::uint64_t seed) {
  std::string text = fmt::format(
      "The longest chain on {}x{} boards, first cell 0,0, solver exact: {} boards looked at by "
      "the\n"
      "search and as many random ones, seed {}.\n\n"
      "{:>5} {:>8} {:>7} {:>9} {:>8} {:>8} {:>8}\n",
      kSide, kSide, points.front().chance.boards, seed, "mines", "search", "travel", "a mine",
      "random", "mean", "cleared");
  const RecordPoint* peak = nullptr;
  const RecordPoint* luckiest = &points.front();
  for (const RecordPoint& point : points) {
    const auto& [mines, found, chance] = point;
    if (found && (!peak || found->length > peak->found->length)) peak = &point;
    if (chance.longest > luckiest->chance.longest) luckiest = &point;
    text += fmt::format("{:>5} {:>8} {:>7} {:>9} {:>8} {:>8.2f} {:>8}\n", mines,
                        found ? fmt::format("{}", found->length) : "-",
                        found ? fmt::format("{}", found->travel) : "-",
                        found ? fmt::format("{:.2f}", found->length / double(mines)) : "-",
                        chance.longest, chance.mean(), chance.cleared);
  }
  if (peak) {
    text += fmt::format("\npeak by search  {} deductions with {} mines\n", peak->found->length,
                        peak->mines);
  }
  return text + fmt::format("peak by chance  {} deductions with {} mines\n",
                            luckiest->chance.longest, luckiest->mines);
}

Plot plot_of(const std::vector<RecordPoint>& points, std::uint64_t seed) {
  Plot plot;
  plot.name = "chain-record";
  plot.title = fmt::format("The longest chain on {}x{} boards", kSide, kSide);
  plot.subtitle = fmt::format("{} boards a point, seed {}", points.front().chance.boards, seed);
  plot.x_label = "mines";
  plot.y_label = "deductions";
  plot.series = {{"search", {}}, {"random, the longest", {}}, {"random, on average", {}}};
  for (const auto& [mines, found, chance] : points) {
    const auto add = [&, x = mines](std::size_t series, double y) {
      plot.series[series].points.push_back({static_cast<double>(x), y, y, y});
    };
    if (found) add(0, found->length);
    add(1, chance.longest);
    add(2, chance.mean());
  }
  return plot;
}

std::string boards_of(const std::vector<RecordPoint>& points, const LongChainRequest& request) {
  LayoutSet set(request.shape, request.first);
  for (const RecordPoint& point : points) {
    if (point.found) set.add(point.found->layout);
  }
  return format_layout_set(set);
}

}  // namespace

std::optional<Figures> search_chain_records(std::string_view, const FigureRun& figure) {
  const Seed seed{figure.seed};
  std::vector<RecordPoint> points;
  LongChainRequest request{
      {kSide, kSide}, 0, {0, 0}, Solver::Exact, figure.games.value_or(kBoards)};
  for (int mines = kFewestMines; mines <= kMostMines; mines += kStep) {
    request.mines = mines;
    const auto goes_on = [&](double done) {
      return figure.goes_on((mines - kFewestMines + kStep * done) /
                            (kMostMines - kFewestMines + kStep));
    };
    auto found = find_long_chain(request, seed, 0, *figure.runner, goes_on);
    const auto chance = longest_of_random(request, seed, request.boards, *figure.runner,
                                          [&](double) { return goes_on(1); });
    if (!chance) return std::nullopt;
    points.push_back({mines, std::move(found), *chance});
  }
  const std::string summary = summary_of(points, figure.seed);
  return Figures{.files = {{"records.csv", csv_of(points)},
                           {"records.txt", summary},
                           {"boards.txt", boards_of(points, request)}},
                 .summary = summary,
                 .plots = {plot_of(points, figure.seed)}};
}

}  // namespace minewise
