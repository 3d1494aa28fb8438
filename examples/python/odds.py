"""The odds of a position: every cell's probability, the best move and why, and a picture."""
from pathlib import Path

import minewise

POSITION = """
mines 8
? ? ? ? ?
? 2 1 2 ?
? 1 0 1 ?
? 2 1 2 ?
? ? ? ? ?
"""

found = minewise.analyze(POSITION)
print(found)
print(f'{found.layouts} layouts explain it')
for deduction in found.deductions:
    print(deduction.sentence)

best = found.best
print(found.why(best.row, best.col))
for answer in found.what_if(best.row, best.col).answers:
    print(f'if ({best.row},{best.col}) shows {answer.clue}, which has a chance of '
          f'{answer.probability:.3f}:')
    print(answer.mine_probability.round(3))

Path('odds.svg').write_text(found._repr_svg_())
print('the picture is odds.svg')
