// The ranks of MPI as a Wire. This file alone knows MPI; it becomes a library that the program
// loads when it is started by mpirun (study/spread/mpi_wire.h), so that nothing else waits for it.
//
// MPI is asked never to wait: letters are sent and received piece by piece, a step whenever someone
// looks. A rank that dies in the middle of a letter so holds up nobody.
#include <mpi.h>

#include <algorithm>
#include <list>
#include <string>
#include <utility>
#include <vector>

#include "study/spread/mpi_plugin.h"
#include "study/spread/wire.h"

namespace minewise {
namespace {

constexpr int kTag = 1;

// A letter under way, either way.
struct Parcel {
  Letter letter;
  MPI_Request request = MPI_REQUEST_NULL;

  bool is_there() {
    int flag = 0;
    const int code = MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    return code == MPI_SUCCESS && flag != 0;
  }
};

int shared_size() {
  MPI_Comm here = MPI_COMM_NULL;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &here);
  int size = 1;
  MPI_Comm_size(here, &size);
  MPI_Comm_free(&here);
  return size;
}

class MpiWire final : public Wire {
 public:
  MpiWire() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks_);
    ranks_here_ = shared_size();
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);  // a lost rank is not the end
  }

  int rank() const override { return rank_; }
  int ranks() const override { return ranks_; }
  int ranks_here() const override { return ranks_here_; }

  void send(Letter letter) override {
    Parcel& parcel = sent_.emplace_back(std::move(letter), MPI_REQUEST_NULL);
    const std::string& text = parcel.letter.text;
    MPI_Isend(text.data(), static_cast<int>(text.size()), MPI_BYTE, parcel.letter.rank, kTag,
              MPI_COMM_WORLD, &parcel.request);
    if (parcel.is_there()) sent_.pop_back();  // small ones leave at once
  }

  std::optional<Letter> receive() override {
    is_sent();
    begin_receiving();
    std::vector<int> late;  // ranks whose earlier letter is still coming
    for (auto parcel = coming_.begin(); parcel != coming_.end(); ++parcel) {
      const int rank = parcel->letter.rank;
      if (std::ranges::find(late, rank) != late.end()) continue;
      if (parcel->is_there()) {
        Letter letter = std::move(parcel->letter);
        coming_.erase(parcel);
        return letter;
      }
      late.push_back(rank);
    }
    return std::nullopt;
  }

  bool is_sent() override {
    std::erase_if(sent_, [](Parcel& parcel) { return parcel.is_there(); });
    return sent_.empty();
  }

  void finish(bool everyone) override {
    if (everyone) {
      MPI_Finalize();
    } else {
      MPI_Abort(MPI_COMM_WORLD, 0);
    }
  }

 private:
  void begin_receiving() {
    int is_there = 0;
    MPI_Message message = MPI_MESSAGE_NULL;
    MPI_Status status{};
    if (MPI_Improbe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &is_there, &message, &status) !=
            MPI_SUCCESS ||
        is_there == 0) {
      return;
    }
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    Letter letter{status.MPI_SOURCE, std::string(static_cast<std::size_t>(size), '\0')};
    Parcel& parcel = coming_.emplace_back(std::move(letter), MPI_REQUEST_NULL);
    MPI_Imrecv(parcel.letter.text.data(), size, MPI_BYTE, &message, &parcel.request);
  }

  int rank_ = 0, ranks_ = 1, ranks_here_ = 1;
  std::list<Parcel> sent_, coming_;  // in places of their own: MPI reads and writes there
};

}  // namespace
}  // namespace minewise

minewise::Wire* minewise_join_mpi() {
  int provided = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS) {
    return nullptr;
  }
  return new minewise::MpiWire();
}
