// Text that is almost right: what people and faulty programs write.
#pragma once

#include <rapidcheck.h>

#include <string>

namespace minewise {

// The text with a few places erased, doubled, cut off, written over, or given another number.
rc::Gen<std::string> spoiled(const std::string& text);

}  // namespace minewise
