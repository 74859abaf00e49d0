// Swedish dates have the ISO 8601 format.
const dayInRiyadh = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
});

/** Today in Riyadh, as `2026-11-21`. */
export function todayInRiyadh(now = new Date()): string {
  return dayInRiyadh.format(now);
}
