import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, 'bare-server.ts');

export interface Serving {
  origin: string;
  /** What the server found half done when it opened the database. */
  disorder: string[];
}

/** A server process that a test may kill. */
export interface BareProcess {
  /** Resolves when it has loaded its modules and waits to be let open the database. */
  loaded: Promise<void>;
  /** Lets it open the database. @throws Error with its output if it ends before it serves. */
  open: () => Promise<Serving>;
  /** SIGKILL; resolves when the process is gone. */
  kill: () => Promise<void>;
  /** What it has printed so far. */
  output: () => string;
}

/**
 * Starts bare-server.ts as a process of its own, which loads its modules already.
 *
 * @param preload a module to load before everything else.
 */
export function startBare(env: Record<string, string>, preload?: string): BareProcess {
  const flags = preload === undefined ? [] : ['--import', preload];
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  // A test that fails leaves nobody behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  child.stdin.on('error', () => undefined);
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const { promise: loaded, resolve: hasLoaded } = Promise.withResolvers<undefined>();
  const serving = new Promise<Serving>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      text += `${line}\n`;
      if (line === 'loaded') hasLoaded(undefined);
      if (line.startsWith('{"origin"')) resolve(JSON.parse(line) as Serving);
    });
  });
  return {
    loaded,
    open() {
      child.stdin.write('open\n');
      const failed = ended.then((): Serving => {
        throw new Error(`the server ended before it served:\n${text}`);
      });
      return Promise.race([serving, failed]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    output: () => text,
  };
}
