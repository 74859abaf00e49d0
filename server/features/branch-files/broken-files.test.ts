import { expect, it } from 'vitest';
import { judgeFile } from '../operator-files/judge-file.ts';
import {
  breakableFile,
  type BrokenFile,
  itRefuses,
} from '../operator-files/testing/breakable-file.ts';
import { BRANCHES } from './branch-file.ts';
import { TWO_BRANCHES } from './testing/sample-rows.ts';

const KNOWN = { couriers: new Set(['test-courier']), photoFiles: new Set<string>() };

const right = breakableFile(BRANCHES, TWO_BRANCHES);

const CELLS = right.withEach([
  ['no courier', 2, 'courier', '', 'is empty'],
  ['a courier that there is not', 2, 'courier', 'palm', 'palm is unknown; correct it'],
  ['no code', 3, 'branch', '', 'is empty'],
  ['a code in capitals', 3, 'branch', 'Riyadh 1', 'is wrong; write a short name'],
  ['a code twice', 3, 'branch', 'riyadh-1', 'in row 2'],
  ['no name', 2, 'name_ar', '', "is empty; write the branch's name in Arabic"],
  ['a name without end', 2, 'name_en', 'x'.repeat(61), 'has 61 characters'],
  ['a formula for a name', 2, 'name_en', '=A1', 'is a formula'],
  ['an unknown city', 2, 'city', 'riyad', '"riyad" is unknown'],
  ['two cities', 2, 'city', 'riyadh jeddah', 'is unknown; write the code of a Saudi city'],
  ['no address', 2, 'address_ar', '', 'is empty'],
  ['an address that changes direction', 2, 'address_en', 'a \u202E b', 'is wrong'],
  ['no latitude', 2, 'latitude', '', 'is empty; write degrees'],
  ['a decimal comma', 2, 'latitude', '24,69', 'is wrong; write degrees'],
  ['degrees and minutes', 2, 'latitude', "24°41'N", 'is wrong; write degrees'],
  ['seven decimals', 2, 'longitude', '46.7219001', 'is wrong'],
  ['a place north of the kingdom', 2, 'latitude', '51.5', '51.5 is not in Saudi Arabia'],
  ['a place on the equator', 2, 'latitude', '0', 'write degrees from 16 to 33'],
  ['a place west of the kingdom', 2, 'longitude', '-0.1', 'write degrees from 34 to 56'],
  ['a phone without its code', 2, 'phone', '0112345678', 'is wrong; write a phone'],
  ['two phones', 2, 'phone', '+966112345678 +966112345679', 'write at most 16'],
  ['no hours', 2, 'hours', '', 'is empty; write opening hours'],
  ['hours without days', 2, 'hours', '09:00-17:00', 'lacks days'],
  ['hours at 24', 2, 'hours', 'daily 09:00-24:00', 'is no time'],
  ['hours that overlap', 2, 'hours', 'daily 09:00-13:00 12:00-17:00', 'overlaps'],
  ['a day twice', 2, 'hours_ramadan', 'sun 24h; sun 24h', 'names sun twice'],
  ['neither yes nor no', 2, 'drop_off', 'TRUE', 'is unknown; write yes or no'],
  ['no answer', 2, 'cash_payout', '', 'is empty; write yes or no'],
]);

const FILES: BrokenFile[] = [
  ...CELLS,
  ...right.wholeFiles(['courier', 'branch']),
  [
    'latitude and longitude swapped',
    right.withCells((row) => (row === 2 ? { latitude: '46.72', longitude: '24.69' } : {})),
    2,
    'latitude',
    'is a longitude, and longitude is a latitude; swap the two',
  ],
];

it('the file is right before it is broken', async () => {
  const judged = await judgeFile(BRANCHES, Buffer.from(right.file), KNOWN);
  expect(judged).toEqual({ rows: TWO_BRANCHES, lacking: [] });
});

itRefuses(() => BRANCHES, KNOWN, FILES);
