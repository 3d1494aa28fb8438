#include "solver/count/arrangements.h"

#include <cmath>

#include "core/check.h"

namespace minewise {

// Sees the tables of a count. `open_` holds the states whose regions are still to be laid.
class ArrangementWalk {
 public:
  ArrangementWalk(const ComponentCount& count, std::size_t most)
      : count_(count), most_(most), mines_(static_cast<std::size_t>(count.regions_), 0) {
    CHECK(count.exact_ && count.table_of_.size() == count.states_.size());
    for (const auto& table : count.tables_) scale_ += std::log(table.scale);
  }

  ArrangementList list() {
    if (count_.ends() == 0) return {};
    open_.push_back(count_.tables_.back().first_state);
    walk(scale_);
    return std::move(list_);
  }

 private:
  using Kind = PlannedTable::Kind;

  void walk(double log_weight) {
    if (list_.listed.size() == most_) {
      list_.is_complete = false;
      return;
    }
    if (open_.empty()) {
      list_.listed.push_back({mines_, log_weight});
      return;
    }
    const std::int32_t at = open_.back();
    open_.pop_back();
    const auto& table = count_.tables_[count_.table_of_[at]];
    if (table.kind == Kind::Start) walk(log_weight);
    for (std::int32_t i = count_.first_incoming_[at]; i < count_.first_incoming_[at + 1]; ++i) {
      follow(count_.edges_[count_.incoming_[i]], table, log_weight);
      if (!list_.is_complete) break;
    }
    open_.push_back(at);
  }

  void follow(const ComponentCount::Edge& edge, const ComponentCount::Table& table,
              double log_weight) {
    if (edge.weight == 0) return;
    const std::size_t before = open_.size();
    open_.push_back(edge.from);
    if (table.kind == Kind::Join) {
      open_.push_back(edge.second);
    } else {
      mines_[table.region] = edge.mines;
    }
    walk(log_weight + std::log(edge.weight));
    open_.resize(before);
  }

  const ComponentCount& count_;
  std::size_t most_;
  double scale_ = 0;  // logarithm
  std::vector<int> mines_;
  std::vector<std::int32_t> open_;
  ArrangementList list_;
};

ArrangementList list_arrangements(const ComponentCount& count, std::size_t most) {
  return ArrangementWalk(count, most).list();
}

}  // namespace minewise
