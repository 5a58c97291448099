# The toolchain for WebAssembly: clang with the C and C++ libraries of WASI, no exceptions, no threads.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR ar)  # Debian's has no idea of these objects, and need not
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(LONGROAD_WASM ON)
