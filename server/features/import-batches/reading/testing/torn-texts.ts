import { encode } from '../../../../table-files/testing/encode.ts';
import { damaged, type DamagedFile } from './damaged-file.ts';
import {
  columnOf,
  type CsvForm,
  csvText,
  type Heading,
  PLAIN_FORM,
  rightRows,
  withCell,
} from './right-file.ts';

/** Stands in a text for a cell that is written in another encoding. */
const PLACE = 'PLACE';
const NAME = 'سلمى الحربي';

const spoilt = (row: number, heading: Heading, form: CsvForm, cell: Buffer): Buffer => {
  const text = csvText(withCell(row, heading, PLACE), form);
  const [before = '', after = ''] = text.split(PLACE);
  return Buffer.concat([
    encode(before, form.encoding, form.hasMark),
    cell,
    encode(after, form.encoding, false),
  ]);
};

const PLACES: readonly [number, Heading][] = [
  [2, 'اسم المستلم'],
  [3, 'المنتج'],
  [4, 'الشارع'],
  [5, 'المدينة'],
  [6, 'ملاحظات'],
];
const MIXTURES: readonly [string, CsvForm, Buffer][] = [
  ['Windows-1256 in UTF-8', PLAIN_FORM, encode(NAME, 'windows-1256', false)],
  [
    'Windows-1256 in UTF-8 with a mark',
    { ...PLAIN_FORM, hasMark: true },
    encode(NAME, 'windows-1256', false),
  ],
  ['UTF-8 in Windows-1256', { ...PLAIN_FORM, encoding: 'windows-1256' }, Buffer.from(NAME)],
  [
    'half a character in UTF-16',
    { ...PLAIN_FORM, encoding: 'utf-16le', hasMark: true },
    Buffer.from('3cd8', 'hex'),
  ],
];

const torn = (row: number, heading: Heading, text: string, delimiter = ',') => {
  const form = { ...PLAIN_FORM, delimiter };
  return Buffer.from(csvText(withCell(row, heading, PLACE), form).replace(PLACE, text));
};
const QUOTES: readonly [string, string][] = [
  ['a quotation mark that is not closed', '"عطر'],
  ['letters behind a closing mark', '"عطر" عود'],
  ['three marks', '"""'],
];

/** Texts whose bytes or quotation marks do not fit together. */
export const TORN_TEXTS: readonly DamagedFile[] = [
  ...MIXTURES.flatMap(([name, form, cell]) =>
    PLACES.map(([row, heading]) =>
      damaged(`${name}, row ${row}`, () => spoilt(row, heading, form, cell), {
        code: 'mixed_encodings',
        row,
        column: columnOf(heading),
      }),
    ),
  ),
  damaged(
    'an odd byte at the end of UTF-16',
    () => {
      const text = csvText(rightRows(), PLAIN_FORM).trimEnd();
      return Buffer.concat([encode(text, 'utf-16le', true), Buffer.of(0x41)]);
    },
    { code: 'mixed_encodings', row: 6, column: columnOf('ملاحظات') },
  ),
  ...QUOTES.flatMap(([name, text]) =>
    PLACES.map(([row, heading]) =>
      damaged(`${name}, row ${row}`, () => torn(row, heading, text), {
        code: 'broken_quotes',
        row,
      }),
    ),
  ),
  damaged('a mark that is not closed between semicolons', () => torn(3, 'المنتج', '"عطر', ';'), {
    code: 'broken_quotes',
    row: 3,
  }),
];
