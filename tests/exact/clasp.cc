#include "exact/clasp.h"

#include <fmt/core.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <vector>

namespace minewise {
namespace {

bool is_mine(const View& view, Cell cell) {
  return view.state(cell) == CellState::Mine || view.state(cell) == CellState::Flagged;
}

// Variables are numbered in the order of the cells that have one.
std::vector<int> variables_of(const View& view) {
  std::vector<int> variable(static_cast<std::size_t>(view.cells()), 0);
  int next = 0;
  for (int index = 0; index < view.cells(); ++index) {
    if (view.is_covered(Cell{index})) variable[Cell{index}.at()] = ++next;
  }
  return variable;
}

class Equations {
 public:
  explicit Equations(const View& view) : view_(view), variable_(variables_of(view)) {}

  template <class Cells>
  void add(const Cells& cells, int sum) {
    std::string terms;
    for (const Cell cell : cells) {
      if (view_.is_covered(cell)) terms += fmt::format("+1 x{} ", variable_[cell.at()]);
      if (is_mine(view_, cell)) --sum;
    }
    if (terms.empty() && sum != 0) throw std::runtime_error("a clue that is wrong by itself");
    if (terms.empty()) return;
    text_ += fmt::format("{}= {} ;\n", terms, sum);
    ++count_;
  }

  std::string text() const {
    return fmt::format("* #variable= {} #constraint= {}\n{}", view_.covered().size(), count_,
                       text_);
  }

 private:
  const View& view_;
  std::vector<int> variable_;
  std::string text_;
  int count_ = 0;
};

struct CloseFile {
  void operator()(std::FILE* file) const { pclose(file); }
};

std::string output_of(const std::string& command) {
  const std::unique_ptr<std::FILE, CloseFile> pipe(popen(command.c_str(), "r"));
  if (!pipe) throw std::runtime_error("cannot run " + command);
  std::string text;
  for (int c = std::fgetc(pipe.get()); c != EOF; c = std::fgetc(pipe.get())) {
    text += static_cast<char>(c);
  }
  return text;
}

}  // namespace

std::string opb_of(const View& view) {
  Equations equations(view);
  std::vector<Cell> all;
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    all.push_back(cell);
    if (!view.is_open(cell) || view.clue(cell).is_withheld()) continue;
    equations.add(view.topology().neighbours(cell), view.clue(cell).number());
  }
  equations.add(all, std::get<FixedCount>(view.count()).mines);
  for (const Cell cell : view.promised()) equations.add(std::array{cell}, 0);
  return equations.text();
}

std::uint64_t count_with_clasp(const std::string& opb) {
  const auto path = std::filesystem::temp_directory_path() /
                    fmt::format("minewise-clasp-{}.opb", static_cast<long>(getpid()));
  std::ofstream(path) << opb;
  const std::string said = output_of(fmt::format("clasp -n 0 -q {} 2>&1", path.string()));
  std::filesystem::remove(path);
  if (said.find("s UNSATISFIABLE") != said.npos) return 0;
  const std::size_t label = said.find("c Models");
  if (said.find("s SATISFIABLE") == said.npos || label == said.npos) {
    throw std::runtime_error("clasp did not count (Debian's package is clasp):\n" + said);
  }
  const std::string number = said.substr(said.find(':', label) + 1);
  std::size_t end = 0;
  const std::uint64_t models = std::stoull(number, &end);
  if (number[end] == '+') throw std::runtime_error("clasp did not finish:\n" + said);
  return models;
}

}  // namespace minewise
