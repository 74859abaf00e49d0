import type { components } from '../../../openapi/generated/types.ts';
import { type Weekday, WEEKDAYS } from '../../domain/rate-card.ts';
import { type Cell, CellFault, quoted } from './cells.ts';

export type OpeningHours = components['schemas']['OpeningHours'];
export type OpeningPeriod = components['schemas']['OpeningPeriod'];

const EXAMPLE = 'sat-thu 09:00-22:00; fri 16:00-22:00';
const EXPECTED = `opening hours such as "${EXAMPLE}", "daily 24h" or "closed"`;
const CLOSED = 'closed';
const DAILY = 'daily';
const ALL_DAY = '24h';
const MOST = 21;

const DAYS = WEEKDAYS.map((day) => day.slice(0, 3));
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const SPAN = new RegExp(`^(${TIME})-(${TIME})$`);

/**
 * Opening hours of a week: parts with semicolons between them, each of days and then of times. Days
 * that no part names are closed; times that end before they begin end on the next day.
 */
export const HOURS: Cell<OpeningPeriod[]> = {
  expected: EXPECTED,
  read: readHours,
  write: writeHours,
};

function readHours(found: string): OpeningPeriod[] {
  const text = found.toLowerCase();
  if (text === CLOSED) return [];
  const parts = text.split(';').map(readPart);
  const named = parts.flatMap(({ days }) => days);
  const twice = named.find((day, at) => named.indexOf(day) < at);
  if (twice !== undefined) throw new CellFault(`names ${DAYS[twice]} twice; write each day once`);
  const periods = parts
    .flatMap(({ days, spans }) => days.flatMap((day) => spans.map((span) => ({ day, span }))))
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, span: [opens, closes] }) => ({ day: WEEKDAYS[day] ?? 'sunday', opens, closes }));
  if (periods.length <= MOST) return periods;
  throw new CellFault(`opens ${periods.length} times a week; write at most ${MOST}`);
}

type Span = readonly [opens: string, closes: string];

function readPart(part: string): { days: number[]; spans: Span[] } {
  const words = part.split(/[\s,]+/).filter((word) => word !== '');
  const times = words.findIndex((word) => /^\d/.test(word));
  const [days, spans] = times === -1 ? [words, []] : [words.slice(0, times), words.slice(times)];
  if (days.length === 0 || spans.length === 0) {
    throw new CellFault(
      `${quoted(part.trim())} lacks ${days.length === 0 ? 'days' : 'times'}; write ${EXPECTED}`,
    );
  }
  return { days: days.flatMap(readDays), spans: inOrder(spans.map(readSpan)) };
}

/** A day, or days from one to another, as positions in the week. */
function readDays(word: string): number[] {
  if (word === DAILY) return DAYS.map((_, day) => day);
  const [from = '', to = from, ...rest] = word.split('-');
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  if (first === -1 || last === -1 || rest.length > 0) {
    throw new CellFault(
      `${quoted(word)} names no days; write ${DAYS.join(', ')}, or a range such as sat-thu`,
    );
  }
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % DAYS.length);
}

function readSpan(word: string): Span {
  if (word === ALL_DAY) return ['00:00', '00:00'];
  const [, opens, closes] = SPAN.exec(word) ?? [];
  if (opens === undefined || closes === undefined) {
    throw new CellFault(`${quoted(word)} is no time; write it as 09:00-22:00, or ${ALL_DAY}`);
  }
  if (opens !== closes || opens === '00:00') return [opens, closes];
  throw new CellFault(`${word} ends when it begins; write ${ALL_DAY} for the whole day`);
}

/** The times of a day by their beginning. @throws CellFault if two overlap. */
function inOrder(spans: Span[]): Span[] {
  const sorted = spans.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const overlap = sorted.find(([opens], at) => {
    const [begun, ended] = sorted[at - 1] ?? [];
    return begun !== undefined && ended !== undefined && (ended <= begun || opens < ended);
  });
  if (!overlap) return sorted;
  throw new CellFault(`${overlap.join('-')} overlaps the time before it; write one or the other`);
}

function writeHours(periods: readonly OpeningPeriod[]): string {
  if (periods.length === 0) return CLOSED;
  const spans = WEEKDAYS.map((day) => spansOn(day, periods));
  return [...new Set(spans.filter((text) => text !== ''))]
    .map((text) => `${writeDays(spans.map((each) => each === text))} ${text}`)
    .join('; ');
}

function spansOn(day: Weekday, periods: readonly OpeningPeriod[]): string {
  return periods
    .filter((period) => period.day === day)
    .map(({ opens, closes }) => `${opens}-${closes}`.replace('00:00-00:00', ALL_DAY))
    .join(' ');
}

/** The days that are in, as runs around the week. */
function writeDays(isIn: readonly boolean[]): string {
  if (!isIn.includes(false)) return DAILY;
  return DAYS.filter((_, start) => isIn[start] && isIn.at(start - 1) !== true)
    .map((first) => {
      const start = DAYS.indexOf(first);
      const next = [...DAYS.slice(start), ...DAYS].findIndex((day) => !isIn[DAYS.indexOf(day)]);
      const last = DAYS[(start + next - 1) % DAYS.length] ?? first;
      return first === last ? first : `${first}-${last}`;
    })
    .join(' ');
}

/** The hours of two cells, the second for Ramadan. */
export function openingHours(week: OpeningPeriod[], ramadan: OpeningPeriod[] | null): OpeningHours {
  return ramadan === null ? { week } : { week, ramadan };
}
