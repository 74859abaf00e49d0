/**
 * Whether a time is not after another. Servers write as many digits of a second as they like, so that
 * the texts do not sort; see `DateTime`. A day is compared with the day of a time.
 */
export function isNotAfter(first: string, second: string): boolean {
  const hasDay = [first, second].some((time) => !time.includes('T'));
  return hasDay
    ? first.slice(0, DAY) <= second.slice(0, DAY)
    : Date.parse(first) <= Date.parse(second);
}

/** Whether no time is after the one before it. */
export function areNewestFirst(times: readonly string[]): boolean {
  return times.slice(1).every((time, before) => isNotAfter(time, times[before] ?? time));
}

/** Letters of `YYYY-MM-DD`. */
const DAY = 10;
