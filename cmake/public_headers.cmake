# Lays out the headers as they are installed:
#
#   INTO/minewise/analyze.h                           a public header of include/minewise
#   INTO/minewise/detail/solver/analyze.h             a header of src/ that it reaches
#
# Includes of src/ are rewritten to the second form, so that one include path is enough and nothing
# clashes with the files of another program. With FOLDERS, only the public headers that need no
# other folders of src/ are taken.
#
#   cmake -DSOURCE=. -DINTO=build/docs/include [-DFOLDERS="core;solver"] -P cmake/public_headers.cmake
cmake_minimum_required(VERSION 3.25)

# The headers of src/ that a header includes.
function(inner_headers file result)
  file(STRINGS ${file} lines REGEX "^#include \"[a-z_/]+/[a-z_]+\\.h\"")
  list(FILTER lines EXCLUDE REGEX "\"minewise/")  # another public header
  list(TRANSFORM lines REPLACE "^#include \"([^\"]+)\".*" "\\1")
  set(${result} ${lines} PARENT_SCOPE)
endfunction()

# All that it reaches.
function(reached_headers file result)
  inner_headers(${file} waiting)
  set(reached "")
  while(waiting)
    list(POP_FRONT waiting header)
    if(header IN_LIST reached)
      continue()
    endif()
    list(APPEND reached ${header})
    inner_headers(${SOURCE}/src/${header} more)
    list(APPEND waiting ${more})
  endwhile()
  set(${result} ${reached} PARENT_SCOPE)
endfunction()

function(copy_rewritten from to)
  file(READ ${from} text)
  string(REGEX REPLACE "(\n#include \")([a-z_/]+/[a-z_]+\\.h\")" "\\1minewise/detail/\\2"
         text "${text}")
  string(REPLACE "minewise/detail/minewise/" "minewise/" text "${text}")
  file(WRITE ${to} "${text}")
endfunction()

file(REMOVE_RECURSE ${INTO})
file(GLOB public_headers ${SOURCE}/include/minewise/*.h)
foreach(header ${public_headers})
  reached_headers(${header} reached)
  list(TRANSFORM reached REPLACE "/[a-z_]+\\.h$" "" OUTPUT_VARIABLE lacking)
  list(REMOVE_ITEM lacking ${FOLDERS})
  if(FOLDERS AND lacking)
    continue()
  endif()
  cmake_path(GET header FILENAME name)
  copy_rewritten(${header} ${INTO}/minewise/${name})
  foreach(inner ${reached})
    copy_rewritten(${SOURCE}/src/${inner} ${INTO}/minewise/detail/${inner})
  endforeach()
endforeach()
