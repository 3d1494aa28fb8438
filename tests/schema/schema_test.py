#!/usr/bin/env python3
"""Holds every machine-readable answer against its JSON Schema, and the schemas against the answers.

cases.txt has commands for each answer. It is an error if
- an answer does not fit its schema, is no strict JSON, or comes where there should be a refusal;
- an option of some verb speaks of JSON and has no case, or a schema has none;
- a schema describes what never occurs: a property, a word of a choice, a null (unless NEVER_SEEN says why);
- a property is optional by its schema, and every answer has it;
- a schema is not valid, or a property in it has no title and description;
- a file of src/output/json has no schema, a schema no file, or docs/formats.md leaves one out;
- a source outside src/output/json writes JSON by hand.
Then answers and schemas are spoiled on purpose, and each of these checks has to object.
"""
import argparse
import copy
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from schemas import COMMON, SUFFIX, Schemas, read_values

PARTS = {'grounds'}  # of the answer of analyze

ROOT = Path(__file__).resolve().parents[2]
NOTHING = 'nothing'  # the heading of commands that give no answer

# Parts of schemas that no case shows, each with the reason.
OF_RANKS = 'where mpirun started several processes, and one of them is missing'
NEVER_SEEN = {f'status{SUFFIX}#/$defs/rank/properties/{part}': OF_RANKS for part in (
    'state = "awaited"', 'state = "lost"', 'state = "gone"', 'host = null', 'heard_s = null')}

# What cases may call beside the program.
PRELUDE = r'''
stopped() {  # when it has had a tenth of a second of the processor
  "$@" &
  while [ "$(cut -d ' ' -f 14 /proc/$!/stat)" -lt 10 ]; do sleep 0.02; done
  kill -TERM $! && ! wait $!
}
lattice() {  # a 2 in every second cell of every second row
  for ((row = 0; row < $1; ++row)); do
    for ((col = 0; col < $1; ++col)); do ((row % 2 && col % 2)) && printf 2 || printf '?'; done
    echo
  done
}
'''


def read_cases(text):
    """[(answer, command)]"""
    cases, answer = [], None
    for line in text.splitlines():
        if heading := re.fullmatch(r'\[(\w+)\]', line):
            answer = heading[1]
        elif line and not line.startswith('//'):
            cases.append((answer, line))
    return cases


class Program:
    """The program as cases call it, in one folder."""

    def __init__(self, binary, folder):
        (folder / 'bin').mkdir()
        (folder / 'work').mkdir()
        (folder / 'bin/minewise').symlink_to(binary)
        self.work = folder / 'work'
        (folder / 'bin/told').symlink_to(ROOT / 'tests/c/told.py')
        self.environment = os.environ | {'LC_ALL': 'C', 'PATH': f"{folder / 'bin'}:{os.environ['PATH']}",
                                         'MINEWISE_LIBRARY': str(binary.parent / 'libminewise.so')}

    def run(self, command):
        return subprocess.run(['bash', '-c', PRELUDE + command], cwd=self.work, env=self.environment, text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=120)

    def help(self, verb=()):
        return self.run(' '.join(['minewise', *verb, '--help'])).stdout

    def helps(self, verb=()):
        """{verb: its --help}, of all verbs and their kinds."""
        text = self.help(verb)
        found = {' '.join(verb): text}
        if listed := re.search(r'^Subcommands:\n((?:  .*\n)+)', text, re.M):
            for name in re.findall(r'^  (\S+)', listed[1], re.M):
                found |= self.helps((*verb, name))
        return found


def run_cases(program, cases):
    """([(answer, values, command)], what went wrong)"""
    outputs, problems = [], []
    for answer, command in cases:
        ran = program.run(command)
        try:
            values = read_values(ran.stdout)
        except ValueError as error:
            values = []
            problems.append(f'{command}: not JSON: {error}')
        refused = ran.returncode != 0 and not ran.stdout and ran.stderr.count('\n') == 1
        if refused != (answer == NOTHING) or (answer != NOTHING and (ran.returncode != 0 or not values)):
            problems.append(f'{command}: exit code {ran.returncode}, {len(values)} answers; {ran.stderr[:300]}')
        outputs.append((answer, values, command))
    return outputs, problems


def check_outputs(schemas, outputs):
    """Whether each answer fits its schema."""
    for answer, values, command in outputs:
        for value in values:
            if answer not in schemas.answers():
                yield f'{command}: there is no schema {answer}{SUFFIX}'
            elif objection := schemas.objection(answer, value):
                yield f'{command}: {objection}'


def offers(helps):
    """(verb, words that ask for JSON) of each option that speaks of it."""
    for verb, text in helps.items():
        listed = re.search(r'^Options:\n((?:  .*\n)+)', text, re.M)
        for option in re.split(r'\n(?=  -)', listed[1] if listed else ''):
            if re.search(r'\bjson\b', option, re.I):
                name = re.search(r'--[\w-]+', option)[0]
                yield verb, f'{name} json' if re.search(r'[{,]json[,}]', option) else name


def check_offers(helps, cases):
    """Whether each way to ask for JSON has a case."""
    for verb, words in offers(helps):
        pattern = re.compile(rf'\bminewise {verb} [^|]*{re.escape(words)}\b')
        if not any(answer != NOTHING and pattern.search(command) for answer, command in cases):
            yield f'minewise {verb} {words}: has no case, and so no schema'


def check_schemas(schemas):
    """Whether the schemas are valid, and say what each property is."""
    for name, document in schemas.documents.items():
        validator = schemas.validators[name]
        try:
            validator.check_schema(document)
        except Exception as error:
            yield f'{name}: {str(error)[:300]}'
        if document.get('$id') != name or document.get('$schema') != validator.META_SCHEMA['$id']:
            yield f'{name}: $id is to be the name of the file, $schema that of draft 2020-12'
    for where, schema in schemas.every():
        described = [(where, schema)] if where.endswith('#') else []
        described += [(f'{where}/{table}/{name}', part) for table in ('properties', '$defs')
                      for name, part in schema.get(table, {}).items()]
        for each, part in described:
            if not (part.get('title') and part.get('description', '').endswith('.')):
                yield f'{each}: has no title, or no description that ends with a full stop'
        kinds = ('additionalProperties', 'unevaluatedProperties')
        if 'properties' in schema and not where.startswith(COMMON) and not any(kind in schema for kind in kinds):
            yield f'{where}: allows any further property'


def check_parts(schemas, outputs):
    """Whether all that the schemas describe occurs."""
    seen = {part for answer, values, _ in outputs if answer in schemas.answers()
            for value in values for part in schemas.parts_of(answer, value)}
    for part in schemas.parts():
        if part not in seen and part not in NEVER_SEEN:
            yield f'{part}: occurs in no answer'
        if part in seen and part in NEVER_SEEN:
            yield f'{part}: is listed as never seen, and occurs'
    for answer in schemas.answers():
        if not any(each == answer and values for each, values, _ in outputs):
            yield f'{answer}{SUFFIX}: has no case'


def check_required(schemas, outputs):
    """Whether what every answer has is required: a field that is optional is left out somewhere."""
    counts = {}  # (where, property): in how many objects it is, of how many
    for answer, values, _ in outputs:
        for value in values if answer in schemas.answers() else []:
            for where, schema, part in schemas.meet(answer, value):
                for name in schema.get('properties', {}) if isinstance(part, dict) else ():
                    if name not in schema.get('required', []):
                        here, all_ = counts.get((where, name), (0, 0))
                        counts[where, name] = here + (name in part), all_ + 1
    for (where, name), (here, all_) in counts.items():
        if here == all_:
            yield f'{where}/properties/{name}: is in every answer, and not required'


def check_sources(sources, answers, document):
    """Whether files, schemas and docs/formats.md agree, and nothing else writes JSON. `sources`: text by path."""
    # A function that returns an answer as text, or writes it to a sink, is named after its schema.
    headers = ''.join(text for path, text in sources.items() if re.fullmatch(r'output/json/\w+\.h', path))
    written = set(re.findall(r'^(?:std::string |void write_)(\w+)_json\(', headers, re.M)) - PARTS
    for name in sorted(written ^ set(answers)):
        yield f'{name}: wants both a function {name}_json in src/output/json and docs/schema/{name}{SUFFIX}'
    linked = set(re.findall(r'\(schema/(\w+)\.schema\.json\)', document))
    for name in sorted(linked ^ {COMMON, *answers}):
        yield f'docs/formats.md: {name}{SUFFIX} is to be linked if it exists, and only then'
    for path, text in sources.items():
        if not path.startswith('output/json/') and re.search(r'nlohmann|\\"\s*:|[{\[]\\"', text):
            yield f'src/{path}: JSON is written in src/output/json alone'


def places(value, path=()):
    """The path to each value within a value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in inner:
        yield from places(part, (*path, step))


def altered(value, path, alter):
    """A copy in which what stands at a path is altered."""
    value = copy.deepcopy(value)
    part = value
    for step in path:
        part = part[step]
    alter(part)
    return value


def required_by(schemas, answer, value):
    """{id of an object in a value: the names that it must have}"""
    names = {}
    for _, schema, part in schemas.meet(answer, value):
        if isinstance(part, dict):
            names.setdefault(id(part), set()).update(schema.get('required', []))
    return names


def spoil(schemas, answer, value):
    """(what was done, the spoiled value), for everything in a value that can be spoiled."""
    required = required_by(schemas, answer, value)
    shares = {id(part) for _, schema, part in schemas.meet(answer, value) if schema.get('maximum') == 1}
    for path in places(value):
        part = value
        for step in path:
            part = part[step]
        if isinstance(part, dict):
            yield f'added to {path}', altered(value, path, lambda it: it.update(spoiled=1))
            for name in required[id(part)]:
                yield f'{name} dropped from {path}', altered(value, path, lambda it: it.pop(name))
        if isinstance(part, float) and (id(part) in shares or 'probability' in str(path)):
            yield f'1.5 at {path}', altered(value, path[:-1], lambda it: it.__setitem__(path[-1], 1.5))


def check_spoiled_answers(schemas, outputs):
    """Whether the schemas refuse answers that are not quite right. The shortest of each that has lists with entries."""
    for answer in schemas.answers():
        values = [value for each, values, _ in outputs if each == answer for value in values]
        values.sort(key=lambda value: (json.dumps(value).count('[]'), len(json.dumps(value))))
        spoiled = list(spoil(schemas, answer, values[0])) if values else []
        if not spoiled:
            yield f'{answer}: nothing there to spoil'
        for what, value in spoiled:
            if not schemas.objection(answer, value):
                yield f'{answer}: {what}, and the schema takes it'


def check_spoiled_checks(schemas, outputs, helps, cases, sources, document):
    """Whether each check objects when something is taken away or put in."""
    def respelled(alter):
        documents = copy.deepcopy(schemas.documents)
        alter(documents['trial' + SUFFIX])
        return Schemas(documents)
    described = respelled(lambda it: it['properties']['score'].pop('description'))
    open_ended = respelled(lambda it: it.pop('additionalProperties'))
    wrong = respelled(lambda it: it['properties']['score'].update(type='figure'))
    lax = respelled(lambda it: it['required'].remove('score'))
    invented = respelled(lambda it: it['properties'].update(fun=it['properties']['score']))
    missing = Schemas({name: it for name, it in schemas.documents.items() if name != 'trial' + SUFFIX})
    trials = [each for each in outputs if each[0] == 'trial']
    others = [each for each in outputs if each[0] != 'trial']
    verb = {'guess': 'Options:\n  --format TEXT:{text,json}=text\n              text or json\n'}
    by_hand = {'cli/guess.cc': r'print("{\"games\":" + count + "}");'}
    spoiled = {
        'a schema is missing': check_outputs(missing, trials),
        'a case is missing': check_parts(schemas, others),
        'a property is invented': (each for each in check_parts(invented, trials) if 'fun' in each),
        'a property is not required': check_required(lax, trials),
        'a verb is new': check_offers(helps | verb, cases),
        'a report has no case': check_offers(helps, [each for each in cases if each[0] != 'hard']),
        'a description is missing': check_schemas(described),
        'a schema is open': check_schemas(open_ended),
        'a schema is wrong': check_schemas(wrong),
        'an answer has no schema': check_sources(sources, missing.answers(), document),
        'JSON is written by hand': check_sources(sources | by_hand, schemas.answers(), document),
        'an answer is not documented': check_sources(sources, schemas.answers(), ''),
    }
    for what, problems in spoiled.items():
        if not list(problems):
            yield f'{what}, and no check objects'
    for text in ('{"a":NaN}\n', '{"a":1,"a":2}\n', '{"a":1}', '{"a":1} x\n'):
        try:
            read_values(text)
            yield f'{text!r} passes for an answer'
        except ValueError:
            pass


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--binary', required=True, type=Path, help='the minewise to run')
    binary = parser.parse_args().binary.resolve(strict=True)
    schemas = Schemas.read(ROOT / 'docs/schema')
    cases = read_cases((ROOT / 'tests/schema/cases.txt').read_text())
    sources = {str(path.relative_to(ROOT / 'src')): path.read_text() for path in sorted((ROOT / 'src').rglob('*'))
               if path.suffix in ('.h', '.cc') and not path.name.endswith('_test.cc')}
    document = (ROOT / 'docs/formats.md').read_text()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(binary, Path(folder))
        helps = program.helps()
        outputs, problems = run_cases(program, cases)
    problems += [*check_schemas(schemas), *check_outputs(schemas, outputs), *check_offers(helps, cases),
                 *check_parts(schemas, outputs), *check_required(schemas, outputs),
                 *check_sources(sources, schemas.answers(), document)]
    if not problems:  # only what is right can be spoiled
        problems += [*check_spoiled_answers(schemas, outputs),
                     *check_spoiled_checks(schemas, outputs, helps, cases, sources, document)]
    for problem in problems:
        print(problem)
    print(f'{len(cases)} cases, {len(schemas.answers())} answers, {len(set(schemas.parts()))} parts of schemas; '
          f'{len(problems)} problems')
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
