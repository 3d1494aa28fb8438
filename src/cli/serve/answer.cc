#include "cli/serve/answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "core/check.h"

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

}  // namespace minewise
