// The legend of a picture: what its tiles mean, with an entry for each kind that occurs in it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "output/drawing/overlay.h"

namespace minewise {

struct LegendEntry {
  std::string_view label;
  Tile sample;
  bool (*shows)(const Tile& tile);  // whether a tile is of the kind
};

// All entries, in the order in which a legend lists them.
std::span<const LegendEntry> legend_entries();

// The entries that a picture needs, collected from its tiles.
class Legend {
 public:
  void add(const Tile& tile);
  void add(const Tiles& tiles);
  bool has(std::size_t entry) const { return (needed_ >> entry & 1) != 0; }

 private:
  std::uint32_t needed_ = 0;
};

}  // namespace minewise
