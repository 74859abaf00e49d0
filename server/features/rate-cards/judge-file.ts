import { CellFault, readCell } from './cells.ts';
import {
  COLUMN_NAMES,
  COLUMNS,
  type ColumnName,
  type Level,
  levelOf,
  type Values,
} from './columns.ts';
import { areLines, type Fault, type Line, readLines } from './file-text.ts';
import { contradictionsOf, type ReadLine } from './judge-card.ts';
import { couriersOf, type Group, groups, type RatedCourier, writeCell } from './rated-courier.ts';

/** What a file says, or everything that is wrong with it, in the order of its rows. */
export type Judgement = { couriers: RatedCourier[] } | { faults: Fault[] };

/** Reads a file of rate cards. Nothing of a file with a fault is used. */
export function judgeFile(file: Uint8Array): Judgement {
  const found = readLines(file);
  if (!areLines(found)) return { faults: found };
  const faults: Fault[] = [];
  const lines = found.flatMap((line) => {
    const { values, wrong } = readLine(line);
    faults.push(...wrong);
    return values === null ? [] : [{ row: line.row, values }];
  });
  faults.push(...doubled(found), ...disagreements(lines));
  faults.push(...wholeCards(found, lines).flatMap(contradictionsOf));
  if (faults.length > 0) return { faults: faults.toSorted(byPlace) };
  return { couriers: couriersOf(lines.map(({ values }) => values)) };
}

/** Cards of which every line could be read. */
function wholeCards(found: readonly Line[], lines: readonly ReadLine[]): Group<ReadLine>[] {
  const read = new Set(lines.map(({ row }) => row));
  const unread = found.filter(({ row }) => !read.has(row));
  const broken = new Set(unread.map(({ cells }) => `${cells.courier} ${cells.service}`));
  return cardsOf(lines).filter(
    ([{ values }]) => !broken.has(`${values.courier} ${values.service}`),
  );
}

function cardsOf(lines: readonly ReadLine[]): Group<ReadLine>[] {
  return groups(lines, ({ values }) => `${values.courier} ${values.service}`);
}

function readLine({ row, cells }: Line): { values: Values | null; wrong: Fault[] } {
  const wrong: Fault[] = [];
  const read = COLUMN_NAMES.map((column) => {
    try {
      return [column, valueOf(column, cells[column])];
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      wrong.push({ row, column, problem: error.message });
      return [column, null];
    }
  });
  return { values: wrong.length > 0 ? null : (Object.fromEntries(read) as Values), wrong };
}

function valueOf<Name extends ColumnName>(column: Name, text: string): Values[Name] {
  return readCell(COLUMNS[column], text);
}

/** Lines of the same lane. */
function doubled(lines: readonly Line[]): Fault[] {
  const same = groups(lines, ({ cells }) => [cells.courier, cells.service, cells.lane].join(' '));
  return same.flatMap(([first, ...others]) =>
    others.map(({ row }) => ({
      row,
      column: 'lane',
      problem: `the lane is in row ${first.row} already; remove one of the rows`,
    })),
  );
}

/** Where rows of one courier, or of one card, say different things of it. */
function disagreements(lines: readonly ReadLine[]): Fault[] {
  const couriers = groups(lines, ({ values }) => values.courier);
  return [
    ...couriers.flatMap((rows) => differing('courier', rows)),
    ...cardsOf(lines).flatMap((rows) => differing('card', rows)),
  ];
}

function differing(level: Level, [first, ...others]: Group<ReadLine>): Fault[] {
  const columns = COLUMN_NAMES.filter((column) => levelOf(column) === level);
  return others.flatMap(({ row, values }) =>
    columns
      .filter((column) => writeCell(column, values) !== writeCell(column, first.values))
      .map((column) => ({
        row,
        column,
        problem: `differs from row ${first.row}; write the same in all rows of the ${level}`,
      })),
  );
}

function byPlace(one: Fault, other: Fault): number {
  const place = ({ column }: Fault) => COLUMN_NAMES.findIndex((name) => name === column);
  return one.row - other.row || place(one) - place(other);
}
