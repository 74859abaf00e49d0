import type { Call } from './call.ts';
import { fits, partsOf, withValue } from './breaks.ts';
import type { Operation, Schema } from './contract.ts';
import { leastOf } from './least.ts';

/**
 * Smaller calls of the same kind, those that leave out most first: without optional parameters,
 * headers and members, with shorter lists, with the least values. What is wrong on purpose stays.
 *
 * @param kept the pointer of what is wrong.
 */
export function* smallerCalls(operation: Operation, call: Call, kept?: string): Generator<Call> {
  yield* fewer(call, 'query', optionalIn(operation, call, 'query', kept));
  yield* fewer(call, 'header', optionalIn(operation, call, 'header', kept));
  yield* lowerQuery(operation, call, kept);
  if (operation.body === null || call.body === undefined) return;
  for (const body of smallerBodies(operation.body, call.body, kept)) yield { ...call, body };
}

/** Without all of them, then without each. */
function* fewer(call: Call, place: 'query' | 'header', names: readonly string[]): Generator<Call> {
  const without = (gone: readonly string[]) => {
    const rest = Object.entries(call[place] ?? {}).filter(([name]) => !gone.includes(name));
    return { ...call, [place]: Object.fromEntries(rest) };
  };
  if (names.length > 1) yield without(names);
  for (const name of names) yield without([name]);
}

/** The names that are sent and may be left out. */
function optionalIn(
  { parameters }: Operation,
  call: Call,
  place: 'query' | 'header',
  kept?: string,
): string[] {
  const named = (name: string) =>
    parameters.find(
      (each) => each.place === place && each.name.toLowerCase() === name.toLowerCase(),
    );
  return Object.keys(call[place] ?? {}).filter(
    (name) =>
      named(name)?.required !== true && kept?.toLowerCase() !== `/${place}/${name.toLowerCase()}`,
  );
}

function* lowerQuery({ parameters }: Operation, call: Call, kept?: string): Generator<Call> {
  for (const { name, place, schema } of parameters) {
    const value = call.query?.[name];
    if (place !== 'query' || value === undefined || kept === `/query/${name}`) continue;
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    for (const least of smallerValues(schema, isNumber ? Number(value) : value))
      yield { ...call, query: { ...call.query, [name]: String(least) } };
  }
}

function* smallerBodies(schema: Schema, body: unknown, kept?: string): Generator<unknown> {
  const places = partsOf(schema, body, []).filter(({ path }) => !isAround(path, kept));
  const optional = places.filter(({ path, owner }) => {
    const name = path.at(-1);
    return typeof name === 'string' && owner && !owner.required?.includes(name);
  });
  // The deepest first, so that those around them are still there.
  const all = optional
    .toReversed()
    .reduce<unknown>((rest, { path }) => withValue(rest, path, undefined), body);
  if (optional.length > 1) yield all;
  for (const { path } of optional) yield withValue(body, path, undefined);
  for (const { path, schema: own, value } of places) {
    if (!Array.isArray(value)) continue;
    const least = value.slice(0, own.minItems ?? 0);
    if (least.length < value.length) yield withValue(body, path, least);
    for (const index of value.keys()) yield withValue(body, path, value.toSpliced(index, 1));
  }
  for (const { path, schema: own, value } of places) {
    if (path.length === 0 || (typeof value === 'object' && value !== null)) continue;
    for (const least of smallerValues(own, value)) yield withValue(body, path, least);
  }
}

/** The least value of the schema, one halfway there, and the next smaller one. */
function* smallerValues(schema: Schema, value: unknown): Generator<unknown> {
  const least = leastOf(schema);
  if (least === value) return;
  const others: unknown[] = [];
  if (typeof value === 'number' && typeof least === 'number')
    others.push(Math.trunc(least + (value - least) / 2), value - Math.sign(value - least));
  if (typeof value === 'string')
    others.push(shortened(value, Math.ceil([...value].length / 2)), shortened(value, -1));
  yield least;
  for (const other of new Set(others))
    if (other !== value && other !== least && fits(schema, other)) yield other;
}

/** The first signs; without the last ones for a negative count. */
function shortened(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}

/** Whether a place is the one that is wrong, contains it or is in it. */
export function isAround(path: readonly (string | number)[], kept?: string): boolean {
  if (kept === undefined) return false;
  const own = `${path.map((key) => `/${key}`).join('')}/`;
  return path.length > 0 && (`${kept}/`.startsWith(own) || own.startsWith(`${kept}/`));
}
