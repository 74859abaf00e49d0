// Sweden writes dates as ISO 8601 does.
const dayInRiyadh = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
});

/** The calendar day it is in Riyadh, as `2026-11-21`. */
export function todayInRiyadh(now = new Date()): string {
  return dayInRiyadh.format(now);
}
