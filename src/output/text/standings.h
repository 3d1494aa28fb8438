// What an experiment comes to, in three sentences: who won, where it turns, how sure that is.
#pragma once

#include <array>
#include <string>

#include "study/standings.h"

namespace minewise {

std::array<std::string, 3> standings_sentences(const Experiment& experiment, const Summary& summary,
                                               const Standings& standings);

}  // namespace minewise
