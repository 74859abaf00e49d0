import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { CSV_MARK } from '../../../common/csv.ts';
import { itForAll } from '../../../common/testing/it-for-all.ts';
import { SAMPLE_COURIERS } from '../../sample-data/couriers/sample-couriers.ts';
import { compareRows } from '../operator-files/compare-rows.ts';
import { writeFile } from '../operator-files/file-text.ts';
import { readSheet } from '../operator-files/read-sheet.ts';
import { namesOf, writeRow } from '../operator-files/sheet.ts';
import { documentedColumns } from '../operator-files/testing/documented-columns.ts';
import { RATES } from './rate-file.ts';
import { couriersOf, rowsOf } from './rated-courier.ts';
import { anyCouriers } from './testing/any-couriers.ts';
import { PALM, ratedCourier, REED } from './testing/rated-couriers.ts';

/** The rows of a file without a fault. */
function read(file: string) {
  const { lines, faults } = readSheet(RATES, Buffer.from(file));
  expect(faults).toEqual([]);
  return lines.map(({ values }) => values);
}

itForAll('a file that is written and read says the same', [anyCouriers], (couriers) => {
  const rows = rowsOf(couriers);
  expect(rowsOf(couriersOf(read(writeFile(RATES, rows))))).toEqual(rows);
});

itForAll(
  'rows and columns may be in any order, with blank lines between rows',
  [anyCouriers],
  (couriers) => {
    const rows = rowsOf(couriers);
    const columns = namesOf(RATES).toReversed();
    const texts = rows.toReversed().map((row) => writeRow(RATES, row));
    const file = stringify(texts, { header: true, columns });
    const spaced = file.replace('\n', `\n\n${','.repeat(columns.length - 1)}\n`);
    expect(rowsOf(couriersOf(read(spaced)))).toEqual(rows);
  },
);

it('the example of the manual is the file of the sample couriers', () => {
  const example = readFileSync('docs/rates-example.csv', 'utf8');
  expect(example).toBe(CSV_MARK + writeFile(RATES, rowsOf(SAMPLE_COURIERS.map(ratedCourier))));
});

it('differences are counted once for a courier, a card or a lane', () => {
  const [standard, express] = REED.cards;
  if (!standard || !express) throw new Error('it has two cards');
  const dearer = { ...standard, returnFee: standard.returnFee + 50 };
  const changed = { ...REED, tier: 'bronze' as const, cards: [dearer] };
  const changes = compareRows(RATES, rowsOf([REED]), rowsOf([changed]));
  expect(changes.filter(({ after }) => after !== null)).toEqual([
    { place: 'reed', column: 'tier', before: 'gold', after: 'bronze' },
    { place: 'reed standard', column: 'return_fee', before: '19.00', after: '19.50' },
  ]);
  const gone = changes.filter(({ after }) => after === null);
  expect(new Set(gone.map(({ place }) => place))).toEqual(
    new Set(['reed express', 'reed express domestic']),
  );
  expect(gone.map(({ column }) => column)).toContain('base_fee');
  expect(gone.map(({ column }) => column)).not.toContain('name_ar');
  expect(compareRows(RATES, rowsOf([PALM, REED]), rowsOf([PALM, REED]))).toEqual([]);
});

it('the manual explains every column, in the order of the file', () => {
  expect(documentedColumns('Rate cards')).toEqual(namesOf(RATES));
});
