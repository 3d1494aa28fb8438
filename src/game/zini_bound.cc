// A lower bound on ZiNi (least_zini in zini.h): what every play has to meet on a board, and a proof
// that this costs at least so many clicks. It is enough to click units (openings and lone cells): a
// player who clicks the edge of an opening may as well click the opening. So every play meets these
// demands:
//
//  - a unit is opened by a click on it, or by a chord on a number that touches it;
//  - an opening is also entered from outside: the first of its cells to open, other than along with
//    an opening beside it, is clicked, or opened by a chord on a cell that is not on its edge
//    alone.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "game/metrics.h"
#include "game/zini.h"

namespace minewise {

// Lists one after the other, in one array.
struct Lists {
  std::vector<std::int32_t> begins{0};
  std::vector<std::int32_t> items;

  std::size_t size() const { return begins.size() - 1; }
  std::size_t begin(std::size_t list) const { return static_cast<std::size_t>(begins[list]); }
  std::size_t end(std::size_t list) const { return begin(list + 1); }
  std::span<const std::int32_t> operator[](std::size_t list) const {
    return std::span(items).subspan(begin(list), end(list) - begin(list));
  }
  void add(std::int32_t item) { items.push_back(item); }
  void close() { begins.push_back(static_cast<std::int32_t>(items.size())); }
};

class DemandsOfBoard {
 public:
  explicit DemandsOfBoard(const Openings& openings);

  std::size_t size() const { return clicks.size(); }
  std::size_t cells() const { return is_taken_.size(); }

  // Units are lone cells, by their index, and openings, behind all cells.
  std::size_t units() const { return cells() + static_cast<std::size_t>(openings_.count()); }

  std::vector<std::int32_t> clicks;  // by demand: the unit that meets it if it is clicked
  Lists chords;                      // by demand: the cells that meet it by a chord
  Lists flags;                       // by demand: the mines around those cells
  Lists needs;                       // by item of `chords`: its mines, as items of `flags`

 private:
  void add_opening(int opening);
  void add_chords_around(Cell cell);
  void close(std::int32_t unit);

  const Openings& openings_;
  std::vector<std::uint8_t> is_taken_;  // by cell: in this demand already, or never to be
  std::vector<std::uint8_t> edges_;     // by cell: the openings that have it
  std::vector<std::int32_t> slot_of_;   // by mine: its last place in `flags`
};

DemandsOfBoard::DemandsOfBoard(const Openings& openings)
    : openings_(openings),
      is_taken_(static_cast<std::size_t>(openings.topology().cells()), 0),
      edges_(is_taken_.size(), 0),
      slot_of_(is_taken_.size(), -1) {
  for (int opening = 0; opening < openings.count(); ++opening) {
    for (const Cell cell : openings.cells(opening)) ++edges_[cell.at()];
  }
  for (int opening = 0; opening < openings.count(); ++opening) add_opening(opening);
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    if (!openings.is_lone(cell)) continue;
    add_chords_around(cell);
    close(cell.index);
  }
}

void DemandsOfBoard::add_opening(int opening) {
  const auto unit = static_cast<std::int32_t>(cells()) + opening;
  const auto edge = openings_.cells(opening);
  for (const Cell cell : edge) {
    if (openings_.number(cell) > 0) chords.add(cell.index);
  }
  close(unit);
  // Entered from outside: by the edge that it shares, or from beside its edge.
  for (const Cell cell : edge) is_taken_[cell.at()] = edges_[cell.at()] == 1;
  for (const Cell cell : edge) {
    if (openings_.number(cell) == 0) continue;
    if (!is_taken_[cell.at()]) {
      is_taken_[cell.at()] = 1;
      chords.add(cell.index);
    }
    add_chords_around(cell);
  }
  for (const Cell cell : edge) is_taken_[cell.at()] = 0;
  close(unit);
}

void DemandsOfBoard::add_chords_around(Cell cell) {
  for (const Cell near : openings_.topology().neighbours(cell)) {
    if (is_taken_[near.at()] || openings_.is_mine(near) || openings_.number(near) == 0) continue;
    is_taken_[near.at()] = 1;
    chords.add(near.index);
  }
}

// Ends a demand: adds the flags that its chords need.
void DemandsOfBoard::close(std::int32_t unit) {
  clicks.push_back(unit);
  for (auto i = static_cast<std::size_t>(chords.begins.back()); i < chords.items.size(); ++i) {
    const Cell chord{chords.items[i]};
    is_taken_[chord.at()] = 0;
    for (const Cell near : openings_.topology().neighbours(chord)) {
      if (!openings_.is_mine(near)) continue;
      std::int32_t& slot = slot_of_[near.at()];
      if (slot < flags.begins.back()) {
        slot = static_cast<std::int32_t>(flags.items.size());
        flags.add(near.index);
      }
      needs.add(slot);
    }
    needs.close();
  }
  chords.close();
  flags.close();
}

// A proof that no play takes fewer clicks, by offers. A demand is met by a click or by one of
// several chords. Let each demand d offer α to each of its chords, and β to each flag around one of
// them, so that all offers for one chord come to 1 at most, and those for one flag too. Then
//
//     y_d = the least, over the chords c of d, of α_dc + the sum of β_dm over the mines m around c
//
// is what d pays at least if a chord meets it. Let y_d also be so small that the demands of one
// click pay 1 at most together. Then every click, chord and flag of a play costs 1, and is paid no
// more than that, so that the play costs the sum of all y_d at least. (This is a feasible solution
// of the dual of a linear relaxation, in which demands are met by shares of chords.)
//
// Good offers are found by the primal-dual method of Chambolle and Pock with its diagonal steps
// ("Diagonal preconditioning for first order primal-dual algorithms", ICCV 2011). It only comes
// close to the best; but whatever it offers, lowered to what the rules allow, proves a bound. On
// 30x16/99 that is about 85 of 100 clicks found.

namespace {

using Amounts = std::vector<double>;

double& at(Amounts& amounts, std::int32_t index) {
  return amounts[static_cast<std::size_t>(index)];
}

// For each index, the sum of the amounts that belong to it.
Amounts sums(const Amounts& amounts, std::span<const std::int32_t> indices, std::size_t size) {
  Amounts sums(size, 0);
  for (std::size_t i = 0; i < amounts.size(); ++i) at(sums, indices[i]) += amounts[i];
  return sums;
}

// How much there is of something that costs 1 each: clicks, chords or flags.
class Supply {
 public:
  Supply(std::span<const std::int32_t> indices, std::size_t size)
      : indices_(indices), amounts_(size, 0), ahead_(size, 0), steps_(size, 0) {
    for (const std::int32_t index : indices) ++at(steps_, index);
    for (double& step : steps_) step = step == 0 ? 0 : 1 / step;
  }

  // What is paid more than it costs grows, and what is paid less shrinks.
  void take(const Amounts& offers) {
    const Amounts paid = sums(offers, indices_, amounts_.size());
    for (std::size_t i = 0; i < amounts_.size(); ++i) {
      const double before = amounts_[i];
      amounts_[i] = std::max(0.0, before + steps_[i] * (paid[i] - 1));
      ahead_[i] = 2 * amounts_[i] - before;
    }
  }

  // Of the item that belongs to an offer, extrapolated by the last step.
  double ahead(std::size_t offer) const {
    return ahead_[static_cast<std::size_t>(indices_[offer])];
  }

 private:
  std::span<const std::int32_t> indices_;
  Amounts amounts_, ahead_, steps_;
};

class Offers {
 public:
  explicit Offers(const DemandsOfBoard& demands)
      : demands_(demands),
        clicks_(demands.clicks, demands.units()),
        chords_(demands.chords.items, demands.cells()),
        flags_(demands.flags.items, demands.cells()),
        prices_(demands.size(), 0),
        for_chords_(demands.chords.items.size(), 0),
        for_flags_(demands.flags.items.size(), 0),
        shares_(for_chords_.size(), 0),
        shares_ahead_(shares_.size(), 0),
        flag_steps_(for_flags_.size(), 1) {
    for (const std::int32_t slot : demands.needs.items) ++at(flag_steps_, slot);
    for (double& step : flag_steps_) step = 1 / step;
  }

  // How much work a round is.
  long long terms() const {
    return static_cast<long long>(prices_.size() + 4 * shares_.size() + 3 * for_flags_.size() +
                                  2 * demands_.needs.items.size() + 1);
  }

  void run(long long rounds) {
    for (long long round = 0; round < rounds; ++round) {
      clicks_.take(prices_);
      chords_.take(for_chords_);
      flags_.take(for_flags_);
      take_shares();
      make_offers();
    }
  }

  // What these offers prove.
  double bound() const {
    const Amounts for_chords = allowed(for_chords_, demands_.chords.items, demands_.cells());
    const Amounts for_flags = allowed(for_flags_, demands_.flags.items, demands_.cells());
    Amounts prices(prices_.size(), 1);
    for (std::size_t demand = 0; demand < prices.size(); ++demand) {
      for_each_chord(demand, [&](std::size_t chord) {
        prices[demand] = std::min(prices[demand], for_chords[chord] + flags_of(chord, for_flags));
      });
    }
    const Amounts paid = sums(prices, demands_.clicks, demands_.units());
    double bound = 0;
    for (std::size_t demand = 0; demand < prices.size(); ++demand) {
      const auto unit = static_cast<std::size_t>(demands_.clicks[demand]);
      bound += prices[demand] / std::max(1.0, paid[unit]);
    }
    return bound;
  }

 private:
  template <class Visit>
  void for_each_chord(std::size_t demand, const Visit& visit) const {
    const Lists& chords = demands_.chords;
    for (std::size_t i = chords.begin(demand); i < chords.end(demand); ++i) visit(i);
  }

  double flags_of(std::size_t chord, const Amounts& offers) const {
    double sum = 0;
    for (const std::int32_t slot : demands_.needs[chord]) {
      sum += offers[static_cast<std::size_t>(slot)];
    }
    return sum;
  }

  // Offers for the same thing brought to 1 together.
  static Amounts allowed(Amounts offers, std::span<const std::int32_t> indices, std::size_t size) {
    Amounts paid = sums(offers, indices, size);
    for (std::size_t i = 0; i < offers.size(); ++i) {
      if (offers[i] > 0) offers[i] /= at(paid, indices[i]);
    }
    return offers;
  }

  // The primal step: demands are met by the chords that ask for less than the demand would pay.
  void take_shares() {
    for (std::size_t demand = 0; demand < prices_.size(); ++demand) {
      for_each_chord(demand, [&](std::size_t chord) {
        const double gain = prices_[demand] - for_chords_[chord] - flags_of(chord, for_flags_);
        const double before = shares_[chord];
        const auto terms = static_cast<double>(2 + demands_.needs[chord].size());
        shares_[chord] = std::max(0.0, before + gain / terms);
        shares_ahead_[chord] = 2 * shares_[chord] - before;
      });
    }
  }

  // The dual step: demands that are not met pay more, and more is offered for chords and flags of
  // which there is less than the shares need.
  void make_offers() {
    needed_.assign(for_flags_.size(), 0);
    for (std::size_t demand = 0; demand < prices_.size(); ++demand) {
      double lack = 1 - clicks_.ahead(demand);
      for_each_chord(demand, [&](std::size_t chord) {
        const double share = shares_ahead_[chord];
        lack -= share;
        double& offer = for_chords_[chord];
        offer = std::max(0.0, offer + (share - chords_.ahead(chord)) / 2);
        for (const std::int32_t slot : demands_.needs[chord]) at(needed_, slot) += share;
      });
      const auto terms = static_cast<double>(1 + demands_.chords[demand].size());
      prices_[demand] = std::max(0.0, prices_[demand] + lack / terms);
    }
    for (std::size_t i = 0; i < for_flags_.size(); ++i) {
      const double lack = needed_[i] - flags_.ahead(i);
      for_flags_[i] = std::max(0.0, for_flags_[i] + flag_steps_[i] * lack);
    }
  }

  const DemandsOfBoard& demands_;
  Supply clicks_, chords_, flags_;
  Amounts prices_;                 // by demand
  Amounts for_chords_;             // by item of its chords
  Amounts for_flags_;              // by item of its flags
  Amounts shares_, shares_ahead_;  // by item of its chords: how far it meets the demand
  Amounts flag_steps_, needed_;    // by item of its flags
};

}  // namespace

int least_zini(const Openings& openings, long long steps) {
  const DemandsOfBoard demands(openings);
  Offers offers(demands);
  constexpr long long kFew = 20, kMany = 500;  // more rounds bring next to nothing
  offers.run(std::clamp(steps / offers.terms(), kFew, kMany));
  constexpr double kRounding = 1e-6;  // far above what the sums are off by
  return static_cast<int>(std::ceil(offers.bound() - kRounding));
}

}  // namespace minewise
