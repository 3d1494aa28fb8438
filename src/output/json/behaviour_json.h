// The JSON answer of `minewise bench`.
#pragma once

#include <string>

#include "study/behaviour.h"

namespace minewise {

std::string behaviour_json(const Behaviour& behaviour, double seconds);

}  // namespace minewise
