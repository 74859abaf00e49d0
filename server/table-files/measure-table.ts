import { TableRefused } from './refusal.ts';
import type { TableLimits, TableRow } from './table.ts';

/** Judges rows one by one, the headings first, and keeps what is to be known of them all. */
export class TableMeasure {
  readonly #limits: TableLimits;
  #headings: TableRow | undefined;
  #columns = 0;
  #rows = 0;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  /**
   * @param row has content.
   * @throws TableRefused beyond a limit.
   */
  add({ row, cells }: TableRow): void {
    const { rows, columns, letters } = this.#limits;
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width > columns) {
      throw new TableRefused({ code: 'too_many_columns', row, params: { most: columns } });
    }
    const long = cells.findIndex((cell) => cell.length > letters);
    if (long !== -1) {
      const column = long + 1;
      throw new TableRefused({ code: 'cell_too_long', row, column, params: { most: letters } });
    }
    this.#columns = Math.max(this.#columns, width);
    if (!this.#headings) {
      this.#headings = { row, cells };
      return;
    }
    this.#rows += 1;
    if (this.#rows > rows) {
      throw new TableRefused({ code: 'too_many_rows', row, params: { most: rows } });
    }
  }

  /** @throws TableRefused if there are no rows. */
  finish(): { headings: string[]; headingRow: number; rowCount: number } {
    if (!this.#headings) throw new TableRefused({ code: 'empty_file', params: {} });
    const { row, cells } = this.#headings;
    if (this.#rows === 0) throw new TableRefused({ code: 'only_headings', row, params: {} });
    const headings = Array.from({ length: this.#columns }, (_, index) => cells[index] ?? '');
    return { headings, headingRow: row, rowCount: this.#rows };
  }
}
