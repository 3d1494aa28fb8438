// The calls of MPI that a run over several machines needs, in a library of their own: the program
// loads it when it is started under mpirun, and never links MPI itself. What is shown to the
// program is one function of C.
#include <mpi.h>

extern "C" [[gnu::visibility("default")]] int minewise_mpi_is_there();

int minewise_mpi_is_there() {
  int is_there = 0;
  MPI_Initialized(&is_there);
  return is_there;
}
