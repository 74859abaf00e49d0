import cluster from 'node:cluster';
import { once } from 'node:events';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded (`--import`), it loads what `server/main.ts` does, and lets that begin once a line comes
 * on standard input: a server that is killed can have a successor that begins at once.
 */
if (isMainThread && cluster.isPrimary) {
  await Promise.all([
    import('../../features/jobs.ts'),
    import('../../prepare-database.ts'),
    import('../../website.ts'),
    import('../../workers/start-workers.ts'),
  ]);
  await once(process.stdin, 'data');
  process.stdin.pause();
}
