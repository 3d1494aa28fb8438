#include "cli/serve/connection.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/sendfile.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <iterator>

#include "core/macros.h"

namespace minewise {

namespace {

// With every answer. The page may run its own scripts and its module, start its workers, show its
// pictures and load its files; it reaches no other machine and no other page reaches it. Styles may
// stand in the page: those of drawn boards (SVG) do. A browser asks every time whether a file is
// still the same, so that it never mixes two versions of the page.
constexpr std::string_view kAlways =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Cache-Control: no-cache\r\n";

constexpr std::pair<int, std::string_view> kStatuses[] = {
    {200, "OK"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {413, "Content Too Large"},
    {431, "Request Header Fields Too Large"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
};

std::string_view name_of_status(int status) {
  const auto* named =
      std::ranges::find(kStatuses, status, &std::pair<int, std::string_view>::first);
  CHECK(named != std::end(kStatuses));
  return named->second;
}

// The first line and the lines that every answer has.
std::string begin_head(int status, bool keeps_connection) {
  return fmt::format("HTTP/1.1 {} {}\r\n{}Connection: {}\r\n", status, name_of_status(status),
                     kAlways, keeps_connection ? "keep-alive" : "close");
}

Answer refuse(Refusal refusal, bool keeps_connection, bool is_head) {
  Answer answer;
  answer.keeps_connection = keeps_connection;
  answer.head = begin_head(refusal.status, keeps_connection);
  if (refusal.status == 405) answer.head += "Allow: GET, HEAD\r\n";
  answer.head += fmt::format("Content-Type: {}\r\nContent-Length: {}\r\n\r\n", type_of_file(".txt"),
                             refusal.words.size() + 1);
  if (!is_head) answer.head += fmt::format("{}\n", refusal.words);
  return answer;
}

Answer send_file(const HttpRequest& request, PageFile found) {
  const bool is_known = has_entity_tag(request.if_none_match, found.entity_tag);
  Answer answer;
  answer.keeps_connection = request.keeps_connection;
  answer.head = begin_head(is_known ? 304 : 200, request.keeps_connection);
  answer.head += fmt::format("ETag: {}\r\nVary: Accept-Encoding\r\n", found.entity_tag);
  if (!is_known) {
    answer.head +=
        fmt::format("Content-Type: {}\r\nContent-Length: {}\r\n", found.type, found.size);
    if (!found.coding.empty()) answer.head += fmt::format("Content-Encoding: {}\r\n", found.coding);
    if (!request.is_head) {
      answer.file = std::move(found.file);
      answer.file_size = found.size;
    }
  }
  answer.head += "\r\n";
  return answer;
}

}  // namespace

Answer answer_request(const PageFolder& folder, std::string_view head) {
  const auto request = parse_http_request(head);
  if (!request) return answer_refusal(head, request.error());
  auto found = folder.find(*request);
  if (!found) return refuse(found.error(), request->keeps_connection, request->is_head);
  return send_file(*request, *std::move(found));
}

Answer answer_refusal(std::string_view head, Refusal refusal) {
  return refuse(refusal, false, head.starts_with("HEAD "));
}

namespace {

constexpr std::uint64_t kMostAtOnce = std::uint64_t{64}
                                      << 10;  // then it is the next visitor's turn

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
  sent_ = file_sent_ = 0;
  stage_ = Stage::Sending;
  return true;
}

// The head, and then the file. Returns false if the file has become shorter: the visitor notices
// that the answer is cut off.
bool Connection::send_some() {
  const std::string_view head = std::string_view(answer_.head).substr(sent_);
  if (!head.empty()) {
    const ssize_t put = send(descriptor(), head.data(), head.size(), MSG_NOSIGNAL);
    if (put < 0) return would_wait();
    sent_ += static_cast<std::size_t>(put);
  } else {
    const std::uint64_t most = std::min(kMostAtOnce, answer_.file_size - file_sent_);
    const ssize_t put = sendfile(descriptor(), answer_.file.number(), nullptr, most);
    if (put <= 0) return put < 0 && would_wait();
    file_sent_ += static_cast<std::uint64_t>(put);
  }
  if (sent_ == answer_.head.size() && file_sent_ == answer_.file_size) finish_answer();
  return true;
}

void Connection::finish_answer() {
  stage_ = answer_.keeps_connection ? Stage::Reading : Stage::Ending;
  answer_ = {};
  if (stage_ == Stage::Ending) shutdown(descriptor(), SHUT_WR);
}

}  // namespace minewise
