#include "cli/files/apart.h"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "core/macros.h"
#include "core/result.h"

namespace minewise {
namespace {

namespace fs = std::filesystem;

// Device and inode.
using FileNumber = std::pair<dev_t, ino_t>;

std::optional<FileNumber> number_of(const struct stat& status) {
  if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return std::nullopt;
  return FileNumber{status.st_dev, status.st_ino};
}

// What a name stands for.
struct FilePlace {
  bool is_file = true;               // or folder; else a pipe or a device
  std::optional<FileNumber> number;  // if it is there
  fs::path path;                     // with links resolved; empty for a stream

  static FilePlace of_stream(int stream) {
    struct stat status{};
    const auto number = fstat(stream, &status) == 0 ? number_of(status) : std::nullopt;
    return {number.has_value(), number, {}};
  }

  static FilePlace of(const fs::path& name) {
    FilePlace place;
    struct stat status{};
    const bool is_there = stat(name.c_str(), &status) == 0;
    if (is_there) place.number = number_of(status);
    place.is_file = !is_there || place.number;
    std::error_code error;
    const fs::path absolute = fs::absolute(name, error);
    place.path = fs::weakly_canonical(absolute, error);
    if (error) place.path = absolute;
    return place;
  }

  bool is(const FilePlace& other) const {
    if (!is_file || !other.is_file) return false;
    return (number && number == other.number) || (!path.empty() && path == other.path);
  }
};

FilePlace place_of_input(const std::string& file) {
  return file == "-" ? FilePlace::of_stream(STDIN_FILENO) : FilePlace::of(file);
}

// Of messages: "--out: ".
std::string prefix_of(const Output& output) {
  return output.option.empty() ? "" : output.option + ": ";
}

struct DeclaredOutput {
  Output output;
  FilePlace place, folder;  // where it is, and where that is

  // Whether one is the other or has a place in it.
  bool meets(const DeclaredOutput& other) const {
    return place.is(other.place) || (output.has_all_within && other.folder.is(place)) ||
           (other.output.has_all_within && folder.is(other.place));
  }
};

DeclaredOutput declared(const Output& output) {
  const fs::path folder = fs::path(output.path).parent_path();
  return {output, FilePlace::of(output.path),
          FilePlace::of(folder.empty() ? fs::path(".") : folder)};
}

// A process has one set of files, as it has one of signals.
struct Book {
  std::mutex mutex;
  std::map<FileNumber, std::string> inputs;     // their names
  std::map<fs::path, std::string> input_paths;  // the same, by path
  std::vector<DeclaredOutput> outputs;
};

Book& book() {
  static Book book;
  return book;
}

// The name of the input that is in a place. The number of a file that is gone may have been given
// to another one.
std::optional<std::string> find_input(const Book& book, const FilePlace& place) {
  if (!place.is_file) return std::nullopt;
  if (place.number) {
    const auto found = book.inputs.find(*place.number);
    if (found != book.inputs.end() && place_of_input(found->second).number == place.number) {
      return found->second;
    }
  }
  const auto found = book.input_paths.find(place.path);
  return found == book.input_paths.end() ? std::nullopt : std::optional(found->second);
}

std::unexpected<Error> refuse(const Output& output, const std::string& input) {
  return std::unexpected(Error{
      format_message("{}{} is the same file as {}, which is read; choose another name",
                     prefix_of(output), output.path, input == "-" ? "standard input" : input)});
}

// Whether two outputs of different options are one file. All files of results are of one option.
Status check_two(const DeclaredOutput& one, const DeclaredOutput& other) {
  if ((one.output.is_of_results && other.output.is_of_results) || !one.meets(other)) return {};
  const Output& named = one.output.is_of_results ? other.output : one.output;
  if (one.output.is_of_results || other.output.is_of_results) {
    return std::unexpected(Error{format_message(
        "{}{} is one of the results files; choose another name", prefix_of(named), named.path)});
  }
  return std::unexpected(
      Error{format_message("{}: named twice; each output needs its own file", named.path)});
}

}  // namespace

Status declare_outputs(const std::vector<Output>& outputs) {
  const std::lock_guard lock(book().mutex);
  std::vector<DeclaredOutput>& all = book().outputs;
  all.clear();
  for (const Output& output : outputs) all.push_back(declared(output));
  all.push_back({{"", "standard output"}, FilePlace::of_stream(STDOUT_FILENO), {}});
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (const auto input = find_input(book(), all[i].place)) {
      return refuse(all[i].output, *input);
    }
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      TRY(check_two(all[i], all[j]));
    }
  }
  return {};
}

Status note_input(const std::string& file) {
  const FilePlace place = place_of_input(file);
  if (!place.is_file || !place.number) return {};
  const std::lock_guard lock(book().mutex);
  for (const DeclaredOutput& output : book().outputs) {
    if (output.place.is(place)) return refuse(output.output, file);
  }
  book().inputs[*place.number] = file;
  if (!place.path.empty()) book().input_paths[place.path] = file;
  return {};
}

Status check_output(const std::string& file) {
  const std::lock_guard lock(book().mutex);
  const auto input = find_input(book(), FilePlace::of(file));
  return input ? refuse({"", file}, *input) : Status();
}

}  // namespace minewise
