// The processor time that a letter takes of rank 0, over the transport of a real run
// (study/spread/mpi_plugin.cc):
//
//     mpirun -n 2 build/release/letter_costs
//     mpirun -n 2 --mca btl tcp,self build/release/letter_costs    (as between machines)
//
// Rank 1 sends letters of several lengths, some at a time; rank 0 reads them. Only the time in the
// transport's own calls counts, not that between them.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <string>
#include <thread>

#include "recorded_chunks.h"
#include "study/spread/transport.h"

namespace {

using namespace minewise;
using std::chrono::milliseconds;

constexpr int kRounds = 200, kAtOnce = 16;
constexpr std::size_t kLengths[] = {17, 1'000, 10'000, 50'000, 200'000};

void send_all(Transport& transport, int rank, std::size_t length) {
  for (int i = 0; i < kAtOnce; ++i) transport.send({rank, std::string(length, 'x')});
  while (!transport.is_sent()) std::this_thread::sleep_for(std::chrono::microseconds(20));
}

void wait_for_letter(Transport& transport) {
  while (!transport.receive()) std::this_thread::sleep_for(std::chrono::microseconds(100));
}

double processor_time(const auto& action) {
  const double begin = thread_time();
  action();
  return thread_time() - begin;
}

// The mean of many times of the same action, those of the clock left out.
double mean_time(int times, const auto& action) {
  double sum = 0;
  for (int i = 0; i < times; ++i) sum += processor_time(action) - processor_time([] {});
  return sum / times;
}

double time_of_letter(Transport& transport, double look) {
  double sum = 0;
  for (int round = 0; round < kRounds; ++round) {
    transport.send({1, "go"});
    std::this_thread::sleep_for(milliseconds(1));
    for (int got = 0; got < kAtOnce;) {
      bool is_there = false;
      const double took = processor_time([&] { is_there = transport.receive().has_value(); }) -
                          processor_time([] {});
      sum += is_there ? took : std::max(0.0, took - look);
      got += is_there;
      if (!is_there) std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
  }
  return sum / kRounds / kAtOnce;
}

void measure(Transport& transport) {
  wait_for_letter(transport);
  const double look = mean_time(10'000, [&] { transport.receive(); });
  fmt::print("a look that finds nothing: {:.2f} us\n", 1e6 * look);
  double first = 0, last = 0;
  for (const std::size_t length : kLengths) {
    last = time_of_letter(transport, look);
    if (first == 0) first = last;
    fmt::print("a letter of {} bytes, received: {:.2f} us\n", length, 1e6 * last);
  }
  fmt::print("so {:.2f} us a letter and {:.3f} ns a byte\n", 1e6 * first,
             1e9 * (last - first) / static_cast<double>(std::end(kLengths)[-1] - kLengths[0]));
  fmt::print("a letter of 20 bytes, sent: {:.2f} us\n",
             1e6 * mean_time(2'000, [&] { transport.send({1, std::string(20, 'x')}); }));
}

}  // namespace

int main() {
  auto joined = join_mpi();
  if (!joined || (*joined)->ranks() != 2) {
    fmt::print(stderr, "start it by: mpirun -n 2 build/release/letter_costs\n");
    return 2;
  }
  Transport& transport = **joined;
  if (transport.rank() == 0) {
    measure(transport);
  } else {
    transport.send({0, "here"});
    for (const std::size_t length : kLengths) {
      for (int round = 0; round < kRounds; ++round) {
        wait_for_letter(transport);
        send_all(transport, 0, length);
      }
    }
    for (int i = 0; i < 2'000; ++i) wait_for_letter(transport);
  }
  transport.finish(true, 0);
}
