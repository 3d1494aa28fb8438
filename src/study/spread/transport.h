// Carries letters between the processes of a run. A rank is the number of a process; rank 0
// coordinates. Nothing here waits, and letters from one rank to another keep their order.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/result.h"

namespace minewise {

struct Letter {
  int rank = 0;  // whom it goes to, or who sent it
  std::string text;
};

class Transport {
 public:
  virtual ~Transport() = default;

  virtual int rank() const = 0;
  virtual int ranks() const = 0;
  virtual int ranks_here() const = 0;  // on this machine, this one included

  virtual void send(Letter letter) = 0;
  virtual std::optional<Letter> receive() = 0;

  // Whether all that was sent has left.
  virtual bool is_sent() = 0;

  // Takes leave of the other ranks. Where not everyone is there to do the same, all are ended, this
  // process too, and the run counts as ended with this exit code.
  virtual void finish(bool everyone, int code) = 0;
};

// Joins the ranks of a run that was started by mpirun, or by srun with PMIx. MPI itself is in a
// library of its own (mpi_plugin.cc), which is loaded only then.

// What the environment says of a run that was started as several processes. REQUIRES: nothing was
// joined yet.
struct StartedAs {
  int rank = 0;
  int ranks = 1;
};
StartedAs started_as();

// Joins the other ranks. An Error names what is missing.
Result<std::unique_ptr<Transport>> join_mpi();

}  // namespace minewise
