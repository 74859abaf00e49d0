import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { ClientCounts } from './client-counts.ts';
import type { KeyHolder, Services } from './operations.ts';
import { problem } from './problem.ts';

const MINUTE = 60_000;

/** Lets a request of a key through, or throws. */
export type KeyGate = (key: KeyHolder, scope: string | null, reply: FastifyReply) => Promise<void>;

/**
 * Counts the requests of each key, which the answer's headers tell in place of those of its address,
 * and holds it to the limit of its account's plan and to its scopes.
 */
export function newKeyGate(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { clock, log }: { clock: () => Date; log: FastifyBaseLogger },
): KeyGate {
  const limit = config.rateLimitKeyPerMinute;
  const counts = new ClientCounts({ db, clock, log, limit });
  return async ({ clientKey, isPaused, scopes }, scope, reply) => {
    const { current, ttl } = await counts.add(clientKey, MINUTE);
    const seconds = Math.ceil(ttl / 1_000);
    reply.headers({
      'ratelimit-limit': limit,
      'ratelimit-remaining': Math.max(limit - current, 0),
      'ratelimit-reset': seconds,
    });
    if (current > limit) throw problem(429, 'rate_limited', {}, { 'retry-after': `${seconds}` });
    if (isPaused) throw problem(403, 'paused_by_plan');
    if (scope !== null && !scopes.some((each) => each === scope)) {
      throw problem(403, 'insufficient_scope');
    }
  };
}
