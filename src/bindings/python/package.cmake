# The Python package: the module beside copies of its sources, where PYTHONPATH finds it.
file(GLOB python_sources CONFIGURE_DEPENDS bindings/python/*.cc)
file(GLOB package CONFIGURE_DEPENDS bindings/python/minewise/*.py bindings/python/minewise/*.pyi
     bindings/python/minewise/py.typed)
set(MINEWISE_PYTHON_FOLDER ${PROJECT_BINARY_DIR}/python CACHE PATH "Where the Python package goes")
pybind11_add_module(minewise_python MODULE NO_EXTRAS ${python_sources})
target_include_directories(minewise_python PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_definitions(minewise_python PRIVATE MINEWISE_VERSION="${PROJECT_VERSION}")
target_compile_options(minewise_python PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)  # of Results; false alarms
target_link_libraries(minewise_python PRIVATE minewise_api minewise_json minewise_report minewise_spread)
set_target_properties(minewise_python PROPERTIES OUTPUT_NAME _core UNITY_BUILD ON
                      LIBRARY_OUTPUT_DIRECTORY ${MINEWISE_PYTHON_FOLDER}/minewise)
add_custom_command(
  OUTPUT ${PROJECT_BINARY_DIR}/generated/python_package
  COMMAND ${CMAKE_COMMAND} -E make_directory ${MINEWISE_PYTHON_FOLDER}/minewise
  COMMAND ${CMAKE_COMMAND} -E copy ${package} ${MINEWISE_PYTHON_FOLDER}/minewise
  COMMAND ${CMAKE_COMMAND} -E touch ${PROJECT_BINARY_DIR}/generated/python_package
  DEPENDS ${package}
  VERBATIM)
add_custom_target(python ALL DEPENDS minewise_python ${PROJECT_BINARY_DIR}/generated/python_package)
