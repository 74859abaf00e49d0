import { expect, it } from 'vitest';
import { judgeFile } from '../operator-files/judge-file.ts';
import {
  breakableFile,
  type BrokenFile,
  itRefuses,
} from '../operator-files/testing/breakable-file.ts';
import { NOTHING_KNOWN } from '../operator-files/testing/nothing-known.ts';
import { RATES } from './rate-file.ts';
import { couriersOf, rowsOf } from './rated-courier.ts';
import { PALM, REED } from './testing/rated-couriers.ts';

const right = breakableFile(RATES, rowsOf([PALM, REED]));
const { file: FILE, withLines } = right;

const PHONES = Array.from({ length: 6 }, (_, at) => `+96611000000${at}`).join(' ');

/** Each of one cell that alone is wrong. */
const CELLS = right.withEach([
  ['no courier', 3, 'courier', '', 'is empty'],
  ['a courier in capitals', 2, 'courier', 'Palm Caravan', 'is wrong; write a short name'],
  ['an unknown service', 5, 'service', 'overnight', 'write economy, standard, express or same_day'],
  ['no service', 5, 'service', '', 'is empty'],
  ['an unknown lane', 4, 'lane', 'riyadh-jeddah', 'write intra_city, domestic or international'],
  ['no lane', 4, 'lane', '', 'is empty'],
  ['no fee', 2, 'base_fee', '', 'is empty; write riyals'],
  ['a negative fee', 2, 'base_fee', '-15.00', 'is negative'],
  ['a decimal comma', 2, 'base_fee', '15,00', 'has a decimal comma'],
  ['thousands separated', 2, 'base_fee', '1,500.00', 'has commas'],
  ['three decimals', 2, 'base_fee', '15.005', 'has more than two decimals'],
  ['other digits', 2, 'base_fee', '١٥', 'other digits than 0 to 9'],
  ['a currency', 2, 'base_fee', 'SAR 15', 'is no number'],
  ['an exponent', 2, 'base_fee', '1e3', 'is no number'],
  ['a lane for nothing', 2, 'base_fee', '0.00', 'is too small'],
  ['a fee beyond all bounds', 2, 'base_fee', '10000000.01', 'is too large'],
  ['a formula for a fee', 2, 'base_fee', '=B2*2', 'is a formula'],
  ['no fee by weight', 3, 'fee_per_kg', '', 'is empty'],
  ['a negative fee by weight', 3, 'fee_per_kg', '-0.01', 'is negative'],
  ['half a day', 2, 'min_days', '1.5', 'is no whole number'],
  ['no days', 2, 'min_days', '', 'is empty'],
  ['negative days', 2, 'min_days', '-1', 'is negative'],
  ['a year in transit', 2, 'max_days', '365', 'is too large'],
  ['the worst case before the best', 2, 'max_days', '0', 'is below min_days'],
  ['no fee for returns', 5, 'return_fee', '', 'is empty'],
  ['more than all of the amount', 5, 'cod_percent', '100.01', 'is too large'],
  ['an unknown remote city', 5, 'remote_cities', 'jedda', '"jedda" is unknown'],
  ['no base weight', 5, 'base_weight_g', '0', 'is too small'],
  ['kilograms', 5, 'max_weight_g', '30.5', 'is no whole number'],
  ['more than a ton', 5, 'max_weight_g', '1000001', 'is too large'],
  ['the width first', 5, 'max_width_mm', '1201', 'is above max_length_mm'],
  ['a piece on end', 5, 'max_height_mm', '801', 'is above max_width_mm'],
  ['no length', 5, 'max_length_mm', '', 'is empty'],
  ['a divisor of zero', 5, 'volumetric_divisor', '0', 'is too small'],
  ['no cities', 5, 'cities', '', 'is empty'],
  ['an unknown city', 5, 'cities', 'riyadh,jeddah', '"riyadh,jeddah" is unknown'],
  ['a city twice', 5, 'cities', 'riyadh jeddah riyadh', 'names riyadh twice'],
  ['one city for a domestic lane', 5, 'cities', 'riyadh', 'has one city'],
  ['only separators', 5, 'cities', '||', 'names none'],
  ['an unknown country', 5, 'countries', 'UAE', '"UAE" is unknown'],
  ['Saudi Arabia abroad', 5, 'countries', 'SA', '"SA" is unknown'],
  ['countries without a lane', 5, 'countries', 'AE', 'has no international lane'],
  ['an unknown day', 5, 'served_days', 'sunday someday', '"someday" is unknown'],
  ['no day', 5, 'served_days', '', 'is empty'],
  ['an unknown type', 5, 'shipment_types', 'pallet', '"pallet" is unknown'],
  ['an unknown method', 5, 'shipping_methods', 'drone', '"drone" is unknown'],
  ['an unknown sender field', 5, 'sender_fields', 'name', '"name" is unknown'],
  ['no note in Arabic', 5, 'notes_ar', '', 'is empty; write a note in Arabic'],
  ['a note without end', 5, 'notes_en', 'x'.repeat(501), 'has 501 characters'],
  ['a formula for a note', 5, 'notes_en', '@SUM(A1)', 'is a formula'],
  ['an unknown tier', 5, 'tier', 'diamond', 'write bronze, silver, gold or platinum'],
  ['no name', 5, 'name_en', '', 'is empty'],
  ['a name of two lines', 5, 'name_ar', 'ناقل\nالنخلة', 'is wrong'],
  ['text that changes direction', 5, 'description_en', 'a \u202E b', 'is wrong'],
  ['no address', 5, 'support_email', 'support', 'write an e-mail address'],
  ['a phone without its code', 5, 'phones', '0112345678', 'is wrong; write up to five phones'],
  ['a phone twice', 5, 'phones', '+966110000001 +966110000001', 'twice'],
  ['too many phones', 5, 'phones', PHONES, 'has 6 items; write at most 5'],
  ['a site that is no address', 5, 'site', 'www.reed.example', 'write an address such as'],
  ['a card that disagrees', 4, 'return_fee', '19.01', 'differs from row 2'],
  ['a courier that disagrees', 6, 'tier', 'silver', 'differs from row 5'],
  ['hours that nobody reads', 5, 'support_hours', '9 to 5', 'lacks days'],
]);

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))),
  );
const name = FILE.indexOf('Palm');
const [beforeName, afterName] = [FILE.slice(0, name), FILE.slice(name)];

const withCell = (row: number, column: string, text: string) =>
  right.withCells((at) => (at === row ? { [column]: text } : {}));

/** What is missing beside a cell, and what is wrong with the file as a whole. */
const FILES: BrokenFile[] = [
  ...right.wholeFiles(['courier', 'service']),
  ['COD without its fee', withCell(6, 'cod_cap', '50.00'), 6, 'cod_flat_fee', 'fill cod_flat_fee'],
  ['remote cities without a fee', withCell(6, 'remote_cities', 'jeddah'), 6, 'remote_fee', 'fill'],
  ['a fee without remote cities', withCell(6, 'remote_fee', '9.50'), 6, 'remote_cities', 'fill'],
  ['a remote city not served', withCell(2, 'remote_cities', 'abha'), 2, 'remote_cities', 'not in'],
  [
    'hours of Ramadan alone',
    right.withCells((row) => (row > 4 ? { support_hours_ramadan: 'daily 24h' } : {})),
    5,
    'support_hours',
    'is empty',
  ],
  ['a missing column', FILE.replace(',tier', ''), 1, 'tier', 'is missing'],
  [
    'one of two optional columns',
    FILE.replace(',support_hours_ramadan', ''),
    1,
    'support_hours_ramadan',
    'is missing',
  ],
  ['Windows-1256', bytes(beforeName, 0xe4, afterName), 2, 'name_en', 'is not UTF-8'],
  [
    'an unquoted comma',
    withLines(([h = '', a = '']) => [h, `${a},00`]),
    2,
    'support_hours_ramadan',
    '38 cells',
  ],
  [
    'a row twice',
    withLines(([h = '', a = '', ...rest]) => [h, a, a, ...rest]),
    3,
    'lane',
    'in row 2',
  ],
];

it('the file is right before it is broken, in at least sixty ways', async () => {
  const judged = await judgeFile(RATES, Buffer.from(FILE), NOTHING_KNOWN);
  expect('rows' in judged && couriersOf(judged.rows)).toEqual([PALM, REED].map(withoutOwner));
  expect(CELLS.length + FILES.length).toBeGreaterThanOrEqual(60);
});

itRefuses(() => RATES, NOTHING_KNOWN, [...CELLS, ...FILES]);

it('every fault of a file is listed, by row and column', async () => {
  const file = right.withCells((row) =>
    row > 3 ? { base_fee: '1,5', tier: 'none', cities: '' } : {},
  );
  const judged = await judgeFile(RATES, Buffer.from(file), NOTHING_KNOWN);
  expect('faults' in judged && judged.faults.map(({ row, column }) => `${row} ${column}`)).toEqual(
    [4, 5, 6].flatMap((row) => [`${row} base_fee`, `${row} cities`, `${row} tier`]),
  );
});

/** A card in a file says nothing of its courier. */
function withoutOwner(courier: typeof PALM) {
  const cards = courier.cards.map((card) => {
    const { courierId: _, tier: __, ...terms } = { courierId: '', tier: '', ...card };
    return terms;
  });
  return { ...courier, cards };
}
