// minewise ledger: for those who look after the ledgers of large experiments.
#include <memory>

#include "cli/results/ledger_care.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/try.h"
#include "output/json/ledger_json.h"

namespace minewise::cli {
namespace {

struct LedgerOptions {
  std::string name;
  std::string format = "text";
  bool drop_damaged = false;
};

Status tell(const LedgerOptions& options) {
  TRY(const auto facts, look_at_ledger(options.name));
  print(options.format == "json" ? ledger_json(facts) : ledger_text(facts));
  return {};
}

Status compact(const LedgerOptions& options) {
  return compact_ledger(options.name,
                        options.drop_damaged ? DamagedChunks::LeaveOut : DamagedChunks::Refuse);
}

// A kind, with the option that all have and an example that can be run.
CLI::App* add_kind(CLI::App* verb, LedgerOptions& options, const std::string& name,
                   const char* about) {
  CLI::App* kind = verb->add_subcommand(name, about);
  kind->add_option("ledger", options.name, "A folder of results, or the ledger in it")->required();
  kind->footer(
      "Example:\n"
      "  minewise compare --sizes 10 --games 50 --out results\n"
      "  minewise ledger " +
      name + " results");
  return kind;
}

}  // namespace

void add_ledger(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<LedgerOptions>();
  CLI::App* verb = program.add_subcommand(
      "ledger",
      "Look after ledgers: what one holds, whether it is sound, a smaller file of the same.\n"
      "A ledger is the file results.sqlite in a folder that --out made.");
  verb->require_subcommand(1);
  verb->footer("'minewise ledger KIND --help' explains each.");
  CLI::App* info =
      add_kind(verb, *options, "info", "What a ledger holds, and of which experiment.");
  add_format_option(info, options->format);
  run_with(info, chosen, [options] { return tell(*options); });
  CLI::App* check = add_kind(verb, *options, "check",
                             "Read all of a ledger, and name chunks that are damaged or missing.\n"
                             "The exit code is 0 if there are none, and 2 otherwise.");
  run_with(check, chosen, [options] { return check_ledger(options->name); });
  CLI::App* smaller =
      add_kind(verb, *options, "compact",
               "Write a ledger anew, in the order of its chunks and without free room.\n"
               "The new file takes the place of the old one when it is complete.");
  smaller->add_flag("--drop-damaged", options->drop_damaged,
                    "Leave damaged chunks out; --resume plays them again");
  run_with(smaller, chosen, [options] { return compact(*options); });
}

}  // namespace minewise::cli
