// Kind "chain-records": the longest chain that a search finds on a board of one size against the
// number of mines, beside the longest on as many random boards. `games` are the boards that are
// looked at. A trial is one of the runs that a search consists of, and its share of the random
// boards.
#include <fmt/format.h>

#include <algorithm>

#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "generate/long_chain.h"
#include "study/presets/trial_tools.h"

namespace minewise {
namespace {

// What a trial found.
struct ChainSearch {
  std::optional<LongChainBoard> found;
  RandomChains chance;
};

struct RecordPoint {
  int mines = 0;
  std::optional<LongChainBoard> found;
  RandomChains chance;

  void add(const ChainSearch& search) {
    if (search.found && (!found || search.found->length > found->length)) found = search.found;
    chance.add(search.chance);
  }
};

void put_search(ByteWriter& writer, const ChainSearch& search) {
  writer.number(search.found.has_value());
  if (search.found) {
    const auto& [layout, length, travel, looked_at] = *search.found;
    writer.number(static_cast<std::uint64_t>(length));
    writer.number(static_cast<std::uint64_t>(travel));
    for (int cell = 0; cell < layout.cells(); ++cell) writer.number(layout.has_mine(Cell{cell}));
  }
  const auto& [boards, cleared, longest, longest_cleared, sum] = search.chance;
  for (const std::uint64_t number : {boards, cleared, sum}) writer.number(number);
  for (const int number : {longest, longest_cleared}) {
    writer.number(static_cast<std::uint64_t>(number));
  }
}

LongChainBoard get_board(ByteReader& reader, int cells) {
  LongChainBoard board;
  board.length = reader.small_number();
  board.travel = reader.small_number();
  board.layout = Layout(cells);
  for (int cell = 0; cell < cells; ++cell) {
    if (reader.number() == 1) board.layout.place_mine(Cell{cell});
  }
  return board;
}

ChainSearch get_search(ByteReader& reader, int cells) {
  ChainSearch search;
  if (reader.number() == 1) search.found = get_board(reader, cells);
  auto& [boards, cleared, longest, longest_cleared, sum] = search.chance;
  for (std::uint64_t* number : {&boards, &cleared, &sum}) *number = reader.number();
  for (int* number : {&longest, &longest_cleared}) *number = reader.small_number();
  return search;
}

// What was measured, a point for each number of mines.
struct RecordStudy {
  const Study* study = nullptr;
  LongChainRequest request;  // but for the mines
  std::vector<RecordPoint> points;

  std::uint64_t seed() const { return static_cast<std::uint64_t>(study->experiment.seed); }
};

std::string csv_of(const RecordStudy& study) {
  const auto [width, height, grid] = study.request.shape;
  std::string text =
      "width,height,mines,boards,length,travel,random_longest,random_longest_cleared,random_mean,"
      "random_cleared\n";
  for (const auto& [mines, found, chance] : study.points) {
    text += fmt::format("{},{},{},{},{},{},{},{},{:.4f},{}\n", width, height, mines, chance.boards,
                        found ? fmt::format("{}", found->length) : "",
                        found ? fmt::format("{}", found->travel) : "", chance.longest,
                        chance.longest_cleared, chance.mean(), chance.cleared);
  }
  return text;
}

std::string summary_of(const RecordStudy& study) {
  const std::vector<RecordPoint>& points = study.points;
  const LongChainRequest& request = study.request;
  std::string text = fmt::format(
      "The longest chain on {}x{} boards, first cell {}, solver {}: {} looked at by the\n"
      "search and as many random ones, seed {}.\n\n"
      "{:>5} {:>8} {:>7} {:>9} {:>8} {:>8} {:>8}\n",
      request.shape.width, request.shape.height, request.first.text(), solver_word(request.solver),
      counted(request.boards, "board"), study.seed(), "mines", "search", "travel", "a mine",
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
    text += fmt::format("\npeak by search  {} with {}\n", counted(peak->found->length, "deduction"),
                        counted(peak->mines, "mine"));
  }
  return text + fmt::format("peak by chance  {} with {}\n",
                            counted(luckiest->chance.longest, "deduction"),
                            counted(luckiest->mines, "mine"));
}

Plot plot_of(const RecordStudy& study) {
  const Shape& shape = study.request.shape;
  Plot plot;
  plot.name = study.study->name;
  plot.title = fmt::format("The longest chain on {}x{} boards", shape.width, shape.height);
  plot.subtitle =
      fmt::format("{} a point, seed {}", counted(study.request.boards, "board"), study.seed());
  plot.x_label = "mines";
  plot.y_label = "deductions";
  plot.series = {{"search", {}}, {"random, the longest", {}}, {"random, on average", {}}};
  for (const auto& [mines, found, chance] : study.points) {
    const auto add = [&, x = mines](std::size_t series, double y) {
      plot.series[series].points.push_back({static_cast<double>(x), y, y, y});
    };
    if (found) add(0, found->length);
    add(1, chance.longest);
    add(2, chance.mean());
  }
  return plot;
}

std::string boards_of(const RecordStudy& study) {
  LayoutSet set(study.request.shape, study.request.first);
  for (const RecordPoint& point : study.points) {
    if (point.found) set.add(point.found->layout);
  }
  return format_layout_set(set);
}

class ChainRecordTrials final : public Trials {
 public:
  ChainRecordTrials(Study study, LongChainRequest request, std::vector<SquareBoard> boards)
      : study_(std::move(study)), request_(request), boards_(std::move(boards)) {}

  ChunkPlan plan() const override { return ChunkPlan(study_.experiment.series(), kLongChainRuns); }

  std::optional<std::string> measure(const ChunkId& chunk, const Meter& meter) const override {
    LongChainRequest request = request_;
    request.mines = boards_[chunk.series].mines;
    const Seed seed = study_.experiment.seed;
    const auto search = run_long_chain(request, seed, 0, chunk.number, meter.goes_on);
    const auto part = [&](std::uint64_t run) {
      return request.boards / kLongChainRuns * run + std::min(run, request.boards % kLongChainRuns);
    };
    const auto chance =
        longest_of_random(request, seed, {part(chunk.number), part(chunk.number + 1)},
                          serial_runner(), [&](double) { return meter.goes_on(); });
    if (!chance || !meter.goes_on()) return std::nullopt;
    ByteWriter writer;
    put_search(writer, {search.best, *chance});
    return writer.take();
  }

  Result<Figures> figures(const ReadRecords& read) const override {
    RecordStudy study{&study_, request_, {}};
    for (std::size_t board = 0; board < boards_.size(); ++board) {
      RecordPoint& point = study.points.emplace_back(boards_[board].mines);
      auto seen = each_trial(
          read, static_cast<int>(board),
          [&](ByteReader& reader) { return get_search(reader, request_.shape.cells()); },
          [&](const ChainSearch& search) { point.add(search); });
      if (!seen) return std::unexpected(seen.error());
    }
    const std::string summary = summary_of(study);
    return Figures{.files = {{"records.csv", csv_of(study)},
                             {"records.txt", summary},
                             {"boards.txt", boards_of(study)}},
                   .summary = summary,
                   .plots = {plot_of(study)}};
  }

 private:
  Study study_;
  LongChainRequest request_;         // but for the mines
  std::vector<SquareBoard> boards_;  // by condition, of one size
};

// The only agent stands for the solver of its name.
Result<std::unique_ptr<Trials>> make_chain_record_trials(const Study& study) {
  const Experiment& experiment = study.experiment;
  TRY(auto boards, square_boards(experiment));
  const auto solver = find_solver(experiment.agents.front().name());
  if (experiment.agents.size() != 1 || !solver) {
    return fail("agents: one solver is needed: basic, subset or exact");
  }
  const Rules& rules = experiment.conditions.front().rules;
  if (!rules.first.cell) return fail("rules: the first cell is not given");
  const int side = boards.front().side;
  LongChainRequest request{
      {side, side, rules.topology}, 0, *rules.first.cell, *solver, experiment.games};
  for (const SquareBoard& board : boards) {
    if (board.side != side) return fail("sizes: the boards have one size");
    request.mines = board.mines;
    if (auto fine = check_request(request); !fine) {
      return std::unexpected(Error{"mines: " + fine.error().text()});
    }
  }
  return std::make_unique<ChainRecordTrials>(study, request, std::move(boards));
}

}  // namespace

TrialKind chain_records_kind() {
  return {.name = "chain-records",
          .label = "searching",
          .verb = "influence",
          .make = make_chain_record_trials};
}

}  // namespace minewise
