#include "cli/serve/connection.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace minewise {
namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10;

// What is still read after a refusal. A connection that is closed before all that was sent to it is
// read is reset, and the visitor may never see the answer.
constexpr std::uint64_t kMostPassedOver = std::uint64_t{1} << 20;

bool would_wait() {
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

}  // namespace

Connection::Connection(Descriptor socket, Clock::time_point now)
    : socket_(std::move(socket)), got_on_(now) {}

short Connection::awaits() const {
  return stage_ == Stage::Sending ? POLLOUT : POLLIN;
}

bool Connection::advance(const PageFolder& folder, Clock::time_point now) {
  const bool is_sending = stage_ == Stage::Sending;
  if (is_sending ? !send_some() : !read_some()) return false;
  const bool has_begun = stage_ == Stage::Reading && take_request(folder);
  if (is_sending || has_begun) got_on_ = now;
  return true;
}

// Returns false at the end, or when it is time to end.
bool Connection::read_some() {
  std::array<char, kLongestHead> buffer;
  const ssize_t got = recv(descriptor(), buffer.data(), buffer.size(), 0);
  if (got <= 0) return got < 0 && would_wait();
  if (stage_ == Stage::Ending) {
    passed_over_ += static_cast<std::uint64_t>(got);
    return passed_over_ <= kMostPassedOver;
  }
  heard_.append(buffer.data(), static_cast<std::size_t>(got));
  return true;
}

// Begins the answer, if the request is complete or can never be.
bool Connection::take_request(const PageFolder& folder) {
  const auto end = end_of_head(std::string_view(heard_).substr(0, kLongestHead));
  if (!end && heard_.size() < kLongestHead) return false;
  answer_ = end ? answer_request(folder, std::string_view(heard_).substr(0, *end))
                : answer_refusal(heard_, {431, "This request is too long."});
  heard_.erase(0, end.value_or(heard_.size()));
  block_ = std::move(answer_.head);
  sent_ = loaded_ = 0;
  stage_ = Stage::Sending;
  return true;
}

bool Connection::send_some() {
  const ssize_t put =
      send(descriptor(), block_.data() + sent_, block_.size() - sent_, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (put < 0) return would_wait();
  sent_ += static_cast<std::size_t>(put);
  if (sent_ < block_.size()) return true;
  sent_ = 0;
  return loaded_ < answer_.file_size ? load_block() : finish_answer();
}

// Returns false if the file has become shorter: the visitor notices that the answer is cut off.
bool Connection::load_block() {
  block_.resize(
      static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, answer_.file_size - loaded_)));
  const ssize_t got =
      pread(answer_.file.number(), block_.data(), block_.size(), static_cast<off_t>(loaded_));
  if (got <= 0) return false;
  block_.resize(static_cast<std::size_t>(got));
  loaded_ += static_cast<std::uint64_t>(got);
  return true;
}

bool Connection::finish_answer() {
  stage_ = answer_.keeps_connection ? Stage::Reading : Stage::Ending;
  answer_ = {};
  block_ = {};
  if (stage_ == Stage::Ending) shutdown(descriptor(), SHUT_WR);
  return true;
}

}  // namespace minewise
