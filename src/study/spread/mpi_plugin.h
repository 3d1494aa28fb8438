// What the library that knows MPI exports. The name has the version of the Transport that it makes:
// a library left over from another build is not found in it.
#pragma once

#include "study/spread/transport.h"

#define minewise_join_mpi minewise_join_mpi_2

// Joins the other ranks. Null if that failed. The caller deletes it after Transport::finish.
extern "C" [[gnu::visibility("default")]] minewise::Transport* minewise_join_mpi();

namespace minewise {

inline constexpr const char* kJoinMpi = "minewise_join_mpi_2";

}  // namespace minewise
