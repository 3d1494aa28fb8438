// Many games at once, for programs that learn by playing: a GameBatch whose arrays are numpy arrays
// on the batch's own memory. minewise/environment.py makes the environment of it.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <array>
#include <atomic>
#include <stdexcept>
#include <utility>

#include "api/game_batch.h"
#include "bindings/python/arrays.h"
#include "bindings/python/boards.h"
#include "bindings/python/module.h"
#include "core/message.h"
#include "core/position.h"

namespace minewise::python {
namespace {

namespace py = pybind11;

constexpr std::array<std::pair<std::string_view, RewardRule>, 3> kRewards{{
    {"win", RewardRule::Win},
    {"score", RewardRule::Score},
    {"safe", RewardRule::Safe},
}};
constexpr std::array<std::pair<std::string_view, IllegalRule>, 3> kIllegal{{
    {"error", IllegalRule::Refuse},
    {"lose", IllegalRule::Lose},
    {"ignore", IllegalRule::Ignore},
}};
constexpr std::array<std::pair<std::string_view, bool>, 2> kPlanes{{
    {"onehot", true},
    {"compact", false},
}};
constexpr std::array<std::pair<std::string_view, bool>, 2> kNumbers{{
    {"uint8", false},
    {"float32", true},
}};

// What a word stands for; a ValueError lists the words that there are.
template <class Choices>
auto chosen(std::string_view option, const std::string& word, const Choices& choices) {
  std::string words;
  for (const auto& [choice, value] : choices) {
    if (choice == word) return value;
    words += (words.empty() ? "" : ", ") + std::string(choice);
  }
  throw py::value_error(format_message("{}: '{}' is not one of {}", option, word, words));
}

std::optional<Seed> seed_of(std::optional<std::uint64_t> seed) {
  return seed ? std::optional(Seed{*seed}) : std::nullopt;
}

std::shared_ptr<const LayoutSet> layouts_for(const std::optional<std::string>& text) {
  return text ? std::make_shared<const LayoutSet>(layouts_from(*text)) : nullptr;
}

// The games, and whether a thread is at work on them. Games are played without the interpreter's
// lock, so only this keeps a second thread out.
struct HeldBatch {
  explicit HeldBatch(GameBatch batch) : games(std::move(batch)) {}

  GameBatch games;
  std::atomic<bool> is_busy = false;
};

// A thread's turn with a batch. RuntimeError: another thread has it.
class Turn {
 public:
  explicit Turn(HeldBatch& held) : held_(held) {
    if (held.is_busy.exchange(true)) {
      throw std::runtime_error("another thread is using this VectorEnv; give each one its own");
    }
  }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  ~Turn() { held_.is_busy = false; }

  GameBatch* operator->() const { return &held_.games; }
  GameBatch& operator*() const { return held_.games; }

 private:
  HeldBatch& held_;
};

std::unique_ptr<HeldBatch> make_batch(const std::string& text, int games,
                                      std::optional<std::uint64_t> seed, std::uint64_t usual_seed,
                                      const std::optional<std::string>& layouts,
                                      const std::string& planes, const std::string& numbers,
                                      bool probabilities, std::optional<bool> flags,
                                      const std::string& reward, const std::string& illegal,
                                      bool auto_reset) {
  NamedGames named =
      or_raise(games_named(text, seed_of(seed), Seed{usual_seed}, layouts_for(layouts)));
  const Ruleset ruleset = named.experiment.conditions.front().rules.ruleset;
  BatchOptions options;
  options.games = games;
  options.planes.one_hot = chosen("planes", planes, kPlanes);
  options.planes.as_floats = chosen("dtype", numbers, kNumbers);
  options.planes.probabilities = probabilities;
  options.flags = flags.value_or(ruleset == Ruleset::Survival);
  options.reward = chosen("reward", reward, kRewards);
  options.illegal = chosen("illegal", illegal, kIllegal);
  options.starts_again = auto_reset;
  return std::make_unique<HeldBatch>(
      or_raise(GameBatch::make(std::move(named.experiment), options, named.first)));
}

// An array on the memory of the batch, which lives as long as the array does. It cannot be written
// to: the batch relies on what it wrote there.
py::array array_on(py::handle batch, const py::dtype& numbers, std::vector<py::ssize_t> shape,
                   const void* memory) {
  py::array array(numbers, std::move(shape), memory, batch);
  array.attr("setflags")(py::arg("write") = false);
  return array;
}

template <class Number, class Entry>
py::array array_of(py::handle batch, std::span<Entry> entries) {
  return array_on(batch, py::dtype::of<Number>(), {static_cast<py::ssize_t>(entries.size())},
                  entries.data());
}

py::array array_of_planes(py::handle self, BatchPlanes& planes) {
  const auto& batch = self.cast<const HeldBatch&>().games;
  const std::vector<py::ssize_t> shape{static_cast<py::ssize_t>(batch.size()), planes.planes(),
                                       batch.shape().height, batch.shape().width};
  return planes.has_floats()
             ? array_on(self, py::dtype::of<float>(), shape, planes.floats().data())
             : array_on(self, py::dtype::of<std::uint8_t>(), shape, planes.bytes().data());
}

py::array array_of_mask(py::handle self) {
  auto& batch = self.cast<HeldBatch&>().games;
  return array_on(
      self, py::dtype::of<bool>(),
      {static_cast<py::ssize_t>(batch.size()), static_cast<py::ssize_t>(batch.actions())},
      batch.mask().data());
}

py::object final_planes_of(py::handle self) {
  auto& batch = self.cast<HeldBatch&>().games;
  if (!batch.starts_again()) return py::none();
  return array_of_planes(self, batch.final_planes());
}

// The actions of all games, copied: another thread may write to the array while they are played.
template <class Number>
std::vector<std::int64_t> copy_actions(const py::array& actions, std::size_t kinds) {
  const auto numbers = py::array_t < Number,
             py::array::c_style | py::array::forcecast > ::ensure(actions);
  if (!numbers) throw py::error_already_set();
  std::vector<std::int64_t> copied;
  for (py::ssize_t i = 0; i < numbers.size(); ++i) {
    const Number action = numbers.at(i);
    if (!std::in_range<std::int64_t>(action)) {
      throw py::value_error(
          fmt::format("environment {}: action {} is not one of 0 to {}", i, action, kinds - 1));
    }
    copied.push_back(static_cast<std::int64_t>(action));
  }
  return copied;
}

// Plays one action in each game and returns how many games that ended.
std::size_t play_actions(HeldBatch& held, const py::array& actions) {
  const Turn turn(held);
  const char kind = actions.dtype().kind();
  if (actions.ndim() != 1 || (kind != 'i' && kind != 'u')) {
    throw py::value_error("actions: must have one whole number for each game");
  }
  const auto numbers = kind == 'u' ? copy_actions<std::uint64_t>(actions, turn->actions())
                                   : copy_actions<std::int64_t>(actions, turn->actions());
  Result<std::size_t> ended;
  {
    const py::gil_scoped_release release;
    ended = turn->step(numbers);
  }
  return or_raise(std::move(ended));
}

py::array_t<std::int64_t> sample_actions(HeldBatch& held) {
  const Turn turn(held);
  py::array_t<std::int64_t> actions(static_cast<py::ssize_t>(turn->size()));
  const std::span<std::int64_t> span(actions.mutable_data(), turn->size());
  const py::gil_scoped_release release;
  turn->sample(span);
  return actions;
}

using ResetMask = py::array_t<bool, py::array::c_style | py::array::forcecast>;

void reset_games(HeldBatch& held, std::optional<std::uint64_t> seed,
                 const std::optional<ResetMask>& wanted) {
  const Turn turn(held);
  if (wanted && (wanted->ndim() != 1 || static_cast<std::size_t>(wanted->size()) != turn->size())) {
    throw py::value_error("reset_mask: must have one truth value for each game");
  }
  std::vector<std::uint8_t> chosen_games;
  if (wanted) chosen_games.assign(wanted->data(), wanted->data() + wanted->size());
  const py::gil_scoped_release release;
  if (seed) {
    turn->reset(Seed{*seed});
  } else {
    turn->reset(chosen_games);
  }
}

std::size_t checked_index(const GameBatch& batch, WholeNumber i) {
  if (i < 0 || static_cast<std::size_t>(i.value) >= batch.size()) {
    throw py::index_error(format_message("environment {} of {}", i.value, batch.size()));
  }
  return static_cast<std::size_t>(i.value);
}

// No ID names a layout that was given.
std::string game_id_in(HeldBatch& held, WholeNumber i) {
  const Turn turn(held);
  const std::size_t index = checked_index(*turn, i);
  if (!turn->experiment().layouts) return format_game_id(turn->id(index));
  throw py::value_error(fmt::format(
      "environment {} plays a given layout, which has no game ID; info['game'] has its number",
      index));
}

std::string position_in(HeldBatch& held, WholeNumber i) {
  const Turn turn(held);
  return format_position(position_of(turn->view(checked_index(*turn, i)), turn->shape()));
}

// What is played, in a few words.
std::string words_of_games(HeldBatch& held) {
  const Turn turn(held);
  const Experiment& experiment = turn->experiment();
  if (!experiment.layouts) return format_game_id(turn->id(0));
  return fmt::format("{} on {}", format_rules(experiment.conditions.front().rules),
                     counted(static_cast<std::int64_t>(experiment.layouts->size()), "layout"));
}

void bind_arrays(py::class_<HeldBatch>& type) {
  const auto span_property = [&](const char* name, auto make) {
    type.def_property_readonly(
        name, [make](py::object self) { return make(self, self.cast<HeldBatch&>().games); });
  };
  span_property("observations",
                [](auto& self, auto& batch) { return array_of_planes(self, batch.planes()); });
  type.def_property_readonly("final_observations", &final_planes_of);
  type.def_property_readonly("mask", &array_of_mask);
  span_property("rewards",
                [](auto& self, auto& batch) { return array_of<float>(self, batch.rewards()); });
  span_property("ended",
                [](auto& self, auto& batch) { return array_of<bool>(self, batch.ended()); });
  span_property("games", [](auto& self, auto& batch) {
    return array_of<std::uint64_t>(self, batch.numbers());
  });
  span_property(
      "mines", [](auto& self, auto& batch) { return array_of<std::int32_t>(self, batch.mines()); });
  span_property("exact",
                [](auto& self, auto& batch) { return array_of<bool>(self, batch.exact()); });
  span_property("results", [](auto& self, auto& batch) {
    return array_of<BatchResult>(self, batch.results());
  });
}

}  // namespace

void bind_environment(py::module_& module) {
  PYBIND11_NUMPY_DTYPE(BatchResult, game, score, stepped, moves, wrong_flags, won);
  module.attr("MOST_GAMES") = kMostGames;
  py::class_<HeldBatch> type(module, "GameBatch", "The games of a VectorEnv, and its arrays.");
  type.def(py::init(&make_batch), py::arg("text"), py::kw_only(), py::arg("n"), py::arg("seed"),
           py::arg("usual_seed"), py::arg("layouts"), py::arg("planes"), py::arg("dtype"),
           py::arg("probabilities"), py::arg("flags"), py::arg("reward"), py::arg("illegal"),
           py::arg("auto_reset"))
      .def("step", &play_actions, py::arg("actions"))
      .def("sample", &sample_actions)
      .def("reset", &reset_games, py::arg("seed") = py::none(), py::arg("wanted") = py::none())
      .def_property_readonly("seed",
                             [](const HeldBatch& held) {
                               return static_cast<std::uint64_t>(held.games.experiment().seed);
                             })
      .def_property_readonly("words", &words_of_games)
      .def("game_id", &game_id_in, py::arg("i"))
      .def("position", &position_in, py::arg("i"));
  bind_arrays(type);
}

}  // namespace minewise::python
