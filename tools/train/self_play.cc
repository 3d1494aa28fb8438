// Plays classic games for training, and writes positions down. No mine ends a game: the layout is
// drawn again given that the opened cell is safe, and the safeties are multiplied. So every game is
// played to its end, and what it was worth is known at every guess.
//
//     self_play "30x16/99 classic first=safe:0,0 seed=1" --games 1000 --threads 16 --values FILE
//
// tools/train/README.md says how it is used. Each thread writes files of its own: FILE.0, FILE.1
// ...
#include <fmt/core.h>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/game_id.h"
#include "core/words.h"
#include "game/dealer.h"
#include "search/endgame.h"
#include "search/outlook.h"
#include "search/planes.h"
#include "solver/sample.h"

namespace minewise {
namespace {

struct Options {
  GameId id;
  std::uint64_t games = 1000;
  std::uint64_t threads = 1;
  std::uint64_t explore = 0;  // a random candidate at one of so many first guesses
  std::string values;         // files of boards after a guess, and what followed
  std::string guesses;        // files of guesses with all candidates and answers
  double close = 0.10;        // of the candidates that are written
};

constexpr double kExploredClose = 0.35;  // random candidates are not hopeless ones
constexpr std::size_t kCandidates = 12;
constexpr double kLeastWritten = 0.004;  // of an answer's probability

struct CandidateRecord {
  std::int32_t cell = -1;
  float safety = 0, estimate = 0, best_after = 0, goes_on = 0, log_safe = 0;
  float log_best = 0, second = 0, settled = 0, many = 0;
  std::int32_t answers = 0;
};

// A file of a thread, if there is to be one.
class Records {
 public:
  Records(const std::string& name, std::uint64_t thread)
      : file_(name.empty() ? nullptr
                           : std::fopen(fmt::format("{}.{}", name, thread).c_str(), "wb")),
        is_wanted_(!name.empty()) {
    if (is_wanted_ && !file_) {
      fmt::print(stderr, "self_play: {}.{} cannot be written\n", name, thread);
      std::exit(1);
    }
  }
  ~Records() {
    if (file_ && std::fclose(file_) != 0)
      fmt::print(stderr, "self_play: a file was not written whole\n");
  }
  Records(const Records&) = delete;
  Records& operator=(const Records&) = delete;

  bool is_wanted() const { return is_wanted_; }
  void put(const void* bytes, std::size_t size) { std::fwrite(bytes, 1, size, file_); }
  void put(double number) {
    const auto narrow = static_cast<float>(number);
    put(&narrow, sizeof narrow);
  }

 private:
  std::FILE* file_;
  bool is_wanted_;
};

// A guess that was made: its safety, and the board after its answer unless a search made it.
struct Guess {
  double safety = 0;
  BoardBytes after;
};

class Player {
 public:
  Player(const Options& options, std::uint64_t thread)
      : options_(options),
        topology_(make_topology(options.id.shape())),
        known_(by_exact(kSmallBudget)),
        values_(options.values, thread),
        guesses_(options.guesses, thread),
        rows_(options.guesses.empty() ? "" : options.guesses + ".rows", thread) {}

  // Returns what the game was worth: an estimate of the chance to win.
  double play(std::uint64_t number) {
    begin(number);
    double worth = play_on();
    for (std::size_t i = made_.size(); i-- > 0;) {
      const bool follows = !explored_ || i >= *explored_;
      if (values_.is_wanted() && follows && !made_[i].after.empty()) {
        values_.put(made_[i].after.data(), made_[i].after.size());
        values_.put(worth);
      }
      worth *= made_[i].safety;
    }
    return worth;
  }

 private:
  void begin(std::uint64_t number) {
    GameId id = options_.id;
    id.game = number;
    rng_.emplace(id.seed, Digest("self-play").add(number));
    view_.emplace(topology_, id.rules, MineCount{std::get<FixedCount>(id.mines)});
    const Cell first = id.shape().cell(*id.rules.first.cell);
    std::vector<Cell> free = kept_free(*topology_, first, id.rules.first.promise);
    layout_ = deal(id, free);
    known_.start(*view_);
    made_.clear();
    acted_on_ = 0;
    explored_.reset();
    explore_at_.reset();
    if (options_.explore > 0)
      explore_at_ = rng_->below(static_cast<std::uint32_t>(options_.explore));
    view_->promise(std::move(free));
    open(first);
  }

  // Returns what is left to win after the last guess that was made.
  double play_on() {
    for (;;) {
      while (known_.deduce_until(*view_, [&] { return open_safe(); })) {
        if (is_won()) return 1;
      }
      if (is_won()) return 1;
      const auto solved = solve_endgame(known_, {});
      if (solved && solved->complete) return solved->value.decimal();
      chosen_ = -1;
      guess(solved ? solved->move : choose());
    }
  }

  bool is_won() const {
    const int mines = std::get<FixedCount>(options_.id.mines).mines;
    return static_cast<int>(view_->uncovered().size()) == topology_->cells() - mines;
  }

  void open(Cell cell) { view_->open(cell, Clue::number(mines_around(layout_, *topology_, cell))); }

  bool open_safe() {
    bool any = false;
    while (acted_on_ < known_.facts().known().size()) {
      const Cell cell = known_.facts().known()[acted_on_++];
      if (!known_.facts().is_safe(cell) || !view_->is_covered(cell)) continue;
      open(cell);
      any = true;
    }
    return any;
  }

  Cell choose() {
    const bool explores = explore_at_ == made_.size();
    if (explores) explored_ = made_.size();
    OutlookLimits limits;
    limits.close = explores ? kExploredClose : guesses_.is_wanted() ? options_.close : 0;
    const auto outlooks = outlooks_.look(known_, limits);
    if (guesses_.is_wanted() && outlooks.size() > 1) write_guess(outlooks);
    const std::size_t pick =
        explores ? rng_->below(static_cast<std::uint32_t>(outlooks.size())) : 0;
    chosen_ = outlooks[pick].number;
    return outlooks[pick].cell;
  }

  void guess(Cell cell) {
    made_.push_back({1 - known_.posterior().mine_probability(cell), {}});
    constexpr int kMostDraws = 100'000;  // a cell that is rarely safe is no candidate
    for (int i = 0; layout_.has_mine(cell) && i < kMostDraws; ++i)
      layout_ = draw_layout(known_, *rng_);
    open(cell);
    if (!values_.is_wanted() || chosen_ < 0) return;
    const auto answers = outlooks_.ahead().answers(chosen_);
    for (std::size_t a = 0; a < answers.size(); ++a) {
      if (answers[a].clue == view_->clue(cell))
        fill_after(static_cast<int>(a), chosen_, made_.back().after);
    }
  }

  void write_guess(std::span<const Outlook> outlooks) {
    BoardBytes bytes;
    board_bytes(known_, bytes);
    guesses_.put(bytes.data(), bytes.size());
    CandidateRecord records[kCandidates];
    for (std::size_t k = 0; k < std::min(kCandidates, outlooks.size()); ++k) {
      const Outlook& outlook = outlooks[k];
      const auto answers = outlooks_.ahead().answers(outlook.number);
      records[k] = {outlook.cell.index,
                    static_cast<float>(outlook.safety),
                    static_cast<float>(outlook.estimate),
                    static_cast<float>(outlook.best_after),
                    static_cast<float>(outlook.goes_on),
                    static_cast<float>(outlook.log_safe),
                    static_cast<float>(outlook.log_best),
                    static_cast<float>(outlook.second),
                    static_cast<float>(outlook.settled),
                    static_cast<float>(outlook.many),
                    0};
      for (std::size_t a = 0; a < answers.size(); ++a) {
        if (answers[a].probability < kLeastWritten) continue;
        ++records[k].answers;
        fill_after(static_cast<int>(a), outlook.number, bytes);
        rows_.put(bytes.data(), bytes.size());
        rows_.put(answers[a].probability);
      }
    }
    guesses_.put(records, sizeof records);
  }

  // The board after an answer of a candidate.
  void fill_after(int answer, int candidate, BoardBytes& bytes) {
    board_bytes_after(*view_, outlooks_.ahead(), candidate, answer, by_cell_, bytes);
  }

  const Options& options_;
  TopologyPtr topology_;
  Knowledge known_;
  Records values_, guesses_, rows_;
  std::optional<View> view_;
  std::optional<Rng> rng_;
  Layout layout_{1};
  Outlooks outlooks_;
  int chosen_ = -1;  // the candidate that was chosen last; none if a search chose
  std::optional<std::size_t> explore_at_, explored_;
  std::size_t acted_on_ = 0;
  std::vector<Guess> made_;
  std::vector<double> by_cell_;
};

std::optional<Options> read(int argc, char** argv) {
  if (argc % 2 != 0) return std::nullopt;
  Options options;
  const auto id = parse_game_id(argv[1]);
  if (!id || !id->rules.first.cell || !std::holds_alternative<FixedCount>(id->mines))
    return std::nullopt;
  options.id = *id;
  for (int i = 2; i < argc; i += 2) {
    const std::string_view option = argv[i];
    const auto number = parse_whole(argv[i + 1]);
    if (option == "--values")
      options.values = argv[i + 1];
    else if (option == "--guesses")
      options.guesses = argv[i + 1];
    else if (option == "--close" && parse_decimal(argv[i + 1]))
      options.close = *parse_decimal(argv[i + 1]);
    else if (option == "--games" && number)
      options.games = *number;
    else if (option == "--threads" && number)
      options.threads = *number;
    else if (option == "--explore" && number)
      options.explore = *number;
    else
      return std::nullopt;
  }
  return options;
}

int run(const Options& options) {
  std::atomic<std::uint64_t> next = 0;
  std::vector<double> worth(options.games);
  std::vector<std::jthread> threads;
  for (std::uint64_t t = 0; t < options.threads; ++t) {
    threads.emplace_back([&, t] {
      Player player(options, t);
      for (std::uint64_t i; (i = next++) < options.games;) worth[i] = player.play(i);
    });
  }
  threads.clear();
  double sum = 0, squares = 0;
  for (const double each : worth) sum += each, squares += each * each;
  const auto games = static_cast<double>(options.games);
  const double mean = sum / games, variance = squares / games - mean * mean;
  fmt::print("{} games, worth {:.3f}% +-{:.3f}\n", options.games, 100 * mean,
             196 * std::sqrt(variance / games));
  return 0;
}

}  // namespace
}  // namespace minewise

int main(int argc, char** argv) {
  const auto options = argc > 1 ? minewise::read(argc, argv) : std::nullopt;
  if (!options) {
    fmt::print(
        stderr,
        "usage: self_play GAME_ID [--games N] [--threads N] [--explore N] [--values FILE] "
        "[--guesses FILE] [--close X]\nThe ID has a fixed number of mines and a first cell.\n");
    return 2;
  }
  return minewise::run(*options);
}
