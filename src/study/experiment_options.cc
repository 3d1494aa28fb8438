#include "study/experiment_options.h"

#include "core/try.h"
#include "study/lists.h"

namespace minewise {
namespace {

std::unexpected<Error> bad_words(std::string_view option, const Error& error) {
  return std::unexpected(Error{fmt::format("{}: {}", option, error.text())});
}

Result<void> read_boards(const ExperimentOptions& options, Request& request) {
  auto sizes = parse_sizes(options.sizes.value_or("20"));
  if (!sizes) return bad_words("sizes", sizes.error());
  request.sizes = *std::move(sizes);
  if (options.mines) {
    auto counts = parse_mine_counts(*options.mines);
    if (!counts) return bad_words("mines", counts.error());
    request.mine_counts = *std::move(counts);
  }
  if (options.densities || !options.mines) {
    auto densities = parse_densities(options.densities.value_or("0.1:0.9:0.1"));
    if (!densities) return bad_words("densities", densities.error());
    request.densities = *std::move(densities);
  }
  return {};
}

}  // namespace

Result<Request> read_request(const ExperimentOptions& options) {
  constexpr std::uint64_t kUsualGames = 100;
  Request request;
  auto agents = parse_agents(options.agents.empty() ? "all" : options.agents);
  if (!agents) return bad_words("agents", agents.error());
  request.agents = *std::move(agents);
  request.fitting_agents_only = options.agents.empty() || options.agents == "all";
  request.seed = Seed{options.seed};
  const auto estimate = find_estimate(options.estimate);
  if (!estimate) return fail("estimate: '{}' is neither none nor luckless", options.estimate);
  request.estimate = *estimate;
  request.games = options.games.value_or(options.layouts_file ? 0 : kUsualGames);
  for (const std::string& text : options.rules) {
    auto rules = parse_rules(text);
    if (!rules) return bad_words("rules", rules.error());
    request.rules.push_back(*std::move(rules));
  }
  if (request.rules.empty()) request.rules.push_back(Rules::survival());
  if (options.layouts_file) return request;
  TRY(read_boards(options, request));
  return request;
}

}  // namespace minewise
