# Everyday commands. Each installs what it needs and is missing (tools/install) and builds first.
.PHONY: help run build mpi install package docs test test-all headers bench train python web screenshots format clean waiting

PREFIX ?= /usr/local

help:
	@echo 'make run      build, and compare the agents on the same boards'
	@echo 'make test     what every change must pass, in minutes; MODULE=solver: the unit tests of one module, in seconds'
	@echo 'make test-all the same and the long campaign: sanitizers everywhere, the page in a browser, fuzzing, kills, MPI'
	@echo 'make headers  compile every header by itself'
	@echo 'make build    build the whole program: build/release/minewise'
	@echo 'make mpi      the same, to be run on many machines: mpirun -n 64 build/release/minewise ...'
	@echo 'make install  the program and the library, below PREFIX=/usr/local (and DESTDIR=)'
	@echo 'make package  Debian packages and an archive, in build/packages'
	@echo 'make docs     the pages of the library, in build/docs/html'
	@echo 'make bench    the behaviour number, and the instructions and times of every workload'
	@echo 'make train    train the network of champion anew, into FOLDER= (a GPU and PyTorch are needed)'
	@echo 'make python   leave the Python package where PYTHONPATH=build/python finds it'
	@echo 'make web      leave the page in web/dist, and as the single file web/dist/minewise.html'
	@echo 'make format   lay out all code with clang-format'
	@echo 'make waiting  measure what these commands take on a clean clone'
	@echo 'make clean    remove build/'

# Builds no more of the program than a comparison takes.
run:
	@tools/install build
	@tools/compile release first_look
	@rm -rf build/comparison
	@build/release/first_look compare --games 250 --out build/comparison
	@echo "'make build' builds the whole program; then try: build/release/minewise play --trace steps"

build:
	@tools/install build
	@tools/compile release minewise

# Both targets by name: the plug-in is left out of a build without MPI, which is an error here.
mpi:
	@tools/install mpi
	@cmake --preset mpi >/dev/null
	cmake --build build/release --target minewise minewise_mpi

install:
	@tools/install build
	@cmake --preset release -DCMAKE_INSTALL_PREFIX=$(abspath $(PREFIX)) >/dev/null
	cmake --build build/release --target deliverables
	DESTDIR=$(DESTDIR) cmake --install build/release

package:
	@tools/install package
	@cmake --preset release >/dev/null
	cmake --build build/release --target deliverables
	cpack --config build/release/CPackConfig.cmake -B build/packages
	@rm -rf build/packages/_CPack_Packages

docs:
	@tools/install docs
	cmake -DSOURCE=. -DINTO=build/docs/include -P cmake/public_headers.cmake
	sed '1,/^## C++ headers/d; /^## C interface/,$$d' docs/library.md > build/docs/library.md
	doxygen docs/Doxyfile
	@echo 'The pages begin at build/docs/html/index.html'

# Modules where memory is handled by hand, or bytes come from outside, are tested under sanitizers, the
# others in the release. The labels are those of cmake/modules.cmake.
ctest = ctest --output-on-failure --no-tests=error -j 2
ifdef MODULE
test:
	@tools/install test
	@tools/compile test module_$(MODULE)
	@$(ctest) --test-dir build/release -L '^module_$(MODULE)$$'
else
test:
	@tools/install test
	@tools/compile test daily_tests
	@$(ctest) --test-dir build/release --label-exclude '^(campaign|module)$$'
	@tools/compile sanitize daily_tests
	@$(ctest) --test-dir build/sanitize --label-exclude '^campaign$$'
endif

# The page is built first, since its tests are among them.
test-all: test
	@tools/install campaign
	@$(MAKE) --no-print-directory web
	@tools/compile campaign all
	@MINEWISE_LONG_TESTS=1 $(ctest) --test-dir build/release --label-regex '^(campaign|long|module)$$'
	@tools/compile sanitize-all all
	@$(ctest) --test-dir build/sanitize-all --label-regex '^campaign$$'

headers:
	@tools/install test
	tools/check_headers

# Behaviour, instructions beside the record, times; then what only Google Benchmark measures.
bench: build
	@tools/install bench
	cmake --preset bench >/dev/null
	cmake --build build/release --target benchmarks
	build/release/minewise bench
	tools/count_instructions
	tools/compare_speed build/release
	tools/compare_speed build/release --file bench/long_workloads.txt --turns 1
	build/release/exact_bench
	build/release/gif_bench

# The steps and their sizes are in tools/train/README.md.
FOLDER ?= build/train
train:
	@tools/train/check
	@tools/install build
	@cmake --preset release >/dev/null
	cmake --build build/release --target self_play
	tools/train/all build/release/self_play $(FOLDER)

python:
	@tools/install python
	@tools/compile python python

# The packages of the page are those of web/package-lock.json; they are fetched when it changes.
web:
	@tools/install web
	@tools/compile wasm minewise_module studio_module
	@cmp -s web/package-lock.json web/node_modules/.lock || \
	  { cd web && npm ci --loglevel=error && cp package-lock.json node_modules/.lock; }
	node web/build.mjs build/wasm/minewise.wasm build/wasm/studio.wasm

# The pictures of docs/web.md. They are looked at before they are committed.
screenshots: web build
	@tools/install campaign
	node web/tools/screenshots.mjs

format:
	@tools/install test
	clang-format-19 -i $$(git ls-files 'src/*.cc' 'src/*.h' 'tests/*.cc' 'tests/*.h' \
	  'include/minewise/*.h' 'examples/*.cc')

waiting:
	tools/waiting

clean:
	rm -rf build web/dist web/generated
