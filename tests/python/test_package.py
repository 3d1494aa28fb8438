"""The package as a whole: its version, its stubs, its documentation and its examples."""
import ast
import doctest
import importlib
import inspect
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import minewise
from minewise import _core

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(minewise.__file__).parent
MODULES = sorted(path.stem for path in PACKAGE.glob('*.py') if path.stem != '__init__')
EXAMPLES = ROOT / 'examples/python'


def test_version_is_that_of_the_project():
    header = (ROOT / 'include/minewise/version.h').read_text()
    assert minewise.__version__ == re.search(r'kVersion = "([\d.]+)"', header)[1]


def public(names):
    return {name for name in names if not name.startswith('_')}


def test_missing_numpy_is_named():
    script = "import sys; sys.modules['numpy'] = None; import minewise"
    run = subprocess.run([sys.executable, '-B', '-c', script], capture_output=True, text=True)
    assert run.stderr.splitlines()[-1].startswith('ModuleNotFoundError') and 'numpy' in run.stderr.splitlines()[-1]


def test_every_public_name_is_documented():
    for name in public(minewise.__all__):
        thing = getattr(minewise, name)
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing):
            for member in public(vars(thing)):
                value = getattr(thing, member)
                if callable(value) or isinstance(value, property):
                    assert inspect.getdoc(value), f'{name}.{member}'


def test_all_names_all_that_is_public():
    modules = public(MODULES)
    here = {name for name in public(vars(minewise)) if not inspect.ismodule(getattr(minewise, name))}
    assert here - modules == public(minewise.__all__) - modules


CLASSES = [thing for thing in vars(_core).values()
           if inspect.isclass(thing) and not issubclass(thing, Exception)]


def uses_of(unmade):
    """Ways to use an object: its attributes, its methods by name and by class, and every function of
    the module that may take it, with arguments of many kinds."""
    others = [(), *((word,) * count for word in (0, '?', None, unmade) for count in (1, 2, 3, 4)),
              (0, 0, '?')]
    for name in vars(type(unmade)).keys() - {'__init__', '__module__', '__doc__'}:
        yield lambda: getattr(unmade, name)
        value = getattr(type(unmade), name)
        if callable(value):
            for more in others:
                yield lambda: getattr(unmade, name)(*more)
                yield lambda: value(unmade, *more)
    for function in filter(callable, vars(_core).values()):
        if not inspect.isclass(function):
            for more in others:
                yield lambda: function(unmade, *more)


def refuses(use):
    """Whether it is a TypeError. A bound method is none yet."""
    try:
        return callable(use())
    except TypeError:
        return True


@pytest.mark.parametrize('kind', CLASSES, ids=lambda kind: kind.__name__)
def test_objects_that_were_never_made_cannot_be_used(kind):
    unmade = kind.__new__(kind)
    for use in uses_of(unmade):
        assert refuses(use), kind


@pytest.mark.parametrize('kind', CLASSES, ids=lambda kind: kind.__name__)
def test_nor_can_those_of_subclasses_before_they_are(kind):
    seen = []

    class Hasty(kind):
        def __init__(self):
            for name in vars(kind).keys() - {'__init__', '__module__', '__doc__'}:
                seen.append(refuses(lambda: getattr(self, name)))
            raise KeyError

    with pytest.raises(KeyError):
        Hasty()
    assert seen and all(seen)


def test_an_object_whose_making_failed_cannot_be_used():
    position = minewise.Position.__new__(minewise.Position)
    with pytest.raises(ValueError):
        position.__init__('!')
    with pytest.raises(TypeError, match='__init__ has not been called'):
        position.text
    position.__init__('1?')
    assert position.cols == 2


def stubs():
    """The names of the stub file, and of the members of its classes."""
    tree = ast.parse((PACKAGE / '_core.pyi').read_text())
    names = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names[node.name] = {member.name for member in node.body
                                if isinstance(member, ast.FunctionDef)}
        elif isinstance(node, ast.FunctionDef):
            names[node.name] = {argument.arg for argument in
                                node.args.posonlyargs + node.args.args + node.args.kwonlyargs}
        elif isinstance(node, ast.AnnAssign):
            names[node.target.id] = set()
    return names


def test_stubs_agree_with_the_module():
    assert (PACKAGE / 'py.typed').exists()
    stubbed = stubs()
    assert public(stubbed) == public(vars(_core))
    for name, members in stubbed.items():
        thing = getattr(_core, name)
        if inspect.isclass(thing):
            assert public(members) == public(vars(thing)), name
        elif callable(thing):
            signature = thing.__doc__.split('\n')[0]
            told = set(re.findall(r'[(, ](\w+): ', signature))
            if '**kwargs' in signature:  # its keywords are read in C++
                assert members >= told, name
            else:
                assert members == told, name


def test_functions_of_the_package_have_types():
    for name in public(minewise.__all__):
        thing = getattr(minewise, name)
        if inspect.isfunction(thing):
            for parameter in inspect.signature(thing).parameters.values():
                assert parameter.annotation is not inspect.Parameter.empty, f'{name}({parameter})'
            assert inspect.signature(thing).return_annotation is not inspect.Signature.empty, name


@pytest.mark.parametrize('module', MODULES)
def test_examples_in_the_documentation_hold(module):
    found = importlib.import_module(f'minewise.{module}')
    assert doctest.testmod(found).failed == 0


def test_examples_of_the_package_hold():
    assert doctest.testmod(minewise).failed == 0


def test_the_manual_holds():
    page = ROOT / 'docs/library.md'
    assert doctest.testfile(str(page), module_relative=False).failed == 0
    examples = re.findall(r'^```python\n(.*?)^```$', page.read_text(), re.M | re.S)
    learner, = [code for code in examples if 'stdin' not in code]  # players over a pipe have tests of their own
    exec(learner, {})


def run_python(script, folder):
    run = subprocess.run([sys.executable, '-B', '-c', script], cwd=folder, capture_output=True,
                         text=True, env={**os.environ, 'MPLBACKEND': 'Agg'})
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize('script', sorted(path.name for path in EXAMPLES.glob('*.py')))
def test_example_scripts_run(script):
    with tempfile.TemporaryDirectory() as folder:
        assert run_python((EXAMPLES / script).read_text(), folder)


def test_the_notebook_runs():
    cells = json.loads((EXAMPLES / 'tour.ipynb').read_text())['cells']
    code = '\n'.join(''.join(cell['source']) for cell in cells if cell['cell_type'] == 'code')
    with tempfile.TemporaryDirectory() as folder:
        run_python(code, folder)


def test_pip_builds_this_version():
    setup = subprocess.run([sys.executable, '-B', 'setup.py', '--version'], cwd=ROOT, check=True,
                           capture_output=True, text=True)
    assert setup.stdout.split()[-1] == minewise.__version__
