# Boards made by several ranks; tests/mpi/CMakeLists.txt includes this.
add_test(NAME mpi_generate_ranks
         COMMAND Python3::Interpreter ${CMAKE_CURRENT_LIST_DIR}/generate_ranks_test.py
                 --binary $<TARGET_FILE:minewise>)
set_tests_properties(mpi_generate_ranks PROPERTIES SKIP_RETURN_CODE 77)
