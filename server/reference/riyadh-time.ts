const RIYADH = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Date and time in Riyadh, for spreadsheets: `2026-11-21` and `12:20`. */
export function riyadhTime(instant: Date): string[] {
  return RIYADH.format(instant).split(' ');
}

const RIYADH_SECONDS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Date and time in Riyadh to the second: `2026-11-21` and `12:20:07`. */
export function riyadhSecond(instant: Date): string[] {
  return RIYADH_SECONDS.format(instant).split(' ');
}
