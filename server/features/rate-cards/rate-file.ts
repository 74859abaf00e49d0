import { newId } from '../../db/ids.ts';
import type { FileKind } from '../operator-files/file-kind.ts';
import { type Group, groups } from '../operator-files/groups.ts';
import type { ReadLine, ReadSheet } from '../operator-files/read-sheet.ts';
import { RATE_SHEET, type Values } from './columns.ts';
import { contradictionsOf } from './judge-card.ts';
import { couriersOf, rowsOf } from './rated-courier.ts';
import { replaceRates, selectRates } from './store.ts';

/** Rate cards, with the names and contacts of their couriers. Open quotes keep theirs. */
export const RATES: FileKind<Values> = {
  ...RATE_SHEET,
  kind: 'rates',
  tables: ['couriers', 'courier_cards'],
  async select(db) {
    return rowsOf(await selectRates(db));
  },
  judge(read) {
    return {
      rows: read.lines.map(({ values }) => values),
      faults: wholeCards(read).flatMap(contradictionsOf),
    };
  },
  async replace(tx, rows) {
    const now = new Date();
    const couriers = couriersOf(rows);
    await replaceRates(
      tx,
      couriers.map((courier) => ({ ...courier, newId: newId('crr', now) })),
    );
  },
};

/** Cards of which every line could be read. */
function wholeCards({ all, lines }: ReadSheet<Values>): Group<ReadLine<Values>>[] {
  const read = new Set(lines.map(({ row }) => row));
  const unread = all.filter(({ row }) => !read.has(row));
  const broken = new Set(unread.map(({ cells }) => `${cells.courier} ${cells.service}`));
  const cards = groups(lines, ({ values }) => `${values.courier} ${values.service}`);
  return cards.filter(([{ values }]) => !broken.has(`${values.courier} ${values.service}`));
}
