import { createHash } from 'node:crypto';

/** Makes the mock slow and unreliable, for developing screens. */
export interface Disturbance {
  /** Range of delays before an answer, in milliseconds. */
  latency: readonly [number, number];
  /** Share of requests that fail, 0 to 1. */
  failures: number;
  /** The same seed disturbs the same requests, by position from the start, in the same way. */
  seed: number;
}

/** How one request is disturbed. */
export interface Fate {
  /** Milliseconds to wait first. */
  delay: number;
  failure: (typeof FAILURES)[number] | null;
}

/** Statuses of the contract, or a connection closed without an answer. */
const FAILURES = [500, 503, 'dropped'] as const;

const MINUTE = 60_000;

/**
 * The settings MOCK_LATENCY_MS, MOCK_FAILURES and MOCK_SEED.
 *
 * @returns null if nothing is to be disturbed.
 * @throws Error naming the setting and what it accepts.
 */
export function readDisturbance(env: NodeJS.ProcessEnv): Disturbance | null {
  const { MOCK_LATENCY_MS: latency = '0', MOCK_FAILURES: share = '0', MOCK_SEED: seed = '1' } = env;
  const [from = NaN, to = from] = /^\d+(-\d+)?$/.test(latency)
    ? latency.split('-').map(Number)
    : [];
  if (!(from <= to && to <= MINUTE)) {
    throw new Error(
      `MOCK_LATENCY_MS is "${latency}", but must be milliseconds up to ${MINUTE}, such as 300 or 200-800.`,
    );
  }
  const failures = /^(0|1|0?\.\d+)$/.test(share) ? Number(share) : NaN;
  if (Number.isNaN(failures)) {
    throw new Error(`MOCK_FAILURES is "${share}", but must be a share from 0 to 1, such as 0.1.`);
  }
  if (!/^\d{1,15}$/.test(seed)) {
    throw new Error(`MOCK_SEED is "${seed}", but must be a whole number.`);
  }
  if (to === 0 && failures === 0) return null;
  return { latency: [from, to], failures, seed: Number(seed) };
}

/** How request number `count` is disturbed, counting from the start. */
export function fateOf({ latency: [from, to], failures, seed }: Disturbance, count: number): Fate {
  const chance = (of: string) =>
    createHash('sha256').update(`${seed} ${count} ${of}`).digest().readUInt32BE() / 2 ** 32;
  const kind = FAILURES[Math.floor(chance('kind') * FAILURES.length)];
  return {
    delay: Math.round(from + chance('delay') * (to - from)),
    failure: chance('failure') < failures ? (kind ?? null) : null,
  };
}
