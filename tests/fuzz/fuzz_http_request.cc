// Whatever a visitor sends, the file that it is taken to mean lies in the folder: its names can be
// joined to a path that leads nowhere else.
#include <filesystem>

#include "cli/serve/http_request.h"
#include "core/macros.h"
#include "fuzz/reader.h"

namespace {

using namespace minewise;

void check_path(const HttpRequest& request) {
  CHECK(!request.path.empty());
  std::filesystem::path joined = "/folder";
  for (const std::string& name : request.path) {
    CHECK(name.find('\0') == name.npos);
    joined /= name;
  }
  const std::filesystem::path plain = joined.lexically_normal();
  CHECK(plain == joined);
  CHECK(plain.string().starts_with("/folder/"));
  CHECK(static_cast<std::size_t>(std::distance(plain.begin(), plain.end())) ==
        request.path.size() + 2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text = as_text(bytes, size);
  const auto end = end_of_head(text);
  if (!end) return 0;
  const auto request = parse_http_request(text.substr(0, *end));
  if (!request) {
    CHECK(request.error().status >= 400);
    return 0;
  }
  check_path(*request);
  accepts_coding(request->accept_encoding, "br");
  has_entity_tag(request->if_none_match, "\"1f-6a-0\"");
  return 0;
}
