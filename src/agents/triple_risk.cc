// The agent "triply improved" of report 002: as `double`, but it takes small risks in batches. A
// cell that is a mine in less than an eighth of the arrangements is put on the list of safe cells,
// and the whole list is opened without counting again, in order of share. Then the engine of its
// improved agent looks at what came up, until nothing more follows; only then are arrangements
// counted again. When no share is below the threshold, the safest cell is opened.
//
// A flag takes certainty, as in the report. So what is proved comes first in a batch and counts as
// proof; the rest are guesses. Nothing is deduced within a batch, so a risky cell is opened even
// when the batch itself has shown it to be a mine: that is the price of counting less. The report
// says "the probability of being a safe cell is less than 12.5%" and means a mine. It does not say
// how it chooses among equals in the end; we do so at random.
#include <utility>

#include "agents/agent.h"
#include "agents/guess.h"
#include "agents/registry.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"

namespace minewise {
namespace {

class TripleRisk final : public Agent {
 public:
  explicit TripleRisk(double threshold)
      : TripleRisk(threshold, std::make_unique<Shares>(kShareBudget)) {}

  void start(const View& view) override {
    known_.start(view);
    acted_on_ = 0;
    batch_.clear();
    next_ = 0;
  }

  Decision decide(const View& view, Rng& rng) override {
    known_.observe(view);
    if (auto decision = next_of_batch(view)) return *decision;
    std::optional<Decision> decision;
    int asked = 0;
    known_.deduce_until(view, [&] {
      if (++asked == kEngines) take_risks();  // arrangements have been counted
      return (decision = next_of_batch(view)).has_value();
    });
    return decision ? *decision : open_one_of(view, shares_.least(), rng);
  }

  std::span<const Deduction> conclusions() const override { return known_.facts().deductions(); }
  std::optional<double> estimate(Cell cell) override { return shares_.share(cell); }

 private:
  static constexpr int kEngines = 3;

  TripleRisk(double threshold, std::unique_ptr<Shares> shares)
      : threshold_(threshold), shares_(*shares), known_(by(counting(std::move(shares)))) {}

  static Engines counting(std::unique_ptr<Shares> shares) {
    Engines engines = make_engines<SinglePoint, Subset>();
    engines.push_back(std::move(shares));
    return engines;
  }

  // What is proved, then what is risked. A cascade may have opened a cell in the meantime.
  std::optional<Decision> next_of_batch(const View& view) {
    const auto deductions = known_.facts().deductions();
    while (acted_on_ < deductions.size()) {
      const Deduction& deduction = deductions[acted_on_++];
      if (view.is_covered(deduction.cell)) return act_on(deduction);
    }
    while (next_ < batch_.size()) {
      const auto& [share, cell] = batch_[next_++];
      if (view.is_covered(cell)) return open_at_risk(view, cell, share);
    }
    return std::nullopt;
  }

  void take_risks() {
    batch_ = shares_.below(threshold_);
    next_ = 0;
    std::erase_if(batch_, [&](const auto& each) { return known_.facts().is_known(each.cell); });
  }

  Decision open_at_risk(const View& view, Cell cell, double share) const {
    Choice choice{.measure = Measure::Share, .ground = Ground::Batch};
    choice.batch = static_cast<int>(batch_.size());
    choice.threshold = threshold_;
    return open_by_number(view, cell, share, choice);
  }

  double threshold_;
  const Shares& shares_;  // the last engine
  Knowledge known_;
  std::size_t acted_on_ = 0;  // how many deductions have been turned into moves
  std::vector<Shares::CellShare> batch_;
  std::size_t next_ = 0;  // in the batch
};

}  // namespace

AgentEntry triple_risk_agent() {
  return {
      .name = "triple-risk",
      .source = "report 002, triply improved agent",
      .description =
          "Counts arrangements and proves like double. Opens in one batch all cells that are mines "
          "in less than a threshold's share of arrangements, deduces what follows, and counts "
          "again. Without such cells it guesses the smallest share.",
      .parameters = {{"threshold", 0.125, 0, 1,
                      "the share below which cells are opened in batches"}},
      .make =
          [](const ParameterValues& values) { return std::make_unique<TripleRisk>(values.at(0)); },
      .reckons = true,
  };
}

}  // namespace minewise
