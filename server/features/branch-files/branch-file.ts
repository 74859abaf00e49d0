import type { FileKind } from '../operator-files/file-kind.ts';
import type { ReadLine } from '../operator-files/read-sheet.ts';
import type { Fault } from '../operator-files/sheet.ts';
import { unknownCouriers } from '../operator-files/unknown-couriers.ts';
import { BRANCH_SHEET, type Values } from './columns.ts';
import { replaceBranches, selectBranches } from './store.ts';

/** Degrees between which Saudi Arabia lies; the two ranges share no number. */
const BOUNDS = { latitude: [16, 33], longitude: [34, 56] } as const;
type Axis = keyof typeof BOUNDS;

/** Branches of all couriers. */
export const BRANCHES: FileKind<Values> = {
  ...BRANCH_SHEET,
  kind: 'branches',
  tables: ['courier_branches'],
  select: selectBranches,
  judge({ lines }, known) {
    return {
      rows: lines.map(({ values }) => values),
      faults: [...unknownCouriers(lines, known), ...lines.flatMap(misplaced)],
    };
  },
  replace: replaceBranches,
};

/** Coordinates that are not in Saudi Arabia. */
function misplaced({ row, values: { latitude, longitude } }: ReadLine<Values>): Fault[] {
  if (isWithin('longitude', latitude) && isWithin('latitude', longitude)) {
    const problem = 'is a longitude, and longitude is a latitude; swap the two';
    return [{ row, column: 'latitude', problem }];
  }
  return [
    ...outside('latitude', latitude).map((problem) => ({ row, column: 'latitude', problem })),
    ...outside('longitude', longitude).map((problem) => ({ row, column: 'longitude', problem })),
  ];
}

function outside(axis: Axis, value: number): string[] {
  const [least, most] = BOUNDS[axis];
  if (isWithin(axis, value)) return [];
  return [`${value} is not in Saudi Arabia; write degrees from ${least} to ${most}`];
}

function isWithin(axis: Axis, value: number): boolean {
  const [least, most] = BOUNDS[axis];
  return value >= least && value <= most;
}
