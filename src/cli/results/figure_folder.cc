#include "cli/results/figure_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "cli/files/draft.h"
#include "cli/run/interrupt.h"
#include "cli/run/streams.h"
#include "core/try.h"
#include "output/report/gnuplot.h"

namespace minewise {

namespace fs = std::filesystem;

Result<MadeFolder> make_figure_folder(const std::string& folder) {
  std::error_code error;
  MadeFolder made = MadeFolder::make(folder, error);
  if (!fs::is_directory(folder, error)) return fail("{} cannot be made a folder", folder);
  if (access(folder.c_str(), W_OK) != 0) return fail("{} cannot be written to", folder);
  return made;
}

namespace {

// Has gnuplot draw a script, for so many seconds at most. It does not outlast the run.
Result<void> draw(const std::string& script, const std::string& place, int seconds) {
  Undo starting;
  Result<int> process;
  {
    const Unbroken whole;
    process = start_gnuplot(script, place);
    if (!process) return std::unexpected(process.error());
    starting = Undo([process = *process] { stop_gnuplot(process); });
  }
  const bool has_ended = await_end(*process, seconds);
  if (!has_ended) stop_gnuplot(*process);
  starting.forget();
  const bool is_drawn = ended_well(*process);
  if (!has_ended) return fail("gnuplot was stopped after {} seconds on {}", seconds, script);
  return is_drawn ? Result<void>() : fail("gnuplot failed on {}", script);
}

}  // namespace

Status write_in_folder(const std::string& folder, const std::string& name,
                       const std::string& text) {
  TRY(auto draft, Draft::open((fs::path(folder) / name).string()));
  return draft.finish(text);
}

std::expected<bool, Failure> try_to_draw(const std::string& folder, std::span<const Plot> plots) {
  const std::string script = (fs::path(folder) / "plots.gp").string();
  const Status written = write_in_folder(folder, "plots.gp", plots_script(plots));
  if (!written) return std::unexpected(written.error());
  TRY(auto draft, DraftFolder::open(folder));
  if (auto drawn = draw(script, draft.place(), seconds_for(plots.size())); !drawn) {
    say(fmt::format("minewise: {}\n", drawn.error().text()));
    return false;
  }
  if (const Status finished = draft.finish(); !finished) return std::unexpected(finished.error());
  return true;
}

Status draw_in_folder(const std::string& folder, std::span<const Plot> plots) {
  if (plots.empty()) return {};
  const InterruptWatch watch(format_message(
      "stopped before the plots were drawn; 'gnuplot plots.gp' in {} does it", folder));
  const auto drawn = try_to_draw(folder, plots);
  return drawn ? Status() : std::unexpected(drawn.error());
}

Status write_figures(const std::string& folder, const Figures& figures, std::string_view words) {
  for (const auto& [name, text] : figures.files) {
    TRY(write_in_folder(folder, name, text));
  }
  print(figures.summary);
  print(words);
  return {};
}

}  // namespace minewise
