import { openForOperator } from '../../commands/open-for-operator.ts';
import { addDays, riyadhDay } from '../../domain/calendar.ts';
import { figureOf } from '../../features/reports/figure-of.ts';
import { rowsFile } from '../../features/reports/files/rows-file.ts';

/** What a file took, and the memory of the process before it and at its most, in MiB. */
export interface Exported {
  rows: number;
  megabytes: number;
  seconds: number;
  idle: number;
  peak: number;
}

const MIB = 1024 * 1024;
const { ACCOUNT: accountId = '', FORMAT: format = '', DAYS: days = '' } = process.env;
if (format !== 'csv' && format !== 'xlsx') throw new Error('FORMAT is csv or xlsx');

/** Writes the orders of the last days to a file that is thrown away, and prints what it took. */
const { db } = await openForOperator();
const now = new Date();
const to = addDays(riyadhDay(now), 1);
const from = addDays(to, -Number(days));
const figure = figureOf({ measure: 'orders' }, { parts: {} });
const asked = { accountId, figure, from, to, phone: undefined, now };
const { rows } = await db.kysely
  .selectFrom('shipments')
  .select(({ fn }) => fn.countAll<number>().as('rows'))
  .where('account_id', '=', accountId)
  .where('created_at', '>=', new Date(`${from}T00:00:00+03:00`))
  .executeTakeFirstOrThrow();
const idle = process.memoryUsage.rss() / MIB;
const begun = performance.now();
const file = await rowsFile(db.kysely, asked, { format, measure: 'orders', locale: 'ar' });
let bytes = 0;
for await (const piece of file.pieces()) bytes += Buffer.byteLength(piece);
const seconds = (performance.now() - begun) / 1000;
// The system counts the most in KiB.
const peak = process.resourceUsage().maxRSS / 1024;
await db.close();
const told = { rows, megabytes: bytes / MIB, seconds, idle, peak } satisfies Exported;
process.stdout.write(`${JSON.stringify(told)}\n`);
