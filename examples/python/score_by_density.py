"""A figure of score against density, as arrays; drawn where matplotlib is installed."""
import numpy as np

import minewise

densities = np.arange(0.1, 0.55, 0.1)
agents = ['random', 'basic', 'exact']
results = minewise.compare(agents, '12x12', densities=densities.round(2), games=40, seed=7)

score = {agent: results['score'][results['agent'] == agent] for agent in agents}
error = {agent: results['score_ci95'][results['agent'] == agent] for agent in agents}
print('density', *(f'{density:6.1f}' for density in densities))
for agent in agents:
    print(f'{agent:7}', *(f'{value:6.3f}' for value in score[agent]))

try:
    from matplotlib import pyplot
except ImportError:
    print('matplotlib is not installed: no figure is drawn')
else:
    for agent in agents:
        pyplot.errorbar(densities, score[agent], error[agent], label=agent)
    pyplot.xlabel('mine density')
    pyplot.ylabel('mines identified / mines')
    pyplot.legend()
    pyplot.savefig('score_by_density.png')
    print('the figure is score_by_density.png')
