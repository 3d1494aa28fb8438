"""The workloads of bench/instructions.txt, which is both their list and the record of what they took.

A line is a workload: its name, the instructions a unit on record (`-` before the first count), the
unit, two lengths of the same run, how many units a step of the length has, and the command. `{}` in
the command is the length. The difference of the two lengths is counted, so that starting the program
drops out; a workload whose lengths are `-` counts as a whole. Lines `name = text` say what the
record was made with, `#` begins a comment.
"""
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / 'bench/instructions.txt'


@dataclass
class Workload:
    name: str
    recorded: int | None
    unit: str
    lengths: tuple[int, int] | None
    units: int  # of a step of the length
    command: list[str]
    line: int  # of the record, from 0

    def words(self, build, length):
        """The command, with its program out of a build folder."""
        program, *rest = [word.replace('{}', str(length)) for word in self.command]
        return [str(build / program), *rest]

    def counted(self):
        """How many units lie between the two lengths."""
        return (self.lengths[1] - self.lengths[0]) * self.units if self.lengths else self.units


@dataclass
class Record:
    lines: list[str]
    made_with: dict[str, str]
    workloads: list[Workload]


def whole(word):
    return None if word == '-' else int(word.replace(',', ''))


def read_workload(text, line):
    name, recorded, unit, short, long, units, *command = shlex.split(text)
    lengths = None if short == '-' else (whole(short), whole(long))
    if not command or (lengths is not None) != any('{}' in word for word in command):
        raise ValueError
    return Workload(name, whole(recorded), unit, lengths, whole(units), command, line)


def read_record(path=RECORD):
    record = Record(Path(path).read_text().splitlines(), {}, [])
    for number, text in enumerate(record.lines):
        if not text.strip() or text.startswith('#'):
            continue
        fact, is_fact, value = text.partition(' = ')
        if is_fact and ' ' not in fact.strip():
            record.made_with[fact.strip()] = value.strip()
            continue
        try:
            record.workloads.append(read_workload(text, number))
        except (ValueError, TypeError):
            raise SystemExit(f'{path}:{number + 1}: not a workload: {text}') from None
    return record


def chosen(record, names):
    """The workloads with these names; all of them where there is no name."""
    known = [workload.name for workload in record.workloads]
    for name in names:
        if name not in known:
            raise SystemExit(f"no workload '{name}'; there are {', '.join(known)}")
    return [workload for workload in record.workloads if not names or workload.name in names]
