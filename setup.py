"""Builds the Python package for pip: the compiled module by CMake, in the build folder build/pip,
where a second installation finds what the first one compiled."""
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / 'build'


def version():
    """The version of the project, which is that of the public headers."""
    header = (ROOT / 'include/minewise/version.h').read_text()
    return '.'.join(re.findall(r'#define MINEWISE_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)', header))


class BuildByCMake(build_ext):
    """Leaves the module where setuptools looks for it."""

    def build_extension(self, ext):
        package = Path(self.get_ext_fullpath(ext.name)).resolve().parent
        subprocess.run(['cmake', '--preset', 'python', '-B', BUILD / 'pip',
                        f'-DMINEWISE_PYTHON_FOLDER={package.parent}',
                        f'-DPython_EXECUTABLE={sys.executable}'], cwd=ROOT, check=True)
        subprocess.run(['cmake', '--build', BUILD / 'pip', '--target', 'minewise_python'],
                       check=True)


BUILD.mkdir(exist_ok=True)
setup(version=version(),
      packages=['minewise'],
      package_dir={'': 'src/bindings/python'},
      package_data={'minewise': ['*.pyi', 'py.typed']},
      ext_modules=[Extension('minewise._core', sources=[])],
      cmdclass={'build_ext': BuildByCMake},
      options={'egg_info': {'egg_base': str(BUILD)}})
