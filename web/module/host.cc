// What the module needs of whoever runs it, and what its libraries need in place of a system. There
// are no exceptions here: whatever would throw one ends the instance, and its host makes another.
#include <minewise.h>

#include <boost/throw_exception.hpp>
#include <cstdint>
#include <cstdlib>

namespace boost {

void throw_exception(const std::exception&) {
  std::abort();
}
void throw_exception(const std::exception&, const source_location&) {
  std::abort();
}

}  // namespace boost

extern "C" {

std::uintptr_t __stack_chk_guard = 0x5b3ac9d1;
void __stack_chk_fail() {
  std::abort();
}

// Progress goes to the host, which says whether to stop.
__attribute__((import_module("minewise"), import_name("progress"))) std::int32_t mw_page_progress(
    const char* json, size_t size);

// mw_ask for the page: what takes long tells how far it is.
mw_text* mw_page_ask(const char* request, size_t size, mw_error** error) {
  const auto progress = [](void*, const char* json, size_t length) -> std::int32_t {
    return mw_page_progress(json, length);
  };
  return mw_ask_watched(request, size, progress, nullptr, error);
}
}
