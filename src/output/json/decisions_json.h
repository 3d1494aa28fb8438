// The JSON answer of `minewise match --decisions`.
#pragma once

#include <string>

#include "output/text/decisions.h"

namespace minewise {

std::string decisions_json(const Decisions& decisions);

}  // namespace minewise
