import { fits, withValue, type BrokenBody } from './breaks.ts';
import { escapePointer } from '../../common/contract/document.ts';
import type { Schema } from './contract.ts';

type Path = readonly string[];

/** Each bound of each field of a body broken once: what chance would come upon after a long time. */
export function everyBreak(schema: Schema, body: unknown): BrokenBody[] {
  return objectBreaks(schema, body as Record<string, unknown>, [], body);
}

function objectBreaks(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Record<string, unknown>,
  path: Path,
  body: unknown,
): BrokenBody[] {
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const place = [...path, name];
    const member = value[name];
    const broken = wrongValues(property, member)
      .filter(([wrong]) => !fits(property, wrong))
      .map(([wrong, what]) => brokenAt(body, place, wrong, what));
    const isObject = property.type === 'object' && typeof member === 'object' && member !== null;
    return [
      ...(required.includes(name) && name in value
        ? [brokenAt(body, place, undefined, 'left out')]
        : []),
      ...broken,
      ...(isObject ? objectBreaks(property, member as Record<string, unknown>, place, body) : []),
    ];
  });
  if (additionalProperties !== false) return own;
  return [...own, brokenAt(body, [...path, 'not_in_the_contract'], 1, 'which is unknown')];
}

function brokenAt(body: unknown, path: Path, wrong: unknown, what: string): BrokenBody {
  const pointer = path.map((name) => `/${escapePointer(name)}`).join('');
  return { body: withValue(body, [...path], wrong), pointer, what };
}

type Wrong = [value: unknown, what: string];

/** One value beyond each bound, and one of a type that looks like the right one. */
function wrongValues(schema: Schema, value: unknown): Wrong[] {
  const { maximum, minimum, exclusiveMinimum, maxLength, maxItems = 1000 } = schema;
  const when = (holds: unknown, wrong: () => unknown, what: string): Wrong[] =>
    holds === undefined || holds === false ? [] : [[wrong(), what]];
  switch (schema.type) {
    case 'string':
      return [
        [7, 'as a number'],
        ['', 'empty'],
        ['\u0007', 'against its form'],
        ['nothing of the kind', 'against its form'],
        ...when(schema.enum, () => 'not_in_the_contract', 'outside of its values'),
        ...when(maxLength, () => 'x'.repeat((maxLength ?? 0) + 1), 'too long'),
      ];
    case 'integer':
    case 'number':
      return [
        [typeof value === 'number' ? String(value) : '1', 'as a text'],
        [0.5, 'with a fraction'],
        ...when(maximum, () => (maximum ?? 0) + 1, 'above its maximum'),
        ...when(minimum, () => (minimum ?? 0) - 1, 'below its minimum'),
        ...when(exclusiveMinimum, () => exclusiveMinimum, 'at what it has to exceed'),
      ];
    case 'boolean':
      return [['true', 'as a text']];
    case 'array':
      return [
        ['x', 'as a text'],
        [[], 'empty'],
        ...when(
          maxItems < 50,
          () => Array.from({ length: maxItems + 1 }, (_, at) => at),
          'too many',
        ),
      ];
    default:
      return [[null, 'as null']];
  }
}
