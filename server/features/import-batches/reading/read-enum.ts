import { foldForSearch } from '../../../../common/search-text.ts';
import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import { ENUM_WORDS } from './enum-words.ts';
import { dimensionUnitOf, weightUnitOf } from './read-measure.ts';
import { fault, read, type Reading } from './reading.ts';

export type EnumName = keyof typeof ENUM_WORDS;
export type EnumValue<Name extends EnumName> = keyof (typeof ENUM_NAMES)[Name] & string;

/** Each value of an enum by everything it is called, folded. */
const VALUES = new Map<EnumName, ReadonlyMap<string, string>>();

/** A value of the contract by its own name, by those of the app in both languages, or by another. */
export function readEnum<Name extends EnumName>(
  name: Name,
  text: string,
): Reading<EnumValue<Name>> {
  const value = valueOf(name, text);
  if (isValue(name, value)) return read(value);
  return fault('unknown_value', { allowed: Object.keys(ENUM_NAMES[name]) });
}

function valueOf(name: EnumName, text: string): string | undefined {
  const known = valuesOf(name).get(folded(text));
  if (known !== undefined) return known;
  if (name === 'weight_unit') return weightUnitOf(text);
  if (name === 'dimension_unit') return dimensionUnitOf(text);
  return name === 'preferred_delivery_time' ? windowOf(text) : undefined;
}

function isValue<Name extends EnumName>(
  name: Name,
  value: string | undefined,
): value is EnumValue<Name> {
  return value !== undefined && Object.hasOwn(ENUM_NAMES[name], value);
}

function valuesOf(name: EnumName): ReadonlyMap<string, string> {
  const known = VALUES.get(name);
  if (known) return known;
  const words: Readonly<Record<string, string>> = ENUM_WORDS[name];
  const values = new Map(
    Object.entries(ENUM_NAMES[name]).flatMap(([value, { ar, en }]) =>
      [value, ar, en, ...(words[value] ?? '').split('|')]
        .map(folded)
        .filter((word) => word !== '')
        .map((word) => [word, value]),
    ),
  );
  VALUES.set(name, values);
  return values;
}

/** `drop_off`, `Drop-off` and `drop off` are one word. */
function folded(text: string): string {
  return foldForSearch(text).replace(/[\s_-]+/g, ' ');
}

const HOUR = /(\d{1,2})(?::00)?\s*(am|pm|a\.m\.|p\.m\.|صباحا|ص|مساء|م|ظهرا|عصرا|noon)?/g;
/** What may stand between and before hours. */
const BETWEEN = /^(?:من|الي|حتي|بين|و|الساعه|from|to|until|till|between|and)$/;
const AFTER_NOON = /^(?:p|م|ظهرا|عصرا)/;

/** `9-12`, `3 pm to 6 pm` and the like, if they are one of the windows. */
function windowOf(text: string): string | undefined {
  const folded = foldForSearch(text.slice(0, 100));
  const words = folded.replace(HOUR, ' ').match(/\p{L}+/gu) ?? [];
  if (!words.every((word) => BETWEEN.test(word))) return undefined;
  const hours = [...folded.matchAll(HOUR)].map(([, digits = '', half = '']) => {
    const hour = Number(digits);
    return hour < 12 && AFTER_NOON.test(half) ? hour + 12 : hour;
  });
  if (hours.length !== 2) return undefined;
  const [from = 0, to = 0] = hours;
  // In `3 - 6 pm` the half of the day stands once.
  const start = from < to - 12 && to > 12 ? from + 12 : from;
  return [start, to].map((hour) => String(hour).padStart(2, '0')).join('-');
}
