// Writes TypeScript types from docs/schema, so that the page cannot speak of a field that no answer
// has: types.mjs SCHEMA_FOLDER OUTPUT.
//
// Each schema becomes a type by its title or file name; what `request.json` lists becomes Requests,
// by verb. Bounds and patterns have no counterpart in a type and are passed over.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const [folder, output] = process.argv.slice(2);

function pascal(name) {
  return name.replace(/(^|[-_ .])(\w)/g, (_, __, letter) => letter.toUpperCase());
}

function fileType(file) {
  return pascal(file.replace(/(\.schema)?\.json$/, ''));
}

// The name of what a reference points to: a whole file, or one of its definitions.
function referenceName(reference, file) {
  const [target, path] = reference.split('#');
  const owner = fileType(target || file);
  return path ? owner + pascal(path.split('/').at(-1)) : owner;
}

const plain = {string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null'};

function typeOf(schema, file) {
  if (schema === true || schema === undefined) return 'unknown';
  if (schema.$ref && schema.properties)
    return `${referenceName(schema.$ref, file)} & ${objectType(schema, file)}`;
  if (schema.$ref) return referenceName(schema.$ref, file);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either && !schema.properties) return either.map(each => `(${typeOf(each, file)})`).join(' | ');
  const types = [schema.type ?? (schema.properties ? 'object' : undefined)].flat();
  return types.map(type => simpleType(type, schema, file)).join(' | ');
}

function simpleType(type, schema, file) {
  if (type === 'array') return arrayType(schema, file);
  if (type === 'object') return objectType(schema, file);
  return plain[type] ?? 'unknown';
}

function arrayType(schema, file) {
  if (!schema.prefixItems) return `(${typeOf(schema.items, file)})[]`;
  return `[${schema.prefixItems.map(item => typeOf(item, file)).join(', ')}]`;
}

function objectType(schema, file) {
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  if (!schema.properties) return `Record<string, ${typeOf(rest, file)}>`;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(([name, field]) =>
      `${JSON.stringify(name)}${required.has(name) ? '' : '?'}: ${typeOf(field, file)};`);
  return `{ ${fields.join(' ')} }`;
}

const lines = ['// Written by tools/types.mjs from docs/schema. Do not edit.', ''];
for (const file of readdirSync(folder).filter(name => name.endsWith('.json')).sort()) {
  const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  for (const [name, definition] of Object.entries(schema.$defs ?? {}))
    lines.push(`export type ${fileType(file)}${pascal(name)} = ${typeOf(definition, file)};`);
  if (file === 'request.json') {
    const byVerb = schema.oneOf.map(each => `${each.properties.verb.const}: ${typeOf(each, file)};`);
    lines.push(`export interface Requests { ${byVerb.join(' ')} }`);
  } else if (schema.type || schema.anyOf || schema.oneOf) {
    lines.push(`export type ${fileType(file)} = ${typeOf(schema, file)};`);
  }
}
writeFileSync(output, lines.join('\n') + '\n');
