import { readdirSync, readFileSync } from 'node:fs';
import { runProcess } from '../../../codegen/run-process.ts';

/** Processor time that each unit of some work took, in milliseconds. */
export interface Spent {
  server: number;
  database: number;
  /** Programs that ran to their end meanwhile, such as pgbench. */
  client: number;
}

/**
 * Reads the processor time of processes and all their descendants from Linux's process table: unlike
 * elapsed time, it hardly depends on what else the machine does.
 *
 * @param roots process ids.
 */
export async function processorTimes(roots: { server: number; database: number }) {
  const { output } = await runProcess('getconf', ['CLK_TCK']);
  const tick = 1_000 / Number(output);
  const read = (): Spent => {
    const table = processTable();
    const all = (root: number): number => {
      const { own = 0, ended = 0 } = table.get(root) ?? {};
      const children = [...table].filter(([, { parent }]) => parent === root);
      return own + ended + children.reduce((sum, [child]) => sum + all(child), 0);
    };
    return {
      server: all(roots.server) * tick,
      database: all(roots.database) * tick,
      client: (table.get(process.pid)?.ended ?? 0) * tick,
    };
  };
  return async function measure<Done extends { count: number }>(work: () => Promise<Done>) {
    const before = read();
    const done = await work();
    const after = read();
    const each = (who: keyof Spent) => (after[who] - before[who]) / done.count;
    const spent: Spent = {
      server: each('server'),
      database: each('database'),
      client: each('client'),
    };
    return { ...done, spent };
  };
}

/** The process that started this one. */
export function parentOf(pid: number): number {
  const { parent } = processTable().get(pid) ?? {};
  if (parent === undefined) throw new Error(`there is no process ${pid}`);
  return parent;
}

/** Times are in ticks; `ended` is that of children that have ended. */
function processTable(): Map<number, { parent: number; own: number; ended: number }> {
  const table = new Map<number, { parent: number; own: number; ended: number }>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid);
    if (stat === undefined) continue;
    // The name in parentheses may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    table.set(Number(pid), { parent, own: user + system, ended: endedUser + endedSystem });
  }
  return table;
}

/** Undefined if the process has ended. */
function statOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
