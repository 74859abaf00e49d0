import type { Column } from '../../ui/table/column.ts';
import type { CsvColumn } from '../../ui/table/csv-export.ts';
import type { CsvValue } from '../../../common/csv.ts';
import type { Words } from './use-words.ts';

/** What a spreadsheet gets from a record. */
export interface CsvField<Row> {
  csv: (row: Row, words: Words) => CsvValue;
  /** The currency next to an amount. */
  currency?: (row: Row) => string | undefined;
}

/** One field of a record: how the table shows it, and what a spreadsheet gets. */
export interface Field<Row>
  extends CsvField<Row>, Pick<Column<Row>, 'cell' | 'numeric' | 'size' | 'total'> {}

/**
 * A column of a list and the spreadsheet fields it consists of, each with its own heading (message
 * id).
 */
export interface ListColumn<Row> extends Column<Row> {
  csv: Readonly<Record<string, CsvField<Row>>>;
}

/** A column with one field; `more` holds the list's other settings for it. */
export function fieldColumn<Row>(
  id: string,
  labelId: string,
  field: Field<Row>,
  more: Partial<Column<Row>> = {},
): ListColumn<Row> {
  return { ...field, id, labelId, ...more, csv: { [labelId]: field } };
}

/** The columns of a spreadsheet for the columns of the list. */
export function csvColumns<Row>(columns: readonly ListColumn<Row>[], words: Words) {
  const { text } = words;
  return (columnId: string): readonly CsvColumn<Row>[] =>
    Object.entries(columns.find(({ id }) => id === columnId)?.csv ?? {}).flatMap(
      ([labelId, { csv, currency }]): CsvColumn<Row>[] => {
        const label = text(labelId);
        const written = { heading: label, value: (row: Row) => csv(row, words) };
        return currency
          ? [written, { heading: text('ui.csv.currency', { label }), value: currency }]
          : [written];
      },
    );
}
