// The folder with the page: which file a request means, of what type it is, and which of its
// precompressed copies (page.js.br, page.js.gz) is sent. The folder is looked up for every request,
// so a page that was built again is served at once.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "cli/run/exit_code.h"
#include "cli/serve/http_request.h"

namespace minewise {

// A descriptor of the operating system: a file or a socket, closed by its last owner.
class Descriptor {
 public:
  Descriptor() = default;  // none
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor();

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_ = -1;
};

struct PageFile {
  Descriptor file;
  std::uint64_t size = 0;
  std::string entity_tag;   // another one whenever the file was written anew
  std::string_view type;    // "text/html; charset=utf-8"
  std::string_view coding;  // "br" or "gzip"; empty for the plain file
};

class PageFolder {
 public:
  // `folder` must hold an index.html.
  static Result<PageFolder> open(const std::string& folder);

  // The file that a request means. What lies outside of the folder or is hidden is not found, by
  // links either.
  std::expected<PageFile, Refusal> find(const HttpRequest& request) const;

 private:
  explicit PageFolder(std::string place) : place_(std::move(place)) {}

  std::string place_;  // absolute
};

// The folder of the page that belongs to the running program: share/minewise/page of an
// installation, web/dist of a checkout. An Error that says how to make it if there is none.
Result<std::string> find_own_page();

// The type of a file by its name. What is unknown is a download.
std::string_view type_of_file(std::string_view name);

}  // namespace minewise
