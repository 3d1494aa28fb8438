// The JSON answer of `minewise match --decisions`.
#pragma once

#include <string>

#include "show/wording/decisions.h"

namespace minewise {

std::string decisions_json(const Decisions& decisions);

}  // namespace minewise
