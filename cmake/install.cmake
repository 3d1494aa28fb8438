# What `make install` copies and `make package` packs: the program with its page, the libraries with
# their headers, and how CMake (find_package) and pkg-config find them. Nothing names the place it
# is installed to, so that the installed tree may be moved.
#
# Two components: `program`, and `library` for those who build other programs with it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(built_layers ${minewise_layers})
list(REMOVE_ITEM built_layers program)
set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/minewise)

# Everything that is installed, to be built by one name.
add_custom_target(deliverables DEPENDS minewise-core)

# The libraries, each with its CMake targets.
install(TARGETS minewise-core EXPORT minewise-core-targets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
if(library IN_LIST minewise_layers)
  add_dependencies(deliverables minewise-library)
  if(TARGET minewise_shared)
    add_dependencies(deliverables minewise_shared)
  endif()
  install(TARGETS minewise-library EXPORT minewise-library-targets
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
endif()
foreach(layer ${built_layers})
  install(EXPORT minewise-${layer}-targets NAMESPACE minewise:: DESTINATION ${config_folder}
          COMPONENT library)
endforeach()
configure_package_config_file(cmake/minewise-config.cmake.in generated/minewise-config.cmake
                              INSTALL_DESTINATION ${config_folder})
write_basic_package_version_file(generated/minewise-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/generated/minewise-config.cmake
              ${PROJECT_BINARY_DIR}/generated/minewise-config-version.cmake
        DESTINATION ${config_folder} COMPONENT library)

# The same for pkg-config.
file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" to_prefix ${to_prefix})
set(pc_core minewise-core.pc)
set(pc_library minewise.pc)
foreach(layer ${built_layers})
  configure_file(cmake/${pc_${layer}}.in generated/${pc_${layer}} @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/generated/${pc_${layer}}
          DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
endforeach()

# The headers, as public_headers.cmake lays them out.
get_property(built_folders GLOBAL PROPERTY minewise_folders)
install(CODE "
  execute_process(COMMAND \"${CMAKE_COMMAND}\" \"-DSOURCE=${PROJECT_SOURCE_DIR}\"
                          \"-DFOLDERS=${built_folders}\" \"-DINTO=${PROJECT_BINARY_DIR}/generated/include\"
                          -P \"${PROJECT_SOURCE_DIR}/cmake/public_headers.cmake\"
                  COMMAND_ERROR_IS_FATAL ANY)" COMPONENT library)
install(DIRECTORY ${PROJECT_BINARY_DIR}/generated/include/ DESTINATION include COMPONENT library)

# The program, and what people read. The documents go with the library where there is no program.
set(with_documents library)
if(program IN_LIST minewise_layers)
  set(with_documents program)
  add_dependencies(deliverables minewise)
  install(TARGETS minewise RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
  # The page, if `make web` has built it: `minewise serve` looks for it there.
  install(DIRECTORY web/dist/ DESTINATION ${CMAKE_INSTALL_DATADIR}/minewise/page COMPONENT program
          OPTIONAL)
endif()
install(FILES README.md LICENSE CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR}
        COMPONENT ${with_documents})
install(DIRECTORY examples/embed DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT library)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT library)

if(PROJECT_IS_TOP_LEVEL)
  include(cmake/packages.cmake)
endif()
