// Long requests with a watcher: what it is told, and that it can stop them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "support/c_interface.h"

namespace {

using namespace minewise::from_c;
using testing::HasSubstr;
using testing::StartsWith;

// What a watcher was told, and after how often it wants no more.
struct Watcher {
  std::size_t most = 1'000'000;
  std::vector<std::string> told = {};

  // A number of every line, in order.
  std::vector<double> all(const std::string& name) const {
    std::vector<double> numbers;
    for (const std::string& line : told) {
      const std::size_t at = line.find("\"" + name + "\":");
      numbers.push_back(at == std::string::npos ? -1
                                                : std::stod(line.substr(at + name.size() + 3)));
    }
    return numbers;
  }

  static int32_t tell(void* data, const char* json, size_t size) {
    auto* const watcher = static_cast<Watcher*>(data);
    watcher->told.emplace_back(json, size);
    return watcher->told.size() >= watcher->most;
  }
};

constexpr std::string_view kLongRequests[] = {
    R"({"verb": "optimal", "text": "4x4/4", "cells": true})",
    R"({"verb": "compare", "agents": "basic,exact", "sizes": "5x5/4", "games": 20})",
    R"({"verb": "generate", "kind": "random", "board": "5x5/4", "count": 20})",
    R"({"verb": "generate", "kind": "no-guess", "board": "9x9/10", "count": 20})"};

TEST_F(CInterface, TellsHowFarALongRequestHasCome) {
  for (const std::string_view request : kLongRequests) {
    Watcher watcher;
    const std::string answer =
        taken(mw_ask_watched(request.data(), request.size(), Watcher::tell, &watcher, error()));
    EXPECT_EQ(answer, ask(request));
    EXPECT_GE(watcher.told.size(), 2u) << request;
    for (const std::string& each : watcher.told) EXPECT_THAT(each, StartsWith("{\"verb\":"));
    const auto done = watcher.all("done"), share = watcher.all("share");
    EXPECT_TRUE(std::ranges::is_sorted(done) && done.front() >= 0) << request;
    EXPECT_TRUE(std::ranges::is_sorted(share) && share.front() >= 0) << request;
    EXPECT_LE(share.back(), 1) << request;
    for (const double most : watcher.all("most")) EXPECT_LE(done.back(), most) << request;
  }
}

TEST_F(CInterface, StopsALongRequestWhenToldTo) {
  for (const std::string_view request : kLongRequests) {
    Watcher watcher{2};
    EXPECT_FALSE(mw_ask_watched(request.data(), request.size(), Watcher::tell, &watcher, error()));
    EXPECT_EQ(kind(), MW_STOPPED);
    EXPECT_EQ(wrong(), "the request was stopped");
    EXPECT_EQ(watcher.told.size(), 2u);
  }
}

TEST_F(CInterface, CountsTheGamesOfAComparison) {
  constexpr std::string_view kRequest = kLongRequests[1];
  Watcher watcher;
  taken(mw_ask_watched(kRequest.data(), kRequest.size(), Watcher::tell, &watcher, error()));
  ASSERT_EQ(watcher.told.size(), 40u);
  EXPECT_EQ(watcher.told[9],
            "{\"verb\":\"compare\",\"unit\":\"games\",\"done\":10,\"most\":40,\"share\":0.25}\n");
}

TEST_F(CInterface, CountsTheBoardsFromNoneToAll) {
  for (const std::string_view request : {kLongRequests[2], kLongRequests[3]}) {
    Watcher watcher;
    taken(mw_ask_watched(request.data(), request.size(), Watcher::tell, &watcher, error()));
    std::vector<double> done = watcher.all("done"), each;
    std::ranges::unique_copy(done, std::back_inserter(each));
    ASSERT_EQ(each.size(), 21u);
    for (std::size_t i = 0; i < each.size(); ++i) EXPECT_EQ(each[i], static_cast<double>(i));
    EXPECT_EQ(watcher.told.back(),
              "{\"verb\":\"generate\",\"unit\":\"boards\",\"done\":20,\"most\":20,"
              "\"share\":1.0}\n");
  }
}

// 142,506 layouts, which take long to list and longer to search.
TEST_F(CInterface, StopsASearchForBestPlayBeforeItHasSearchedAnything) {
  constexpr std::string_view kRequest = R"({"verb": "optimal", "text": "6x5/5", "sets": 9000})";
  for (const std::size_t most : {std::size_t{1}, std::size_t{3}}) {
    Watcher watcher{most};
    EXPECT_FALSE(
        mw_ask_watched(kRequest.data(), kRequest.size(), Watcher::tell, &watcher, error()));
    EXPECT_EQ(kind(), MW_STOPPED);
    ASSERT_EQ(watcher.told.size(), most);
    EXPECT_EQ(watcher.told.back(),
              "{\"verb\":\"optimal\",\"unit\":\"sets\",\"done\":0,\"most\":9000,"
              "\"share\":0.0}\n");
  }
}

}  // namespace
