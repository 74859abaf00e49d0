import { expect, it } from 'vitest';
import { CSV_MARK } from '../../../common/csv.ts';
import type { ColumnName } from './columns.ts';
import { writeFile } from './file-text.ts';
import { judgeFile } from './judge-file.ts';
import { rowsOf } from './rated-courier.ts';
import { PALM, REED } from './testing/rated-couriers.ts';

const ROWS = rowsOf([PALM, REED]);
const FILE = writeFile(ROWS);

/** The file with one cell changed; row 2 is the first after the header. */
function withCell(row: number, column: ColumnName, text: string): string {
  return writeFile(
    ROWS.map((cells, at) => (at === row - 2 ? { ...cells, [column]: text } : cells)),
  );
}

/** The file with its lines changed; lines that are broken inside a cell do not matter here. */
function withLines(change: (lines: string[]) => string[]): string {
  return change(FILE.split('\r\n')).join('\r\n');
}

function withHeader(before: string, after: string): string {
  return FILE.replace(before, after);
}

const PHONES = Array.from({ length: 6 }, (_, at) => `+96611000000${at}`).join(' ');

type Case = [title: string, file: string | Uint8Array, row: number, column: string, says: string];

/** Each of one cell that alone is wrong. */
const CELLS: Case[] = (
  [
    ['no courier', 3, 'courier', '', 'is empty'],
    ['a courier in capitals', 2, 'courier', 'Palm Caravan', 'is wrong; write a short name'],
    [
      'an unknown service',
      5,
      'service',
      'overnight',
      'write economy, standard, express or same_day',
    ],
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
  ] as const
).map(([title, row, column, text, says]) => [
  title,
  withCell(row, column, text),
  row,
  column,
  says,
]);

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))),
  );
const name = FILE.indexOf('Palm');
const [beforeName, afterName] = [FILE.slice(0, name), FILE.slice(name)];

/** What is missing beside a cell, and what is wrong with the file as a whole. */
const FILES: Case[] = [
  ['COD without its fee', withCell(6, 'cod_cap', '50.00'), 6, 'cod_flat_fee', 'fill cod_flat_fee'],
  ['remote cities without a fee', withCell(6, 'remote_cities', 'jeddah'), 6, 'remote_fee', 'fill'],
  ['a fee without remote cities', withCell(6, 'remote_fee', '9.50'), 6, 'remote_cities', 'fill'],
  ['a remote city not served', withCell(2, 'remote_cities', 'abha'), 2, 'remote_cities', 'not in'],
  ['nothing', '', 1, 'courier', 'the file is empty'],
  ['only a header', withLines(([header = '']) => [header]), 2, 'courier', 'has no rows'],
  ['another header', withHeader('base_fee', 'price'), 1, 'base_fee', 'is missing'],
  ['a missing column', withHeader(',tier', ''), 1, 'tier', 'is missing'],
  ['an unknown column', withHeader('tier', 'tier,rating'), 1, 'rating', 'is unknown'],
  ['a column twice', withHeader('tier', 'tier,tier'), 1, 'tier', 'is there twice'],
  ['semicolons', FILE.replaceAll(',', ';'), 1, 'courier', 'separated by semicolons'],
  ['tabs', FILE.replaceAll(',', '\t'), 1, 'courier', 'separated by tabs'],
  ['UTF-16', Buffer.from(CSV_MARK + FILE, 'utf16le'), 1, 'courier', 'is UTF-16'],
  ['Windows-1256', bytes(beforeName, 0xe4, afterName), 2, 'name_en', 'is not UTF-8'],
  ['an open quotation mark', `${FILE}"reed,standard`, 7, 'courier', 'a quotation mark'],
  ['a quotation mark in a cell', `${FILE}reed,stan"dard`, 7, 'service', 'a quotation mark'],
  ['a short row', `${FILE}reed,standard\r\n`, 7, 'service', 'the row has 2 cells; write 35'],
  ['an unquoted comma', withLines(([h = '', a = '']) => [h, `${a},00`]), 2, 'site', '36 cells'],
  [
    'a row twice',
    withLines(([h = '', a = '', ...rest]) => [h, a, a, ...rest]),
    3,
    'lane',
    'in row 2',
  ],
];

it('the file is right before it is broken, in at least sixty ways', () => {
  expect(judgeFile(Buffer.from(FILE))).toEqual({ couriers: [PALM, REED].map(withoutOwner) });
  expect(CELLS.length + FILES.length).toBeGreaterThanOrEqual(60);
});

it.each([...CELLS, ...FILES])(
  '%s is refused at its row and column',
  (_, file, row, column, says) => {
    const judged = judgeFile(typeof file === 'string' ? Buffer.from(file) : file);
    const faults = 'faults' in judged ? judged.faults : [];
    const problem: unknown = expect.stringContaining(says);
    expect(faults).toContainEqual({ row, column, problem });
    for (const fault of faults) expect(fault.problem).toContain('; ');
  },
);

it('every fault of a file is listed, by row and column', () => {
  const file = writeFile(
    ROWS.map((row, at) => ({
      ...row,
      ...(at > 1 && { base_fee: '1,5', tier: 'none', cities: '' }),
    })),
  );
  const judged = judgeFile(Buffer.from(file));
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
