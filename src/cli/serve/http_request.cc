#include "cli/serve/http_request.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/message.h"
#include "core/words.h"

namespace minewise {
namespace {

constexpr Refusal kBroken{400, "This request cannot be read."};
constexpr Refusal kElsewhere{403, "This server is for this machine only; use localhost."};

// Takes what comes before a separator off a text, and the separator too; the whole text if it has
// none.
std::string_view take_before(std::string_view& text, std::string_view separator) {
  const std::size_t end = text.find(separator);
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + separator.size());
  return taken;
}

std::string_view without_spaces(std::string_view text) {
  constexpr std::string_view kSpaces = " \t";
  const std::size_t begin = text.find_first_not_of(kSpaces);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpaces) - begin + 1);
}

std::string_view take_item(std::string_view& list) {
  return without_spaces(take_before(list, ","));
}

bool is_control(char letter) {
  return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
}

// "a%20b" as "a b".
std::optional<std::string> decoded(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    auto letter = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    if (letter == '%') {
      if (text.size() < 2) return {};
      const char* const end = text.data() + 2;
      if (std::from_chars(text.data(), end, letter, 16).ptr != end) return {};
      text.remove_prefix(2);
    }
    plain += static_cast<char>(letter);
  }
  return plain;
}

// Hidden files are not shown; "." and ".." are hidden files.
bool names_a_file(std::string_view name) {
  return !name.empty() && !name.starts_with('.') && name.find_first_of("/\\") == name.npos &&
         std::ranges::none_of(name, is_control);
}

std::expected<std::vector<std::string>, Refusal> parse_path(std::string_view target) {
  if (!target.starts_with('/')) return std::unexpected(kBroken);
  std::string_view rest = take_before(target, "?");
  const bool names_folder = rest.ends_with('/');
  rest.remove_prefix(1);
  std::vector<std::string> path;
  while (!rest.empty()) {
    auto name = decoded(take_before(rest, "/"));
    if (!name) return std::unexpected(kBroken);
    if (!names_a_file(*name)) return std::unexpected(kNoSuchFile);
    path.push_back(*std::move(name));
  }
  if (names_folder) path.emplace_back(kBeginning);
  return path;
}

// "localhost:8080": any port, since it may have been forwarded from another one.
bool is_loopback(std::string_view host) {
  constexpr std::array<std::string_view, 3> kNames{"localhost", "127.0.0.1", "[::1]"};
  const std::string lower = lower_case(host);
  return std::ranges::any_of(kNames, [&](std::string_view name) {
    if (!lower.starts_with(name)) return false;
    const std::string_view port = std::string_view(lower).substr(name.size());
    return port.empty() || (port[0] == ':' && parse_int(port.substr(1), 65'535));
  });
}

// What is read of the lines below the first.
struct Fields {
  std::optional<std::string_view> host;
  std::string_view accept_encoding, if_none_match;
  bool closes = false;
};

bool has_item(std::string_view list, std::string_view item) {
  while (!list.empty()) {
    if (lower_case(take_item(list)) == item) return true;
  }
  return false;
}

std::expected<Fields, Refusal> parse_fields(std::string_view lines) {
  Fields fields;
  while (!lines.empty()) {
    std::string_view value = take_before(lines, "\r\n");
    if (value.empty()) continue;  // the end of the head
    if (std::ranges::any_of(value, [](char c) { return is_control(c) && c != '\t'; }) ||
        value.find(':') == value.npos) {
      return std::unexpected(kBroken);
    }
    const std::string name = lower_case(take_before(value, ":"));
    if (name.empty() || name.find_first_of(" \t") != name.npos) return std::unexpected(kBroken);
    value = without_spaces(value);
    if (name == "host" && fields.host) return std::unexpected(kBroken);
    if (name == "transfer-encoding" || (name == "content-length" && value != "0")) {
      return std::unexpected(Refusal{413, "A request must not have a body."});
    }
    if (name == "host") fields.host = value;
    if (name == "accept-encoding") fields.accept_encoding = value;
    if (name == "if-none-match") fields.if_none_match = value;
    if (name == "connection") fields.closes = fields.closes || has_item(value, "close");
  }
  return fields;
}

}  // namespace

std::optional<std::size_t> end_of_head(std::string_view text) {
  constexpr std::string_view kEnd = "\r\n\r\n";
  const std::size_t end = text.find(kEnd);
  if (end == text.npos) return std::nullopt;
  return end + kEnd.size();
}

std::expected<HttpRequest, Refusal> parse_http_request(std::string_view head) {
  std::string_view version = take_before(head, "\r\n");
  const std::string_view method = take_before(version, " "), target = take_before(version, " ");
  if (!version.starts_with("HTTP/")) return std::unexpected(kBroken);
  if (version != "HTTP/1.1" && version != "HTTP/1.0") {
    return std::unexpected(Refusal{505, "This server needs HTTP/1.1."});
  }
  if (method != "GET" && method != "HEAD") {
    return std::unexpected(Refusal{405, "Files can only be read."});
  }
  const auto fields = parse_fields(head);
  if (!fields) return std::unexpected(fields.error());
  if (!fields->host) return std::unexpected(kBroken);
  if (!is_loopback(*fields->host)) return std::unexpected(kElsewhere);
  auto path = parse_path(target);
  if (!path) return std::unexpected(path.error());
  return HttpRequest{method == "HEAD", *std::move(path), fields->accept_encoding,
                     fields->if_none_match, version == "HTTP/1.1" && !fields->closes};
}

bool accepts_coding(std::string_view accept_encoding, std::string_view coding) {
  while (!accept_encoding.empty()) {
    std::string_view weight = take_item(accept_encoding);
    if (lower_case(without_spaces(take_before(weight, ";"))) != coding) continue;
    take_before(weight, "=");
    const auto value = parse_decimal(without_spaces(weight));
    return !value || *value > 0;
  }
  return false;
}

// Tags have quotes around them, so that none is a part of another.
bool has_entity_tag(std::string_view if_none_match, std::string_view tag) {
  return if_none_match == "*" || if_none_match.contains(tag);
}

}  // namespace minewise
