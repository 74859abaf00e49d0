import path from 'node:path';
import { preview } from 'vite';
import { startMock } from '../../mock-server/mock.ts';
import type { Upstreams } from '../judge/judging-proxy.ts';
import { freePort } from '../provision/free-port.ts';
import { startBackend } from './backend.ts';
import { createDatabase } from './shared-postgres.ts';

/**
 * The server of the API: the reference backend on PostgreSQL, which costs the tests a sixth less, or
 * on its embedded database; or the mock of the contract's examples.
 */
export type Api = 'backend' | 'embedded' | 'mock';

export interface Servers extends Upstreams {
  stop(): Promise<void>;
}

/**
 * The built web app and its API, each on a free loopback port.
 *
 * @param publicUrl their public address, to which payers are redirected.
 */
export async function startServers(api: Api, publicUrl: string): Promise<Servers> {
  if (api !== 'mock') {
    const database = api === 'backend' ? await createDatabase() : null;
    const { url, stop } = await startBackend(publicUrl, {
      DATABASE_URL: database?.url ?? '',
    });
    return {
      api: url,
      app: url,
      async stop() {
        await stop();
        await database?.drop();
      },
    };
  }
  const mock = await startMock(0);
  const port = await freePort();
  const app = await preview({
    root: path.resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return {
    api: mock.url,
    app: `http://127.0.0.1:${port}`,
    async stop() {
      await Promise.all([app.close(), mock.stop()]);
    },
  };
}
