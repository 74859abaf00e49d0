import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { type Database, openDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migrate.ts';
import { startSandboxProvider } from '../../../sandbox-provider/start-sandbox-provider.ts';
import { newDatabase } from '../../each-database.ts';
import type { Location } from '../matrix.ts';
import { Browser } from './people.ts';
import { rowsOf, textsIn } from './stored-texts.ts';
import { startRecorder } from './recorder.ts';
import { serveFromWorkers, serveHere } from './serve.ts';

/** Settings of the sandbox that occur nowhere else. */
export const SECRETS = {
  secret: 'sk_canary_of_the_merchant_551',
  notificationSecret: 'whsec_canary_of_notifications_662',
};

/** Milliseconds in which a message must be there. */
const PATIENCE = 10_000;

export type Environment = Awaited<ReturnType<typeof openEnvironment>>;

/**
 * A server, its jobs and its own sandbox provider, each behind a recorder that keeps everything
 * sent, stored or written.
 *
 * @param workers 2 for a server with workers on PostgreSQL.
 * @param device the user agent of the owner's browser.
 */
export async function openEnvironment(kind: Database['kind'], workers: 1 | 2, device: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
  const [dataDir, journal] = [path.join(folder, 'data'), path.join(folder, 'journal')];
  const printed: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  }
  const { database, drop, url } =
    kind === 'embedded' ? await openFolder(dataDir) : await newDatabase(kind);
  await migrate(database);
  await database.kysely
    .insertInto('exchange_rates')
    .values({ currency: 'USD', valid_from: '2020-01-01', micro_sar: 3_750_000, source: 'Peg' })
    .execute();
  const front = await startRecorder();
  const provider = await startRecorder();
  const started = await startSandboxProvider({
    ...{ port: 0, folder: journal, retryDelays: [50], publicUrl: () => provider.url },
    ...SECRETS,
  });
  provider.leadTo(started.url);
  const sandbox = { url: provider.url, publicUrl: provider.url, ...SECRETS };
  const options = { database, publicUrl: front.url, sandbox };
  const server = await (workers === 1
    ? serveHere(options)
    : serveFromWorkers(options, { url: url ?? '', scratch: folder }));
  front.leadTo(server.origin);

  /** The last message whose code was read. */
  let read = 0;
  const rows = new Set<string>();
  const before = kind === 'embedded' ? await textsIn(dataDir) : new Set<string>();
  const person = new Browser(front.url, device);
  const stranger = new Browser(front.url, 'Another/1');

  return {
    provider,
    person,
    stranger,
    database: () => database,
    /** What each hash in the database is a hash of. */
    hashes: new Map<string, string>(),
    wait: server.wait,
    codeTo: async (destination: string): Promise<string> => {
      const letter = await vi.waitFor(async () => {
        const letters = await server.letters();
        const newest = letters.find(({ to, code }) => to === destination && code);
        if (newest === undefined || newest.id <= read) throw new Error('no letter');
        return newest;
      }, PATIENCE);
      read = letter.id;
      return letter.code ?? '';
    },
    /** Keeps the current contents of the database, much of which is deleted soon. */
    snapshot: async () => {
      for (const row of await rowsOf(database)) rows.add(row);
    },
    /** Everything kept, by location. */
    async texts(): Promise<Record<Location, string[]>> {
      const letters = await server.letters();
      const log = await server.end();
      const now = kind === 'embedded' ? await textsIn(dataDir) : new Set<string>();
      const told = provider.requests;
      return {
        requests: front.requests.map(({ text }) => text),
        log: [...log, ...printed],
        errors: [...person.problems, ...stranger.problems],
        database: [...rows],
        files: [...now].filter((text) => !before.has(text)),
        others: stranger.answers,
        outbox: letters.map((letter) => JSON.stringify(letter)),
        calls: told.filter((each) => !each.isFromBrowser).map(({ text }) => text),
        payer: told.filter((each) => each.isFromBrowser).map(({ text }) => text),
        journal: [...(await textsIn(journal))].map((text) =>
          Buffer.from(text, 'latin1').toString(),
        ),
      };
    },
    async close() {
      await server.end();
      await started.close();
      await Promise.all([front.stop(), provider.stop()]);
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openFolder(dataDir: string) {
  const database = await openDatabase({ dataDir });
  return { database, drop: () => database.close(), url: null };
}
