import { describe, expect, it } from 'vitest';
import { startBare } from './bare-process.ts';
import { killedDatabases } from './shared-databases.ts';

const LIMIT = 20;

describe.concurrent.each(killedDatabases('postgres'))(
  'the requests of one address on the %s database',
  (_, make) => {
    it('stay counted when the server is killed and starts again', { timeout: 60_000 }, async () => {
      const place = await make();
      const env = { ...place.env, RATE_LIMIT_PER_MINUTE: String(LIMIT) };
      const first = startBare(env);
      const second = startBare(env);
      const { origin } = await first.open();
      const statuses = [];
      while (statuses.length <= LIMIT) statuses.push((await fetch(`${origin}/api/health`)).status);
      expect(statuses.lastIndexOf(200)).toBe(LIMIT - 1);
      expect(statuses.at(-1)).toBe(429);

      await first.kill();
      const { origin: again } = await second.open();
      const refused = await fetch(`${again}/api/health`);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      await second.kill();
      await place.clear();
    });
  },
);
