import { openForOperator } from '../../commands/open-for-operator.ts';
import { workOnImports } from '../work-on-imports.ts';

/** How long the work took, and the memory of the process before it and at its most, in MiB. */
export interface Worked {
  seconds: number;
  idle: number;
  peak: number;
}

const MIB = 1024 * 1024;

/** Does the work on import batches that waits, and prints what it took. */
const { db } = await openForOperator();
await db.kysely.selectFrom('import_batches').select('id').limit(1).execute();
const idle = process.memoryUsage.rss() / MIB;
const begun = performance.now();
await workOnImports(db);
const seconds = (performance.now() - begun) / 1000;
// The system counts the most in KiB.
const peak = process.resourceUsage().maxRSS / 1024;
await db.close();
process.stdout.write(`${JSON.stringify({ seconds, idle, peak } satisfies Worked)}\n`);
