// SHA-1 (FIPS 180-4), for boards that are masked with it (tatham.h). It protects nothing here.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace minewise {

std::array<std::uint8_t, 20> sha1(std::string_view bytes);

}  // namespace minewise
