// A folder for the files of a test.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace minewise {

// It is empty at the beginning of a test and gone at its end. It is in memory where the system has
// such a place: else a test that makes thousands of files would wait for the disk.
class TestFolder {
 public:
  TestFolder() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    std::error_code error;
    const std::filesystem::path memory = "/dev/shm";
    folder_ = std::filesystem::is_directory(memory, error) ? memory
                                                           : std::filesystem::temp_directory_path();
    folder_ /= fmt::format("minewise-{}-{}-{}", test->test_suite_name(), test->name(),
                           ::testing::UnitTest::GetInstance()->random_seed());
    std::filesystem::create_directories(folder_);
  }
  ~TestFolder() { std::filesystem::remove_all(folder_); }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;

  const std::filesystem::path& path() const { return folder_; }
  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  // A file with this text in it. Returns its name.
  std::string put(const std::string& name, std::string_view text) const {
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
  }

  std::string text_of(const std::string& name) const {
    std::ifstream stream(file(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  bool is_empty() const { return std::filesystem::is_empty(folder_); }

 private:
  std::filesystem::path folder_;
};

}  // namespace minewise
