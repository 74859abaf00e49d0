import type { TestCase } from '../codegen/junit.ts';

/** Minutes for all of `make test` on a machine of speed 1 (see machine-speed.ts). */
const MINUTES = 18;
/** Less than the limit of any CI, so that the run itself reports what took so long. */
const AT_MOST = 80;

/** Minutes that a run may take at this machine's speed, and never fewer than at speed 1. */
export function minutesAllowed(speed: number): number {
  return Math.min(Math.max(MINUTES / speed, MINUTES), AT_MOST);
}

/**
 * The run's own test case in the reports.
 *
 * @param speeds measured before, on the way and after; the slowest counts, because what slows a
 *   machine down may be temporary.
 */
export function judgeTime(minutes: number, speeds: readonly number[]): TestCase {
  const speed = Math.min(...speeds);
  const allowed = minutesAllowed(speed);
  const told = `${minutes.toFixed(1)} of ${allowed.toFixed(1)} minutes, at speed ${speed.toFixed(2)}`;
  return {
    name: `the run keeps to its budget: ${told}`,
    seconds: 0,
    ...(minutes > allowed && { failure: `It took ${told}: the table of files says what is slow.` }),
  };
}
