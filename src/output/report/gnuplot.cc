#include "output/report/gnuplot.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <utility>
#include <vector>

#include "core/macros.h"

namespace minewise {

namespace {

// Fourteen colours, each with a mark of its own, so that none is told by colour alone. The first
// are of Okabe and Ito ("Color Universal Design", 2008); the others were taken one by one, each as
// far as can be from all before it. Any two differ by 19 or more in CIELAB, also as people without
// red or green cones see them (Machado et al. 2009), and all stand out from white (contrast 1.9)
// and from the page's dark ground (2.3).
constexpr std::array<std::string_view, 14> kColours{
    "#0072b2", "#d55e00", "#009e73", "#ffaa11", "#6633bb", "#56b4e9", "#993322",
    "#66cc66", "#3377ff", "#55cccc", "#0099aa", "#7799ff", "#445566", "#5500ff"};
constexpr std::array<int, 14> kMarks{7, 5, 9, 13, 11, 15, 6, 4, 8, 12, 10, 14, 2, 1};
constexpr std::string_view kInk = "#808080";  // of axes and words: legible on white and on black

std::string gnuplot_string(std::string_view text) {
  std::string out = "'";
  for (const char letter : text) {
    if (letter == '\'') out += '\'';
    if (letter != '\n' && letter != '\r') out += letter;
  }
  return out + "'";
}

// A text of several lines, for which gnuplot has another kind of quote.
std::string quoted_lines(std::string_view text) {
  std::string out = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\' || letter == '`') out += '\\';
    letter == '\n' ? out += "\\n" : out += letter;
  }
  return out + "\"";
}

std::string terminal(PlotFormat format) {
  if (format == PlotFormat::Svg) {
    return "set terminal svg size 840,520 dynamic enhanced font 'sans-serif,15'\n";
  }
  return "set terminal pngcairo size 1680,1040 enhanced font 'sans-serif,26' linewidth 2 "
         "pointscale 1.6\n";
}

// What the points and their intervals take, and a little room beside; a share does not leave 0..1,
// and what is never negative does not begin below 0.
std::pair<double, double> y_range(const Plot& plot) {
  constexpr double kRoom = 0.05;
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (const PlotSeries& series : plot.series) {
    for (const PlotPoint& point : series.points) {
      low = std::min({low, point.low, point.y});
      high = std::max({high, point.high, point.y});
    }
  }
  if (plot.log_y) return {low / 1.2, high * 1.2};
  const double room = high > low ? kRoom * (high - low) : plot.y_from_0_to_1 ? kRoom : 1;
  const double least = low >= 0 ? 0 : low - room;
  const double most = plot.y_from_0_to_1 ? 1 : high + room;
  return {std::max(least, low - room), std::min(most, high + room)};
}

std::string axes(const Plot& plot) {
  std::string text;
  text += fmt::format("set xlabel {} noenhanced\nset ylabel {} noenhanced\n",
                      gnuplot_string(plot.x_label), gnuplot_string(plot.y_label));
  text += "set autoscale xfix\nset offsets graph 0.02, graph 0.02, 0, 0\nset errorbars 0.4\n";
  if (!plot.x_names.empty()) {
    text += "set xtics rotate by 35 right (";
    for (std::size_t i = 0; i < plot.x_names.size(); ++i) {
      text += fmt::format("{}{} {}", i ? ", " : "", gnuplot_string(plot.x_names[i]), i);
    }
    text += ") noenhanced\n";
  }
  if (plot.log_x) {
    text += "set logscale x\nset xtics (5, 10, 15, 20, 30, 50, 70, 100, 200, 500, 1000)\n";
  }
  if (plot.log_y) text += "set logscale y\nset format y '%g'\n";
  const auto [low, high] = y_range(plot);
  return text + fmt::format("set yrange [{}:{}]\n", low, high);
}

std::string style_of(std::size_t series) {
  return fmt::format("lc rgb '{}' pt {} dt {} lw 2 ps 1.1", kColours[series % kColours.size()],
                     kMarks[series % kMarks.size()], series / kColours.size() + 1);
}

bool has_intervals(const PlotSeries& series) {
  return std::ranges::any_of(series.points,
                             [](const PlotPoint& point) { return point.low < point.high; });
}

std::string block(const PlotSeries& series, std::size_t number) {
  std::string text = fmt::format("$series{} << EOD\n", number);
  for (const PlotPoint& point : series.points) {
    text += fmt::format("{} {} {} {}\n", point.x, point.y, point.low, point.high);
  }
  return text + "EOD\n";
}

}  // namespace

std::string_view file_ending(PlotFormat format) {
  return format == PlotFormat::Svg ? ".svg" : ".png";
}

std::string gnuplot_script(const Plot& plot, PlotFormat format, std::string_view file) {
  CHECK(std::ranges::any_of(plot.series, [](const PlotSeries& s) { return !s.points.empty(); }));
  const bool is_png = format == PlotFormat::Png;
  std::string text = "reset\n" + terminal(format);
  text += fmt::format("set output {}\n", gnuplot_string(file));
  const std::string ink = is_png ? "#404040" : std::string(kInk);
  text += fmt::format("set border 3 lc rgb '{}'\nset tics nomirror textcolor rgb '{}'\n", ink, ink);
  text += fmt::format("set grid lc rgb '{}' lw 0.4 dt 3\n", ink);
  text += fmt::format("set title {} noenhanced textcolor rgb '{}'\n",
                      quoted_lines(plot.title + "\n" + plot.subtitle), ink);
  text +=
      fmt::format("set key outside right center Left reverse noenhanced textcolor rgb '{}'\n", ink);
  text += axes(plot);
  text += fmt::format("set xlabel textcolor rgb '{}'\nset ylabel textcolor rgb '{}'\n", ink, ink);
  std::string curves;
  for (std::size_t i = 0; i < plot.series.size(); ++i) {
    if (plot.series[i].points.empty()) continue;
    text += block(plot.series[i], i);
    const std::string_view comma = curves.empty() ? "" : ", ";
    const std::string_view style = plot.x_names.empty() ? "linespoints" : "points";
    curves += fmt::format("{}$series{} using 1:2 with {} {} title {}", comma, i, style, style_of(i),
                          gnuplot_string(plot.series[i].name));
    if (has_intervals(plot.series[i])) {
      curves += fmt::format(", $series{} using 1:2:3:4 with yerrorbars {} notitle", i, style_of(i));
    }
  }
  return text + "plot " + curves + "\nset output\n";
}

std::string plots_script(std::span<const Plot> plots) {
  std::string script;
  for (const Plot& plot : plots) {
    for (const PlotFormat format : {PlotFormat::Svg, PlotFormat::Png}) {
      script += gnuplot_script(plot, format, plot.name + std::string(file_ending(format)));
    }
  }
  return script;
}

namespace {

// What gnuplot gets to see of the user's world. Its settings (GNUTERM, GNUPLOT_LIB, ~/.gnuplot,
// what fontconfig reads at home) would change the plots, or have it wait for something.
class CleanEnvironment {
 public:
  CleanEnvironment() {
    const char* path = std::getenv("PATH");
    texts_ = {std::string("PATH=") + (path ? path : "/usr/bin:/bin"), "LC_ALL=C.UTF-8",
              "HOME=/nonexistent"};
    for (std::string& text : texts_) pointers_.push_back(text.data());
    pointers_.push_back(nullptr);
  }
  char* const* get() const { return pointers_.data(); }

 private:
  std::vector<std::string> texts_;
  std::vector<char*> pointers_;
};

}  // namespace

// Without a shell: no name of a folder can be mistaken for a command. With every signal as it is:
// what a caller keeps from its own threads is not kept from a program of its own. In a process
// group of its own: what it starts can be stopped with it.
Result<int> start_gnuplot(const std::string& script, const std::string& folder) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  std::string name = "gnuplot", no_settings = "-d";
  std::error_code ignored;
  std::string file = std::filesystem::absolute(script, ignored).string();
  const std::array<char*, 4> arguments{name.data(), no_settings.data(), file.data(), nullptr};
  pid_t process = 0;
  const int failed = posix_spawnp(&process, name.c_str(), &actions, &attributes, arguments.data(),
                                  CleanEnvironment().get());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return fail("plots need gnuplot, which is not installed (Debian: gnuplot-nox)");
  return process;
}

int seconds_for(std::size_t plots) {
  constexpr std::size_t kStart = 20, kMostPlots = 1'000;
  return static_cast<int>(kStart + std::min(plots, kMostPlots));
}

bool await_end(int process, int seconds) {
  constexpr int kLooksPerSecond = 100;
  constexpr timespec kBetweenLooks{0, 1'000'000'000 / kLooksPerSecond};
  for (int looks = seconds * kLooksPerSecond; looks > 0; --looks) {
    siginfo_t ended{};
    const int failed =
        waitid(P_PID, static_cast<id_t>(process), &ended, WEXITED | WNOWAIT | WNOHANG);
    if (failed ? errno != EINTR : ended.si_pid == process) return true;
    nanosleep(&kBetweenLooks, nullptr);
  }
  return false;
}

void stop_gnuplot(int process) {
  kill(-process, SIGKILL);
  siginfo_t ended{};
  while (waitid(P_PID, static_cast<id_t>(process), &ended, WEXITED | WNOWAIT) != 0) {
    if (errno != EINTR) return;
  }
}

bool ended_well(int process) {
  int status = 0;
  return waitpid(process, &status, 0) == process && status == 0;
}

}  // namespace minewise
