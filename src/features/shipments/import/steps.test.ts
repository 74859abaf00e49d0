import { describe, expect, it } from 'vitest';
import type { ImportBatch } from '../../../api/generated/model/import-batch.ts';
import { ImportBatchStatus } from '../../../api/generated/model/import-batch-status.ts';
import { importSteps, isWorking, openSteps, reachedStep, shownStep } from './steps.ts';

const counts = {
  rows: 3,
  unchecked: 0,
  ready: 1,
  wrong: 1,
  repeated: 0,
  joined: 0,
  left_out: 0,
  unpriced: 0,
  priced: 1,
  waiting: 0,
  booked: 0,
  refused: 0,
};
const batchAt = (status: ImportBatchStatus, more: Partial<ImportBatch> = {}): ImportBatch => ({
  id: 'imp_01jd4a5r6s7t8v9w0x1y2z3a4b',
  version: 1,
  status,
  origin: 'file',
  columns: [],
  defaults: [],
  missing: [],
  asks_date_order: false,
  counts,
  faults_by_kind: [],
  repairs_by_kind: [],
  charged: { amount: 0, currency: 'SAR' },
  balance: { amount: 0, currency: 'SAR' },
  created_at: '2026-11-21T09:00:00Z',
  updated_at: '2026-11-21T09:00:00Z',
  expires_at: '2027-02-19T09:00:00Z',
  ...more,
});

describe.each(Object.values(ImportBatchStatus))('a batch that is %s', (status) => {
  const batch = batchAt(status);

  it('shows the step it has reached, unless the person went to an open one', () => {
    expect(openSteps(batch)).toContain(reachedStep(batch));
    expect(shownStep(batch, null)).toBe(reachedStep(batch));
    expect(shownStep(batch, 'nonsense')).toBe(reachedStep(batch));
    for (const step of importSteps) {
      const isOpen = openSteps(batch).includes(step);
      expect(shownStep(batch, step)).toBe(isOpen ? step : reachedStep(batch));
    }
  });

  it('stays at its step while the server is at work', () => {
    if (isWorking(batch)) expect(openSteps(batch)).toEqual([reachedStep(batch)]);
  });
});

it.each([
  ['matching', {}, ['columns']],
  ['checked', {}, ['columns', 'check', 'couriers']],
  ['checked', { origin: 'drafts' }, ['check', 'couriers']],
  ['checked', { counts: { ...counts, ready: 0, priced: 0 } }, ['columns', 'check']],
  ['priced', {}, ['columns', 'check', 'couriers', 'payment']],
  ['waiting', { counts: { ...counts, booked: 1 } }, ['check', 'couriers', 'booking']],
  ['booked', { counts: { ...counts, booked: 1 } }, ['check', 'booking']],
] as const)('a batch that is %s with %j can go to %j', (status, more, steps) => {
  expect(openSteps(batchAt(status, more))).toEqual(steps);
});
