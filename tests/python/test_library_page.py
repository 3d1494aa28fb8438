"""The examples in Python of docs/library.md run as they stand."""
import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[2] / 'docs/library.md').read_text()
EXAMPLES = [code for code in re.findall(r'^```python\n(.*?)^```$', PAGE, re.M | re.S)
            if 'stdin' not in code]  # players over a pipe have tests of their own


@pytest.mark.parametrize('number', range(len(EXAMPLES)))
def test_examples_run(number):
    exec('import minewise\n' + EXAMPLES[number], {})


def test_there_are_examples():
    assert len(EXAMPLES) >= 3
