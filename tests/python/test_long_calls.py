"""Long calls let other threads run, stop at Ctrl-C, and nothing leaks."""
import gc
import os
import resource
import signal
import subprocess
import sys
import threading
import time

import pytest

import minewise

LONG = {
    'compare': lambda: minewise.compare('exact', '30x16/99', games=10_000_000, jobs=1),
    'optimal': lambda: minewise.optimal('5x5/6', rules='classic', jobs=1),
    'no-guess': lambda: minewise.generate('30x16/150', 'no-guess', attempts=10 ** 12, jobs=1),
    'sample': lambda: minewise.sample('?' * 1000, 10 ** 6, mines=100),
    'random': lambda: minewise.generate('1000x1000/1000', count=10 ** 6),
}


def others_ran_during(call):
    """How often another thread came to its turn while `call` ran."""
    turns, over = 0, False

    def count():
        nonlocal turns
        while not over:
            turns += 1
            time.sleep(0.001)
    other = threading.Thread(target=count)
    other.start()
    call()
    during = turns
    over = True
    other.join()
    return during


def test_other_threads_run_during_an_analysis():
    game = minewise.play('150x150/4000 survival seed=1', 'random')
    text = game.position(9000).text
    assert others_ran_during(lambda: minewise.analyze(text)) > 1


def test_other_threads_run_during_a_comparison():
    assert others_ran_during(lambda: minewise.compare('basic', '16x16/40', games=400)) > 1


@pytest.mark.parametrize('name', LONG)
def test_control_c_stops(name):
    script = f'import test_long_calls as t; print("begin", flush=True); t.LONG[{name!r}]()'
    child = subprocess.Popen([sys.executable, '-B', '-c', script], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True, cwd=os.path.dirname(__file__))
    assert child.stdout.readline() == 'begin\n'
    time.sleep(0.3)
    assert child.poll() is None, child.stderr.read()
    child.send_signal(signal.SIGINT)
    _, errors = child.communicate(timeout=60)
    assert 'KeyboardInterrupt' in errors
    assert child.returncode != 0


def test_control_c_stops_an_agent_in_python():
    class Interrupted(minewise.Agent):
        def decide(self, view):
            os.kill(os.getpid(), signal.SIGINT)
            return minewise.open_(*view.covered[0])
    with pytest.raises(KeyboardInterrupt):
        minewise.compare(Interrupted(), '6x6/5', games=1000)


def memory_kb():
    """What the process has in memory now."""
    with open('/proc/self/statm') as statm:
        return int(statm.read().split()[1]) * resource.getpagesize() // 1024


def growth_of(call, rounds):
    """By how many kB the process grows from the second half of many calls."""
    for _ in range(rounds // 2):
        call()
    gc.collect()
    before = memory_kb()
    for _ in range(rounds // 2):
        call()
    gc.collect()
    return memory_kb() - before


def test_analyses_do_not_leak():
    text = '??\n1?\n'

    def call():
        found = minewise.analyze(text, mines=1)
        array, best, all_proved = found.mine_probability, found.best, found.deductions
        return array, best, all_proved
    before = sys.getrefcount(text), sys.getrefcount(minewise.Best)
    assert growth_of(call, 100_000) < 1024
    assert (sys.getrefcount(text), sys.getrefcount(minewise.Best)) == before


def test_errors_do_not_leak():
    def call():
        with pytest.raises(ValueError):
            minewise.analyze('?z')
    assert growth_of(call, 4000) < 1024


def test_agents_in_python_do_not_leak():
    class First(minewise.Agent):
        def decide(self, view):
            return minewise.open_(*view.covered[0])
    agent = First()
    before = sys.getrefcount(agent), sys.getrefcount(First)
    assert growth_of(lambda: minewise.play('3x3/1 seed=1', agent).moves, 4000) < 1024
    assert (sys.getrefcount(agent), sys.getrefcount(First)) == before


def test_samples_and_suppositions_do_not_leak():
    position = minewise.Position('???\n1??\n', mines=1)
    assert growth_of(lambda: (position.sample(3), position.what_if(0, 2)), 4000) < 1024
