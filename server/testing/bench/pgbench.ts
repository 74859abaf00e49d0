import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProcess } from '../../../codegen/run-process.ts';

/** TPC-B by pgbench, on its own database. */
export interface TpcB {
  /** Transactions per second. */
  run: (clients: number, seconds: number) => Promise<number>;
}

/**
 * @param programs folder of the server's programs; some installations lack the tool.
 * @param scale of the tables: 100,000 rows each.
 */
export async function prepareTpcB(programs: string, url: string, scale: number): Promise<TpcB> {
  const own = path.join(programs, 'pgbench');
  const program = existsSync(own) ? own : 'pgbench';
  const call = async (args: string[]) => {
    const { code, output } = await runProcess(program, [...args, url]);
    if (code !== 0) throw new Error(`${program}: ${output}`);
    return output;
  };
  await call(['-i', '-q', '-s', String(scale)]);
  return {
    async run(clients, seconds) {
      const output = await call(['-n', '-c', String(clients), '-j', '2', '-T', String(seconds)]);
      const tps = /^tps = ([\d.]+)/m.exec(output)?.[1];
      if (tps === undefined) throw new Error(output);
      return Number(tps);
    },
  };
}
