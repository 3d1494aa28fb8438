// minewise import: replays of other programs, as transcripts, JSON, text of theirs, boards.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>

#include "cli/files/apart.h"
#include "cli/files/atomic_file.h"
#include "cli/files/read_text.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "formats/person_game.h"
#include "formats/person_transcript.h"
#include "formats/rawvf.h"
#include "formats/recording.h"
#include "output/json/game_json.h"

namespace minewise::cli {
namespace {

namespace fs = std::filesystem;

struct ImportOptions {
  std::vector<std::string> files;
  std::string format = "text";
  std::optional<std::string> out;
};

constexpr std::string_view kMoment = "position@";

// The time of "position@12500" or "position@12.5s", in ms.
std::optional<int> moment_of(std::string_view format) {
  constexpr double kMost = 2e9;
  if (!format.starts_with(kMoment)) return std::nullopt;
  std::string_view text = format.substr(kMoment.size());
  const bool in_seconds = text.ends_with('s');
  if (in_seconds) text.remove_suffix(1);
  const auto time = parse_decimal(text);
  if (!time || *time < 0 || *time * (in_seconds ? 1000 : 1) > kMost) return std::nullopt;
  return static_cast<int>(*time * (in_seconds ? 1000 : 1));
}

CLI::Validator import_format() {
  const std::vector<std::string> words{"text", "json", "rawvf", "layout"};
  const auto check = [words](std::string& text) -> std::string {
    text = in_known_case(text, words);
    if (std::ranges::find(words, text) != words.end() || moment_of(text)) return "";
    return format_message("'{}' is not one of text, json, rawvf, layout and position@T{}", text,
                          did_you_mean(text, words));
  };
  return CLI::Validator(check, "{text,json,rawvf,layout,position@T}", "format");
}

std::string ending_for(std::string_view format) {
  return format == "json" ? ".json" : format == "rawvf" ? ".rawvf" : ".txt";
}

std::string file_name_of(const std::string& file) {
  return file == "-" ? "standard-input" : fs::path(file).filename().string();
}

// Wrong flags are the person's, and who analyzes them should know.
std::string moment_text(const PersonGame& game, int time_ms) {
  const Position position = position_at(game, time_ms);
  return fmt::format("// {} {}, at {} of {} ms\n{}", game.program, game.version, time_ms,
                     game.time_ms, format_position(position));
}

std::string text_of(const Recording& recording, const PersonGame& game, std::string_view format,
                    std::string_view name) {
  if (format == "json") return recording_json(game, name);
  if (format == "rawvf") return format_rawvf(recording);
  if (format == "layout") return format_layout({game.shape, game.layout});
  if (const auto moment = moment_of(format)) return moment_text(game, *moment);
  return format_person_transcript(game);
}

class Import {
 public:
  explicit Import(const ImportOptions& options) : options_(options) {}

  Status run() {
    TRY(auto files, replay_files_of(options_.files));
    files_ = std::move(files);
    TRY(prepare());
    std::optional<ProgressLine> line("importing");
    for (std::size_t i = 0; i < files_.size(); ++i) {
      if (auto read = import(files_[i]); !read) {
        if (files_.size() == 1) return read;
        say(fmt::format("minewise import: {}\n", as_printed(read.error())));
        ++broken_;
      }
      line->update(share_of(i + 1, files_.size()));
    }
    line.reset();
    if (broken_ == 0) return {};
    return fail_as(ErrorKind::Failed,
                   fmt::format("{} skipped", counted_of(broken_, files_.size(), "file")));
  }

 private:
  // The folder that is written to, before any work is done. No two files get one place in it, and
  // none gets that of an input.
  Status prepare() {
    if (!options_.out) return {};
    std::error_code error;
    std::set<fs::path> places;
    for (const std::string& file : files_) {
      const fs::path path = path_for(file);
      TRY(check_output(path.string()));
      if (!places.insert(fs::weakly_canonical(path, error)).second) {
        return failed(file, "another file of this name is imported too; rename one of them",
                      ErrorKind::Input);
      }
    }
    made_ = MadeFolder::make(*options_.out, error);
    if (error) return failed(*options_.out, error.message(), ErrorKind::Input);
    return {};
  }

  Status import(const std::string& file) {
    TRY(const auto bytes, read_any(file));
    const auto recording = read_recording(bytes);
    if (!recording) return bad_file(file, recording.error());
    const PersonGame game = referee(*recording);
    for (const std::string& difference : game.differences) {
      say(fmt::format("minewise import: {}: {}\n", file == "-" ? "standard input" : excerpt(file),
                      difference));
    }
    const bool is_one = files_.size() == 1;
    const std::string text =
        text_of(*recording, game, options_.format, is_one ? std::string_view{} : file);
    if (options_.out) return write(file, text);
    const bool is_headed = !is_one && options_.format != "json";
    print(is_headed ? fmt::format("// {}\n{}", printable(file), text) : text);
    return {};
  }

  fs::path path_for(const std::string& file) const {
    return fs::path(*options_.out) / (file_name_of(file) + ending_for(options_.format));
  }

  Status write(const std::string& file, std::string_view text) {
    TRY(auto atomic_file, AtomicFile::open(path_for(file).string()));
    return atomic_file.finish(text);
  }

  const ImportOptions& options_;
  std::vector<std::string> files_;
  MadeFolder made_;
  int broken_ = 0;
};

}  // namespace

void add_import(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<ImportOptions>();
  CLI::App* verb = program.add_subcommand(
      "import",
      "Read replays that players saved in other programs.\n"
      "The file type is detected from its content:\n"
      "  AVF    Minesweeper Arbiter, FreeSweeper\n"
      "  MVF    Minesweeper Clone, 0.75 to 2007\n"
      "  RMV    Viennasweeper, versions 1 and 2\n"
      "  EVF    Metasweeper, versions 0 to 4\n"
      "  RAWVF  the text that converters write\n"
      "Our own referee makes every click again, from the board and the mouse alone: what it "
      "opened,\n"
      "flags set and taken back, chords, clicks that were wasted, win or loss, time. Where a file\n"
      "claims something else, that is said. A folder stands for the replays in it; a file that is\n"
      "broken is named and skipped, and then the exit code is 1. docs/review.md has more.");
  verb->add_option("file", options->files,
                   "Replay files, folders of them, or '-' for standard input")
      ->required();
  verb->add_option("--format", options->format,
                   "Output format: text, a transcript for 'minewise replay'; json; rawvf; layout; "
                   "or position@T, the position after T milliseconds (seconds: 12.5s)")
      ->transform(import_format())
      ->capture_default_str();
  writes(verb->add_option("--out", options->out, "Write one file per replay to this folder"));
  verb->footer(
      "Examples:\n"
      "  minewise import game.rawvf\n"
      "  minewise import game.rawvf --format json\n"
      "  minewise import game.rawvf > mine.txt && minewise replay mine.txt\n"
      "  minewise import game.rawvf --format position@2s | minewise analyze -\n"
      "  minewise import replays --format rawvf --out texts");
  run_with(verb, chosen, [options] { return Import(*options).run(); });
}

}  // namespace minewise::cli
