// The JSON answer of `minewise bench`.
#pragma once

#include <string>

#include "study/lab/behaviour.h"

namespace minewise {

std::string behaviour_json(const Behaviour& behaviour, double seconds);

}  // namespace minewise
