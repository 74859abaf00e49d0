import type { Parts } from './parts.ts';

/** A number with its noun, such as `1 check` or `2 checks`. */
export function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

/** How many checks have no verdict because of something, in words. */
export function waitingFor(checks: number): string {
  return `${count(checks, 'check')} ${checks === 1 ? 'waits' : 'wait'} for it`;
}

/** What passed, what failed and what is not built, in words. */
export function countsOf({ passed, failed, notBuilt }: Parts): string {
  return [
    `${count(passed.length, 'check')} passed`,
    `${failed.length} failed`,
    ...(notBuilt.length > 0 ? [`${count(notBuilt.length, 'operation')} not built`] : []),
  ].join(', ');
}
