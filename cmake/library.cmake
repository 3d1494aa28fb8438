# The libraries that another program links: one archive for each layer (modules.cmake).
#
#   minewise::core       libminewise-core.a: boards, inference, agents, games, experiments, SVG; needs fmt
#   minewise::minewise   libminewise++.a, on top of it: threads, PNG and GIF, JSON
#
# They are made of the very objects that the program is made of. A program that adds this folder to
# its own build (add_subdirectory, FetchContent) has the same two names.
function(minewise_archive target name layer)
  get_property(parts GLOBAL PROPERTY minewise_${layer}_objects)
  list(TRANSFORM parts REPLACE "(.+)" "$<TARGET_OBJECTS:minewise_\\1>" OUTPUT_VARIABLE objects)
  add_library(${target} STATIC ${objects})
  add_library(minewise::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name} LINKER_LANGUAGE CXX)
  target_compile_features(${target} PUBLIC cxx_std_23)
  target_include_directories(${target} INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                                 $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
                                                 $<INSTALL_INTERFACE:include>)
endfunction()

minewise_archive(minewise-core core core)
target_link_libraries(minewise-core PUBLIC ${minewise_core_libraries})

if(library IN_LIST minewise_layers)
  minewise_archive(minewise-library minewise library)
  set_target_properties(minewise-library PROPERTIES OUTPUT_NAME minewise++)
  # JSON is written inside; whoever links the library does not see its headers.
  target_link_libraries(minewise-library PUBLIC minewise-core ${minewise_library_libraries})
endif()

# A program of the whole core, every object of it, and no library but fmt: that it can be linked
# shows that nothing else is needed.
if(PROJECT_IS_TOP_LEVEL)
  file(WRITE ${PROJECT_BINARY_DIR}/generated/core.cc "int main() {}\n")
  add_executable(core ${PROJECT_BINARY_DIR}/generated/core.cc)
  add_dependencies(core minewise-core)
  target_link_libraries(core PRIVATE -Wl,--whole-archive $<TARGET_FILE:minewise-core>
                                     -Wl,--no-whole-archive fmt::fmt)
endif()
