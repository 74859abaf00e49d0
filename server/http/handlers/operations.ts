import { problem } from '../problem.ts';
import type { Handlers } from '../operations.ts';
import { isReachable } from '../../db/reachable.ts';

export const operationsHandlers = {
  async getHealth(_request, { config }) {
    return { status: 200, body: { status: 'ok', mode: config.mode, version: config.version } };
  },

  async getReadiness(_request, { db, stopping }) {
    if (stopping || !(await isReachable(db))) throw problem(503, 'not_ready');
    return { status: 200, body: { status: 'ready' } };
  },
} satisfies Pick<Handlers, 'getHealth' | 'getReadiness'>;
