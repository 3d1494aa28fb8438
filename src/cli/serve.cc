// minewise serve: the page, for browsers on this machine.
#include <unistd.h>

#include <memory>
#include <optional>
#include <string>

#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/serve/server.h"
#include "cli/verb.h"
#include "core/macros.h"

namespace minewise::cli {
namespace {

// Not one that other programs like to take: once visited, the page works without the server, and a
// browser shows it at this address whatever is served there (docs/web.md). 9473 spells WISE.
struct ServeOptions {
  int port = 9473;
  std::optional<std::string> folder;
};

// It has nothing to finish, so that a signal ends it at once (cli/run/interrupt.h).
Status serve(const ServeOptions& options) {
  std::string place;
  if (options.folder) {
    place = *options.folder;
  } else {
    TRY(place, find_own_page());
  }
  TRY(auto folder, PageFolder::open(place));
  TRY(auto server, Server::open(std::move(folder), options.port));
  print(server.address() + "\n");
  TRY(flush_output());
  if (isatty(STDERR_FILENO) != 0) say("Open this address in a browser. Press Ctrl-C to stop.\n");
  const ProgressLine quiet;
  server.run();
}

}  // namespace

void add_serve(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<ServeOptions>();
  CLI::App* verb = program.add_subcommand(
      "serve",
      "Serve the web page on this machine, and print its address.\n"
      "On the page you can enter any position and see all probabilities, what is certain and why. "
      "Only browsers on this machine can connect, and no data leaves it: the page computes in the "
      "browser. Press Ctrl-C to stop. See docs/web.md.");
  verb->add_option("--port", options->port, "The port to listen on; 0 for any free port")
      ->transform(whole_number(0, 65'535))
      ->capture_default_str();
  verb->add_option("--folder", options->folder, "Serve this folder instead of the built-in page")
      ->check(not_empty());
  verb->footer(
      "Example:\n"
      "  minewise serve --folder page --port 0");
  run_with(verb, chosen, [options] { return serve(*options); });
}

}  // namespace minewise::cli
