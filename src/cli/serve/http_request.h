// The head of an HTTP request (RFC 9112), as far as a server of files needs it. What a browser
// never sends is refused rather than understood: bodies, folded lines, bare line feeds, addresses
// as proxies are asked. Servers that read a request in two ways are easily tricked; here there is
// one way.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace minewise {

// The answer to a request that is not granted: a status such as 404, and a sentence for people.
struct Refusal {
  int status;
  std::string_view words;
};
inline constexpr Refusal kNoSuchFile{404, "There is no such file."};
inline constexpr Refusal kNothingLeft{503, "No file can be opened at the moment; try again."};

struct HttpRequest {
  bool is_head = false;              // HEAD; GET otherwise
  std::vector<std::string> path;     // the names between the slashes, decoded; never empty
  std::string_view accept_encoding;  // these are parts of the text that was read
  std::string_view if_none_match;
  bool keeps_connection = false;  // further requests may follow on the same connection
};

// The file that the address of a folder, such as "/", stands for.
inline constexpr std::string_view kBeginning = "index.html";

// The longest head that is read. Browsers send well below a thousand bytes to a page of our kind.
inline constexpr std::size_t kLongestHead = std::size_t{16} << 10;

// Where the head at the beginning of a text ends, behind its empty line; nothing as long as that
// has not come.
std::optional<std::size_t> end_of_head(std::string_view text);

// REQUIRES: the head is complete. The request names a file by decoded names that can be joined
// safely: none is empty, begins with a dot, or holds a slash, a backslash or a control character.
// The Host must be a name of the loopback interface: a foreign page that has its own name lead here
// (DNS rebinding) is refused.
std::expected<HttpRequest, Refusal> parse_http_request(std::string_view head);

// Whether a list such as "gzip;q=0.5, br" accepts this coding.
bool accepts_coding(std::string_view accept_encoding, std::string_view coding);

// Whether a list of entity tags ('"a", W/"b"' or '*') has this one.
bool has_entity_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace minewise
