import { COLUMN_NAMES, type ColumnName, levelOf } from './columns.ts';
import type { Row } from './rated-courier.ts';

/** A cell that differs between two states of the rates. What concerns all lanes has no lane. */
export interface CellChange {
  courier: string;
  service: string | null;
  lane: string | null;
  column: ColumnName;
  /** Null if the cell is new. */
  before: string | null;
  /** Null if the cell is gone. */
  after: string | null;
}

export interface Totals {
  added: number;
  changed: number;
  removed: number;
}

/** Every cell that differs, by courier, service and lane. */
export function compareRates(before: readonly Row[], after: readonly Row[]): CellChange[] {
  const [was, is] = [cellsOf(before), cellsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((key) => ({ key, before: was.get(key), after: is.get(key) }))
    .filter((cell) => cell.before?.text !== cell.after?.text)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .flatMap(({ before: old, after: now }) => {
      const place = old ?? now;
      if (!place) return [];
      const { text: _, ...where } = place;
      return { ...where, before: old?.text ?? null, after: now?.text ?? null };
    });
}

export function totalsOf(changes: readonly CellChange[]): Totals {
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  return { added, removed, changed: changes.length - added - removed };
}

type PlacedCell = Omit<CellChange, 'before' | 'after'> & { text: string };

/** Each cell once: what a courier or a card says is in all of its rows. */
function cellsOf(rows: readonly Row[]): Map<string, PlacedCell> {
  const cells = new Map<string, PlacedCell>();
  for (const row of rows) {
    COLUMN_NAMES.forEach((column, at) => {
      const level = levelOf(column);
      const service = level === 'courier' ? null : row.service;
      const lane = level === 'lane' ? row.lane : null;
      const place = [row.courier, service, lane, String(at).padStart(2, '0')];
      const cell = { courier: row.courier, service, lane, column, text: row[column] };
      cells.set(place.map((part) => part ?? '').join(' '), cell);
    });
  }
  return cells;
}
