#!/usr/bin/env python3
"""What the C interface tells of a game, as JSON: words are calls, made one after the other.

    told session 'GAME' open:3 mark:1 undo hint state
    told game 'GAME' agent=exact steps state       (play makes the steps, and tells of none)
    told ask REQUEST
    told watched REQUEST                           (what is told on the way, and not the answer)

The library is that of MINEWISE_LIBRARY.
"""
import json
import os
import sys
from ctypes import c_uint32
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from minewise_c import Library  # noqa: E402


def main():
    kind, game, *words = sys.argv[1:]
    library = Library(os.environ['MINEWISE_LIBRARY'])
    if kind == 'ask':
        return print(library.ask(game), end='')
    if kind == 'watched':
        return library.watched(game, lambda told: print(told, end='') or True)
    options = dict(word.split('=') for word in words if '=' in word)
    handle = library.handle(f'mw_{kind}_new', game, json.dumps(options))
    for word in (word for word in words if '=' not in word):
        call, _, cell = word.partition(':')
        if cell:
            library.call(f'mw_{kind}_{call}', handle, c_uint32(int(cell)))
        elif call == 'undo':
            library.call('mw_session_undo', handle)
        elif call in ('steps', 'play'):
            while not library.c.mw_game_is_over(handle):
                step = library.text('mw_game_step', handle)
                print(step if call == 'steps' else '', end='')
        else:
            print(library.text(f"mw_{kind}_{ {'state': 'json'}.get(call, call) }", handle), end='')
    getattr(library.c, f'mw_{kind}_free')(handle)


if __name__ == '__main__':
    main()
