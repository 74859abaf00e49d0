import { namesOf, placeOf, type Sheet, writeRow } from './sheet.ts';

/** A cell that differs between two states. */
export interface CellChange {
  /** What the cell describes, named by its keys with spaces between them. */
  place: string;
  column: string;
  /** Null if the cell is new. */
  before: string | null;
  /** Null if the cell is gone. */
  after: string | null;
}

/** Numbers of cells. */
export interface Totals {
  added: number;
  changed: number;
  removed: number;
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** Every cell that differs, by what it describes. */
export function compareRows<Values>(
  sheet: Sheet<Values>,
  before: readonly Values[],
  after: readonly Values[],
): CellChange[] {
  const [was, is] = [cellsOf(sheet, before), cellsOf(sheet, after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((place) => ({ place, old: was.get(place), now: is.get(place) }))
    .toSorted((one, other) => inOrder.compare(one.place, other.place))
    .flatMap(({ place, old, now }) =>
      [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
        .map((column) => {
          const [from, to] = [old?.get(column) ?? null, now?.get(column) ?? null];
          return { place, column, before: from, after: to };
        })
        .filter((change) => change.before !== change.after),
    );
}

export function totalsOf(changes: readonly CellChange[]): Totals {
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  return { added, removed, changed: changes.length - added - removed };
}

/** The columns of each place with their texts; what several rows say is there once. */
function cellsOf<Values>(
  sheet: Sheet<Values>,
  values: readonly Values[],
): Map<string, Map<string, string>> {
  const columns = namesOf(sheet);
  const places = new Map<string, Map<string, string>>();
  for (const row of values.map((each) => writeRow(sheet, each))) {
    for (const column of columns) {
      const place = placeOf(sheet, sheet.depthOf(column), row);
      const cells = places.get(place) ?? new Map<string, string>();
      places.set(place, cells.set(column, row[column]));
    }
  }
  return places;
}
