import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../db/database.ts';
import { type IdPrefix, newId } from '../../db/ids.ts';

/** A statement as it was sent, with its parameters in PostgreSQL's text form. */
export interface Sent {
  text: string;
  values: (string | null)[];
}

/** What `call` sends to PostgreSQL through `pg` in this process. */
export async function recordStatements(call: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]): never {
    const [{ text, values = [] }] = args as [{ text: string; values?: unknown[] }];
    sent.push({ text, values: values.map(textOf) });
    return Reflect.apply(query, this, args) as never;
  };
  try {
    await call();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return sent;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Ids and hashes that each booking has of its own, and the random part of its tracking number and its
 * page. The request log is written by the clock, so a batch of it may be among what a booking sends.
 */
const OWN_IDS =
  /(?<prefix>shp|evt|ltx|aud|req)_[0-9a-z]{26}|(?<=mz|\b)\d{11}\b|\b(?:[0-9a-f]{32}){1,2}\b/gi;
const QUOTE_ID = /qte_[0-9a-z]{26}/g;

/**
 * Stores the parameters of recorded bookings once for each unused quote, with fresh ids, and returns
 * the pgbench script that sends their statements. The script reads each row of parameters itself,
 * with one statement more.
 *
 * @param recorded the statements of one booking for each account, by account.
 * @param quotes unused ones, with their accounts.
 */
export async function prepareReplay(
  { kysely }: Database,
  recorded: ReadonlyMap<string, readonly Sent[]>,
  quotes: readonly { accountId: string; id: string }[],
): Promise<string> {
  const [example] = recorded.values();
  if (!example) throw new Error('nothing was recorded');
  const isNull = example.flatMap(({ values }) => values.map((value) => value === null));
  const columns = isNull.map((_, index) => `p${index}`);
  await sql`drop table if exists replay`.execute(kysely);
  await sql`drop sequence if exists replay_row`.execute(kysely);
  await sql`create sequence replay_row`.execute(kysely);
  await sql`create table replay (row int primary key, ${sql.raw(columns.map((name) => `${name} text`).join(', '))})`.execute(
    kysely,
  );
  for (let from = 0; from < quotes.length; from += 100) {
    const rows = quotes.slice(from, from + 100).map(({ accountId, id }, index) => {
      const values = recorded.get(accountId)?.flatMap((each) => each.values) ?? [];
      return sql`(${from + index + 1}, ${sql.join(withFreshIds(values, id))})`;
    });
    await sql`insert into replay values ${sql.join(rows)}`.execute(kysely);
  }
  await sql`vacuum analyze replay`.execute(kysely);
  let used = 0;
  const statements = example.map(({ text, values }) => {
    const first = used;
    used += values.length;
    // pgbench would read a null as an empty text.
    return text.replaceAll(/\$(\d+)/g, (_, number: string) => {
      const index = first + Number(number) - 1;
      return isNull[index] ? 'null' : `:p${index}`;
    });
  });
  const shown = columns.filter((_, index) => !isNull[index]).join(', ');
  const lines = statements.map((text) => `${text.replaceAll(/\s+/g, ' ')};`);
  return `select ${shown} from replay where row = (select nextval('replay_row')) \\gset\n${lines.join('\n')}\n`;
}

/**
 * Parameters of a recorded statement with new ids, so that it can write again.
 *
 * @param quoteId takes the place of the quote's id.
 */
export function withFreshIds(
  values: readonly (string | null)[],
  quoteId: string,
): (string | null)[] {
  const fresh = new Map<string, string>();
  const now = new Date();
  return values.map((value) => {
    if (value === null) return null;
    return value.replaceAll(QUOTE_ID, quoteId).replaceAll(OWN_IDS, (old, prefix?: IdPrefix) => {
      const other = fresh.get(old) ?? freshId(old, prefix, now);
      fresh.set(old, other);
      return other;
    });
  });
}

function freshId(old: string, prefix: IdPrefix | undefined, now: Date): string {
  if (prefix !== undefined) return newId(prefix, now);
  if (old.length >= 32) return randomBytes(old.length / 2).toString('hex');
  return String(randomInt(10 ** 10)).padStart(old.length, '0');
}
