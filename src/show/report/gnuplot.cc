#include "show/report/gnuplot.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

namespace minewise {

std::string plots_script(std::span<const Plot> plots) {
  std::string script;
  for (const Plot& plot : plots) {
    for (const PlotFormat format : {PlotFormat::Svg, PlotFormat::Png}) {
      script += gnuplot_script(plot, format, plot.name + std::string(file_ending(format)));
    }
  }
  return script;
}

// Without a shell: no name of a folder can be mistaken for a command.
Result<void> run_gnuplot(const std::string& folder) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  }
  std::string name = "gnuplot", script = "plots.gp";
  const std::array<char*, 3> arguments{name.data(), script.data(), nullptr};
  pid_t process = 0;
  const int failed =
      posix_spawnp(&process, name.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return fail("plots need gnuplot (Debian: gnuplot-nox), which is not there");
  int status = 0;
  if (waitpid(process, &status, 0) == process && status == 0) return {};
  return fail("gnuplot failed on {}/plots.gp", folder);
}

}  // namespace minewise
