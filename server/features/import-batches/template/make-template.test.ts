import { expect, it } from 'vitest';
import { readAll } from '../../../table-files/testing/read-all.ts';
import { HEADING_NAMES } from '../reading/heading-names.ts';
import { missingFields } from '../reading/import-fields.ts';
import { cellsOf, contextOf, matchColumns } from '../reading/match-columns.ts';
import { PLAIN_CONTEXT, readCells } from '../reading/read-cells.ts';
import { allowedValues } from './allowed-values.ts';
import { explanationSheet } from './explanation.ts';
import { makeTemplate, TEMPLATE_FIELDS } from './make-template.ts';

const LOCALES = ['ar', 'en'] as const;
const FORMATS = ['csv', 'xlsx'] as const;

it.each(LOCALES.flatMap((locale) => FORMATS.map((format) => ({ locale, format }))))(
  'the template ($format, $locale) is read as the import reads any file',
  async ({ locale, format }) => {
    const { table, rows } = await readAll(await makeTemplate(format, locale));
    const columns = matchColumns(table.headings);
    expect(columns.map(({ field }) => field)).toEqual(TEMPLATE_FIELDS);
    expect(missingFields(new Set(TEMPLATE_FIELDS))).toEqual([]);
    const cells = cellsOf(rows[0]?.cells ?? [], columns);
    const { faults } = readCells(cells, contextOf(columns));
    expect(faults.map(({ code }) => code)).toEqual(['sample_row']);
    expect(readCells({ ...cells, reference_id: '7' }, contextOf(columns))).toMatchObject({
      faults: [],
      repairs: [],
    });
  },
);

it.each(LOCALES)('every value that the template offers is read (%s)', (locale) => {
  for (const field of TEMPLATE_FIELDS) {
    for (const value of allowedValues(field, locale)) {
      const cells = { 'receiver.city': 'الرياض', [field]: value };
      expect(readCells(cells, PLAIN_CONTEXT).faults).toEqual([]);
    }
  }
});

it('explains each column with the bounds of the contract', () => {
  const { rows } = explanationSheet(TEMPLATE_FIELDS, 'en');
  const limits = (field: keyof typeof HEADING_NAMES) =>
    rows.find(([heading]) => heading === HEADING_NAMES[field].en)?.[4];
  expect(rows).toHaveLength(TEMPLATE_FIELDS.length + 1);
  expect(limits('receiver.full_name')).toBe('Letters, at most: 120');
  expect(limits('weight')).toBe('At most: 1000');
  expect(limits('length')).toBe('At most: 1000');
  expect(limits('price')).toBe('At most: 1000000.00');
  expect(limits('pieces')).toBe('At least: 1, At most: 50');
  expect(limits('receiver.postal_code')).toBe('Digits in Saudi Arabia: 5');
});
