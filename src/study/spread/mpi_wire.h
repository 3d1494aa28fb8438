// Joins the ranks of a run that was started by mpirun, or by srun with PMIx. MPI itself is in a
// library of its own (mpi_plugin.cc), which is loaded only then.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "study/spread/wire.h"

namespace minewise {

// What the environment says of a run that was started as several processes. REQUIRES: nothing was
// joined yet.
struct StartedAs {
  int rank = 0;
  int ranks = 1;
};
StartedAs started_as();

// Joins the other ranks. An Error names what is missing.
Result<std::unique_ptr<Wire>> join_mpi();

}  // namespace minewise
