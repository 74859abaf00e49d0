import { openForOperator } from '../../commands/open-for-operator.ts';
import { workOnImports } from '../work-on-imports.ts';

/**
 * Does the work on import batches that waits, as a server's tasks do, from a time on that is its
 * argument: what a killed process held a minute before is free again.
 */
const { db } = await openForOperator();
const ahead = new Date(process.argv[2] ?? '').getTime() - Date.now();
process.stdout.write('working\n');
await workOnImports(db, () => new Date(Date.now() + ahead));
await db.close();
process.stdout.write('worked\n');
