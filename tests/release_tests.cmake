# Tests of the release alone: a sanitizer finds nothing in them that others do not show it.

# Includes keep to the modules; the check finds what does not.
script_test(check_modules_finds modules/check_modules_test.py)

# Adding a thing touches what the table in src/README.md says.
script_test(where_new_things_go adding/adding_test.py --table)
script_test(adding_one_of_each adding/adding_test.py --built ${CMAKE_BINARY_DIR})

# The C interface from outside: compiled against as C99 and C++, and asked by ctypes.
set(with_library --library $<TARGET_LINKER_FILE:minewise_shared>)
script_test(c_compiles c/compile_test.py ${with_library})
script_test(c_by_ctypes c/ctypes_test.py ${with_library} ${with_program})

# The core needs fmt and Boost headers, and no other library: its objects link with fmt alone
# (cmake/library.cmake), and it is configured where the others are not looked for.
add_test(NAME core_links_alone COMMAND core)
script_test(headers_go_together ../tools/check_headers --together)
set(not_found "")
foreach(package PkgConfig TBB SQLite3 Curses GIF CLI11 tomlplusplus nlohmann_json)
  list(APPEND not_found -DCMAKE_DISABLE_FIND_PACKAGE_${package}=ON)
endforeach()
add_test(NAME core_configures_alone
         COMMAND ${CMAKE_COMMAND} -S ${CMAKE_SOURCE_DIR} -B ${CMAKE_CURRENT_BINARY_DIR}/core/alone -G Ninja
                 -DMINEWISE_CORE_ONLY=ON -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} ${not_found})

# The instructions of the workloads against bench/instructions.txt, and the tool that counts them.
script_test(instructions_on_record ../tools/count_instructions --check --build ${PROJECT_BINARY_DIR})
script_test(counting_of_instructions instructions/counting_test.py)

# The library as other programs meet it: installed into an empty folder, used from outside this one.
script_test(installed_library install/install_test.py --built ${PROJECT_BINARY_DIR}
            --compiler ${CMAKE_CXX_COMPILER})

# The scripts of examples/cluster, and runs over several ranks of MPI. Each is skipped, and says why,
# where what it needs is not there.
set(spread_tests "")
foreach(script parallel ssh slurm)
  script_test(cluster_${script} cluster/${script}_test.py ${with_program})
  list(APPEND spread_tests cluster_${script})
endforeach()
foreach(script same_bytes generate faults hosts)
  script_test(mpi_${script} mpi/${script}_test.py ${with_program})
  list(APPEND spread_tests mpi_${script})
endforeach()
set_tests_properties(instructions_on_record ${spread_tests} PROPERTIES SKIP_RETURN_CODE 77)
minewise_label(campaign adding_one_of_each headers_go_together core_configures_alone
               instructions_on_record installed_library ${spread_tests})

# Every machine-readable answer against its schema, and the examples of docs/formats.md.
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import jsonschema" RESULT_VARIABLE is_missing
                OUTPUT_QUIET ERROR_QUIET)
if(is_missing)
  set(python /usr/bin/python3)  # Debian's, to which tools/install adds it
endif()
script_test(answers_fit_their_schemas schema/schema_test.py ${with_program})
script_test(status_of_runs schema/status_test.py ${with_program})
script_test(docs_formats cli/run_cases.py ${with_program} ${CMAKE_SOURCE_DIR}/docs/formats.md)

# The Python package, by the Python that it was built for. Each test file is a test of its own.
if(MINEWISE_PYTHON)
  file(GLOB files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/python/test_*.py)
  foreach(file ${files})
    cmake_path(GET file STEM name)
    string(REGEX REPLACE "^test_" "python_" name ${name})
    add_test(NAME ${name} COMMAND ${Python_EXECUTABLE} -B -m pytest -q -p no:cacheprovider ${file})
    set_tests_properties(
      ${name} PROPERTIES
      ENVIRONMENT "PYTHONPATH=${MINEWISE_PYTHON_FOLDER};MINEWISE=$<TARGET_FILE:minewise>")
  endforeach()
endif()
