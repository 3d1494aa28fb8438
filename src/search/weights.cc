#include "search/weights.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace minewise {
namespace {

// A density as the fraction that its shortest decimal stands for: 0.15 is 3/20.
struct Ratio {
  Whole part, whole;
};

Ratio ratio_of(double density) {
  const std::string text = fmt::format("{}", density);  // as short as it can be: 0.15, 1.5e-07
  const std::size_t e = text.find('e');
  std::string digits = text.substr(0, e);
  int exponent = e == text.npos ? 0 : std::stoi(text.substr(e + 1));
  if (const std::size_t point = digits.find('.'); point != digits.npos) {
    exponent -= static_cast<int>(digits.size() - point - 1);
    digits.erase(point, 1);
  }
  digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));  // not octal
  const Whole scale = pow(Whole(10), static_cast<unsigned>(std::abs(exponent)));
  Ratio ratio{Whole(digits), 1};
  (exponent < 0 ? ratio.whole : ratio.part) *= scale;
  const Whole common = gcd(ratio.part, ratio.whole);
  return {ratio.part / common, ratio.whole / common};
}

std::vector<Whole> by_density(double density, int cells) {
  const auto [part, whole] = ratio_of(density);
  std::vector<Whole> weights;
  for (int mines = 0; mines <= cells; ++mines) {
    weights.push_back(pow(part, static_cast<unsigned>(mines)) *
                      pow(Whole(whole - part), static_cast<unsigned>(cells - mines)));
  }
  return weights;
}

std::vector<Whole> by_any_count(int cells) {
  std::vector<Whole> ways{1};
  Whole common = 1;
  for (int mines = 1; mines <= cells; ++mines) {
    ways.push_back(ways.back() * (cells - mines + 1) / mines);
    common = lcm(common, ways.back());
  }
  for (Whole& each : ways) each = common / each;
  return ways;
}

// A weight is shared by all layouts with that number of mines.
std::vector<Whole> by_prior(const WeighedCount& prior, int cells) {
  std::vector<Ratio> shares;
  Whole common = 1, ways = 1;
  for (int mines = 0; mines <= cells; ++mines) {
    const bool allowed = prior.allows(mines);
    Ratio share =
        allowed ? ratio_of(prior.weights()[static_cast<std::size_t>(mines)]) : Ratio{0, 1};
    share.whole *= ways;
    if (allowed) common = lcm(common, share.whole);
    shares.push_back(std::move(share));
    ways = ways * (cells - mines) / (mines + 1);
  }
  std::vector<Whole> weights;
  for (const Ratio& share : shares) {
    weights.push_back(share.part == 0 ? Whole(0) : Whole(share.part * (common / share.whole)));
  }
  return weights;
}

}  // namespace

std::vector<Whole> layout_weights(const MineCount& count, int cells) {
  if (const auto* law = std::get_if<Independent>(&count)) return by_density(law->density, cells);
  if (std::holds_alternative<UnknownCount>(count)) return by_any_count(cells);
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) return by_prior(*weighed, cells);
  return std::vector<Whole>(static_cast<std::size_t>(cells) + 1, Whole(1));
}

}  // namespace minewise
