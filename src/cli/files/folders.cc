#include "cli/files/folders.h"

#include <fmt/format.h>

#include <filesystem>
#include <vector>

#include "cli/files/apart.h"
#include "core/result.h"
#include "core/try.h"

namespace minewise {

namespace fs = std::filesystem;

MadeFolder MadeFolder::make(const std::string& folder, std::error_code& error) {
  const Unbroken whole;           // else folders could come to be after they were undone
  std::vector<fs::path> missing;  // the deepest first
  fs::path path = fs::absolute(folder, error).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();  // "folder/"
  while (!fs::exists(path, error) && path.has_relative_path()) {
    missing.push_back(path);
    path = path.parent_path();
  }
  MadeFolder made;
  made.making_ = Undo([missing] {
    std::error_code ignored;
    for (const fs::path& one : missing) fs::remove(one, ignored);  // only if it is empty
  });
  fs::create_directories(folder, error);
  return made;
}

std::expected<DraftFolder, Failure> DraftFolder::open(const std::string& folder) {
  DraftFolder draft;
  draft.folder_ = folder;
  draft.place_ = (fs::path(folder) / "unfinished.part").string();
  draft.making_ = Undo([place = draft.place_] {
    std::error_code ignored;
    fs::remove_all(place, ignored);
  });
  std::error_code error;
  fs::remove_all(draft.place_, error);  // of a run that was killed
  fs::create_directory(draft.place_, error);
  if (!error) return draft;
  return std::unexpected(Failure{format_message("{}: {}", folder, error.message()), kFailed});
}

Status DraftFolder::finish() {
  const Unbroken whole;
  std::error_code error;
  for (const auto& file : fs::directory_iterator(place_, error)) {
    TRY(check_output((fs::path(folder_) / file.path().filename()).string()));
  }
  for (const auto& file : fs::directory_iterator(place_, error)) {
    if (!error) fs::rename(file.path(), fs::path(folder_) / file.path().filename(), error);
  }
  making_ = {};
  if (!error) return {};
  return std::unexpected(Failure{format_message("{}: {}", folder_, error.message()), kFailed});
}

}  // namespace minewise
