# Toolchain for the module of the page: clang 19 with wasi-libc and the libc++ that Debian builds for
# WebAssembly. Only what stands below wasm32-wasi is searched for headers: those of this machine's
# own C library would be found first otherwise.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT
    "-nostdinc++ -nostdlibinc -isystem /usr/include/wasm32-wasi/c++/v1 -isystem /usr/include/wasm32-wasi -fno-exceptions -mbulk-memory -mnontrapping-fptoint -msign-ext")
