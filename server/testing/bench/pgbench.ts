import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProcess } from '../../../codegen/run-process.ts';

/** What pgbench reached. */
export interface Benched {
  count: number;
  perSecond: number;
}

export interface Pgbench {
  /** TPC-B, in its own database. */
  tpcB: (clients: number, seconds: number) => Promise<Benched>;
  /** A script, so often by each client. @throws Error if a transaction fails. */
  script: (url: string, text: string, clients: number, times: number) => Promise<Benched>;
}

/**
 * @param programs folder of the server's programs; some installations lack the tool.
 * @param url of the database for TPC-B.
 * @param scale of its tables: 100,000 rows each.
 */
export async function preparePgbench(
  { programs, folder }: { programs: string; folder: string },
  url: string,
  scale: number,
): Promise<Pgbench> {
  const own = path.join(programs, 'pgbench');
  const program = existsSync(own) ? own : 'pgbench';
  const call = async (args: string[]) => {
    const { code, output } = await runProcess(program, args);
    if (code !== 0) throw new Error(`${program}: ${output}`);
    return output;
  };
  const run = async (args: string[], database: string): Promise<Benched> => {
    const output = await call(['-n', '-j', '2', ...args, database]);
    const numberIn = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
    return {
      count: numberIn(/^number of transactions actually processed: (\d+)/m),
      perSecond: numberIn(/^tps = ([\d.]+)/m),
    };
  };
  await call(['-i', '-q', '-s', String(scale), url]);
  return {
    tpcB: (clients, seconds) => run(['-c', String(clients), '-T', String(seconds)], url),
    async script(database, text, clients, times) {
      const file = path.join(folder, 'script.sql');
      await writeFile(file, text);
      const [count, each] = [String(clients), String(times)];
      return run(['-M', 'prepared', '-c', count, '-t', each, '-f', file], database);
    },
  };
}
