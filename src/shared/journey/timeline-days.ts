/** One day of a history and its entries. */
interface TimelineDay<Entry> {
  /** Calendar day in Riyadh: `2026-11-21`. */
  day: string;
  entries: Entry[];
}

// Swedish dates have the ISO 8601 format.
const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });

/**
 * Groups a history by days in Riyadh, newest day and newest entry first. Entries of the same moment
 * keep their order.
 */
export function timelineDays<Entry extends { occurred_at: string }>(
  entries: readonly Entry[],
): TimelineDay<Entry>[] {
  const newestFirst = entries.toSorted(
    (a, b) => Date.parse(b.occurred_at) - Date.parse(a.occurred_at),
  );
  const days = Map.groupBy(newestFirst, ({ occurred_at }) => dayOf.format(new Date(occurred_at)));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
