# Everyday commands. Each installs what it needs and is missing (tools/install) and builds first.
.PHONY: help run build mpi install package docs test test-quick test-release sanitize headers bench train python web screenshots format clean

PREFIX ?= /usr/local

help:
	@echo 'make run      build, and compare the agents on the same boards'
	@echo 'make test     every check: unit, conformance, property, command line, sanitizers, fuzzing'
	@echo 'make test-quick   all tests of the release, without sanitizers and fuzzing: for the loop of edit and test'
	@echo 'make headers  compile every header by itself'
	@echo 'make build    leave the release at build/release/minewise'
	@echo 'make mpi      the same, to be run on many machines: mpirun -n 64 build/release/minewise ...'
	@echo 'make install  the program and the library, below PREFIX=/usr/local (and DESTDIR=)'
	@echo 'make package  Debian packages and an archive, in build/packages'
	@echo 'make docs     the pages of the library, in build/docs/html'
	@echo 'make bench    the behaviour number, and the instructions and times of every workload'
	@echo 'make train    train the network of champion anew, into FOLDER= (a GPU and PyTorch are needed)'
	@echo 'make python   leave the Python package where PYTHONPATH=build/python finds it'
	@echo 'make web      leave the page in web/dist, and as the single file web/dist/minewise.html'
	@echo 'make format   lay out all code with clang-format'
	@echo 'make clean    remove build/'

run: build
	@rm -rf build/comparison
	build/release/minewise compare --games 700 --out build/comparison

build:
	@tools/install build
	@cmake --preset release >/dev/null
	cmake --build build/release --target minewise

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
	doxygen docs/Doxyfile
	@echo 'The pages begin at build/docs/html/index.html'

# Unit tests run once, under sanitizers; what computes more than that runs in the release as well.
test: test-release sanitize

# The page is built first, since its tests are among them.
test-release: web
	@tools/install test
	cmake --preset test
	cmake --build build/release --target tests_across_rooms
	ctest --test-dir build/release --output-on-failure -j 2 --label-exclude unit

test-quick: web
	@tools/install test
	cmake --preset test
	cmake --build build/release
	ctest --test-dir build/release --output-on-failure -j 2

sanitize:
	@tools/install test
	cmake --preset sanitize
	cmake --build build/sanitize
	ctest --test-dir build/sanitize --output-on-failure -j 2

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
	@cmake --preset python >/dev/null
	cmake --build build/release --target python

# The packages of the page are those of web/package-lock.json; they are fetched when it changes.
web:
	@tools/install web
	@cmake --preset wasm >/dev/null
	cmake --build build/wasm --target minewise_module studio_module
	@cmp -s web/package-lock.json web/node_modules/.lock || \
	  { cd web && npm ci --loglevel=error && cp package-lock.json node_modules/.lock; }
	node web/build.mjs build/wasm/minewise.wasm build/wasm/studio.wasm

# The pictures of docs/web.md. They are looked at before they are committed.
screenshots: web build
	@tools/install test
	node web/tools/screenshots.mjs

format:
	@tools/install test
	clang-format-19 -i $$(git ls-files 'src/*.cc' 'src/*.h' 'tests/*.cc' 'tests/*.h' \
	  'include/minewise/*.h' 'examples/*.cc')

clean:
	rm -rf build web/dist web/generated
