# A room is a folder of a floor and one library. Its sources are all its .cc files; a new file is
# picked up by itself. The tests beside the code (*_test.cc) become the test program <room>_test. A
# plug-in beside the code (*_plugin.cc) is no part of the room: it becomes a library that the program
# loads when it is needed.
#
#   minewise_room(reason/count USES knowledge)
#
# USES names the rooms it may use, in agreement with the table in src/README.md; tools/check_rooms
# holds the #include lines to that table. TESTS_USE names rooms that only its tests use.
# PROGRAM says that it prints, reads files or catches signals, which a library does not. APART keeps
# it out of the archives: it becomes a library of its own.
#
# The sources of a room are compiled several at a time (CMake's unity build): most of the time goes
# into headers, so that the whole takes a sixth of it. Names in anonymous namespaces must therefore
# differ within a room.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 12)

function(minewise_room folder)
  cmake_parse_arguments(room "PROGRAM;APART" "" "USES;TESTS_USE;LIBRARIES" ${ARGN})
  cmake_path(GET folder FILENAME name)
  minewise_circle_of(circle "${room_PROGRAM}" "${room_USES}" "${room_LIBRARIES}")
  if(NOT circle IN_LIST minewise_circles)
    return()
  endif()
  if(NOT room_APART)
    set_property(GLOBAL APPEND PROPERTY minewise_${circle}_rooms ${name})
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cc)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_(test|plugin)\\.cc$")
  list(FILTER tests INCLUDE REGEX "_test\\.cc$")
  add_library(minewise_${name} STATIC ${sources})
  set_target_properties(minewise_${name} PROPERTIES UNITY_BUILD ON)
  target_include_directories(minewise_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  list(TRANSFORM room_USES PREPEND minewise_)
  target_link_libraries(minewise_${name} PUBLIC ${room_USES} ${room_LIBRARIES})
  if(MINEWISE_TESTS AND tests)
    minewise_test(${name}_test SOURCES ${tests} USES ${name} ${room_TESTS_USE})
    set_tests_properties(${name}_test PROPERTIES LABELS unit)
  endif()
endfunction()

# Three circles, one within the other. The core is what needs fmt and Boost headers alone: the least
# that another program takes of this one. The library is the core, and what needs the libraries for
# threads, pictures and JSON. The rest is the program's. A room is of the innermost circle that has
# its libraries and the rooms it uses.
set(minewise_core_libraries fmt::fmt Boost::headers)
set(minewise_library_libraries TBB::tbb PkgConfig::CAIRO GIF::GIF nlohmann_json::nlohmann_json)
if(MINEWISE_MODULE)  # a page has neither threads nor cairo: rooms that need them are not built
  set(minewise_library_libraries nlohmann_json::nlohmann_json)
endif()

function(minewise_circle_of result is_program uses libraries)
  foreach(circle core library)
    get_property(rooms GLOBAL PROPERTY minewise_${circle}_rooms)
    list(REMOVE_ITEM uses ${rooms})
    list(REMOVE_ITEM libraries ${minewise_${circle}_libraries})
    if(NOT uses AND NOT libraries AND NOT is_program)
      set(${result} ${circle} PARENT_SCOPE)
      return()
    endif()
  endforeach()
  set(${result} program PARENT_SCOPE)
endfunction()

# A test program: minewise_test(board_test SOURCES ... USES board). What takes long to compile in a
# test is the test library, so its headers are read once for all, and a test is not optimised: it
# mostly waits for the room that it asks. COMPUTES is for those that work hard themselves.
function(minewise_test name)
  cmake_parse_arguments(test "COMPUTES" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  if(test_COMPUTES)
    set(level 1)
  else()
    set(level 0)
  endif()
  minewise_test_headers(${level})
  add_executable(${name} ${test_SOURCES})
  target_precompile_headers(${name} REUSE_FROM test_headers_${level})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)  # as those headers
  target_compile_options(${name} PRIVATE ${test_options_${level}})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)  # tests/support
  list(TRANSFORM test_USES PREPEND minewise_)
  target_link_libraries(${name} PRIVATE ${test_USES} ${test_LIBRARIES} fmt::fmt GTest::gmock
                                        GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
endfunction()

# What is tested beyond single rooms, to be built without the unit tests.
if(MINEWISE_TESTS)
  add_custom_target(tests_across_rooms)
endif()

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
