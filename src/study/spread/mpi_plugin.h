// What the MPI library exports to the program. The name of the function contains the version of the
// Transport that it makes, so a library left over from another build is not used.
#pragma once

#include "study/spread/transport.h"

#define minewise_join_mpi minewise_join_mpi_2

// Joins the other ranks. Null if that failed. The caller deletes it after Transport::finish.
extern "C" [[gnu::visibility("default")]] minewise::Transport* minewise_join_mpi();

namespace minewise {

inline constexpr const char* kJoinMpi = "minewise_join_mpi_2";

}  // namespace minewise
