# The C interface as a shared library, libminewise.so: the objects of this module, and nothing shown but
# its names. Not under sanitizers, whose run-time belongs to the program; web/module makes another
# library of the same module.
target_include_directories(minewise_c PUBLIC ${PROJECT_SOURCE_DIR}/include)
target_compile_definitions(minewise_c PRIVATE MINEWISE_VERSION="${PROJECT_VERSION}")
if(MINEWISE_SANITIZE OR MINEWISE_MODULE)
  return()
endif()

set(exports ${CMAKE_CURRENT_SOURCE_DIR}/bindings/c/exports.map)
add_library(minewise_shared SHARED $<TARGET_OBJECTS:minewise_c>)
add_library(minewise::c ALIAS minewise_shared)
target_link_libraries(minewise_shared PRIVATE minewise_api minewise_json)
target_include_directories(minewise_shared INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                                     $<INSTALL_INTERFACE:include>)
target_link_options(minewise_shared PRIVATE -Wl,--version-script=${exports} -Wl,--no-undefined)
set_target_properties(minewise_shared PROPERTIES
  OUTPUT_NAME minewise EXPORT_NAME c VERSION ${PROJECT_VERSION} SOVERSION 0 LINKER_LANGUAGE CXX
  LINK_DEPENDS ${exports} LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

include(GNUInstallDirs)
file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(bindings/c/minewise-c.pc.in ${PROJECT_BINARY_DIR}/generated/minewise-c.pc @ONLY)
install(TARGETS minewise_shared EXPORT minewise-c-targets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(FILES ${PROJECT_SOURCE_DIR}/include/minewise.h DESTINATION include COMPONENT library)
install(FILES ${PROJECT_BINARY_DIR}/generated/minewise-c.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
install(EXPORT minewise-c-targets NAMESPACE minewise:: COMPONENT library
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/minewise)
