#include "output/raster/cairo_library.h"

#include <dlfcn.h>

#include "core/check.h"

namespace minewise {
namespace {

CairoCalls load_cairo() {
  void* const libcairo_so_2 = dlopen("libcairo.so.2", RTLD_LAZY);  // until the program ends
  CHECK(libcairo_so_2 != nullptr);
  CairoCalls calls;
#define MINEWISE_LOAD(name) \
  calls.name = reinterpret_cast<decltype(calls.name)>(dlsym(libcairo_so_2, "cairo_" #name));
  MINEWISE_CAIRO_CALLS(MINEWISE_LOAD)
#undef MINEWISE_LOAD
  return calls;
}

}  // namespace

const CairoCalls& cairo() {
  static const CairoCalls calls = load_cairo();
  return calls;
}

}  // namespace minewise
