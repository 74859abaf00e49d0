import { createHash } from 'node:crypto';

/** How the mock is made slow and unreliable, for whoever builds screens. */
export interface Disturbance {
  /** Milliseconds before an answer, from and to. */
  latency: readonly [number, number];
  /** Share of requests that fail, 0 to 1. */
  failures: number;
  /** The same seed disturbs the same requests, counted from the start, in the same way. */
  seed: number;
}

/** What becomes of one request. */
export interface Fate {
  /** Milliseconds to wait first. */
  delay: number;
  failure: (typeof FAILURES)[number] | null;
}

/** Statuses of the contract, and a connection that ends without an answer. */
const FAILURES = [500, 503, 'dropped'] as const;

const MINUTE = 60_000;

/**
 * The settings MOCK_LATENCY_MS, MOCK_FAILURES and MOCK_SEED.
 *
 * @returns null where nothing is to be disturbed.
 * @throws naming the setting and what it takes.
 */
export function readDisturbance(env: NodeJS.ProcessEnv): Disturbance | null {
  const { MOCK_LATENCY_MS: latency = '0', MOCK_FAILURES: share = '0', MOCK_SEED: seed = '1' } = env;
  const [from = NaN, to = from] = /^\d+(-\d+)?$/.test(latency)
    ? latency.split('-').map(Number)
    : [];
  if (!(from <= to && to <= MINUTE)) {
    throw new Error(
      `MOCK_LATENCY_MS is "${latency}", but has to be milliseconds up to ${MINUTE}, such as 300 or 200-800.`,
    );
  }
  const failures = /^(0|1|0?\.\d+)$/.test(share) ? Number(share) : NaN;
  if (Number.isNaN(failures)) {
    throw new Error(`MOCK_FAILURES is "${share}", but has to be a share from 0 to 1, such as 0.1.`);
  }
  if (!/^\d{1,15}$/.test(seed)) {
    throw new Error(`MOCK_SEED is "${seed}", but has to be a whole number.`);
  }
  if (to === 0 && failures === 0) return null;
  return { latency: [from, to], failures, seed: Number(seed) };
}

/** The fate of the how-manieth request. */
export function fateOf({ latency: [from, to], failures, seed }: Disturbance, count: number): Fate {
  const chance = (of: string) =>
    createHash('sha256').update(`${seed} ${count} ${of}`).digest().readUInt32BE() / 2 ** 32;
  const kind = FAILURES[Math.floor(chance('kind') * FAILURES.length)];
  return {
    delay: Math.round(from + chance('delay') * (to - from)),
    failure: chance('failure') < failures ? (kind ?? null) : null,
  };
}
