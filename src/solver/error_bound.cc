// How far the probabilities of a posterior may be off that rests on beams.
//
// Of each component that was not counted exactly it is known how much weight was dropped at most,
// by number of mines (counter_bound.cc). Let Z be the weight of all that was kept, on the whole
// board, and U that of what was dropped at most. A probability is A/Z of what was kept and (A +
// a)/(Z + L) in truth, with 0 <= a <= L <= U. So it is off by at most L/(Z + L) <= U/(Z + U).
#include <algorithm>

#include "solver/posterior.h"

namespace minewise {
namespace {

// The tally of two parts, in their own scales: out[k] = sum of a[i] b[k - i].
Tally product_of(const Tally& a, const Tally& b) {
  Tally out{a.first + b.first, std::vector<double>(a.weight.size() + b.weight.size() - 1, 0.0)};
  for (std::size_t i = 0; i < a.weight.size(); ++i) {
    for (std::size_t j = 0; j < b.weight.size(); ++j) {
      out.weight[i + j] += a.weight[i] * b.weight[j];
    }
  }
  return out;
}

// The total of a count, and the same with all that it may have dropped; the largest of the latter
// is 1.
struct Bounds {
  Tally kept, most;

  Bounds(const Tally& total, const Tally& excess) {
    const bool is_empty = excess.weight.empty();
    const int first = is_empty ? total.first : std::min(total.first, excess.first);
    const int last = is_empty ? total.last() : std::max(total.last(), excess.last());
    kept.first = most.first = first;
    double greatest = 0;
    for (int k = first; k <= last; ++k) {
      kept.weight.push_back(total.at(k));
      most.weight.push_back(total.at(k) + excess.at(k));
      greatest = std::max(greatest, most.weight.back());
    }
    for (double& weight : kept.weight) weight /= greatest;
    for (double& weight : most.weight) weight /= greatest;
  }
};

}  // namespace

double Posterior::error_bound() {
  std::vector<int> beams;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    if (frontier_.component(slot).clues.empty() || at(slot).count.is_exact()) continue;
    if (!at(slot).count.excess()) return 1;
    beams.push_back(slot);
  }
  if (total_ == 0 || beams.empty()) return 1;
  Tally kept = tree_.product_without(beams), most = kept;
  for (const int slot : beams) {
    const Bounds bounds(at(slot).count.total(), *at(slot).count.excess());
    kept = product_of(kept, bounds.kept);
    most = product_of(most, bounds.most);
  }
  const Tally worth = prior_->worth(most, tilt_.density);
  double all = 0, dropped = 0;
  for (int k = most.first; k <= most.last(); ++k) {
    all += most.at(k) * worth.at(k);
    dropped += (most.at(k) - kept.at(k)) * worth.at(k);
  }
  return all > 0 ? std::clamp(dropped / all, 0.0, 1.0) : 1;
}

}  // namespace minewise
