import { expect, it } from 'vitest';
import { breakableFile, itRefuses } from '../operator-files/testing/breakable-file.ts';
import { judgeFile } from '../operator-files/judge-file.ts';
import { namesOf } from '../operator-files/sheet.ts';
import { documentedColumns } from '../operator-files/testing/documented-columns.ts';
import { NOTHING_KNOWN } from '../operator-files/testing/nothing-known.ts';
import type { Values } from './columns.ts';
import { PLANS } from './plan-file.ts';

const ROWS: Values[] = [
  { plan: 'intermediate', period: 'monthly', price: 14_900 },
  { plan: 'advanced', period: 'yearly', price: 399_000 },
];
const right = breakableFile(PLANS, ROWS);

it('the manual explains every column, in the order of the file', () => {
  expect(documentedColumns('Plans')).toEqual(namesOf(PLANS));
});

it('the file is right before it is broken', async () => {
  const judged = await judgeFile(PLANS, Buffer.from(right.file), NOTHING_KNOWN);
  expect(judged).toEqual({ rows: ROWS, lacking: [] });
});

itRefuses(() => PLANS, NOTHING_KNOWN, [
  ...right.withEach([
    ['the free plan', 2, 'plan', 'basic', '"basic" is unknown; write intermediate or advanced'],
    ['a period that there is not', 2, 'period', 'weekly', 'write monthly or yearly'],
    ['no price', 2, 'price', '', 'is empty; write riyals with VAT'],
    ['a price of nothing', 2, 'price', '0', 'is too small'],
    ['a price without end', 3, 'price', '1000000.01', 'is too large'],
    ['a decimal comma', 3, 'price', '149,00', 'has a decimal comma'],
    ['a negative price', 3, 'price', '-149', 'is negative'],
  ]),
  [
    'a plan twice',
    right.withCells(() => ({ plan: 'advanced', period: 'yearly' })),
    3,
    'period',
    'the plan and period is in row 2 already',
  ],
  ...right.wholeFiles(['plan', 'period']),
]);
