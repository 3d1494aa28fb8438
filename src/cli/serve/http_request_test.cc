#include "cli/serve/http_request.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minewise {
namespace {

using ::testing::ElementsAre;

constexpr std::string_view kHost = "Host: localhost\r\n";

std::expected<HttpRequest, Refusal> parse(std::string_view line, std::string_view fields = kHost) {
  static std::string head;  // the request has parts of it
  head = std::string(line) + "\r\n" + std::string(fields) + "\r\n";
  return parse_http_request(head);
}

int status_of(std::string_view line, std::string_view fields = kHost) {
  const auto request = parse(line, fields);
  return request ? 200 : request.error().status;
}

int status_of_path(const std::string& path) {
  return status_of("GET " + path + " HTTP/1.1");
}

int status_of_host(const std::string& host) {
  return status_of("GET / HTTP/1.1", "Host: " + host + "\r\n");
}

TEST(HttpRequest, NamesAFile) {
  EXPECT_THAT(parse("GET / HTTP/1.1")->path, ElementsAre("index.html"));
  EXPECT_THAT(parse("GET /?size=9 HTTP/1.1")->path, ElementsAre("index.html"));
  EXPECT_THAT(parse("GET /a/b/ HTTP/1.1")->path, ElementsAre("a", "b", "index.html"));
  EXPECT_THAT(parse("GET /a/b.js?v=1/../2 HTTP/1.1")->path, ElementsAre("a", "b.js"));
  EXPECT_THAT(parse("GET /a%20b%2ejs HTTP/1.1")->path, ElementsAre("a b.js"));
  EXPECT_FALSE(parse("GET / HTTP/1.1")->is_head);
  EXPECT_TRUE(parse("HEAD / HTTP/1.1")->is_head);
}

TEST(HttpRequest, LeadsNowhereElse) {
  for (const char* path :
       {"/..",          "/../a",  "/a/../../b", "/%2e%2e/a", "/%2E%2e", "/a/%2e%2e/b", "/.",
        "/.git/config", "/a%2fb", "/..%2fa",    "/a%5cb",    "/..\\a",  "/%00",        "/a%00.html",
        "/a%0ab",       "//a",    "//",         "/a//",      "/a//b",   "/%7f"}) {
    EXPECT_EQ(status_of_path(path), 404) << path;
  }
}

TEST(HttpRequest, IsRefusedWhenBroken) {
  for (const char* line :
       {"", "GET", "GET /", "GET / HTTP", "GET  / HTTP/1.1", "GET a HTTP/1.1", "GET * HTTP/1.1",
        "GET http://localhost/ HTTP/1.1", "GET /% HTTP/1.1", "GET /%4 HTTP/1.1",
        "GET /%zz HTTP/1.1", "get / http/1.1", " GET / HTTP/1.1", "\x16\x03\x01"}) {
    EXPECT_EQ(status_of(line), 400) << line;
  }
  for (const char* fields :
       {"", "Host: localhost\r\nHost: localhost\r\n", "Host: localhost\r\n folded\r\n",
        "Host : localhost\r\n", "Host: localhost\r\n: x\r\n", "Host: localhost\r\nno colon\r\n",
        "Host: localhost\nX: y\r\n", "Host: localhost\r\nX: \x01\r\n"}) {
    EXPECT_EQ(status_of("GET / HTTP/1.1", fields), 400) << fields;
  }
}

TEST(HttpRequest, OnlyReads) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "get", "X"}) {
    EXPECT_EQ(status_of(std::string(method) + " / HTTP/1.1"), 405) << method;
  }
  EXPECT_EQ(status_of("GET / HTTP/2.0"), 505);
  EXPECT_EQ(status_of("GET / HTTP/1.1", "Host: localhost\r\nContent-Length: 3\r\n"), 413);
  EXPECT_EQ(status_of("GET / HTTP/1.1", "Host: localhost\r\nContent-Length: 0\r\n"), 200);
  EXPECT_EQ(status_of("GET / HTTP/1.1", "Host: localhost\r\nTransfer-Encoding: chunked\r\n"), 413);
}

TEST(HttpRequest, IsForThisMachine) {
  for (const char* host : {"localhost", "LocalHost:8080", "127.0.0.1", "127.0.0.1:1", "[::1]:80"}) {
    EXPECT_EQ(status_of_host(host), 200) << host;
  }
  for (const char* host : {"example.org", "localhost.example.org", "127.0.0.1.example.org", "",
                           "localhost:", "localhost:x", "localhost:80@example.org", "192.168.0.1",
                           "127.0.0.10", "[::1", "::1", "0.0.0.0", "localhost:99999"}) {
    EXPECT_EQ(status_of_host(host), 403) << host;
  }
}

TEST(HttpRequest, SaysWhetherMoreFollow) {
  EXPECT_TRUE(parse("GET / HTTP/1.1")->keeps_connection);
  EXPECT_FALSE(parse("GET / HTTP/1.0")->keeps_connection);
  EXPECT_FALSE(
      parse("GET / HTTP/1.1", "Connection: Close\r\nHost: localhost\r\n")->keeps_connection);
  EXPECT_FALSE(
      parse("GET / HTTP/1.1", "Connection: te , close\r\nHost: localhost\r\n")->keeps_connection);
  EXPECT_TRUE(
      parse("GET / HTTP/1.1", "Connection: not-closed\r\nHost: localhost\r\n")->keeps_connection);
}

TEST(HttpRequest, EndsWithAnEmptyLine) {
  EXPECT_EQ(end_of_head("GET / HTTP/1.1\r\n\r\nGET"), 18u);
  EXPECT_EQ(end_of_head("GET / HTTP/1.1\r\n"), std::nullopt);
  EXPECT_EQ(end_of_head("GET / HTTP/1.1\n\n"), std::nullopt);
}

TEST(HttpRequest, TellsCodingsAndTags) {
  EXPECT_TRUE(accepts_coding("gzip, deflate, BR", "br"));
  EXPECT_TRUE(accepts_coding("gzip;q=0.5,br; q=1", "br"));
  EXPECT_FALSE(accepts_coding("gzip, br;q=0", "br"));
  EXPECT_FALSE(accepts_coding("gzip, br ; q = 0.0", "br"));
  EXPECT_FALSE(accepts_coding("brotli", "br"));
  EXPECT_FALSE(accepts_coding("", "br"));
  EXPECT_TRUE(has_entity_tag(R"("a", W/"b")", R"("b")"));
  EXPECT_TRUE(has_entity_tag("*", R"("b")"));
  EXPECT_FALSE(has_entity_tag(R"("ab")", R"("b")"));
  EXPECT_FALSE(has_entity_tag("", R"("b")"));
}

}  // namespace
}  // namespace minewise
