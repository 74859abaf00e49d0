const RIYADH = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Date and time in Riyadh, for spreadsheets: `2026-11-21` and `12:20`. */
export function riyadhTime(instant: Date): string[] {
  return RIYADH.format(instant).split(' ');
}
