#include "cli/verb.h"

#include "cli/files.h"

namespace minewise::cli {

std::unexpected<Failure> bad_option(std::string_view option, const Error& error) {
  return std::unexpected(Failure{fmt::format("{}: {}", option, error.text())});
}

std::unexpected<Failure> bad_file(std::string_view file, const Error& error) {
  std::string place(file == "-" ? "standard input" : file);
  if (error.line > 0) place += fmt::format(":{}", error.line);
  if (error.column > 0) place += fmt::format(":{}", error.column);
  return std::unexpected(Failure{fmt::format("{}: {}", place, error.message)});
}

void run_with(CLI::App* verb, int& code, std::function<Ran()> run) {
  verb->callback([verb, &code, run = std::move(run)] {
    Ran ran = run();
    if (ran) ran = flush_output();
    if (ran) return;
    fmt::print(stderr, "minewise {}: {}\n", verb->get_name(), printable(ran.error().message));
    code = ran.error().code;
  });
}

}  // namespace minewise::cli
