#include "formats/position_words.h"

#include "core/macros.h"
#include "core/message.h"
#include "core/shape.h"
#include "core/words.h"

namespace minewise {
namespace {

Result<void> settle_count(const PositionWords& words, Position& position) {
  if (words.mines) {
    const auto mines = parse_int(*words.mines);
    if (!mines) return fail_option("mines", "'{}' is not a number of mines", *words.mines);
    if (*mines > position.shape.cells()) {
      return fail_option("mines", "{} do not fit on {}", counted(*mines, "mine"),
                         counted(position.shape.cells(), "cell"));
    }
    position.count = FixedCount{*mines};
  } else if (words.density) {
    const auto density = parse_decimal(*words.density);
    if (!density || *density < 0 || *density > 1) {
      return fail_option("density", "'{}' is not a density; write a number from 0 to 1",
                         *words.density);
    }
    position.count = Independent{*density};
  } else if (words.count_prior) {
    auto prior = WeighedCount::parse(*words.count_prior);
    if (!prior) return object_to("count-prior", prior.error());
    if (prior->most() > position.shape.cells()) {
      return fail_option("count-prior", "the prior gives weight to {}, but the board has {}",
                         counted(prior->most(), "mine"), counted(position.shape.cells(), "cell"));
    }
    position.count = *std::move(prior);
  } else if (words.count_unknown) {
    position.count = UnknownCount{};
  }
  return {};
}

}  // namespace

std::string_view PositionWords::first_word() const {
  if (mines) return "mines";
  if (density) return "density";
  if (count_prior) return "count-prior";
  if (count_unknown) return "count-unknown";
  if (clues) return "clues";
  return topology ? "topology" : "";
}

Result<void> adjust(Position& position, const PositionWords& words) {
  if (words.mines.has_value() + words.density.has_value() + words.count_prior.has_value() +
          words.count_unknown >
      1) {
    return fail_option(words.first_word(),
                       "use only one of mines, density, count-prior and count-unknown");
  }
  if (words.clues) {
    auto model = parse_clue_model(*words.clues);
    if (!model) return object_to("clues", {model.error().message});
    position.clues = *model;
  }
  if (words.topology) {
    const auto grid = find_grid(*words.topology);
    if (!grid) {
      return fail_option("topology", "unknown topology '{}'; known are {}", *words.topology,
                         grid_words("and"));
    }
    position.shape.grid = *grid;
  }
  return settle_count(words, position);
}

Result<Position> read_position(std::string_view text, const PositionWords& words) {
  TRY(Position position, parse_position(text));
  TRY(adjust(position, words));
  return position;
}

}  // namespace minewise
