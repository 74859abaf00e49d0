import { branchesOf } from '../../../sample-data/couriers/branches.ts';
import { SAMPLE_COURIERS } from '../../../sample-data/couriers/sample-couriers.ts';
import { ratedCourier } from '../../rate-cards/testing/rated-couriers.ts';
import type { Values } from '../columns.ts';
import { branchValues } from '../store.ts';

/** The branches of the sample couriers as their export has them. */
export function sampleRows(): Values[] {
  return SAMPLE_COURIERS.flatMap((courier) =>
    branchesOf(courier).map((branch) =>
      branchValues(ratedCourier(courier).code, { ...branch, phone: null }),
    ),
  ).toSorted((a, b) => (`${a.courier} ${a.branch}` < `${b.courier} ${b.branch}` ? -1 : 1));
}

const [FIRST, SECOND] = sampleRows();
if (!FIRST || !SECOND) throw new Error('sample couriers have branches');

/** Two branches of one courier: rows 2 and 3 of a file. */
export const TWO_BRANCHES: readonly [Values, Values] = [
  {
    ...FIRST,
    courier: 'test-courier',
    branch: 'riyadh-1',
    city: 'riyadh',
    phone: '+966112345678',
    drop_off: true,
  },
  { ...SECOND, courier: 'test-courier', branch: 'jeddah-1', city: 'jeddah', cash_payout: false },
];
