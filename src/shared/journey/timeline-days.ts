/** One day of a history and its entries. */
interface TimelineDay<Entry> {
  /** Calendar day in Riyadh: `2026-11-21`. */
  day: string;
  entries: Entry[];
}

// Swedish dates have the ISO 8601 format.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });

/** Calendar day of an instant in Riyadh: `2026-11-21`. */
export function dayInRiyadh(instant: string): string {
  return days.format(new Date(instant));
}

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
  const byDay = Map.groupBy(newestFirst, ({ occurred_at }) => dayInRiyadh(occurred_at));
  return [...byDay].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
