# A module is a folder of src/ and one library. Its sources are all its .cc files, and those of its
# FOLDERS; a new file is picked up by itself. A part of a module that needs a library, or that the page
# leaves out, is a folder of the module and a library of its own. The tests beside the code (*_test.cc)
# become the test program <module>_test. A plug-in beside the code (*_plugin.cc) becomes a library that
# the program loads when it is needed; a list of what a program has (*_program.cc) belongs to that
# program.
#
#   minewise_module(solver FOLDERS engines count USES core LAYER core)
#
# USES names the modules whose headers it may include, and those that they use in turn; tools/check_modules
# holds the #include lines to that. TESTS_USE names modules that only its tests use. DIVIDED says that
# `make run` needs a part of it (minewise_first_part below); FIRST names sources of that part that have
# no header of their name. APART keeps it out of the archives. NOT_IN_PAGE says what it is. LISTS names
# sources that say what there is in the whole program; web/module says what there is in the page.
#
# LAYER says who takes it. The core is what needs fmt and Boost headers alone: the least that another
# program takes of this one. The library is the core, and what needs the libraries for threads, pictures
# and JSON. The rest is the program's.
#
# A library is compiled a dozen sources at a time, since most of the time goes into reading headers. A
# name that is private to a source (in an anonymous namespace) is one of its library, therefore.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 12)
set(minewise_core_libraries fmt::fmt Boost::headers)
set(minewise_library_libraries TBB::tbb PkgConfig::CAIRO GIF::GIF)

function(minewise_module folder)
  cmake_parse_arguments(module "APART;DIVIDED;NOT_IN_PAGE" "LAYER"
                        "FOLDERS;FIRST;LISTS;USES;TESTS_USE;LIBRARIES" ${ARGN})
  if(NOT module_LAYER)
    set(module_LAYER program)
  endif()
  if(NOT module_LAYER IN_LIST minewise_layers OR (module_NOT_IN_PAGE AND MINEWISE_MODULE))
    return()
  endif()
  cmake_path(GET folder FILENAME name)
  set(globs ${folder}/*.cc)
  foreach(inner ${module_FOLDERS})
    list(APPEND globs ${folder}/${inner}/*.cc)
    set_property(GLOBAL APPEND PROPERTY minewise_folders ${folder}/${inner})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY minewise_folders ${folder})
  file(GLOB sources CONFIGURE_DEPENDS ${globs})
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_(test|plugin|program)\\.cc$")
  list(FILTER tests INCLUDE REGEX "_test\\.cc$")
  if(MINEWISE_MODULE)
    list(TRANSFORM module_LISTS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/)
    list(REMOVE_ITEM sources ${module_LISTS})
  endif()
  set(objects "")
  minewise_first_part(first "${module_DIVIDED}" "${module_FIRST}" ${sources})
  list(REMOVE_ITEM sources ${first})
  set(first_uses "")
  foreach(used ${module_USES})
    get_property(part GLOBAL PROPERTY minewise_${used}_first)
    list(APPEND first_uses ${part})
  endforeach()
  if(first)
    minewise_library(${name}_first ${folder} SOURCES ${first} USES ${first_uses}
                     LIBRARIES ${module_LIBRARIES})
    set(first_uses ${name}_first)
    set(objects ${name}_first)
  endif()
  set_property(GLOBAL PROPERTY minewise_${name}_first ${first_uses})
  minewise_library(${name} ${folder} SOURCES ${sources} USES ${objects} ${module_USES}
                   LIBRARIES ${module_LIBRARIES})
  if(sources)
    list(APPEND objects ${name})
  endif()
  if(NOT module_DIVIDED)
    set_property(GLOBAL PROPERTY minewise_${name}_first ${name})
  endif()
  if(NOT module_APART)
    set_property(GLOBAL APPEND PROPERTY minewise_${module_LAYER}_objects ${objects})
  endif()
  if(MINEWISE_TESTS AND tests)
    minewise_test(${name}_test SOURCES ${tests} USES ${name} ${module_TESTS_USE})
    minewise_place_unit_test(${name})
    minewise_name_unit_test(${name} ${folder})
  endif()
endfunction()

# `make test MODULE=study` builds and runs what has the label of the module: its unit tests and those
# of its parts. `make test MODULE=ledger` does the same for one part.
function(minewise_name_unit_test name folder)
  string(REGEX MATCH "^[a-z]+" module ${folder})
  set(names ${module} ${name})
  list(REMOVE_DUPLICATES names)
  foreach(each ${names})
    if(NOT TARGET module_${each})
      add_custom_target(module_${each})
    endif()
    add_dependencies(module_${each} ${name}_test)
    minewise_label(module_${each} ${name}_test)
  endforeach()
endfunction()

# Where memory is handled by hand, or bytes come from outside: `make test` runs the unit tests of
# these modules under sanitizers, and those of the others in the release.
set(minewise_sanitized core solver search game formats)

function(minewise_place_unit_test name)
  set(is_sanitized OFF)
  if(name IN_LIST minewise_sanitized)
    set(is_sanitized ON)
  endif()
  if((is_sanitized AND MINEWISE_SANITIZE) OR NOT (is_sanitized OR MINEWISE_SANITIZE))
    add_dependencies(daily_tests ${name}_test)
  elseif(MINEWISE_SANITIZE)
    minewise_label(campaign ${name}_test)
  else()
    minewise_label(module ${name}_test)
  endif()
endfunction()

# Sources compiled together, or what uses what where there are none. What shows and asks is compiled
# with few optimisations: its time goes into what it shows, and into files.
function(minewise_library name folder)
  cmake_parse_arguments(library "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  list(TRANSFORM library_USES PREPEND minewise_)
  if(NOT library_SOURCES)
    add_library(minewise_${name} INTERFACE)
    target_link_libraries(minewise_${name} INTERFACE ${library_USES})
    return()
  endif()
  add_library(minewise_${name} STATIC ${library_SOURCES})
  set_target_properties(minewise_${name} PROPERTIES UNITY_BUILD ON)
  if(folder MATCHES "^(output|bindings|cli)(/|$)" AND NOT folder MATCHES "/raster$" AND NOT MINEWISE_MODULE)
    target_compile_options(minewise_${name} PRIVATE
                           $<$<CONFIG:Release>:-O1;-Wno-maybe-uninitialized>)  # false alarms at -O1
  endif()
  if(folder STREQUAL "api")
    target_compile_options(minewise_${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)  # of Results; false alarms
  endif()
  target_include_directories(minewise_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(minewise_${name} PUBLIC ${library_USES} ${library_LIBRARIES})
endfunction()

# `make run` compares agents, and builds no more than that takes: the program first_look. Of a module
# that is DIVIDED it needs the sources whose header is reached from its own. They are the library
# <module>_first.
function(minewise_first_part result is_divided also)
  set(reached "")
  foreach(source ${ARGN})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/src OUTPUT_VARIABLE path)
    cmake_path(GET source FILENAME name)
    if(is_divided AND (path IN_LIST minewise_first_sources OR name IN_LIST also))
      list(APPEND reached ${source})
    endif()
  endforeach()
  set(${result} ${reached} PARENT_SCOPE)
endfunction()

# The sources of src/ that these reach: those of every header that is included.
function(minewise_reached result)
  set(waiting ${ARGN})
  set(reached "")
  while(waiting)
    list(POP_FRONT waiting path)
    if(path IN_LIST reached OR NOT EXISTS ${PROJECT_SOURCE_DIR}/src/${path})
      continue()
    endif()
    list(APPEND reached ${path})
    file(STRINGS ${PROJECT_SOURCE_DIR}/src/${path} lines REGEX "^#include \"[a-z_/]+/")
    foreach(line ${lines})
      string(REGEX REPLACE "^#include \"(.+)\\.h\".*" "\\1" stem "${line}")
      list(APPEND waiting ${stem}.h ${stem}.cc)
    endforeach()
  endwhile()
  set(${result} ${reached} PARENT_SCOPE)
endfunction()
set(minewise_first_sources "")
if(program IN_LIST minewise_layers)
  minewise_reached(minewise_first_sources cli/first_look_program.cc cli/command_line.cc cli/compare.cc)
endif()

# A test program: minewise_test(core_test SOURCES ... USES core). What takes long to compile in a
# test is the test library, so its headers are read once for all, and a test is not optimised: it
# mostly waits for the module that it asks. COMPUTES is for those that work hard themselves.
function(minewise_test name)
  cmake_parse_arguments(test "COMPUTES" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  if(test_COMPUTES)
    set(level 1)
  else()
    set(level 0)
  endif()
  minewise_test_headers(${level})
  add_executable(${name} ${test_SOURCES})
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
  target_precompile_headers(${name} REUSE_FROM test_headers_${level})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)  # as those headers
  target_compile_options(${name} PRIVATE ${test_options_${level}})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)  # tests/support
  list(TRANSFORM test_USES PREPEND minewise_)
  target_link_libraries(${name} PRIVATE ${test_USES} ${test_LIBRARIES} fmt::fmt GTest::gmock
                                        GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
endfunction()

# Tests without a label are those of `make test`, and daily_tests builds their programs. Labels:
#
#   campaign   run by `make test-all` alone
#   long       run by both: a random test, which tries more often where MINEWISE_LONG_TESTS is set
#   module     run by `make test MODULE=name` alone: `make test` runs the same under sanitizers
if(MINEWISE_TESTS)
  add_custom_target(daily_tests)
endif()
function(minewise_label label)
  set_property(TEST ${ARGN} APPEND PROPERTY LABELS ${label})
endfunction()

set(test_options_0 -O0)
set(test_options_1 -O1)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND test_options_1 -Wno-array-bounds -Wno-stringop-overflow)  # false alarms of gcc 12
endif()

# The headers of the test library, for tests that are optimised so far.
function(minewise_test_headers level)
  if(TARGET test_headers_${level})
    return()
  endif()
  set(source ${PROJECT_BINARY_DIR}/generated/test_headers_${level}.cc)
  file(WRITE ${source} "")
  add_library(test_headers_${level} STATIC ${source})
  target_precompile_headers(test_headers_${level} PRIVATE <gmock/gmock.h> <gtest/gtest.h> <fmt/core.h>)
  target_link_libraries(test_headers_${level} PUBLIC fmt::fmt GTest::gmock)
  set_target_properties(test_headers_${level} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(test_headers_${level} PRIVATE ${test_options_${level}})
endfunction()
