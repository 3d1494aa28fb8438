#!/usr/bin/env python3
"""The JSON Schemas of the program's answers: read, asked whether a value fits, looked through for what they describe.

Validation is by the package jsonschema, from the files alone: every `$ref` leads to a file of the same folder, and
nothing is ever fetched. The packages of Debian 12 (4.10, RefResolver) and later ones (referencing) both do.

As a program it holds answers against a schema of docs/schema, and says what does not fit:

    minewise analyze position.txt --format json | tests/schema/schemas.py analysis
"""
import json
import sys
from pathlib import Path

import jsonschema

SUFFIX = '.schema.json'
COMMON = 'common'
# Keywords that hold one schema, a list of them, or a table. What only restricts (`if`, `then`, ...) describes nothing.
ONE = ('items', 'additionalProperties', 'propertyNames')
LISTS = ('prefixItems', 'anyOf')
TABLES = ('properties', '$defs')


def read_values(text):
    """The JSON values of an output, one after the other; strictly so."""
    def refuse(word):
        raise ValueError(f'{word} is no JSON')

    def unique(pairs):
        if len(dict(pairs)) < len(pairs):
            raise ValueError('a name occurs twice in one object')
        return dict(pairs)
    decoder = json.JSONDecoder(parse_constant=refuse, object_pairs_hook=unique)
    values, at = [], 0
    while at < len(text):
        value, at = decoder.raw_decode(text, at)
        if text[at:at + 1] != '\n':
            raise ValueError('a value does not end its line')
        values.append(value)
        at += 1
    return values


def make_validators(documents):
    """By file name: the validator of each document, which finds the others by their names."""
    kind = jsonschema.Draft202012Validator
    try:
        from referencing import Registry, Resource
        registry = Registry().with_resources(
            (name, Resource.from_contents(document)) for name, document in documents.items())
        return {name: kind(document, registry=registry) for name, document in documents.items()}
    except ImportError:
        return {name: kind(document, resolver=jsonschema.RefResolver(name, document, store=documents))
                for name, document in documents.items()}


def subschemas(schema):
    """(pointer, schema) for each schema directly within one."""
    for keyword, value in schema.items():
        if keyword in ONE and isinstance(value, dict):
            yield f'/{keyword}', value
        elif keyword in LISTS:
            yield from ((f'/{keyword}/{at}', part) for at, part in enumerate(value))
        elif keyword in TABLES:
            yield from ((f'/{keyword}/{name}', part) for name, part in value.items())


def parts_here(where, schema):
    """What a schema says may occur: each word of a choice, and null."""
    for word in schema.get('enum', []):
        yield f'{where} = {json.dumps(word)}'
    kinds = schema.get('type', [])
    if 'null' in ([kinds] if isinstance(kinds, str) else kinds):
        yield f'{where} = null'


class Schemas:
    """All schemas of a folder, by answer."""

    def __init__(self, documents):
        self.documents = documents  # by file name
        self.validators = make_validators(documents)

    @classmethod
    def read(cls, folder):
        return cls({path.name: json.loads(path.read_text()) for path in Path(folder).glob('*' + SUFFIX)})

    def answers(self):
        return sorted(name.removesuffix(SUFFIX) for name in self.documents if name != COMMON + SUFFIX)

    def objection(self, answer, value):
        """What is wrong with a value, or None."""
        error = jsonschema.exceptions.best_match(self.validators[answer + SUFFIX].iter_errors(value))
        return error and f'{error.json_path}: {error.message[:200]}'

    def every(self):
        """(where, schema) for each schema of each file, the file's own first."""
        def within(where, schema):
            yield where, schema
            for pointer, part in subschemas(schema):
                yield from within(where + pointer, part)
        for name, document in sorted(self.documents.items()):
            yield from within(name + '#', document)

    def parts(self):
        """All that the schemas say may occur: properties, words, nulls."""
        for where, schema in self.every():
            yield from parts_here(where, schema)
            yield from (f'{where}/properties/{name}' for name in schema.get('properties', {}))

    def follow(self, where, reference):
        """(where, schema) of what a `$ref` leads to."""
        name, _, pointer = reference.partition('#')
        name = name or where.partition('#')[0]
        schema = self.documents[name]
        for step in pointer.split('/')[1:]:
            schema = schema[step]
        return f'{name}#{pointer}', schema

    def met(self, where, schema, value):
        """(where, schema, value) for each schema that speaks of a value or a part of it."""
        yield where, schema, value
        if '$ref' in schema:
            yield from self.met(*self.follow(where, schema['$ref']), value)
        for at, part in enumerate(schema.get('anyOf', [])):
            if (part.get('type') == 'null') == (value is None):
                yield from self.met(f'{where}/anyOf/{at}', part, value)
        if isinstance(value, dict):
            known = schema.get('properties', {})
            others = schema.get('additionalProperties', False)
            for name, field in value.items():
                if name in known:
                    yield from self.met(f'{where}/properties/{name}', known[name], field)
                elif isinstance(others, dict):
                    yield from self.met(f'{where}/additionalProperties', others, field)
        elif isinstance(value, list):
            for at, element in enumerate(value):
                if at < len(schema.get('prefixItems', [])):
                    yield from self.met(f'{where}/prefixItems/{at}', schema['prefixItems'][at], element)
                elif isinstance(schema.get('items'), dict):
                    yield from self.met(f'{where}/items', schema['items'], element)

    def meet(self, answer, value):
        return self.met(answer + SUFFIX + '#', self.documents[answer + SUFFIX], value)

    def parts_of(self, answer, value):
        """Those of parts() that occur in a value."""
        for where, schema, part in self.meet(answer, value):
            if '/properties/' in where:
                yield where
            yield f'{where} = {json.dumps(part)}' if not isinstance(part, (dict, list)) else where


def main():
    folder = Path(__file__).resolve().parents[2] / 'docs/schema'
    schemas = Schemas.read(folder)
    if len(sys.argv) != 2 or sys.argv[1] not in schemas.answers():
        print(f"usage: schemas.py {'|'.join(schemas.answers())} < FILE", file=sys.stderr)
        return 2
    objections = [schemas.objection(sys.argv[1], value) for value in read_values(sys.stdin.read())]
    for objection in filter(None, objections):
        print(objection)
    return 1 if any(objections) or not objections else 0


if __name__ == '__main__':
    sys.exit(main())
