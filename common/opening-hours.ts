/** The days of the Saudi week. */
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Open from `opens` until `closes`, times of day in Riyadh as `HH:MM`. */
export interface OpeningPeriod {
  day: (typeof WEEKDAYS)[number];
  opens: string;
  /** Not after `opens`: on the next day. */
  closes: string;
}

export interface OpeningHours {
  week: readonly OpeningPeriod[];
  /** In the month of Ramadan of the Umm al-Qura calendar, if different. */
  ramadan?: readonly OpeningPeriod[] | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Riyadh is three hours ahead of UTC all year. */
const RIYADH = 3 * 60 * MINUTE;

/** Days after which no change of the hours is looked for. */
const HORIZON = 8;

const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});

/** Whether that moment's day in Riyadh is in Ramadan, by the Umm al-Qura calendar. */
export function isRamadan(at: Date): boolean {
  return islamicMonth.format(at.getTime() + RIYADH) === '9';
}

/**
 * Whether a place is open at that moment, and when that changes; null if not within a week. A place
 * is open in the minute in which it opens and closed in the one in which it closes.
 */
export function openingAt(hours: OpeningHours, at: Date): { isOpen: boolean; until: Date | null } {
  const now = at.getTime();
  const current = spans(hours, now).find(({ from, to }) => from <= now && now < to);
  if (current) {
    const isEndless = current.to >= midnightBefore(now) + HORIZON * DAY;
    return { isOpen: true, until: isEndless ? null : new Date(current.to) };
  }
  const next = spans(hours, now).find(({ from }) => from > now);
  return { isOpen: false, until: next ? new Date(next.from) : null };
}

interface Span {
  /** Milliseconds since the epoch. */
  from: number;
  to: number;
}

/** When the place is open, from the day before until the horizon; what touches is one span. */
function spans({ week, ramadan }: OpeningHours, now: number): Span[] {
  const all: Span[] = [];
  for (let ahead = -1; ahead <= HORIZON; ahead += 1) {
    const midnight = midnightBefore(now) + ahead * DAY;
    const day = WEEKDAYS[new Date(midnight + RIYADH).getUTCDay()];
    const periods = ramadan && isRamadan(new Date(midnight)) ? ramadan : week;
    for (const period of periods) {
      if (period.day !== day) continue;
      const [opens, closes] = [minutes(period.opens), minutes(period.closes)];
      const end = closes > opens ? closes : closes + 24 * 60;
      all.push({ from: midnight + opens * MINUTE, to: midnight + end * MINUTE });
    }
  }
  const joined: Span[] = [];
  for (const span of all.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** The last midnight in Riyadh. */
function midnightBefore(now: number): number {
  return Math.floor((now + RIYADH) / DAY) * DAY - RIYADH;
}

function minutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
