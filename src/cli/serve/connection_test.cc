#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "cli/serve/connection.h"

namespace minewise {

namespace {

namespace fs = std::filesystem;
using ::testing::EndsWith;
using ::testing::IsEmpty;
using ::testing::StartsWith;

constexpr std::string_view kRequest = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

// A connection to a visitor within the test, and a clock that stands still.
class ConnectionTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "minewise-visit-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    place_ = name;
    std::ofstream(place_ / "index.html") << "the page";
    folder_.emplace(*PageFolder::open(name));
    int ends[2];
    ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends), 0);
    visitor_ = Descriptor(ends[0]);
    connection_.emplace(Descriptor(ends[1]), start_);
  }
  void TearDown() override { fs::remove_all(place_); }

  void send_text(std::string_view text) {
    ASSERT_EQ(::send(visitor_.number(), text.data(), text.size(), 0),
              static_cast<ssize_t>(text.size()));
  }

  bool advance(int seconds = 0) {
    return connection_->advance(*folder_, start_ + std::chrono::seconds(seconds));
  }

  std::string received() {
    std::string text(std::size_t{1} << 16, '\0');
    const ssize_t got = recv(visitor_.number(), text.data(), text.size(), 0);
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(0, got)));
    return text;
  }

  const Connection::Clock::time_point start_{};
  fs::path place_;
  std::optional<PageFolder> folder_;
  Descriptor visitor_;
  std::optional<Connection> connection_;
};

TEST_F(ConnectionTest, AnswersOneRequestAfterTheOther) {
  for (int round = 0; round < 3; ++round) {
    send_text(kRequest);
    EXPECT_EQ(connection_->awaits(), POLLIN);
    EXPECT_TRUE(advance());
    while (connection_->awaits() == POLLOUT) EXPECT_TRUE(advance());
    const std::string answer = received();
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 OK\r\n"));
    EXPECT_THAT(answer, EndsWith("\r\n\r\nthe page"));
  }
}

TEST_F(ConnectionTest, WhatComesBitByBitDoesNotCountAsProgress) {
  for (int second = 0; second < 20; ++second) {
    send_text("G");
    EXPECT_TRUE(advance(second));
  }
  EXPECT_EQ(connection_->got_on(), start_);
  EXPECT_THAT(received(), IsEmpty());
}

TEST_F(ConnectionTest, AnAnswerIsProgress) {
  send_text(kRequest);
  EXPECT_TRUE(advance(5));
  EXPECT_EQ(connection_->got_on(), start_ + std::chrono::seconds(5));
  EXPECT_TRUE(advance(7));
  EXPECT_EQ(connection_->got_on(), start_ + std::chrono::seconds(7));
}

TEST_F(ConnectionTest, ARequestWithoutEndIsRefusedAndPassedOver) {
  send_text(std::string(kLongestHead, 'a'));
  EXPECT_TRUE(advance());
  EXPECT_TRUE(advance());
  EXPECT_THAT(received(), StartsWith("HTTP/1.1 431 "));
  EXPECT_EQ(connection_->awaits(), POLLIN);
  int rounds = 0;
  do {
    send_text(std::string(kLongestHead, 'a'));
  } while (advance() && ++rounds < 1000);
  EXPECT_LT(rounds, 1000);
}

TEST_F(ConnectionTest, EndsWhenTheVisitorGoes) {
  visitor_ = Descriptor();
  EXPECT_FALSE(advance());
}

}  // namespace

}  // namespace minewise
