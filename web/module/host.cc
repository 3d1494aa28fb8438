// What the module needs of whoever runs it, and what its libraries need in place of a system. There
// are no exceptions here: whatever would throw one ends the instance, and its host makes another.
#include <minewise.h>

#include <boost/throw_exception.hpp>
#include <cstdint>
#include <cstdlib>

namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost

extern "C" {

std::uintptr_t __stack_chk_guard = 0x5b3ac9d1;
void __stack_chk_fail() { std::abort(); }

// mw_ask for the page.
mw_text* mw_page_ask(const char* request, size_t size, mw_error** error) {
  return mw_ask(request, size, error);
}

}
