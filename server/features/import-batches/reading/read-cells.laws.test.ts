import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter, arabicCharacter } from '../../../../common/testing/characters.ts';
import { worstTexts } from '../../../../common/testing/worst-texts.ts';
import { FAULT_PARAMS } from './codes.ts';
import { ALL_FIELDS, type Cells } from './import-fields.ts';
import { matchColumns } from './match-columns.ts';
import { PLAIN_CONTEXT, readCells } from './read-cells.ts';
import { toOrder } from './to-order.ts';

const RUNS = process.env.TEST_COUNTS === 'full' ? 10_000 : 200;

const PATIENCE = 300_000;
/** Of computing, for a row whose every cell is as long as a cell can be. */
const MOST_MICROSECONDS = 500_000;
/** Of the worst texts. */
const EVERY = process.env.TEST_COUNTS === 'full' ? 1 : 13;

const digits = fc.string({ unit: fc.constantFrom(...'0123456789٠٥.,٫+-eE/ '), maxLength: 14 });
const words = fc.constantFrom(
  'kg',
  'ر.س',
  'الرياض',
  'SA',
  '05/01/2026',
  'نعم',
  '9-12',
  '#REF!',
  '=',
);
const text = fc.oneof(
  digits,
  words,
  fc.tuple(digits, words).map(([number, word]) => `${number} ${word}`),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.string({ unit: arabicCharacter, maxLength: 20 }),
);
const rows: fc.Arbitrary<Cells> = fc.record(
  Object.fromEntries(ALL_FIELDS.map((field) => [field, text])),
  { requiredKeys: [] },
);

it(
  'no cells make reading fail, and the same cells read the same',
  () => {
    fc.assert(
      fc.property(rows, (cells) => {
        const { values, faults, repairs } = readCells(cells, PLAIN_CONTEXT);
        expect(readCells({ ...cells }, PLAIN_CONTEXT)).toEqual({ values, faults, repairs });
        for (const { code, params } of faults)
          expect(Object.keys(params)).toEqual(FAULT_PARAMS[code]);
        const order = toOrder(values, { sender: {}, defaults: {} });
        expect(JSON.parse(JSON.stringify(order))).toEqual(order);
      }),
      { numRuns: RUNS },
    );
  },
  PATIENCE,
);

it(
  'no cell keeps reading busy',
  () => {
    const texts = [...worstTexts(undefined, 32_767), ...worstTexts('^[0-9]+$', 32_767)];
    for (const worst of texts.filter((_, index) => index % EVERY === 0)) {
      const cells = Object.fromEntries(ALL_FIELDS.map((field) => [field, worst]));
      const start = process.cpuUsage();
      readCells(cells, PLAIN_CONTEXT);
      matchColumns([worst]);
      expect(process.cpuUsage(start).user).toBeLessThan(MOST_MICROSECONDS);
    }
  },
  PATIENCE,
);
