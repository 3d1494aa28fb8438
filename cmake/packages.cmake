# What `make package` makes: two Debian packages, minewise (the program) and libminewise-dev (the
# library), and one archive of both to be unpacked anywhere.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME minewise)
set(CPACK_PACKAGE_VENDOR "The Minewise developers")
set(CPACK_PACKAGE_CONTACT "The Minewise developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Minesweeper by exact inference")
set(CPACK_PACKAGE_FILE_NAME minewise-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL library)
if(program IN_LIST minewise_layers)
  list(APPEND CPACK_COMPONENTS_ALL program)
endif()

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME minewise)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS libcairo2)  # which is loaded when it draws
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "gnuplot-nox, fonts-dejavu-core")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
    "Plays Minesweeper by inference, says why, compares players and makes boards.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libminewise-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libfmt-dev, libboost1.81-dev | libboost-dev (>= 1.81)")
if(library IN_LIST minewise_layers)
  string(APPEND CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS ", libtbb-dev, libcairo2-dev, libgif-dev, pkg-config")
endif()
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION
    "Exact inference for Minesweeper as a C++ library: headers and archives.")

include(CPack)
