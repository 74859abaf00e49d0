import path from 'node:path';
import { preview } from 'vite';
import { startMock } from '../../mock-server/mock.ts';
import type { Upstreams } from '../judge/judging-proxy.ts';
import { freePort } from '../provision/free-port.ts';
import { startBackend } from './backend.ts';
import { copySampleDatabase } from './sample-database.ts';

/** The server of the API: the reference backend, or the mock of the contract's examples. */
export type Api = 'backend' | 'mock';

/**
 * Where the backend keeps its data: on the PostgreSQL server of the run, which costs the tests a
 * sixth less, or embedded.
 */
export type DatabaseKind = 'postgres' | 'embedded';

export interface Servers extends Upstreams {
  stop(): Promise<void>;
}

/**
 * The built web app and its API, each on a free loopback port.
 *
 * @param publicUrl their public address, to which payers are redirected.
 */
export async function startServers(
  api: Api,
  publicUrl: string,
  database: DatabaseKind,
): Promise<Servers> {
  if (api === 'backend') {
    const copy = database === 'postgres' ? await copySampleDatabase() : undefined;
    const { url, stop } = await startBackend(publicUrl, copy?.settings);
    return {
      api: url,
      app: url,
      async stop() {
        await stop();
        await copy?.drop();
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
