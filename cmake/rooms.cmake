# A room is a folder of a floor and one library. Its sources are all its .cc files; a new file is
# picked up by itself. The tests beside the code (*_test.cc) become the test program <room>_test.
#
#   minewise_room(reason/count USES knowledge)
#
# USES names the rooms it may use, in agreement with the table in src/README.md; tools/check_rooms
# holds the #include lines to that table. TESTS_USE names rooms that only its tests use.
#
# The sources of a room are compiled several at a time (CMake's unity build): most of the time goes
# into headers, so that the whole takes a sixth of it. Names in anonymous namespaces must therefore
# differ within a room.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 12)

function(minewise_room folder)
  cmake_parse_arguments(room "" "" "USES;TESTS_USE;LIBRARIES" ${ARGN})
  cmake_path(GET folder FILENAME name)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cc)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_test\\.cc$")
  list(FILTER tests INCLUDE REGEX "_test\\.cc$")
  add_library(minewise_${name} STATIC ${sources})
  set_target_properties(minewise_${name} PROPERTIES UNITY_BUILD ON)
  target_include_directories(minewise_${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  list(TRANSFORM room_USES PREPEND minewise_)
  target_link_libraries(minewise_${name} PUBLIC ${room_USES} ${room_LIBRARIES})
  if(MINEWISE_TESTS AND tests)
    minewise_test(${name}_test SOURCES ${tests} USES ${name} ${room_TESTS_USE})
  endif()
endfunction()

# A test program: minewise_test(board_test SOURCES ... USES board). What takes long to compile in a
# test is the test library, so its headers are read once for all, and tests are optimised little.
set(test_options -O1)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND test_options -Wno-array-bounds -Wno-stringop-overflow)  # false alarms of gcc 12 at -O1
endif()

function(minewise_test name)
  cmake_parse_arguments(test "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  if(NOT TARGET test_headers)
    file(WRITE ${CMAKE_BINARY_DIR}/generated/test_headers.cc "")
    add_library(test_headers STATIC ${CMAKE_BINARY_DIR}/generated/test_headers.cc)
    target_precompile_headers(test_headers PRIVATE <gmock/gmock.h> <gtest/gtest.h> <fmt/core.h>)
    target_link_libraries(test_headers PUBLIC fmt::fmt GTest::gmock)
    target_compile_options(test_headers PRIVATE ${test_options})
  endif()
  add_executable(${name} ${test_SOURCES})
  target_precompile_headers(${name} REUSE_FROM test_headers)
  target_compile_options(${name} PRIVATE ${test_options})
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)  # tests/support
  list(TRANSFORM test_USES PREPEND minewise_)
  target_link_libraries(${name} PRIVATE ${test_USES} ${test_LIBRARIES} fmt::fmt GTest::gmock
                                        GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
endfunction()
