import { startProgram } from '../../../e2e/provision/server-process.ts';

export interface Serving {
  origin: string;
  /** Inconsistencies that the server found when it opened the database. */
  disorder: string[];
}

/** A server process that a test may kill. */
export interface BareProcess {
  /** Resolves when it has loaded its modules and waits for permission to open the database. */
  loaded: () => Promise<void>;
  /** Lets it open the database. @throws Error with its output if it ends before it serves. */
  open: () => Promise<Serving>;
  /** Sends SIGKILL; resolves when the process has ended. */
  kill: () => Promise<void>;
  /** Its output so far. */
  output: () => string;
}

/**
 * Starts bare-server.ts as a separate process, which loads its modules at once.
 *
 * @param preload a module to load before everything else.
 */
export function startBare(env: Record<string, string>, preload?: string): BareProcess {
  const { child, output, until, stop } = startProgram(
    'server/testing/crash/bare-server.ts',
    {
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '1000000',
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
    { flags: preload === undefined ? [] : ['--import', preload] },
  );
  return {
    async loaded() {
      await until(() => /^loaded$/m.exec(output())?.[0]);
    },
    async open() {
      child.stdin.write('open\n');
      const line = await until(() => /^\{"origin".*\}$/m.exec(output())?.[0]);
      return JSON.parse(line) as Serving;
    },
    kill: () => stop('SIGKILL'),
    output,
  };
}
