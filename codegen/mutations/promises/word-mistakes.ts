import type { ContractDocument, Schema } from '../../../common/contract/document.ts';
import { type BrokenPromise, nodeAt } from './broken-promise.ts';

const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];
/** Units, each with one that a careless author could write in its place. */
const UNITS: readonly [RegExp, string][] = [
  [/\bmilliseconds?\b/i, 'seconds'],
  [/\bseconds?\b/i, 'minutes'],
  [/\bminutes?\b/i, 'hours'],
  [/\bhours?\b/i, 'days'],
  [/\bdays?\b/i, 'weeks'],
  [/\bgrams?\b/i, 'kilograms'],
  [/\bmillimetres?\b/i, 'centimetres'],
  [/\bbytes?\b/i, 'kilobytes'],
];
const UNIT_IN_NAME = /_(?:ms|seconds|minutes|hours|days|grams|millimetres|bytes)$/;

/** Bounds and units that descriptions name, each another one than the schema or the name has. */
export function wordMistakes(contract: ContractDocument): BrokenPromise[] {
  return below(['components', 'schemas'], contract.components['schemas']);
}

function below(place: readonly string[], node: unknown): BrokenPromise[] {
  if (typeof node !== 'object' || node === null) return [];
  const deeper = Object.entries(node).flatMap(([key, value]) =>
    key === 'example' || key === 'examples' ? [] : below([...place, key], value),
  );
  const { description } = node as { description?: unknown };
  if (typeof description !== 'string') return deeper;
  const bounds = BOUNDS.filter((bound) => {
    const value = (node as Schema)[bound];
    return typeof value === 'number' && value > 1 && numbersIn(description).includes(value);
  });
  const unit = UNIT_IN_NAME.test(place.at(-1) ?? '')
    ? UNITS.find(([word]) => word.test(description))
    : undefined;
  return [
    ...deeper,
    ...bounds.map((bound): BrokenPromise => ({
      kind: 'words',
      place,
      what: `${bound} is one more than "${description}"`,
      apply: (document) => {
        const schema = nodeAt(document, place);
        schema[bound] = Number(schema[bound]) + 1;
      },
    })),
    ...(unit
      ? [
          {
            kind: 'words' as const,
            place,
            what: `in ${unit[1]} instead of "${description}"`,
            apply: (document: ContractDocument) => {
              nodeAt(document, place)['description'] = description.replace(...unit);
            },
          },
        ]
      : []),
  ];
}

function numbersIn(words: string): number[] {
  return [...words.matchAll(/(?<![\d.])\d[\d,]*/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );
}
