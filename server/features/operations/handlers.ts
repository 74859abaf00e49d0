import { setTimeout as sleep } from 'node:timers/promises';
import { problem } from '../../http/problem.ts';
import type { Handlers } from '../../http/operations.ts';
import { isReachable } from '../../db/reachable.ts';

/** Milliseconds; a readiness check needs its answer at once. */
const SOON = 3_000;

export const operationsHandlers = {
  async getHealth(_request, { config }) {
    return { status: 200, body: { status: 'ok', mode: config.mode, version: config.version } };
  },

  async getReadiness(_request, { db, stopping }) {
    const isReady = !stopping && (await Promise.race([isReachable(db), tooLate()]));
    if (!isReady) throw problem(503, 'not_ready');
    return { status: 200, body: { status: 'ready' } };
  },
} satisfies Pick<Handlers, 'getHealth' | 'getReadiness'>;

function tooLate(): Promise<false> {
  return sleep(SOON, false, { ref: false });
}
