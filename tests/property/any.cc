#include "any.h"
#include "core/shape.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace minewise {
namespace {

using rc::gen::arbitrary;
using rc::gen::element;
using rc::gen::elementOf;
using rc::gen::exec;
using rc::gen::inRange;

Place any_place_on(const Shape& shape) {
  return {*inRange(0, shape.height), *inRange(0, shape.width)};
}

Cell any_cell_of(const Shape& shape) {
  return shape.cell(any_place_on(shape));
}

Layout any_layout_of(const Shape& shape) {
  Layout layout(shape.cells());
  for (int index = 0; index < shape.cells(); ++index) {
    if (*arbitrary<bool>()) layout.place_mine(Cell{index});
  }
  return layout;
}

// The cells that the promise of the rules takes from the mines, for the first cell that takes most.
int most_promised(const Shape& shape, const FirstMove& first) {
  if (first.promise != Promise::Zero) return first.promise == Promise::Safe ? 1 : 0;
  int most = 0;
  for (int index = 0; index < shape.cells(); ++index) {
    const Place place = shape.place(Cell{index});
    if (first.cell && place != *first.cell) continue;
    most = std::max(most, 1 + static_cast<int>(neighbours_of(shape, place).size()));
  }
  return most;
}

Clue any_clue() {
  const int number = *inRange(-1, 9);
  return number < 0 ? Clue::withheld() : Clue::number(number);
}

// What a transcript can tell of a choice.
Choice any_choice() {
  Choice choice;
  choice.measure = *element(Measure::Unsaid, Measure::Probability, Measure::Share, Measure::Ratio,
                            Measure::Density);
  if (choice.measure == Measure::Unsaid) return choice;
  choice.ground =
      *element(Ground::Unsaid, Ground::Least, Ground::Batch, Ground::Search, Ground::Ahead);
  if (choice.ground == Ground::Search || choice.ground == Ground::Ahead) {
    choice.above_least = *any_probability();
  }
  if (choice.ground == Ground::Search && *arbitrary<bool>()) choice.value = *any_probability();
  if (choice.ground == Ground::Ahead) {
    choice.goes_on = *any_probability();
    choice.safest_goes_on = *any_probability();
  }
  if (choice.ground == Ground::Batch) {
    choice.batch = *inRange(1, 100);
    choice.threshold = *any_probability();
  }
  if (choice.ground == Ground::Least && *arbitrary<bool>()) {
    choice.tied = *inRange(1, 100);
    choice.tie =
        *element(TieRule::Chance, TieRule::MostClues, TieRule::FewestNeighbours, TieRule::First);
  }
  return choice;
}

Decision any_decision(const Shape& shape) {
  Decision decision;
  decision.move = {*element(Move::Kind::Open, Move::Kind::Flag), any_cell_of(shape)};
  decision.basis =
      *element(Basis::Proof, Basis::Promise, Basis::Forced, Basis::Random, Basis::Probability);
  if (decision.basis == Basis::Proof) {
    decision.reason.rule = *element(Rule::SinglePoint, Rule::Subset, Rule::Gaussian,
                                    Rule::Contradiction, Rule::Groups, Rule::Exact, Rule::Count);
    const int premises = *inRange(0, 6);
    for (int i = 0; i < premises; ++i) decision.reason.because.push_back(any_cell_of(shape));
  }
  if (decision.basis == Basis::Probability && *arbitrary<bool>()) {
    decision.estimate = *any_probability();
    decision.choice = any_choice();
  }
  return decision;
}

Outcome any_answer_to(const Decision& decision) {
  if (decision.move.kind == Move::Kind::Flag) return {};
  if (*inRange(0, 4) == 0) return {Outcome::Kind::Mine, Clue::withheld(), 1};
  return {Outcome::Kind::Clue, any_clue(), *inRange(1, 30)};
}

int any_number() {
  return *inRange(0, 1'000'000);
}

}  // namespace

rc::Gen<double> any_probability() {
  return exec([] {
    if (*arbitrary<bool>()) return *element(0.0, 1.0, 0.5, 0.1, 0.2, 1e-9, 1.0 / 3, 0.999999);
    constexpr std::uint64_t kSteps = std::uint64_t{1} << 53;
    return static_cast<double>(*inRange<std::uint64_t>(0, kSteps + 1)) /
           static_cast<double>(kSteps);
  });
}

rc::Gen<Shape> any_shape() {
  return exec(
      [] { return Shape{*inRange(1, 10), *inRange(1, 10), *rc::gen::elementOf(all_grids())}; });
}

rc::Gen<std::string> any_clue_model() {
  return exec([] {
    std::string text;
    const int joined = *rc::gen::weightedElement<int>({{6, 1}, {3, 2}, {1, 8}});
    for (int i = 0; i < joined; ++i) {
      const std::string silent = fmt::format("withheld:{}", *any_probability());
      text += (i > 0 ? "+" : "") + *element<std::string>("exact", "optimistic", "cautious", silent);
    }
    return text;
  });
}

rc::Gen<Rules> any_rules(const Shape& shape) {
  return exec([shape] {
    Rules rules = *arbitrary<bool>() ? Rules::classic() : Rules::survival();
    if (*arbitrary<bool>()) rules.on_mine = *element(OnMine::Go, OnMine::Lose);
    if (*arbitrary<bool>()) rules.count = *element(CountRule::Shown, CountRule::Hidden);
    if (*arbitrary<bool>()) {
      rules.first.promise = *element(Promise::None, Promise::Safe, Promise::Zero);
      if (*arbitrary<bool>()) rules.first.cell = any_place_on(shape);
    }
    if (*arbitrary<bool>()) rules.cascade = *arbitrary<bool>();
    if (*arbitrary<bool>()) rules.clues = parse_clue_model(*any_clue_model()).value();
    rules.topology = shape.grid;
    return rules;
  });
}

rc::Gen<GameId> any_game_id() {
  return exec([] {
    const Shape shape = *any_shape();
    const Rules rules = *any_rules(shape);
    const int room = shape.cells() - most_promised(shape, rules.first);
    MineLaw mines = FixedCount{*inRange(0, room + 1)};
    if (*arbitrary<bool>()) mines = Independent{*any_probability()};
    const Seed seed{*arbitrary<std::uint64_t>()};
    return GameId{shape.width, shape.height, mines, rules, seed, *arbitrary<std::uint64_t>()};
  });
}

namespace {

WeighedCount any_prior(int cells) {
  std::string weights = "1";
  for (int mines = *inRange(0, cells + 1); mines > 0; --mines) {
    weights += fmt::format(",{}", *any_probability());
  }
  return WeighedCount::parse(weights).value();
}

}  // namespace

rc::Gen<Position> any_position() {
  return exec([] {
    Position position;
    position.shape = *any_shape();
    const int cells = position.shape.cells();
    switch (*inRange(0, 5)) {
      case 0:
        break;
      case 4:
        position.count = any_prior(cells);
        break;
      case 1:
        position.count = UnknownCount{};
        break;
      case 2:
        position.count = FixedCount{*inRange(0, cells + 1)};
        break;
      default:
        position.count = Independent{*any_probability()};
    }
    position.clues = parse_clue_model(*any_clue_model()).value();
    const std::string known = "?012345678_MF";
    for (int i = 0; i < cells; ++i) position.symbols += *elementOf(known);
    return position;
  });
}

rc::Gen<DrawnLayout> any_layout() {
  return exec([] {
    const Shape shape{*inRange(1, 10), *inRange(1, 10)};
    return DrawnLayout{shape, any_layout_of(shape)};
  });
}

rc::Gen<Transcript> any_transcript() {
  return exec([] {
    Transcript transcript;
    transcript.id = *any_game_id();
    const Shape shape = transcript.id.shape();
    transcript.agent = (*any_agent()).name();
    const int steps = *inRange(0, std::min(10, shape.cells() + 1));
    for (int i = 0; i < steps; ++i) {
      const Decision decision = any_decision(shape);
      transcript.steps.push_back({decision, any_answer_to(decision)});
    }
    transcript.layout = any_layout_of(shape);
    const auto* fixed = std::get_if<FixedCount>(&transcript.id.mines);
    const bool fits = !fixed || fixed->mines == transcript.layout.mines();
    transcript.is_given = fits && *arbitrary<bool>();
    transcript.result = {*arbitrary<bool>(), *any_probability(), any_number(),
                         any_number(),       any_number(),       any_number()};
    return transcript;
  });
}

rc::Gen<AgentSpec> any_agent() {
  return exec([] {
    const auto agents = all_agents();
    AgentSpec spec{&agents[*inRange<std::size_t>(0, agents.size())], {}};
    for (const Parameter& parameter : spec.entry->parameters) {
      const double part = *any_probability();
      double value = parameter.least + part * (parameter.most - parameter.least);
      if (parameter.is_whole) value = std::round(value);
      spec.values.push_back(*arbitrary<bool>() ? parameter.usual : value);
    }
    return spec;
  });
}

void showValue(const Shape& shape, std::ostream& out) {
  out << shape.width << "x" << shape.height << " " << grid_word(shape.grid);
}

void showValue(const Rules& rules, std::ostream& out) {
  out << format_rules(rules);
}

void showValue(const GameId& id, std::ostream& out) {
  out << format_game_id(id);
}

void showValue(const Position& position, std::ostream& out) {
  out << format_position(position);
}

void showValue(const DrawnLayout& drawn, std::ostream& out) {
  out << format_layout(drawn.layout, drawn.shape.width);
}

void showValue(const Transcript& transcript, std::ostream& out) {
  out << format_transcript(transcript);
}

void showValue(const AgentSpec& spec, std::ostream& out) {
  out << spec.name();
}

}  // namespace minewise
