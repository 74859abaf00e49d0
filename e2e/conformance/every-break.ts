import { fits, withValue, type BrokenBody } from './breaks.ts';
import { escapePointer } from '../../common/contract/document.ts';
import type { Schema } from './contract.ts';

type Path = readonly string[];

/** Breaks each bound of each field of a body once; random requests would need long for that. */
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

/** One value beyond each bound, and one of a similar but wrong type. */
function wrongValues(schema: Schema, value: unknown): Wrong[] {
  const { maximum, minimum, exclusiveMinimum, maxLength, maxItems = 1000 } = schema;
  const when = (holds: unknown, wrong: () => unknown, what: string): Wrong[] =>
    holds === undefined || holds === false ? [] : [[wrong(), what]];
  switch (schema.type) {
    case 'string':
      return [
        [7, 'as a number'],
        ['', 'empty'],
        ['\u0007', 'in the wrong format'],
        ['nothing of the kind', 'in the wrong format'],
        ...when(schema.enum, () => 'not_in_the_contract', 'outside its values'),
        ...when(maxLength, () => 'x'.repeat((maxLength ?? 0) + 1), 'too long'),
      ];
    case 'integer':
    case 'number':
      return [
        [typeof value === 'number' ? String(value) : '1', 'as a string'],
        [0.5, 'with a fraction'],
        ...when(maximum, () => (maximum ?? 0) + 1, 'above its maximum'),
        ...when(minimum, () => (minimum ?? 0) - 1, 'below its minimum'),
        ...when(exclusiveMinimum, () => exclusiveMinimum, 'at its exclusive minimum'),
      ];
    case 'boolean':
      return [['true', 'as a string']];
    case 'array':
      return [
        ['x', 'as a string'],
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
