// A Runner over the threads of this machine, for compare() and for generating boards. Part of the
// whole library (minewise::minewise), not of the core. Results do not depend on the number of
// threads.
//
// Example:
//
//     #include <minewise/generate.h>
//     #include <minewise/threads.h>
//
//     #include <cstdio>
//
//     int main() {
//       minewise::NoGuessRequest request;
//       request.shape = {16, 16};
//       request.mines = minewise::FixedCount{40};
//       const minewise::Threads threads(0);  // as many as there are cores
//       const auto boards = minewise::make_no_guess_boards(request, minewise::Seed{1}, 4, threads);
//       if (!boards) return std::puts(boards.error().text().c_str()), 1;
//       std::printf("%d mines\n", boards->mines(3));  // prints 40 mines
//     }
//
// Promised names: Threads.
#pragma once

#include "minewise/error.h"

#include "study/spread/threads.h"
