import { withoutNulls } from '../../../http/without-nulls.ts';
import { meaningOf, type Meaning, phraseOf, shopOf, sideOf } from './heading-index.ts';
import type { Cells, ImportField } from './import-fields.ts';
import type { ReadingContext } from './read-cells.ts';
import type { DateOrder } from './read-day.ts';
import { dimensionUnitOf, weightUnitOf } from './read-measure.ts';
import { currencyOf } from './read-money.ts';

/** What a column was guessed to mean. */
export interface MatchedColumn {
  /** From 0, the leftmost of the file. */
  index: number;
  heading: string;
  field?: ImportField;
  /** The column could mean this, which another column means more clearly. */
  alike?: ImportField;
}

/** Guesses what the columns of a file mean by their headings; every field at most once. */
export function matchColumns(headings: readonly string[]): MatchedColumn[] {
  const phrases = headings.map(phraseOf);
  const shop = shopOf(phrases);
  const meanings = phrases.map((phrase) => guess(phrase, shop));
  const best = new Map<ImportField, Meaning>();
  for (const meaning of meanings) {
    const other = meaning && best.get(meaning.field);
    if (meaning && (!other || meaning.rank < other.rank)) best.set(meaning.field, meaning);
  }
  return headings.map((heading, index) => {
    const meaning = meanings[index];
    if (!meaning) return { index, heading };
    const { field } = meaning;
    return best.get(field) === meaning
      ? { index, heading, field }
      : { index, heading, alike: field };
  });
}

/** By the whole phrase, or else without the side it names, or without the unit at last. */
function guess(phrase: string, shop: string | undefined): Meaning | undefined {
  if (phrase === '') return undefined;
  const bare = phrase
    .split(' ')
    .filter((word) => !isUnit(word))
    .join(' ');
  for (const each of new Set([phrase, bare])) {
    const { side, rest } = sideOf(each);
    const meaning = meaningOf(each, null, shop) ?? (side && meaningOf(rest, side, undefined));
    // The same object for two columns would be the better of both.
    if (meaning) return { ...meaning };
  }
  return undefined;
}

function isUnit(word: string): boolean {
  return [weightUnitOf, dimensionUnitOf, currencyOf].some((unitOf) => unitOf(word) !== undefined);
}

/** The texts of a row by what its columns mean. */
export function cellsOf(
  row: readonly string[],
  columns: readonly { index: number; field?: ImportField | undefined }[],
): Cells {
  const cells: Partial<Record<ImportField, string>> = {};
  for (const { index, field } of columns) {
    if (field !== undefined) cells[field] = row[index] ?? '';
  }
  return cells;
}

/**
 * The units and currencies that the headings of confirmed columns name, such as `الوزن (جم)`.
 *
 * @param dateOrder of dates such as 05/01, once it is known.
 */
export function contextOf(
  columns: readonly { heading: string; field?: ImportField | undefined }[],
  dateOrder?: DateOrder,
): ReadingContext {
  const words = (field: ImportField) =>
    columns
      .filter((column) => column.field === field)
      .flatMap(({ heading }) => phraseOf(heading).split(' '));
  const find = <Unit>(field: ImportField, unitOf: (word: string) => Unit | undefined) =>
    words(field)
      .map(unitOf)
      .find((unit) => unit !== undefined);
  return {
    weightUnits: withoutNulls({
      weight: find('weight', weightUnitOf),
      'sender.gross_weight': find('sender.gross_weight', weightUnitOf),
    }),
    lengthUnits: withoutNulls({
      length: find('length', dimensionUnitOf),
      width: find('width', dimensionUnitOf),
      height: find('height', dimensionUnitOf),
    }),
    currencies: withoutNulls({
      price: find('price', currencyOf),
      unit_price: find('unit_price', currencyOf),
      'sender.amount_to_collect': find('sender.amount_to_collect', currencyOf),
    }),
    ...(dateOrder && { dateOrder }),
  };
}
