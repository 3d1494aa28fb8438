#include "study/spread/transport.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <limits>

#include "core/words.h"
#include "study/spread/mpi_plugin.h"

namespace minewise {

namespace {

namespace fs = std::filesystem;

// Those of OpenMPI's mpirun, and of Slurm's srun with PMIx.
struct Launcher {
  const char* rank;
  const char* ranks;
};
constexpr Launcher kLaunchers[] = {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                   {"PMIX_RANK", "SLURM_STEP_NUM_TASKS"}};

std::optional<int> number_in(const char* variable) {
  const char* text = std::getenv(variable);
  return text ? parse_int(text, std::numeric_limits<int>::max()) : std::nullopt;
}

// Beside the program where it was built, or where it is installed.
std::vector<fs::path> places_of_plugin() {
  std::error_code ignored;
  const fs::path folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  return {folder / "minewise-mpi.so", folder.parent_path() / "lib/minewise/minewise-mpi.so"};
}

}  // namespace

StartedAs started_as() {
  for (const auto& [rank, ranks] : kLaunchers) {
    const auto number = number_in(rank), count = number_in(ranks);
    if (number && count && *number < *count) return {*number, *count};
  }
  return {};
}

Result<std::unique_ptr<Transport>> join_mpi() {
  constexpr std::string_view kWayOut =
      "build it with 'make mpi', or run compare and study in parts with --shard";
  for (const fs::path& path : places_of_plugin()) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) continue;
    // For all to see: MPI loads libraries of its own, which look for its names.
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
    if (!library) return fail("{} cannot be loaded: {}", path.string(), dlerror());
    void* const join = dlsym(library, kJoinMpi);
    if (!join) return fail("{} is from another build; {}", path.string(), kWayOut);
    std::unique_ptr<Transport> transport(reinterpret_cast<decltype(&minewise_join_mpi)>(join)());
    if (!transport) return fail("MPI does not start");
    return transport;
  }
  return fail(
      "minewise runs as one of several MPI ranks, but minewise-mpi.so is missing beside it; {}",
      kWayOut);
}

}  // namespace minewise
