import type { CityCode } from '../../domain/rate-card.ts';
import { CITIES } from '../../reference/places/cities.ts';
import { type Cell, CellFault, oneOf, quoted, someOf, text } from './cells.ts';

// As the contract has texts: no control characters, no direction overrides.
const LINE = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+$/u;
const PARAGRAPH = /^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|\n)+$/u;

/** A text of one line. */
export const line = (expected: string, length: number) => text(expected, length, LINE);

/** A text of one or more lines. */
export const paragraph = (expected: string, length: number) => text(expected, length, PARAGRAPH);

/** A name that never changes. */
export const code = (example: string) =>
  text(
    `a short name of a-z, 0-9 and hyphens, such as ${example}`,
    60,
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  );

export const PHONE = /^\+[1-9]\d{6,14}$/;

export const CITY_LIST: Cell<CityCode[]> = someOf(
  'codes of Saudi cities with spaces between them, such as riyadh jeddah',
  CITIES.map((city) => city.code),
);

const A_CITY = 'the code of a Saudi city such as riyadh';

export const CITY: Cell<CityCode> = {
  expected: A_CITY,
  read(found) {
    if (CITIES.some((city) => city.code === found)) return found;
    throw new CellFault(`${quoted(found)} is unknown; write ${A_CITY}`);
  },
  write: (city) => city,
};

const answer = oneOf(['yes', 'no']);

export const YES_NO: Cell<boolean> = {
  expected: answer.expected,
  read: (found) => answer.read(found.toLowerCase()) === 'yes',
  write: (value) => (value ? 'yes' : 'no'),
};

/** Degrees with up to six decimals, which is a tenth of a metre. */
export function degrees(example: string): Cell<number> {
  const expected = `degrees with a decimal point such as ${example}`;
  return {
    expected,
    read(found) {
      if (/^-?\d{1,3}(?:\.\d{1,6})?$/.test(found)) return Number(found);
      throw new CellFault(`${quoted(found)} is wrong; write ${expected}`);
    },
    write: (value) => String(Number(value.toFixed(6))),
  };
}
