/** One day of a history with what happened on it. */
interface TimelineDay<Entry> {
  /** Calendar day in Riyadh: `2026-11-21`. */
  day: string;
  entries: Entry[];
}

// Sweden writes dates as ISO 8601 does.
const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });

/**
 * Puts a history into days of Riyadh, newest day and newest entry first. Entries of one moment keep
 * the order they came in.
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
