# What the modules of the page use, by the names that they know: libraries of headers, seen through
# links in a folder of their own, so that nothing else of /usr/include is found.
set(headers ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(name boost fmt nlohmann)
  if(NOT IS_DIRECTORY /usr/include/${name})
    message(FATAL_ERROR "There is no /usr/include/${name}: tools/install web brings it")
  endif()
  file(CREATE_LINK /usr/include/${name} ${headers}/${name} SYMBOLIC)
endforeach()
foreach(library fmt::fmt Boost::headers nlohmann_json::nlohmann_json)
  add_library(${library} INTERFACE IMPORTED)
  target_include_directories(${library} INTERFACE ${headers})
endforeach()

# No locales in fmt (a fifth of the size). What the standard library lacks without threads comes
# first on the way to it.
add_compile_definitions(FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=0x2c JSON_NOEXCEPTION
                        MINEWISE_CHECKS_TRAP)
include_directories(BEFORE SYSTEM ${CMAKE_CURRENT_LIST_DIR}/standins)

# Nothing is loaded at another address here. And sizes have 32 bits: what is counted in 64 fits them,
# since the limits of the C interface are checked first.
set(CMAKE_POSITION_INDEPENDENT_CODE OFF)
add_compile_options(-Wno-shorten-64-to-32 -fno-rtti -fno-threadsafe-statics)
