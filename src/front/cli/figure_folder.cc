#include "front/cli/figure_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "front/cli/files.h"
#include "front/cli/generate.h"
#include "front/cli/interrupt.h"
#include "show/report/gnuplot.h"
#include "study/spread/threads.h"

namespace minewise::cli {

namespace fs = std::filesystem;

namespace {

Ran write_in_folder(const std::string& folder, const std::string& name, const std::string& text) {
  auto draft = Draft::open((fs::path(folder) / name).string());
  if (!draft) return std::unexpected(draft.error());
  return draft->finish(text);
}

Ran write_figures(const std::string& folder, const Figures& figures) {
  for (const auto& [name, text] : figures.files) {
    if (const Ran written = write_in_folder(folder, name, text); !written) return written;
  }
  print(figures.summary);
  const Ran written = write_in_folder(folder, "plots.gp", plots_script(figures.plots));
  if (!written) return written;
  if (const auto run = run_gnuplot(folder); !run) {
    say(fmt::format("minewise: {}\n", run.error().text()));
  }
  return {};
}

}  // namespace

Ran make_figure_folder(const std::optional<std::string>& folder) {
  if (!folder) return std::unexpected(Failure{"--out: name a folder for the figures"});
  std::error_code error;
  fs::create_directories(*folder, error);
  if (!fs::is_directory(*folder, error)) {
    return std::unexpected(Failure{fmt::format("--out: {} cannot be made a folder", *folder)});
  }
  if (access(folder->c_str(), W_OK) != 0) {
    return std::unexpected(Failure{fmt::format("--out: {} cannot be written to", *folder)});
  }
  return {};
}

Ran make_figures(std::string_view label, const std::string& folder, int jobs, FigureRun run,
                 const std::function<std::optional<Figures>(const FigureRun&)>& measure) {
  const InterruptWatch watch;
  SharedProgress progress{std::string(label)};
  const Threads threads(jobs);
  run.runner = &threads;
  run.clock = thread_seconds;
  run.goes_on = [&](double done) {
    progress.done(done);
    return progress.goes_on();
  };
  const auto figures = measure(run);
  if (figures) return write_figures(folder, *figures);
  return std::unexpected(Failure{"stopped before the figures were complete", kInterrupted});
}

}  // namespace minewise::cli
