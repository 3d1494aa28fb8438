# What needs MPI, as a library that the program loads when it is started under mpirun: beside the
# program where it is built, in lib/minewise where it is installed. The program neither links it nor
# needs it. `make package` leaves it out, since its Debian packages work without MPI.
add_library(minewise_mpi MODULE study/spread/mpi_plugin.cc)
target_include_directories(minewise_mpi PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_definitions(minewise_mpi PRIVATE OMPI_SKIP_MPICXX)  # mpi.h: the calls of C alone
target_link_libraries(minewise_mpi PRIVATE MPI::MPI_C)
set_target_properties(minewise_mpi PROPERTIES
  PREFIX "" OUTPUT_NAME minewise-mpi SUFFIX .so LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
add_dependencies(minewise minewise_mpi)
install(TARGETS minewise_mpi LIBRARY DESTINATION lib/minewise COMPONENT mpi)
