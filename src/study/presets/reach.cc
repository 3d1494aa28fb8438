// Kind "reach": how far the influence of one cell travels, on average over positions met in play,
// against the density of mines or the size of the board. A trial is a position met in a game,
// measured with the number of mines known and by the clues alone; its record holds the profiles of
// all alterations both ways.
#include <fmt/format.h>

#include <vector>

#include "core/counted.h"
#include "core/number.h"
#include "core/try.h"
#include "review/position_in_play.h"
#include "study/lists.h"
#include "study/presets/game_trials.h"
#include "study/presets/reach_figures.h"

namespace minewise {
namespace {

// One game's position, measured in both ways; none where the game had no such position.
struct MeasuredReach {
  bool exact = true;
  std::array<ReachProfile, std::size(kAlterations)> profiles;  // by Alteration
};
using ReachSample = std::optional<std::array<MeasuredReach, std::size(kReachBy)>>;

struct ReachSettings {
  BoardAxis axis;
  Moment moment = Moment::Decision;
  std::size_t sources = 0;         // of each kind in a position, at most
  std::vector<std::size_t> drawn;  // the boards whose changes are drawn by distance
};

MeasuredReach profiles_of(const PositionReach& reach) {
  MeasuredReach measured;
  measured.exact = reach.exact;
  for (std::size_t a = 0; a < reach.altered.size(); ++a) {
    measured.profiles[a] = reach.altered[a].profile;
  }
  return measured;
}

ReachSample measure_game(const GameId& id, const TopologyPtr& topology, const AgentSpec& agent,
                         const ReachSettings& settings) {
  const auto view = position_in_play(id, topology, agent, settings.moment);
  if (!view) return std::nullopt;
  const auto by_count = measure_reach(*view, settings.sources);
  const auto by_clues = measure_reach(*without_coupling(*view), settings.sources);
  if (!by_count || !by_clues) return std::nullopt;
  return std::array{profiles_of(*by_count), profiles_of(*by_clues)};
}

void put_profile(ByteWriter& writer, const ReachProfile& profile) {
  writer.number(profile.rings().size());
  for (const ReachProfile::Ring& ring : profile.rings()) {
    for (const std::uint64_t number : {ring.pairs, ring.changed, ring.noticeable}) {
      writer.number(number);
    }
    writer.real(ring.sum);
    writer.real(ring.most);
  }
  writer.number(profile.sources_by_reach().size());
  for (const std::uint64_t sources : profile.sources_by_reach()) writer.number(sources);
}

ReachProfile get_profile(ByteReader& reader) {
  std::vector<ReachProfile::Ring> rings(reader.length());
  for (ReachProfile::Ring& ring : rings) {
    for (std::uint64_t* number : {&ring.pairs, &ring.changed, &ring.noticeable}) {
      *number = reader.number();
    }
    ring.sum = reader.real();
    ring.most = reader.real();
  }
  std::vector<std::uint64_t> by_reach(reader.length());
  for (std::uint64_t& sources : by_reach) sources = reader.number();
  return {std::move(rings), std::move(by_reach)};
}

void put_sample(ByteWriter& writer, const ReachSample& sample) {
  writer.number(sample.has_value());
  if (!sample) return;
  for (const MeasuredReach& measured : *sample) {
    writer.number(measured.exact);
    for (const ReachProfile& profile : measured.profiles) put_profile(writer, profile);
  }
}

ReachSample get_sample(ByteReader& reader) {
  if (reader.number() == 0) return std::nullopt;
  ReachSample sample(std::in_place);
  for (MeasuredReach& measured : *sample) {
    measured.exact = reader.number() == 1;
    for (ReachProfile& profile : measured.profiles) profile = get_profile(reader);
  }
  return sample;
}

void take_sample(const ReachSample& sample, MeasuredBoard& measured) {
  if (!sample) return;
  ++measured.positions;
  for (std::size_t by = 0; by < sample->size(); ++by) {
    const MeasuredReach& reach = (*sample)[by];
    measured.exact = measured.exact && reach.exact;
    for (std::size_t a = 0; a < reach.profiles.size(); ++a) {
      measured.gathered[by][a].add(reach.profiles[a]);
    }
  }
}

class ReachTrials final : public Trials {
 public:
  ReachTrials(Study study, ReachSettings settings, std::vector<SquareBoard> boards)
      : study_(std::move(study)), settings_(std::move(settings)), boards_(std::move(boards)) {}

  ChunkPlan plan() const override { return ChunkPlan(study_.experiment); }

  std::optional<std::string> measure(const ChunkId& chunk, const Meter& meter) const override {
    const AgentSpec& agent = study_.experiment.agents.front();
    return measure_games(study_.experiment, chunk, meter,
                         [&](const GameId& id, const TopologyPtr& topology, ByteWriter& writer) {
                           put_sample(writer, measure_game(id, topology, agent, settings_));
                         });
  }

  Result<Figures> figures(const ReadRecords& read) const override {
    ReachStudy study = empty_study();
    for (std::size_t board = 0; board < boards_.size(); ++board) {
      MeasuredBoard& measured = study.boards.emplace_back();
      measured.board = boards_[board];
      auto seen = each_trial(read, static_cast<int>(board), get_sample,
                             [&](const ReachSample& sample) { take_sample(sample, measured); });
      if (!seen) return std::unexpected(seen.error());
    }
    const std::string summary = reach_summary(study);
    return Figures{.files = {{"reach.csv", reach_csv(study)},
                             {"rings.csv", rings_csv(study)},
                             {"reach.txt", summary}},
                   .summary = summary,
                   .plots = reach_plots(study)};
  }

 private:
  ReachStudy empty_study() const {
    const Experiment& experiment = study_.experiment;
    return {.name = study_.name,
            .sample = fmt::format("{} a board, seed {}", counted(experiment.games, "game"),
                                  static_cast<std::uint64_t>(experiment.seed)),
            .measured = fmt::format(
                "agent {}, rules {}; from each game a position before a {}, and at most {} sources "
                "of each kind",
                experiment.agents.front().name(), format_rules(experiment.conditions.front().rules),
                moment_word(settings_.moment), settings_.sources),
            .axis = settings_.axis,
            .drawn = settings_.drawn,
            .boards = {}};
  }

  Study study_;
  ReachSettings settings_;
  std::vector<SquareBoard> boards_;  // by condition
};

Result<ReachSettings> read_reach_settings(const Study& study) {
  ReachSettings settings;
  const auto axis = find_axis(study.setting("axis"));
  if (!axis) return std::unexpected(axis.error());
  settings.axis = *axis;
  const auto moment = find_moment(study.setting("moment"));
  if (!moment) return fail("moment: '{}' is neither decision nor guess", study.setting("moment"));
  settings.moment = *moment;
  const auto sources = parse_whole(study.setting("sources"));
  if (!sources || *sources == 0) return fail("sources: write a number from 1");
  settings.sources = static_cast<std::size_t>(*sources);
  const auto drawn = parse_mine_counts(study.setting("drawn"));
  if (!drawn) return std::unexpected(Error{"drawn: " + drawn.error().text()});
  for (const int board : *drawn) {
    const auto number = static_cast<std::size_t>(board);
    if (number >= study.experiment.conditions.size())
      return fail("drawn: there is no board {}", board);
    settings.drawn.push_back(number);
  }
  return settings;
}

Result<std::unique_ptr<Trials>> make_reach_trials(const Study& study) {
  TRY(auto settings, read_reach_settings(study));
  TRY(auto boards, square_boards(study.experiment));
  if (study.experiment.agents.size() != 1) return fail("agents: reach is measured with one");
  for (const Condition& condition : study.experiment.conditions) {
    if (condition.rules.count != CountRule::Shown) return fail("rules: reach needs count=shown");
  }
  return std::make_unique<ReachTrials>(study, std::move(settings), std::move(boards));
}

}  // namespace

TrialKind reach_kind() {
  return {.name = "reach",
          .label = "measuring reach",
          .verb = "influence",
          .settings = {"axis", "moment", "sources", "drawn"},
          .make = make_reach_trials};
}

}  // namespace minewise
