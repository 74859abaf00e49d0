import { fromGrams, fromMillimetres } from '../../../../common/units.ts';
import { toDecimal } from '../../../../common/money.ts';
import type { Locale } from '../../../reference/locale.ts';
import type { WrittenSheet } from '../../../table-files/write-workbook.ts';
import { HEADING_NAMES } from '../reading/heading-names.ts';
import { IMPORT_FIELDS, type ImportField, REQUIRED } from '../reading/import-fields.ts';
import { ADDRESS_DIGITS } from '../reading/read-address-number.ts';
import { allowedValues } from './allowed-values.ts';
import { boundsOf } from './field-bounds.ts';
import { KIND_WORDS, TEMPLATE_WORDS } from './template-words.ts';

type Word = keyof typeof TEMPLATE_WORDS;
const LIST_SEPARATOR = { ar: '، ', en: ', ' };
const WIDTHS = [30, 32, 44, 60, 34];

/** The sheet that says of each column what belongs into it, with the contract's own bounds. */
export function explanationSheet(fields: readonly ImportField[], locale: Locale): WrittenSheet {
  const word = (name: Word) => TEMPLATE_WORDS[name][locale];
  const rows = fields.map((field) => [
    HEADING_NAMES[field][locale],
    word(requirementOf(field)),
    KIND_WORDS[IMPORT_FIELDS[field]][locale],
    allowedValues(field, locale).join(LIST_SEPARATOR[locale]),
    boundsTexts(field, word).join(LIST_SEPARATOR[locale]),
  ]);
  return {
    name: word('explanation'),
    headings: (['column', 'isRequired', 'howTo', 'allowed', 'bounds'] as const).map(word),
    rows: [[word('sampleNote')], ...rows],
    widths: WIDTHS,
  };
}

function requirementOf(field: ImportField): Word {
  if (field === 'sender.amount_to_collect') return 'withCash';
  const ways = REQUIRED.find((each) => each.some((way) => way.includes(field)));
  if (!ways || field === 'sku') return 'optional';
  if (ways.length === 1) return 'required';
  if (ways.some((way) => way.includes('sku'))) return 'orSku';
  return field === 'receiver.short_address' ? 'orLong' : 'orShort';
}

function boundsTexts(field: ImportField, word: (name: Word) => string): string[] {
  const { letters, least, most } = boundsOf(field);
  const kind = IMPORT_FIELDS[field];
  const isText = kind === 'line' || kind === 'paragraph';
  const digits = Object.entries(ADDRESS_DIGITS).find(([name]) => field.endsWith(`.${name}`))?.[1];
  return [
    ...(digits === undefined ? [] : [word('digits') + String(digits)]),
    ...(isText && letters !== undefined ? [word('letters') + String(letters)] : []),
    ...(kind === 'integer' && least !== undefined ? [word('least') + String(least)] : []),
    ...(most === undefined ? [] : [word('most') + numberText(field, most)]),
  ];
}

/** In the unit in which the column is filled in. */
function numberText(field: ImportField, most: number): string {
  const kind = IMPORT_FIELDS[field];
  if (kind === 'money') return toDecimal({ amount: most, currency: 'SAR' });
  if (kind === 'weight') return String(fromGrams(most, 'kg'));
  return String(kind === 'length' ? fromMillimetres(most, 'cm') : most);
}
