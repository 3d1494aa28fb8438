#include "output/drawing/trace.h"

#include <fmt/core.h>

#include <optional>
#include <utility>

#include "core/position.h"
#include "output/text/explain.h"
#include "output/text/influence.h"
#include "solver/engines/single_point.h"
#include "solver/knowledge.h"

namespace minewise {
namespace {

constexpr std::string_view kRemarkLegend =
    "(not by one clue alone): the agent basic could not have proved this";

// "(3,4)=2 (3,5)=0"
std::string cells_text(std::span<const Cell> cells, const PlacedView& placed) {
  std::string text;
  for (const Cell cell : cells) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", name_of(cell, placed.shape),
                        symbol_of(placed.view, cell));
  }
  return text;
}

// What single clues prove, one at a time, about the view as it is now: all that the agent `basic`
// could know.
class SingleClues {
 public:
  // "" for what single clues prove too; otherwise a remark.
  std::string_view remark(const View& view, Cell cell) {
    if (!has_started_) known_.start(view);
    has_started_ = true;
    known_.deduce(view);
    return known_.facts().is_known(cell) ? "" : " (not by one clue alone)";
  }

 private:
  Knowledge known_{by(make_engines<SinglePoint>())};
  bool has_started_ = false;
};

class StepsTrace final : public Observer {
 public:
  StepsTrace(Sink sink, const Agent* agent, Ink ink, const ReasonGraph* reasons)
      : sink_(std::move(sink)), agent_(agent), ink_(ink), reasons_(reasons) {}

  void decided(const Game& game, const Decision& decision) override {
    const Shape shape = game.id().shape();
    if (number_ == 0 && is_drawable(shape)) sink_(fmt::format("{}{}\n\n", legend(), kRemarkLegend));
    tell_last(game);
    const bool is_proof = decision.basis == Basis::Proof;
    sink_(fmt::format("{}{}\n", describe_step(++number_, decision, {game.view(), shape}),
                      is_proof ? simple_.remark(game.view(), decision.move.cell) : ""));
    if (!reasons_ || !is_proof) return;
    if (const auto link = describe_link(*reasons_, decision.move.cell, shape)) {
      sink_("   " + *link + "\n");
    }
  }

  void played(const Game& game, const Step& step) override {
    last_ = step;
    if (game.is_over()) tell_last(game);
  }

 private:
  // A step is told once the agent has thought about it, so that what it proved is on the board.
  void tell_last(const Game& game) {
    if (!last_) return;
    const Shape shape = game.id().shape();
    const View& view = game.view();
    if (is_drawable(shape)) {
      sink_(draw_tiles(tiles_of(view, marks_after(*last_, view, conclusions())), shape, ink_) +
            "\n");
    } else {
      sink_("   " + cells_text(changed_cells(view, last_->outcome), {view, shape}) + "\n");
    }
    last_.reset();
  }
  std::span<const Deduction> conclusions() const {
    return agent_ ? agent_->conclusions() : std::span<const Deduction>();
  }

  Sink sink_;
  const Agent* agent_;
  Ink ink_;
  const ReasonGraph* reasons_;
  SingleClues simple_;
  std::size_t number_ = 0;
  std::optional<Step> last_;  // made, but not told yet
};

class LogTrace final : public Observer {
 public:
  LogTrace(Sink sink, const Agent* agent, const ReasonGraph* reasons)
      : sink_(std::move(sink)), agent_(agent), reasons_(reasons) {}

  void decided(const Game& game, const Decision& decision) override {
    const Shape shape = game.id().shape();
    tell_conclusions({game.view(), shape});
    const bool open = decision.move.kind == Move::Kind::Open;
    const bool told = agent_ && decision.basis == Basis::Proof;
    sink_(fmt::format("{} {}{}\n", open ? "Asking" : "Flagging", name_of(decision.move.cell, shape),
                      told ? "" : ": " + reason_of(decision, {game.view(), shape})));
  }

  void played(const Game& game, const Step& step) override {
    const Outcome& outcome = step.outcome;
    if (outcome.kind == Outcome::Kind::Mine) sink_("  Stepped on a mine\n");
    if (outcome.kind != Outcome::Kind::Clue) return;
    sink_(outcome.clue.is_withheld() ? std::string("  The clue is withheld\n")
                                     : fmt::format("  Received clue: {}\n", outcome.clue.number()));
    const auto cascaded = changed_cells(game.view(), outcome).subspan(1);
    if (cascaded.empty()) return;
    sink_(fmt::format("  Opened with it: {}\n",
                      cells_text(cascaded, {game.view(), game.id().shape()})));
  }

 private:
  std::string reason_of(const Decision& decision, const PlacedView& placed) {
    const bool is_proof = decision.basis == Basis::Proof;
    return fmt::format("{}{}", explain_why(decision, placed),
                       is_proof ? simple_.remark(placed.view, decision.move.cell) : "");
  }

  // Conclusions are told when they are drawn, which is before the next decision.
  void tell_conclusions(const PlacedView& placed) {
    if (!agent_) return;
    for (const Deduction& deduction : agent_->conclusions().subspan(told_)) {
      const auto link =
          reasons_ ? describe_link(*reasons_, deduction.cell, placed.shape) : std::nullopt;
      sink_(fmt::format("  Concluded: {}{}{}\n", explain(deduction, placed),
                        simple_.remark(placed.view, deduction.cell), link ? "; " + *link : ""));
    }
    told_ = agent_->conclusions().size();
  }

  Sink sink_;
  const Agent* agent_;
  const ReasonGraph* reasons_;
  SingleClues simple_;
  std::size_t told_ = 0;
};

}  // namespace

std::span<const Cell> changed_cells(const View& view, const Outcome& outcome) {
  return view.uncovered().last(static_cast<std::size_t>(outcome.changed));
}

Overlay marks_after(const Step& step, const View& view, std::span<const Deduction> conclusions) {
  Overlay overlay(static_cast<std::size_t>(view.cells()));
  for (const Deduction& deduction : conclusions) {
    if (view.is_covered(deduction.cell)) overlay[deduction.cell.at()].inferred = deduction.verdict;
  }
  for (const Cell cell : changed_cells(view, step.outcome)) {
    overlay[cell.at()] = {.origin = Origin::Cascade, .is_new = true};
  }
  overlay[step.decision.move.cell.at()].origin = origin_of(step.decision);
  return overlay;
}

std::string describe_step(std::size_t number, const Decision& decision, const PlacedView& placed) {
  return fmt::format("{}. {} {}: {}", number,
                     decision.move.kind == Move::Kind::Open ? "open" : "flag",
                     name_of(decision.move.cell, placed.shape), explain_why(decision, placed));
}

bool is_drawable(const Shape& shape) {
  return shape.width <= kMaxDrawnSide && shape.height <= kMaxDrawnSide;
}

std::unique_ptr<Observer> trace_steps(Sink sink, const Agent* agent, Ink ink,
                                      const ReasonGraph* reasons) {
  return std::make_unique<StepsTrace>(std::move(sink), agent, ink, reasons);
}

std::unique_ptr<Observer> trace_log(Sink sink, const Agent* agent, const ReasonGraph* reasons) {
  return std::make_unique<LogTrace>(std::move(sink), agent, reasons);
}

}  // namespace minewise
