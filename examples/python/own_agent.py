"""An agent of one's own, compared with `basic` and `exact` on the same boards.

It opens the cell that the clues around it call least dangerous, each clue by itself: its missing
mines divided by its covered neighbours. Cells without a clue count as the middle of the road.
"""
import minewise

COVERED, FLAG, MINE = map(ord, '?FM')


class Ratio(minewise.Agent):
    name = 'ratio'

    def start(self, view):
        self.neighbours = {(row, col): view.neighbours(row, col)
                           for row in range(view.rows) for col in range(view.cols)}

    def decide(self, view):
        symbol = dict(zip(self.neighbours, view.symbols.ravel().tolist()))
        danger = {}
        for cell, around in self.neighbours.items():
            clue = symbol[cell] - ord('0')
            covered = [other for other in around if symbol[other] == COVERED]
            if not 0 <= clue <= 8 or not covered:
                continue
            missing = clue - sum(symbol[other] in (FLAG, MINE) for other in around)
            if missing == 0:
                return minewise.open_(*covered[0], certain=True)
            if missing == len(covered):
                return minewise.flag(*covered[0])
            for other in covered:
                danger[other] = max(danger.get(other, 0), missing / len(covered))
        cells = view.covered
        other = cells[view.below(len(cells))]
        least = min(danger, key=danger.get, default=other)
        return minewise.open_(*(least if danger.get(least, 1) < 0.3 else other))


densities = [0.1, 0.15, 0.2]
results = minewise.compare(['basic', Ratio(), 'exact'], '10x10', densities=densities, games=20)
print(results)
for density in densities:
    rows = results['density'] == density
    print(density, dict(zip(results['agent'][rows], results['score'][rows].round(3))))
