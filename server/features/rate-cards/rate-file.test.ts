import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { CSV_MARK } from '../../../common/csv.ts';
import { itForAll } from '../../../common/testing/it-for-all.ts';
import { SAMPLE_COURIERS } from '../../sample-data/couriers/sample-couriers.ts';
import { COLUMN_NAMES } from './columns.ts';
import { compareRates } from './compare-rates.ts';
import { writeFile } from './file-text.ts';
import { judgeFile } from './judge-file.ts';
import { rowsOf } from './rated-courier.ts';
import { anyCouriers } from './testing/any-couriers.ts';
import { PALM, ratedCourier, REED } from './testing/rated-couriers.ts';

function read(file: string) {
  const judged = judgeFile(Buffer.from(file));
  if ('faults' in judged) throw new Error(JSON.stringify(judged.faults.slice(0, 5)));
  return judged.couriers;
}

itForAll('a file that is written and read says the same', [anyCouriers], (couriers) => {
  const rows = rowsOf(couriers);
  const again = rowsOf(read(writeFile(rows)));
  expect(compareRates(rows, again)).toEqual([]);
  expect(again).toEqual(rows);
});

itForAll(
  'rows and columns may be in any order, with blank lines between rows',
  [anyCouriers],
  (couriers) => {
    const rows = rowsOf(couriers);
    const columns = COLUMN_NAMES.toReversed();
    const file = stringify(rows.toReversed(), { header: true, columns });
    const spaced = file.replace('\n', `\n\n${','.repeat(columns.length - 1)}\n`);
    expect(rowsOf(read(spaced))).toEqual(rows);
  },
);

it('the example of the manual is the file of the sample couriers', () => {
  const example = readFileSync('docs/rates-example.csv', 'utf8');
  expect(example).toBe(CSV_MARK + writeFile(rowsOf(SAMPLE_COURIERS.map(ratedCourier))));
});

it('differences are counted once for a courier, a card or a lane', () => {
  const [standard, express] = REED.cards;
  if (!standard || !express) throw new Error('it has two cards');
  const dearer = { ...standard, returnFee: standard.returnFee + 50 };
  const changed = { ...REED, tier: 'bronze' as const, cards: [dearer] };
  const changes = compareRates(rowsOf([REED]), rowsOf([changed]));
  expect(changes.filter(({ after }) => after !== null)).toEqual([
    { courier: 'reed', service: null, lane: null, column: 'tier', before: 'gold', after: 'bronze' },
    {
      ...{ courier: 'reed', service: 'standard', lane: null, column: 'return_fee' },
      ...{ before: '19.00', after: '19.50' },
    },
  ]);
  const gone = changes.filter(({ after }) => after === null);
  expect(new Set(gone.map(({ service }) => service))).toEqual(new Set(['express']));
  expect(gone.map(({ column }) => column)).toContain('base_fee');
  expect(gone.map(({ column }) => column)).not.toContain('name_ar');
  expect(compareRates(rowsOf([PALM, REED]), rowsOf([PALM, REED]))).toEqual([]);
});

it('the manual explains every column, in the order of the file', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('## Rate cards');
  const cells = [...(section.split('\n## ')[0]?.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm) ?? [])];
  const named = cells.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(named).toEqual(COLUMN_NAMES);
});
