"""Many games at once, for programs that learn by playing.

    >>> import minewise
    >>> env = minewise.VectorEnv('9x9/10 classic', n=4, seed=1)
    >>> obs, info = env.reset()
    >>> obs.shape, info['action_mask'].shape
    ((4, 13, 9, 9), (4, 81))
    >>> obs, reward, terminated, truncated, info = env.step(env.sample())
    >>> int(info['action_mask'].sum()) < 4 * 81
    True

The conventions are those of Gymnasium's vector environments in their same-step mode: where a game
ends, the step returns the first observation of the next game, and `info['final_obs']` has the last
one of the game that ended. Gymnasium is not needed. docs/library.md says more.
"""
from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import numpy as np

from . import checked
from ._core import MOST_GAMES, GameBatch
from .boards import Boards, layouts_text

PLANES = ('0', '1', '2', '3', '4', '5', '6', '7', '8', 'withheld', 'covered', 'mine', 'flagged')
"""What the planes of an observation stand for; with planes='compact', what the codes 0 to 12 do."""


class Space(NamedTuple):
    """What an array looks like: a shape, a type, and bounds that hold for every number in it."""

    shape: tuple[int, ...]
    dtype: np.dtype
    low: float
    high: float


def dtype_word(dtype: Any) -> str:
    """The word for a type of numbers: 'float32' for np.float32."""
    try:
        return dtype if isinstance(dtype, str) else np.dtype(dtype).name
    except TypeError:
        raise TypeError(f'dtype: {dtype!r} is not a type of numbers') from None


class VectorEnv:
    """N games at once, with the reset and step of Gymnasium's vector environments.

    id             the games: board and rules of a game ID, as in '30x16/99 classic first=safe'.
                   With layouts: the rules alone, as in 'classic'
    n              how many games at once
    seed           which games: the games of `minewise compare --seed`, from game 0 (or the ID's)
    probabilities  one plane more, with the exact probability of a mine; observations are float32
    auto_reset     the next game begins in the step that ends one. Otherwise a game that is over
                   waits for reset, and actions for it are ignored
    planes         'onehot': 13 planes, see PLANES; 'compact': one plane of the codes 0 to 12
    dtype          of observations: 'uint8' or 'float32', as a word or as numpy's type; always float32
                   with probabilities
    flags          whether action cells + c flags cell c. By default in survival, not in classic
    reward         'win': 1 when a game is won without a wrong flag, else 0
                   'score': the change of the score; a wrong flag costs what a right one brings
                   'safe': 1 for each safe cell opened, -1 for a mine and for a wrong flag
    illegal        what an action on a cell that is not covered does. 'error': a ValueError, before
                   any game moves; 'lose': the game ends unwon with reward -1; 'ignore': nothing
    layouts        boards to play: Boards, the text of a layout set, or an array [boards, rows,
                   columns] of 0 and 1; after the last the first comes again
    copy           arrays of their own from every call. By default all arrays are views of the
                   environment's memory, read-only, and the next call changes what they hold
    """

    def __init__(self, id: str, n: int = 1, *, seed: int | None = None, probabilities: bool = False,
                 auto_reset: bool = True, planes: str = 'onehot', dtype: Any = 'uint8',
                 flags: bool | None = None, reward: str = 'win', illegal: str = 'error',
                 layouts: str | Boards | np.ndarray | None = None, copy: bool = False) -> None:
        n = checked.whole('n', n, 1, MOST_GAMES)
        probabilities, auto_reset = bool(probabilities), bool(auto_reset)
        self._batch = batch = GameBatch(
            checked.text('id', id), n=n, seed=checked.seed(seed), usual_seed=secrets.randbits(63),
            layouts=layouts_text(layouts), planes=checked.text('planes', planes),
            dtype=dtype_word(dtype), probabilities=probabilities,
            flags=None if flags is None else bool(flags), reward=checked.text('reward', reward),
            illegal=checked.text('illegal', illegal), auto_reset=auto_reset)
        self._copy = copy
        self._obs = batch.observations
        self._reward = batch.rewards
        self._ended = batch.ended
        self._truncated = np.zeros(n, bool)
        self._truncated.setflags(write=False)
        self._info = {'action_mask': batch.mask, 'game': batch.games, 'mines': batch.mines}
        if probabilities:
            self._info['exact'] = batch.exact
        self._final = self._final_info(batch)

        self.num_envs = n
        self.rows, self.cols = self._obs.shape[2:]
        self.num_actions = self._info['action_mask'].shape[1]
        kinds = PLANES if planes == 'onehot' else ('code',)
        self.planes = kinds + ('probability',) * probabilities
        self.single_observation_space = Space(
            self._obs.shape[1:], self._obs.dtype, -1 if probabilities else 0,
            1 if planes == 'onehot' else len(PLANES) - 1)
        self.observation_space = self.single_observation_space._replace(shape=self._obs.shape)
        self.single_action_space = Space((), np.dtype(np.int64), 0, self.num_actions - 1)
        self.action_space = self.single_action_space._replace(shape=(n,))
        self.metadata = {'autoreset_mode': 'SameStep' if auto_reset else 'Disabled'}

    def _final_info(self, batch: GameBatch) -> dict[str, Any]:
        results = batch.results
        final = {'final_info': {name: results[name] for name in results.dtype.names},
                 '_final_info': self._ended}
        if batch.final_observations is not None:
            final |= {'final_obs': batch.final_observations, '_final_obs': self._ended}
        return final

    @property
    def seed(self) -> int:
        """The seed of the games: the one given, the one in the ID, or a random one."""
        return self._batch.seed

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Starts new games in all environments: (observations, info).

        With a seed they are the first games of that seed, otherwise those that come next.
        options={'reset_mask': mask} begins games only where the mask is True.
        """
        wanted = (options or {}).get('reset_mask')
        if seed is not None and wanted is not None:
            raise ValueError('reset: a seed cannot be used with a reset_mask; a seed restarts all games')
        self._batch.reset(seed=checked.seed(seed), wanted=wanted)
        return self._own(self._obs), self._own(dict(self._info))

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray,
                                                 dict[str, Any]]:
        """Plays one action in each game: (observations, rewards, terminated, truncated, info)."""
        ended = self._batch.step(np.asarray(actions))
        info = {**self._info, **self._final} if ended else dict(self._info)
        return (self._own(self._obs), self._own(self._reward), self._own(self._ended),
                self._own(self._truncated), self._own(info))

    def sample(self) -> np.ndarray:
        """A legal action for each game, drawn uniformly from a stream that the seed fixes."""
        return self._batch.sample()

    def game_id(self, i: int) -> str:
        """The game ID of environment i's game, with which any other part of Minewise plays it.
        ValueError: it has none, since its layout was given."""
        return self._batch.game_id(i)

    def position(self, i: int) -> str:
        """What environment i shows, in notation: minewise.analyze reads it."""
        return self._batch.position(i)

    def close(self) -> None:
        """Does nothing: memory is freed with the environment and the last of its arrays."""

    def _own(self, value: Any) -> Any:
        if not self._copy:
            return value
        if isinstance(value, dict):
            return {name: self._own(part) for name, part in value.items()}
        return value.copy()

    def __repr__(self) -> str:
        return f'VectorEnv({self.num_envs} x {self._batch.words!r})'
