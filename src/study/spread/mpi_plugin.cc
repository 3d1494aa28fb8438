// The ranks of MPI as a Transport. Only this file knows MPI. It becomes a library of its own that
// the program loads when mpirun starts it (study/spread/transport.h), so nothing else waits for
// MPI.
//
// MPI is never asked to wait: letters are sent and received piece by piece, a step at each look. So
// a rank that dies in the middle of a letter holds up nobody.
#include <mpi.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <list>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "study/spread/mpi_plugin.h"
#include "study/spread/transport.h"

namespace minewise {
namespace {

constexpr int kTag = 1;

// A rank that dies while all take leave must not hold up the others.
constexpr std::chrono::seconds kLeave{10};

// A letter under way, either way.
struct Parcel {
  Letter letter;
  MPI_Request request = MPI_REQUEST_NULL;
  bool is_lost = false;  // with the rank at the other end

  // Whether it has left or arrived, or never will.
  bool is_settled() {
    int flag = 0;
    is_lost = is_lost || MPI_Test(&request, &flag, MPI_STATUS_IGNORE) != MPI_SUCCESS;
    return is_lost || flag != 0;
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

class MpiTransport final : public Transport {
 public:
  MpiTransport() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks_);
    ranks_here_ = shared_size();
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);  // a lost rank is not the end
  }

  int rank() const override { return rank_; }
  int ranks() const override { return ranks_; }
  int ranks_here() const override { return ranks_here_; }

  void send(Letter letter) override {
    Parcel& parcel = sent_.emplace_back(std::move(letter));
    const std::string& text = parcel.letter.text;
    parcel.is_lost =
        text.size() > std::numeric_limits<int>::max() ||  // as MPI counts
        MPI_Isend(text.data(), static_cast<int>(text.size()), MPI_BYTE, parcel.letter.rank, kTag,
                  MPI_COMM_WORLD, &parcel.request) != MPI_SUCCESS;
    if (parcel.is_settled()) sent_.pop_back();  // small ones leave at once
  }

  std::optional<Letter> receive() override {
    is_sent();
    begin_receiving();
    std::vector<int> late;  // ranks whose earlier letter is still coming
    for (auto parcel = coming_.begin(); parcel != coming_.end();) {
      const auto here = parcel++;
      const int rank = here->letter.rank;
      if (std::ranges::find(late, rank) != late.end()) continue;
      if (!here->is_settled()) {
        late.push_back(rank);
        continue;
      }
      Parcel arrived = std::move(*here);
      coming_.erase(here);
      if (!arrived.is_lost) return std::move(arrived.letter);
    }
    return std::nullopt;
  }

  bool is_sent() override {
    std::erase_if(sent_, [](Parcel& parcel) { return parcel.is_settled(); });
    return sent_.empty();
  }

  void finish(bool everyone, int code) override {
    std::thread([code] {
      std::this_thread::sleep_for(kLeave);
      _exit(code);
    }).detach();
    if (everyone) {
      MPI_Finalize();
    } else {
      MPI_Abort(MPI_COMM_WORLD, code);
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
    Parcel& parcel = coming_.emplace_back(std::move(letter));
    parcel.is_lost = MPI_Imrecv(parcel.letter.text.data(), size, MPI_BYTE, &message,
                                &parcel.request) != MPI_SUCCESS;
  }

  int rank_ = 0, ranks_ = 1, ranks_here_ = 1;
  std::list<Parcel> sent_, coming_;  // in places of their own: MPI reads and writes there
};

}  // namespace
}  // namespace minewise

minewise::Transport* minewise_join_mpi() {
  int provided = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS ||
      provided < MPI_THREAD_SERIALIZED) {
    return nullptr;
  }
  return new minewise::MpiTransport();
}
